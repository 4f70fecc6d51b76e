import { describe, expect, test } from 'vitest';
import { codeInput, codeProblem, readCode } from './code.ts';

test('V-5-03 a code has exactly 6 digits', () => {
  for (const used of ['123456', ' 123456 ', '123 456', '\u0967\u0968\u0969\u096A\u096B\u096C']) {
    expect(codeProblem(used)).toBeNull();
    expect(readCode(used)).toBe('123456');
  }
  for (const refused of ['', '12345', '1234567', '12345a', '\u0967\u0968\u0969\u096A\u096B']) {
    expect(codeProblem(refused)).toBe('Please enter a valid 6-digit OTP');
  }
});

describe('V-5-04 C1 a code that is typed or pasted becomes its digits, anything else stays', () => {
  test.each([
    ['12 34-56', '123456'],
    ['654321 is your code.', '654321'],
    ['Your code is 654321.', '654321'],
    ['आपका कोड ६५४३२१ है', '654321'],
    ['Valid for 10 minutes: 654321', '654321'],
    ['654321\n@example.com #654321', '654321'],
    ['1234567', '1234567'],
    ['654321 or 123456', '654321 or 123456'],
    ['Dial 1800 for help', 'Dial 1800 for help'],
    ['98123 45678', '98123 45678'],
  ])('%j', (text, saved) => {
    expect(codeInput(text)).toBe(saved);
  });
});
