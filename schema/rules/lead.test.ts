import { expect, test } from 'vitest';
import { leadMessage, leadNameInput, leadNameProblem, leadProblems } from './lead.ts';

const GOOD = { name: 'Asha Rao', mobileNumber: '9876543210', message: '' };

test('V-5-12 name and mobile of a lead are required', () => {
  expect(leadProblems(GOOD)).toEqual({});
  expect(leadProblems({ name: ' ', mobileNumber: '', message: '' })).toEqual({
    name: 'Please enter your name',
    mobileNumber: 'Please enter your mobile number',
  });
});

test('V-5-02 the mobile of a lead has 10 digits and starts with 6 to 9', () => {
  expect(leadProblems({ ...GOOD, mobileNumber: '5876543210' })).toEqual({
    mobileNumber: 'Mobile number must start with 6, 7, 8 or 9',
  });
  expect(leadProblems({ ...GOOD, mobileNumber: '987654321' })).toEqual({
    mobileNumber: 'Mobile number must be exactly 10 digits',
  });
});

test('V-5-13 digits are stripped from the name and the reason is shown', () => {
  expect(leadNameInput('Asha2 R3ao')).toEqual({
    name: 'Asha Rao',
    note: 'Name should not contain numbers',
  });
  expect(leadNameInput('Asha')).toEqual({ name: 'Asha', note: null });
  expect(leadNameProblem('Asha2')).toBe('Name should not contain numbers');
  expect(leadNameProblem('आशा२')).toBe('Name should not contain numbers');
  expect(leadNameProblem('a'.repeat(56))).toBeNull();
  expect(leadNameProblem('a'.repeat(57))).toBe('Max 56 characters');
});

test('D-112 the name of a lead follows the rule of account names: no markup, no address', () => {
  const textOf = (name: string) => leadNameProblem(name);
  expect(textOf('<b>Asha</b>')).toBe(
    'Name can only contain letters, spaces, dots, apostrophes and hyphens',
  );
  expect(textOf('Win at prizes.com')).toBe('Name should not contain a web address');
  expect(textOf('...')).toBe('Please fill in your name');
  expect([textOf('आशा राव'), textOf("Asha O'Neil"), textOf('Md.Rafiq')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('V-5-14 an empty message is sent as the documented text', () => {
  expect(leadMessage('')).toBe('Contact request - no message provided');
  expect(leadMessage(' \n ')).toBe('Contact request - no message provided');
  expect(leadMessage(' Is it free? ')).toBe('Is it free?');
});

test('the message of a lead has at most 1,000 characters', () => {
  expect(leadProblems({ ...GOOD, message: 'a'.repeat(1000) })).toEqual({});
  expect(leadProblems({ ...GOOD, message: 'a'.repeat(1001) })).toEqual({
    message: 'Max 1000 characters',
  });
});
