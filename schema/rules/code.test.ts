import { expect, test } from 'vitest';
import { codeInput, codeProblem } from './code.ts';

test('V-5-03 a code has exactly 6 digits', () => {
  expect(codeProblem('123456')).toBeNull();
  expect(codeProblem(' 123456 ')).toBeNull();
  for (const refused of ['', '12345', '1234567', '12345a', '१२३४५६']) {
    expect(codeProblem(refused)).toBe('Please enter a valid 6-digit OTP');
  }
});

test('V-5-04 typing and pasting a code keep digits only', () => {
  expect(codeInput('12 34-56')).toBe('123456');
  expect(codeInput('Your code is 654321.')).toBe('654321');
  expect(codeInput('1234567')).toBe('123456');
  expect(codeInput('Valid for 10 minutes: 654321')).toBe('654321');
  expect(codeInput('Dial 1800 for help')).toBe('1800');
});
