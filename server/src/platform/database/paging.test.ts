import { expect, test } from 'vitest';
import { clampPage, pageOf, presentPagination, readPage, readWholeNumber } from './paging.ts';

test.each([
  [
    { page: 1, pageSize: 20 },
    { page: 1, pageSize: 20, offset: 0 },
  ],
  [
    { page: 3, pageSize: 7 },
    { page: 3, pageSize: 7, offset: 14 },
  ],
  [
    { page: 0, pageSize: 0 },
    { page: 1, pageSize: 1, offset: 0 },
  ],
  [
    { page: -4, pageSize: 1_000 },
    { page: 1, pageSize: 100, offset: 0 },
  ],
])('D-87 %j is clamped', (requested, page) => {
  expect(clampPage(requested)).toEqual(page);
});

test('a list may have smaller pages of its own', () => {
  expect(clampPage({ page: 2, pageSize: 60 }, 50)).toEqual({ page: 2, pageSize: 50, offset: 50 });
});

test('D-04 a page says how many there are and whether more follow', () => {
  const page = pageOf(['a'], 41, { page: 2, pageSize: 20 });
  expect(page).toEqual({
    items: ['a'],
    total: 41,
    page: 2,
    pageSize: 20,
    pageCount: 3,
    hasMore: true,
  });
  expect(presentPagination(page)).toEqual({
    currentPage: 2,
    page: 2,
    totalPages: 3,
    total: 41,
    limit: 20,
    hasMore: true,
  });
  expect(pageOf([], 40, { page: 2, pageSize: 20 })).toMatchObject({ pageCount: 2, hasMore: false });
});

test('V-7-01 page and limit of a query, or the first page of the usual size', () => {
  expect(readPage(new URLSearchParams())).toEqual({ page: 1, pageSize: 20 });
  expect(readPage(new URLSearchParams(), 8)).toEqual({ page: 1, pageSize: 8 });
  expect(readPage(new URLSearchParams('page= 3 &limit=-2'))).toEqual({ page: 3, pageSize: -2 });
});

test.each(['x', '1.5', '1e3', '--1'])('%s is no whole number', (text) => {
  expect(() => readWholeNumber(new URLSearchParams({ page: text }), 'page')).toThrow(
    expect.objectContaining({
      code: 'INVALID_INPUT',
      problems: [
        { path: 'page', code: 'unusable', message: 'Use a whole number from 1 for page.' },
      ],
    }),
  );
});

test.each([
  ['1234567890', 1_234_567_890],
  ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  [`-${'9'.repeat(400)}`, Number.MIN_SAFE_INTEGER],
])('%s is the whole number %d', (text, number) => {
  expect(readWholeNumber(new URLSearchParams({ page: text }), 'page')).toBe(number);
});
