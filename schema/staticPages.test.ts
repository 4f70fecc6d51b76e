import { expect, test } from 'vitest';
import { fillPlaceholders, PAGE_PLACEHOLDERS } from './staticPages.ts';

const VALUES = {
  siteName: 'Ghar',
  officeAddress: '12 MG Road',
  officePhone: '9876543210',
  officeEmail: 'office@ghar.example',
  officeHours: '9 to 6',
  grievanceOfficer: 'Meera Rao',
  grievanceEmail: 'grievances@ghar.example',
};

test('A-3-15 every placeholder says its value, as often as it stands there', () => {
  const text = PAGE_PLACEHOLDERS.map((name) => `{${name}}`).join(' | ');
  const filled = Object.values(VALUES).join(' | ');
  expect(fillPlaceholders(`${text} ${text}`, VALUES)).toBe(`${filled} ${filled}`);
});

test('other words in braces stay as they are written', () => {
  for (const text of ['{price}', '{toString}', '{ siteName }', '{}', '{SITENAME}']) {
    expect(fillPlaceholders(text, VALUES)).toBe(text);
  }
});
