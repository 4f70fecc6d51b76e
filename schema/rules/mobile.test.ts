import { expect, test } from 'vitest';
import { mobileAsTyped, mobileInput, mobileProblem, reachableMobileProblem } from './mobile.ts';

test('V-5-01 a mobile is required and has exactly 10 digits', () => {
  expect(mobileProblem('')).toBe('Please enter your mobile number');
  expect(mobileProblem('   ')).toBe('Please enter your mobile number');
  expect(mobileProblem('123456789')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem('12345678901')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem('12345abcde')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem('१२३४५६७८९०')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem(' 1234567890 ')).toBeNull();
});

test('V-5-01 typing keeps digits only and at most 10', () => {
  expect(mobileInput('98 76-54a3210')).toBe('9876543210');
  expect(mobileInput('98765432109')).toBe('9876543210');
  expect(mobileInput('abc')).toBe('');
});

test('V-5-01 a pasted number loses its country or trunk prefix', () => {
  expect(mobileInput('+91 98765 43210')).toBe('9876543210');
  expect(mobileInput('098765 43210')).toBe('9876543210');
  expect(mobileInput('9198765432')).toBe('9198765432');
});

test('V-5-02 a lead mobile starts with 6 to 9', () => {
  for (const first of '6789') expect(reachableMobileProblem(`${first}876543210`)).toBeNull();
  for (const first of '012345') {
    expect(reachableMobileProblem(`${first}876543210`)).toBe(
      'Mobile number must start with 6, 7, 8 or 9',
    );
  }
  expect(reachableMobileProblem('987654321')).toBe('Mobile number must be exactly 10 digits');
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['98765 43210', '9876543210'],
  // It goes on.
  ['+91 98765432', '+91 98765432'],
  ['98765 4321', '98765 4321'],
  // Neither the prefix nor a digit too many is guessed.
  ['+1 987 654 3210', '+1 987 654 3210'],
  ['98765432101', '98765432101'],
  ['98765 4321x', '98765 4321x'],
])('a number written as %j is typed as %j', (text, typed) => {
  expect(mobileAsTyped(text)).toBe(typed);
});
