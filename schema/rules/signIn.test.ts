import { describe, expect, test } from 'vitest';
import { readRegistrationType, REGISTRATION_TYPES } from './signIn.ts';

describe('V-3-04 as what somebody registers', () => {
  test.each(REGISTRATION_TYPES)('%s, in any case of letters (D-27)', (type) => {
    expect(readRegistrationType(type)).toBe(type);
    expect(readRegistrationType(` ${type.toUpperCase()} `)).toBe(type);
  });

  test.each(['', 'site_admin', 'SITE_ADMIN', 'admin', 'owner', 'buyers', 'toString', '__proto__'])(
    '"%s" is refused',
    (text) => {
      expect(readRegistrationType(text)).toBeNull();
    },
  );
});
