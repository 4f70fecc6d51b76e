import { describe, expect, test } from 'vitest';
import { BANNED_WORDS } from './bannedWords.ts';
import {
  commentEmailProblem,
  commentMessageProblem,
  commentNameProblem,
  heldFor,
  tidyMessage,
} from './blogComment.ts';

describe('D-61 what a comment may say', () => {
  test.each([
    ['', 'Please fill in your name'],
    ['A', 'Please enter at least 2 characters'],
    ['Al', null],
    ['x'.repeat(56), null],
    ['x'.repeat(57), 'Max 56 characters'],
    ['<b>Al</b>', 'Name can only contain letters, spaces, dots, apostrophes and hyphens'],
  ])('name %.20s', (name, problem) => {
    expect(commentNameProblem(name)).toBe(problem);
  });

  test.each([
    ['  \n ', 'Please write a comment'],
    ['x', null],
    ['x'.repeat(1_000), null],
    ['x'.repeat(1_001), 'Max 1000 characters'],
    ['two\nlines', null],
    ['a\u0007b', 'Please remove invisible characters'],
    ['a\u202eb', 'Please remove invisible characters'],
  ])('message %.20j', (message, problem) => {
    expect(commentMessageProblem(message)).toBe(problem);
  });

  test('the e-mail address may be left out and has at most 56 characters', () => {
    expect(commentEmailProblem('')).toBeNull();
    expect(commentEmailProblem('asha@example.in')).toBeNull();
    expect(commentEmailProblem('asha')).not.toBeNull();
    expect(commentEmailProblem(`${'a'.repeat(50)}@a.in.in`)).not.toBeNull();
  });

  test('blanks and empty lines are tidied', () => {
    expect(tidyMessage(' a \t b \r\n\n\n\n c ')).toBe('a b\n\nc');
  });
});

describe('D-61 what is looked at first', () => {
  test.each([
    ['See https://example.in', 'link'],
    ['WWW.example.in', 'link'],
    ['Look at homes.com today', 'link'],
    ['Write to me@example.in', 'link'],
    ['Call 98765 43210', 'link'],
    ['Call +91-9876543210', 'link'],
    ['Best CASINO here', 'words'],
    ['Earn  money, online!', 'words'],
    ['You are a bastard', 'words'],
    ['The flat cost 9876543 rupees in 2019.', null],
    ['1234567890123456', null],
    ['We went to Randiwala and Scunthorpe.', null],
    ['Very clear, thank you.', null],
  ])('%s', (message, reason) => {
    expect(heldFor(message)).toBe(reason);
  });

  test('every banned word is found by itself', () => {
    for (const word of BANNED_WORDS)
      expect(heldFor(`So ${word.toUpperCase()}!`), word).toBe('words');
  });
});
