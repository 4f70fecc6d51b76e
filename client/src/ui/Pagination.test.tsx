import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { Pagination, shownPages } from './Pagination.tsx';

const pathOf = (page: number) => (page === 1 ? '/property' : `/property?page=${page}`);

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 62, [1, 2, 3, 4, 5]],
  [3, 62, [1, 2, 3, 4, 5]],
  [30, 62, [28, 29, 30, 31, 32]],
  [61, 62, [58, 59, 60, 61, 62]],
  [62, 62, [58, 59, 60, 61, 62]],
])('V-2.5-14 page %d of %d offers up to five numbers', (page, pageCount, numbers) => {
  expect(shownPages(page, pageCount)).toEqual(numbers);
});

test('V-2.5-14 there is nothing to page through on one page', () => {
  const { container } = renderAt('/', <Pagination page={1} pageCount={1} pathOf={pathOf} />);
  expect(container.querySelector('nav')).toBeNull();
});

test('V-2.5-14 First, Last and the numbers are links with an ellipsis for what is left out', () => {
  const { container } = renderAt('/', <Pagination page={30} pageCount={62} pathOf={pathOf} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('First')).toBe('/property');
  expect(href('Previous')).toBe('/property?page=29');
  expect(href('Page 28')).toBe('/property?page=28');
  expect(href('Next')).toBe('/property?page=31');
  expect(href('Last')).toBe('/property?page=62');
  expect(container.textContent).toBe('FirstPrevious…2829303132…NextLast');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('30');
});

test('V-2.5-14 at the ends there is no link to where one already is', () => {
  renderAt('/', <Pagination page={1} pageCount={3} pathOf={pathOf} />);
  expect(screen.queryByRole('link', { name: 'First' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Last' }).getAttribute('href')).toBe('/property?page=3');
});
