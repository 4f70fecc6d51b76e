import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MARKET, pageOf } from '../../testing/market.ts';
import { outline } from '../../testing/outline.ts';
import { openSite } from '../../testing/site.tsx';

const post = (number: number) => ({
  id: number.toString(16).padStart(24, '0'),
  title: `Post ${number}`,
  category: 'Money',
  publishedAt: '2026-11-01T06:00:00.000Z',
});
const CATEGORIES = [
  { name: 'Money', postCount: 2 },
  { name: 'Buying', postCount: 12 },
];

const show = (address: string, blogs: object, blogCategories = CATEGORIES) =>
  openSite(address, { ...MARKET, blogs, blogCategories });

test.each([
  ['first', '/blog-listing', pageOf([post(1), post(2)], { pageCount: 2, total: 11 }), CATEGORIES],
  [
    'second',
    '/blog-listing?page=2',
    pageOf([post(3)], { page: 2, pageCount: 2, total: 10 }),
    CATEGORIES,
  ],
  ['category', '/blog-listing?category=%20money%20', pageOf([post(1)]), CATEGORIES],
  ['none', '/blog-listing', pageOf([]), []],
  ['noneOfKind', '/blog-listing?category=Money', pageOf([]), []],
])('V-2.8-01 V-2.8-05 the posts: %s', async (name, address, blogs, categories) => {
  const { container, head } = await show(address, blogs, categories);
  const said = JSON.stringify(head());
  await expect(`${said}\n${outline(container, 'picture')}\n`).toMatchFileSnapshot(
    `./outlines/${name}.txt`,
  );
});

test.each([
  ['/blog-listing?page=3', pageOf([], { total: 10, pageCount: 2 }), '/blog-listing'],
  [
    '/blog-listing?page=2',
    pageOf([post(1)], { total: 10, pageCount: 2, page: 2 }),
    '/blog-listing?page=2',
  ],
  [
    '/blog-listing?category=Money&page=3',
    pageOf([], { total: 10, pageCount: 2 }),
    '/blog-listing?category=Money',
  ],
])('a page past the end leads to the first: %s', async (address, blogs, own) => {
  const site = await show(address, blogs);
  expect(site.address()).toBe(own);
});

test('a category that no post has is missing', async () => {
  const { head } = await show('/blog-listing?category=Gardens', pageOf([]));
  expect(head().title).toBe('Page not found | Aangan');
});

test('a chip narrows the list, and what is asked for follows', async () => {
  const { requests, address } = await show('/blog-listing?page=0.5', pageOf([post(1)]));
  await act(async () => fireEvent.click(screen.getByText(/^Buying/, { selector: 'a' })));
  expect(address()).toBe('/blog-listing?category=Buying');
  const asked = requests.filter(({ operation }) => operation === 'BlogListPage');
  expect(asked.map(({ variables }) => variables)).toEqual([
    { page: 1, pageSize: 9, category: null },
    { page: 1, pageSize: 9, category: 'Buying' },
  ]);
});
