import { expect, test } from 'vitest';
import { keywordRecogniser, searchKeywordInput, searchKeywordProblem } from './searchKeyword.ts';

const TOO_SHORT = 'Search keyword must be at least 3 characters long';
const SYMBOLS = 'Search keyword contains invalid characters';
const NOT_A_NAME = 'Please enter a valid property name, location, or keyword';
const MEANINGLESS = 'Please enter a meaningful property name, location, or builder name';
const SHORT_WORD = 'Search keyword must be at least 4 characters long';
const WEAK_WORDS = 'Please enter valid keywords';

/** Nothing is recognised: the rules run literally. */
const literally = (text: string) => searchKeywordProblem(text, () => false);

test('V-5-15 a keyword is required', () => {
  expect(literally('')).toBe('Please enter a search keyword');
  expect(literally('   ')).toBe('Please enter a valid search keyword');
});

test.each([
  ['V-5-16', 'ab', TOO_SHORT],
  ['V-5-16', '  ab  ', TOO_SHORT],
  ['V-5-17', 'Noida!', SYMBOLS],
  ['V-5-17', 'house/villa', SYMBOLS],
  ['V-5-17', '??', SYMBOLS],
  ['V-5-17', "'; drop table", SYMBOLS],
  ['V-5-17', 'home 😀', SYMBOLS],
  ['V-5-18', '12345', NOT_A_NAME],
  ['V-5-18', 'a1 b2', NOT_A_NAME],
  ['V-5-18', 'ab cd ef', NOT_A_NAME],
  ['V-5-18', '1 rk', NOT_A_NAME],
  ['V-5-18', '---', NOT_A_NAME],
  ['V-5-19', 'qwerty', MEANINGLESS],
  ['V-5-19', 'QWERTYuiop', MEANINGLESS],
  ['V-5-19', 'asdf', MEANINGLESS],
  ['V-5-19', 'zxcvbn', MEANINGLESS],
  ['V-5-19', 'abcdef', MEANINGLESS],
  ['V-5-19', 'abc123', MEANINGLESS],
  ['V-5-19', 'flat asdfgh', MEANINGLESS],
  ['V-5-20', 'Goa', SHORT_WORD],
  ['V-5-20', 'DLF', SHORT_WORD],
  ['V-5-20', 'abc12', SHORT_WORD],
  ['V-5-21', 'bcdf', NOT_A_NAME],
  ['V-5-21', 'xyzpt', NOT_A_NAME],
  ['V-5-22', '2 bhk', WEAK_WORDS],
  ['V-5-22', 'Noida sector 62', WEAK_WORDS],
  ['V-5-22', 'Noida a', WEAK_WORDS],
])('%s keyword %j is refused', (_id, keyword, sentence) => {
  expect(literally(keyword)).toBe(sentence);
});

test.each([
  ['V-5-17', 'Noida, sector-62'],
  ['V-5-17', 'St. Marks Road'],
  ['V-5-17', 'नोएडा'],
  ['V-5-18', 'abcd'],
  ['V-5-19', 'qwert'],
  ['V-5-20', 'Pune'],
  ['V-5-21', 'bcdfa'],
  ['V-5-21', 'bcdfgh'],
  ['V-5-22', 'DLF Phase'],
  ['V-5-22', 'Indirapuram - Ghaziabad'],
])('%s keyword %j is taken', (_id, keyword) => {
  expect(literally(keyword)).toBeNull();
});

test('V-2.4-07 a keyword has at most 64 characters', () => {
  expect(literally('a'.repeat(64))).toBeNull();
  expect(literally('a'.repeat(65))).toBe('Search keyword cannot exceed 64 characters');
  expect(searchKeywordInput('a'.repeat(65))).toHaveLength(64);
});

test('V-5-20 recognised texts pass although the rules would refuse them (D-38)', () => {
  const names = new Set(['goa', 'dlf', 'noida', 'house/villa']);
  const isRecognised = keywordRecogniser((name) => names.has(name.toLowerCase()));
  for (const good of ['Goa', 'DLF', 'Noida sector 62', '2 bhk', '2bhk goa', '1 rk', 'sector-62a']) {
    expect(searchKeywordProblem(good, isRecognised)).toBeNull();
  }
  expect(searchKeywordProblem('house/villa', isRecognised)).toBeNull();
});

test('V-5-22 a pattern does not rescue junk beside it', () => {
  const isRecognised = keywordRecogniser(() => false);
  expect(searchKeywordProblem('2 bhk asdf', isRecognised)).toBe(MEANINGLESS);
  expect(searchKeywordProblem('2 bhk xq', isRecognised)).toBe(WEAK_WORDS);
  expect(searchKeywordProblem(', .', isRecognised)).toBe(NOT_A_NAME);
});

test('V-5-16 recognition is asked about the tidied text and never about an empty one', () => {
  const requests: string[] = [];
  const remember = (text: string) => requests.push(text) < 0;
  searchKeywordProblem('   ', remember);
  searchKeywordProblem('  Navi   Mumbai ', remember);
  expect(requests).toEqual(['Navi Mumbai']);
});
