import { expect, test } from 'vitest';
import { emailProblem, optionalEmailProblem } from './email.ts';

test('V-5-06 an e-mail address is required', () => {
  expect(emailProblem('')).toBe('Please enter your email address');
  expect(emailProblem('  ')).toBe('Please enter your email address');
});

test.each([
  ['a@b.co'],
  ['first.last+tag@sub.example.in'],
  ["o'neil@example.com"],
  [' ra@example.com '],
])('V-5-06 %s is taken', (email) => {
  expect(emailProblem(email)).toBeNull();
});

test.each([
  ['plain'],
  ['@example.com'],
  ['a@'],
  ['a@b'],
  ['a@b.c'],
  ['a b@example.com'],
  ['a@exa mple.com'],
  ['a@@example.com'],
  ['a@example..com'],
  ['a@.com'],
  ['.a@example.com'],
  ['a.@example.com'],
  ['a..b@example.com'],
  ['a@-x.com'],
  ['<a@example.com>'],
  ['a@example.com\nBcc: x@y.zz'],
  ['a\u0000b@example.com'],
  ['a\u0085b@example.com'],
  ['a\u001bb@example.com'],
  ['a\u200bb@example.com'],
  ['\u202ea@example.com'],
  ['\ud800a@example.com'],
])('V-5-06 %s is refused', (email) => {
  expect(emailProblem(email)).toBe('Please enter a valid email address');
});

test('V-5-06 an e-mail address has at most 56 characters', () => {
  expect(emailProblem(`${'a'.repeat(44)}@example.com`)).toBeNull();
  expect(emailProblem(`${'a'.repeat(45)}@example.com`)).toBe('Max 56 characters');
});

test('V-5-27 the e-mail address of a comment may be missing and has at most 56 characters', () => {
  expect(optionalEmailProblem('')).toBeNull();
  expect(optionalEmailProblem('plain')).toBe('Please enter a valid email address');
  expect(optionalEmailProblem(`${'a'.repeat(44)}@example.com`)).toBeNull();
  expect(optionalEmailProblem(`${'a'.repeat(45)}@example.com`)).toBe('Max 56 characters');
});
