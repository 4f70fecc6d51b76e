import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  blogAuthorProblem,
  blogCategoriesProblem,
  blogContentProblem,
  blogExcerptProblem,
  blogSlugProblem,
  blogTagsProblem,
  blogTextProblem,
  blogTimeProblem,
  blogTitleProblem,
  distinctWords,
  pictureAltProblem,
  slugOf,
} from './blog.ts';

test.each([
  ['Stamp duty, explained', 'stamp-duty-explained'],
  ['  Café & crème  ', 'cafe-creme'],
  ["The buyer's guide", 'the-buyers-guide'],
  ['घर ₹', ''],
  ['0123456789abcdef01234567', 'post-0123456789abcdef01234567'],
  ['word '.repeat(30), 'word-'.repeat(16).slice(0, -1)],
  ['x'.repeat(100), 'x'.repeat(80)],
])('the title %.30s makes the address %.40s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(blogSlugProblem(slug)).toBeNull();
});

test.each([
  ['', null],
  ['before-you-rent', null],
  ['Before', 'Please use lowercase letters a to z, digits and single hyphens'],
  ['a--b', 'Please use lowercase letters a to z, digits and single hyphens'],
  ['-a', 'Please use lowercase letters a to z, digits and single hyphens'],
  ['a'.repeat(101), 'Max 100 characters'],
  ['0123456789abcdef01234567', 'Please choose another address: this one looks like an id'],
])('of the address %.30s it is said: %s', (slug, problem) => {
  expect(blogSlugProblem(slug)).toBe(problem);
});

describe('texts', () => {
  test('a title is needed and ends at 120 characters', () => {
    expect(blogTitleProblem(' ')).toBe('Please enter a title');
    expect(blogTitleProblem('x'.repeat(120))).toBeNull();
    expect(blogTitleProblem('x'.repeat(121))).toBe('Max 120 characters');
    expect(blogTitleProblem('a\u0000b')).toBe('Please remove invisible characters');
  });

  test('a text ends at 60,000 characters and may be empty', () => {
    expect(blogContentProblem('')).toBeNull();
    expect(blogContentProblem('x'.repeat(60_000))).toBeNull();
    expect(blogContentProblem('x'.repeat(60_001))).toBe('Max 60000 characters');
  });

  test('five categories and ten tags are lists of short words', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`);
    expect(blogCategoriesProblem(words(5))).toBeNull();
    expect(blogCategoriesProblem(words(6))).toBe('Please enter at most 5 categories');
    expect(blogTagsProblem(words(10))).toBeNull();
    expect(blogTagsProblem(words(11))).toBe('Please enter at most 10 tags');
    expect(blogTagsProblem('law')).toBe('Please send the tags as a list of strings.');
    expect(blogTagsProblem([` a  ${'x'.repeat(31)}`])).toBe(
      `Max 30 characters (a ${'x'.repeat(28)})`,
    );
    expect(blogTagsProblem(['law', 7])).toBe('Please send the tags as a list of strings.');
  });

  test('an excerpt, an author and what a picture shows may be empty', () => {
    for (const [rule, most] of [
      [blogExcerptProblem, LIMITS.blog.excerptMaxLength],
      [blogAuthorProblem, LIMITS.person.nameMaxLength],
      [pictureAltProblem, LIMITS.blog.altMaxLength],
    ] as const) {
      expect(rule(' ')).toBeNull();
      expect(rule('x'.repeat(most))).toBeNull();
      expect(rule('x'.repeat(most + 1))).toBe(`Max ${most} characters`);
    }
  });

  test('a post with no word is not shown', () => {
    expect(blogTextProblem('<p>Rent</p>')).toBeNull();
    expect(blogTextProblem('<p>१</p>')).toBeNull();
    for (const none of ['', '<p> … </p>', '<img alt="Rent">']) {
      expect(blogTextProblem(none)).toBe('Please write the post first');
    }
  });

  test('a post is shown within the next year', () => {
    const now = new Date('2026-03-10T12:00:00Z');
    const in366Days = new Date('2027-03-11T12:00:00Z');
    expect(blogTimeProblem(now, now)).toBeNull();
    expect(blogTimeProblem(in366Days, now)).toBeNull();
    expect(blogTimeProblem(new Date(in366Days.getTime() + 1), now)).toBe(
      'Please choose a date within the next year',
    );
  });

  test('no word stands twice, in whatever letters', () => {
    expect(distinctWords([' Law ', 'law', '', 'Rent  deed'])).toEqual(['Law', 'Rent deed']);
  });
});
