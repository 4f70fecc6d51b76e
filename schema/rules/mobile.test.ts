import { describe, expect, test } from 'vitest';
import { mobileInput, mobileProblem, reachableMobileProblem, readMobile } from './mobile.ts';

test('V-5-01 a mobile is required and has exactly 10 digits', () => {
  expect(mobileProblem('')).toBe('Please enter your mobile number');
  expect(mobileProblem('   ')).toBe('Please enter your mobile number');
  expect(mobileProblem('123456789')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem('12345678901')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem('12345abcde')).toBe('Mobile number must be exactly 10 digits');
  expect(mobileProblem(' 1234567890 ')).toBeNull();
});

test('V-5-02 a lead mobile starts with 6 to 9', () => {
  for (const first of '6789') expect(reachableMobileProblem(`+91 ${first}876543210`)).toBeNull();
  for (const first of '012345') {
    expect(reachableMobileProblem(`${first}876543210`)).toBe(
      'Mobile number must start with 6, 7, 8 or 9',
    );
  }
  expect(reachableMobileProblem('987654321')).toBe('Mobile number must be exactly 10 digits');
});

describe('C1 C3 V-5-01 a number reads the same in every way that people write it', () => {
  test.each([
    '9812345678',
    '98123 45678',
    '98123-45678',
    '98123\u201345678',
    '981 234 5678',
    '98.12.34.56.78',
    '(98123) 45678',
    '\u00A098123\u202F45678\u00A0',
    '\u202A+91\u00A098123\u00A045678\u202C',
    '098123 45678',
    '0 98123-45678',
    '+91 98123 45678',
    '+919812345678',
    '+91-98123-45678',
    '(+91) 98123 45678',
    '+91 098123 45678',
    '+91 (0) 98123 45678',
    '91 98123 45678',
    '919812345678',
    '0919812345678',
    '0091 98123 45678',
    '009109812345678',
    'tel:+91-98123-45678',
    '\u096F\u096E\u0967\u0968\u0969\u096A\u096B\u096C\u096D\u096E',
    '+\u096F\u0967 \u096F\u096E\u0967\u0968\u0969 \u096A\u096B\u096C\u096D\u096E',
    '\uFF0B\uFF19\uFF11\u3000\uFF19\uFF18\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18',
    '\u09EF\u09EE\u09E7\u09E8\u09E9\u09EA\u09EB\u09EC\u09ED\u09EE',
    '\u0BEF\u0BEE\u0BE7\u0BE8\u0BE9\u0BEA\u0BEB\u0BEC\u0BED\u0BEE',
    '\u06F9\u06F8\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8',
    '9812\u0969\u096A5678',
  ])('%j', (text) => {
    expect(readMobile(text)).toBe('9812345678');
    expect(mobileInput(text)).toBe('9812345678');
    expect(reachableMobileProblem(text)).toBeNull();
  });

  test('9198123456 is a number, not a prefix and eight digits', () => {
    expect(readMobile('9198123456')).toBe('9198123456');
    expect(readMobile('+91 9198123456')).toBe('9198123456');
  });
});

describe('C1 what is no number stays as it was typed and is refused, never cut', () => {
  test.each([
    '98123 456789',
    '+91 98123 4567',
    '+91 98123 45678 99',
    '+1 981 234 5678',
    '+65 9812 34567',
    '1 98123 45678',
    '98123 4567x',
    '98a76-54321',
    '98123 45678 / 98765 43210',
    '98123 45678 ext 2',
    '0091',
    '+',
    'call me',
    '९८१२३४५६७',
    '98123½5678',
  ])('%j', (text) => {
    expect(mobileInput(text)).toBe(text);
    expect(reachableMobileProblem(text)).toBe('Mobile number must be exactly 10 digits');
  });
});

test.each(
  Intl.supportedValuesOf('numberingSystem')
    .map((numberingSystem) =>
      new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_812_345_670),
    )
    .filter((text) => /^\p{Nd}{10}$/u.test(text)),
)('C3 the digits of every script that Unicode knows are read: %s', (text) => {
  expect(readMobile(text)).toBe('9812345670');
});

test.each([
  '+91 098123 45678',
  '0091 98123 45678',
  '098123 45678',
  '91 98123 45678',
  '9812345678',
  '९८१२३ ४५६७८',
])('C1 %j comes right when it is typed key by key', (text) => {
  expect(Array.from(text).reduce((typed, key) => mobileInput(typed + key), '')).toBe('9812345678');
});
