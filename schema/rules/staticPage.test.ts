import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  pageContentProblem,
  pageDescriptionProblem,
  pageTagsProblem,
  pageTitleProblem,
} from './staticPage.ts';

const { staticPage } = LIMITS;
const UNSEEN = 'Please remove invisible characters';
const long = (count: number) => 'a'.repeat(count);

test('D-90 a title is needed, a description is not, and blanks around them do not count', () => {
  expect(pageTitleProblem('  ')).toBe('Please enter a title');
  expect(pageTitleProblem(` ${long(staticPage.titleMaxLength)} `)).toBeNull();
  expect(pageTitleProblem(long(staticPage.titleMaxLength + 1))).toBe('Max 80 characters');
  expect(pageTitleProblem('About\u0000')).toBe(UNSEEN);
  expect(pageDescriptionProblem(' ')).toBeNull();
  expect(pageDescriptionProblem(` ${long(staticPage.descriptionMaxLength)} `)).toBeNull();
  expect(pageDescriptionProblem(long(staticPage.descriptionMaxLength + 1))).toBe(
    'Max 300 characters',
  );
  expect(pageDescriptionProblem('half \ud800')).toBe(UNSEEN);
});

test('D-90 a page has words or a picture', () => {
  for (const empty of ['', '<p> </p>', '<p>&nbsp;\u00a0</p>', '<hr>']) {
    expect(pageContentProblem(empty)).toBe('Please enter the text of the page');
  }
  expect(pageContentProblem('<img src="/media/a">')).toBeNull();
  expect(pageContentProblem('<p>We</p>')).toBeNull();
  expect(pageContentProblem('half \ud800')).toBe(UNSEEN);
  expect(pageContentProblem(long(staticPage.contentMaxLength))).toBeNull();
  expect(pageContentProblem(long(staticPage.contentMaxLength + 1))).toBe('Max 30000 characters');
});

test('D-90 tags are a short list of short words, and the one that is refused is named', () => {
  const { maxTags, tagMaxLength } = staticPage;
  expect(pageTagsProblem([])).toBeNull();
  expect(pageTagsProblem(Array.from({ length: maxTags }, () => long(tagMaxLength)))).toBeNull();
  expect(pageTagsProblem(Array.from({ length: maxTags + 1 }, () => 'law'))).toBe(
    `Please enter at most ${maxTags} tags`,
  );
  for (const wrong of ['law', null, ['law', 7]]) {
    expect(pageTagsProblem(wrong)).toBe('Please send the tags as a list of strings.');
  }
  expect(pageTagsProblem([` the  ${long(tagMaxLength)} `])).toBe(
    `Max ${tagMaxLength} characters (the ${long(tagMaxLength - 4)})`,
  );
  expect(pageTagsProblem(['law', 'a\u0000b'])).toBe(`${UNSEEN} (a\u0000b)`);
});
