import { expect, it } from 'vitest';
import { loggedFailures, logFailure } from './clientLog.ts';

it('V-9-01 the client log keeps the latest 50 failures', () => {
  for (let index = 1; index <= 53; index += 1) logFailure('list', new Error(`failure ${index}`));
  const messages = loggedFailures().map(({ message }) => message);
  expect(messages).toHaveLength(50);
  expect(messages.at(0)).toBe('failure 4');
  expect(messages.at(-1)).toBe('failure 53');
  expect(loggedFailures().at(-1)).toMatchObject({ place: 'list' });
});
