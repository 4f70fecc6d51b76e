import { expect, test } from 'vitest';
import { cut, DESCRIPTION_LENGTH, joinWithin, longestWithin } from './headTexts.ts';

test.each([
  ['just long enough', 16, 'just long enough'],
  ['just long enough', 15, 'just long…'],
  ['words, and more', 8, 'words…'],
  ['words and more', 6, 'words…'],
  ['unbroken', 5, 'unbr…'],
])('%j in %d characters is %j', (text, length, expected) => {
  expect(cut(text, length)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(length);
});

test.each([
  [11, 'a long text'],
  [10, 'short'],
  [4, 'sho…'],
])('of several texts the first that fits %d characters is taken', (length, expected) => {
  expect(longestWithin(length, ['a long text', 'short'])).toBe(expected);
});

test('a description holds as many facts as fit, and ends with a full stop', () => {
  expect(joinWithin('Home: ', ['one', 'two'])).toBe('Home: one, two.');
  const room = DESCRIPTION_LENGTH - 'Home: one, .'.length;
  const full = joinWithin('Home: ', ['one', 'x'.repeat(room)]);
  expect(full).toBe(`Home: one, ${'x'.repeat(room)}.`);
  expect(full).toHaveLength(DESCRIPTION_LENGTH);
  // What comes after a fact that does not fit is left out too.
  expect(joinWithin('Home: ', ['one', 'x'.repeat(room + 1), 'two'])).toBe('Home: one.');
  expect(joinWithin('Home: ', ['x'.repeat(DESCRIPTION_LENGTH)])).toBe('Home');
});
