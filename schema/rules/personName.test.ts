import { expect, test } from 'vitest';
import { personNameInput, personNameProblem } from './personName.ts';

test('V-5-05 a missing name is refused', () => {
  for (const missing of ['', '   ', '...', "-'"]) {
    expect(personNameProblem(missing)).toBe('Please fill in your name');
  }
});

test('V-5-05 letters of any script, spaces, dots, apostrophes and hyphens are taken', () => {
  for (const name of ['A. P. J. Abdul Kalam', "Conan O'Brien", 'D’Souza', 'Anne-Marie', 'अनीता']) {
    expect(personNameProblem(name)).toBeNull();
  }
});

test('V-5-05 digits and other symbols are refused and dropped while typing', () => {
  for (const name of ['Raj2', 'Raj_', 'Raj@home', '<b>Raj</b>', 'Raj\nKumar']) {
    expect(personNameProblem(name)).toBe(
      'Name can only contain letters, spaces, dots, apostrophes and hyphens',
    );
  }
  expect(personNameInput('R4aj_ Kum@ar!')).toBe('Raj Kumar');
});

test('D-112 a name is no web address, and initials are none', () => {
  for (const name of ['cheap.com', 'Homes.in', 'Call bit.ly now', 'A. visit loans.co', 'WIN.XYZ']) {
    expect(personNameProblem(name)).toBe('Name should not contain a web address');
  }
  for (const name of [
    'Md.Rafiq',
    'A.P.J.Abdul Kalam',
    'S. in Rao',
    'K.Indira',
    'Raj. Co',
    'St.Comfort',
  ]) {
    expect(personNameProblem(name)).toBeNull();
  }
});

test('V-5-05 a name has at most 56 characters', () => {
  expect(personNameProblem('a'.repeat(56))).toBeNull();
  expect(personNameProblem('a'.repeat(57))).toBe('Max 56 characters');
  expect(personNameInput('a'.repeat(57))).toHaveLength(56);
});
