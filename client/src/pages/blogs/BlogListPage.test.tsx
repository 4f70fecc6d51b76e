import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MARKET, pageOf } from '../../testing/market.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { openSite } from '../../testing/site.tsx';
import { readBlogList, toBlogVariables } from './blogListAddress.ts';
import { loadBlogs } from './loadBlogs.ts';
import { SITE } from '../../testing/siteFacts.ts';

afterEach(() => void vi.unstubAllEnvs());

const post = (number: number) => ({
  id: number.toString(16).padStart(24, '0'),
  title: `Post ${number}`,
  category: 'Money',
  publishedAt: '2026-11-01T06:00:00.000Z',
});
const WHOLE = { tag: null, featured: null, search: null };
const CATEGORIES = [
  { name: 'Money', postCount: 2 },
  { name: 'Buying', postCount: 12 },
];

const show = (address: string, blogs: object, blogCategories = CATEGORIES) =>
  openSite(address, { ...MARKET, blogs, blogCategories });

test('V-2.8-01 the second page of the posts', async () => {
  const blogs = pageOf([post(3)], { page: 2, pageCount: 2, total: 10 });
  const { head } = await show('/blog-listing?page=2', blogs);
  expect(head()).toMatchObject({
    title: 'Blog, page 2 of 2 | Aangan',
    canonical: expect.stringMatching(/\/blog-listing\?page=2$/),
  });
  expect(screen.getByRole('article').textContent).toContain('MoneyPost 3');
});

test.each([
  ['?page=3', pageOf([], { total: 10, pageCount: 2 }), '/blog-listing'],
  ['?page=2', pageOf([post(1)], { total: 10, pageCount: 2, page: 2 }), null],
  ['?category=Money&page=3', pageOf([], { pageCount: 2 }), '/blog-listing?category=Money'],
  ['?category=Gardens&page=2', pageOf([]), '/blog-listing?category=Gardens'],
  ['?tag=deed&page=9', pageOf([]), '/blog-listing?tag=deed'],
])('E10 a page past the end is none, and names the first: %s', async (query, blogs, first) => {
  const site = await show(`/blog-listing${query}`, blogs);
  const isMissing = screen.queryByText('This list does not have that many pages.') !== null;
  const link = screen.queryByText('First page')?.getAttribute('href') ?? null;
  expect([isMissing, link, site.address()]).toEqual([
    first !== null,
    first,
    `/blog-listing${query}`,
  ]);
});

test('V-2.8-05 without a post there are said to be none, and search engines keep no such page', async () => {
  const { head } = await show('/blog-listing', pageOf([]), []);
  expect(screen.getByText('No blogs available')).toBeDefined();
  expect(head().robots).toBe('noindex, follow');
});

test('V-2.8-05 a category that no post has is an empty list beside others', async () => {
  const { head } = await show('/blog-listing?category=Gardens', pageOf([]), CATEGORIES);
  expect(screen.getByText('No blogs found')).toBeDefined();
  expect(head()).toMatchObject({
    title: expect.stringMatching(/^Blog/),
    robots: 'noindex, follow',
  });
});

test.each([0, 1])('a search engine is told the list of posts where there are %i', async (count) => {
  vi.stubEnv('SSR', true);
  const items = [post(1)].slice(0, count);
  const blogs = pageOf(items);
  const { client } = renderAt('/', null, () => ({
    blogs,
    blogCategories: CATEGORIES,
    blogTags: [],
  }));
  const site = { ...SITE, url: 'https://aangan.example' };
  const request = new Request('https://aangan.example/blog-listing');
  const call = { request, params: {}, context: {}, url: new URL(request.url), pattern: '' };
  const { server } = await loadBlogs({ client, site }, call);
  const types = server?.jsonLd?.map((each) => Object(each)['@type']);
  expect(types).toHaveLength(1 + count);
  expect(types?.[0]).toBe('BreadcrumbList');
});

test('a chip narrows the list, and what is asked for follows', async () => {
  const { requests, address } = await show('/blog-listing?page=0.5', pageOf([post(1)]));
  await act(async () => fireEvent.click(screen.getByText(/^Buying/, { selector: 'a' })));
  expect(address()).toBe('/blog-listing?category=Buying');
  const calls = requests.filter(({ operation }) => operation === 'BlogListPage');
  expect(calls.map(({ variables }) => variables)).toEqual([
    { page: 1, pageSize: 9, category: null, ...WHOLE },
    { page: 1, pageSize: 9, category: 'Buying', ...WHOLE },
  ]);
});

test('A-7.3-04 words are searched for within the category, and can be taken away again', async () => {
  const { requests, address, container, head } = await show(
    '/blog-listing?category=Buying',
    pageOf([post(1)]),
  );
  const field = screen.getByLabelText('Search the blog');
  fireEvent.change(field, { target: { value: ' stamp duty ' } });
  const form = container.querySelector('search form') ?? document.body;
  await act(async () => fireEvent.submit(form));
  expect(address()).toBe('/blog-listing?search=stamp+duty&category=Buying');
  expect(requests.at(-1)?.variables).toEqual({
    page: 1,
    pageSize: 9,
    category: 'Buying',
    ...WHOLE,
    search: 'stamp duty',
  });
  expect(head()).toMatchObject({
    title: 'Blog: posts about stamp duty | Aangan',
    robots: 'noindex, follow',
    canonical: null,
  });
  await act(async () => fireEvent.click(screen.getByLabelText('Remove stamp duty')));
  expect(address()).toBe('/blog-listing?category=Buying');
});

test('A-7.3-15 a tag and the featured ones narrow the list', async () => {
  const { requests, address } = await openSite('/blog-listing', {
    ...MARKET,
    blogs: pageOf([post(1)]),
    blogCategories: CATEGORIES,
    blogTags: [{ name: 'deed', postCount: 2 }],
  });
  await act(async () => fireEvent.click(screen.getByText('#deed')));
  expect(address()).toBe('/blog-listing?tag=deed');
  await act(async () => fireEvent.click(screen.getByText('Featured')));
  expect(address()).toBe('/blog-listing?featured=true');
  const calls = requests.filter(({ operation }) => operation === 'BlogListPage');
  expect(calls.map(({ variables: { tag, featured } }) => [tag, featured])).toEqual([
    [null, null],
    ['deed', null],
    [null, true],
  ]);
});

test.each([
  ['', 'Blog', 'All posts', 'All posts', '/blog-listing'],
  ['?category=Money', 'Blog: Money', 'Money', 'Money 2', '/blog-listing?category=Money'],
  ['?featured=true', 'Blog: featured posts', 'Featured posts', 'Featured', null],
  ['?tag=deed', 'Blog: #deed', 'Posts tagged deed', '#deed', null],
  ['?search=loan', 'Blog: posts about loan', 'Posts about loan', undefined, null],
])(
  'the list at %j is called so, marks its chip and is kept where it is plain',
  async (query, title, heading, chip, saved) => {
    const { container, head } = await openSite(`/blog-listing${query}`, {
      ...MARKET,
      blogs: pageOf([post(1)]),
      blogCategories: CATEGORIES,
      blogTags: [
        { name: 'deed', postCount: 2 },
        { name: 'loan', postCount: 1 },
      ],
    });
    expect(container.querySelector('[data-results]')?.textContent).toBe(heading);
    const marked = [...container.querySelectorAll('nav a[aria-current]')].filter(
      (link) => !link.closest('[aria-label=Breadcrumb]'),
    );
    expect(marked.map(({ textContent }) => textContent)).toEqual(chip === undefined ? [] : [chip]);
    const { title: message, robots, canonical } = head();
    expect(message).toBe(`${title} | Aangan`);
    expect(robots?.startsWith('noindex')).toBe(saved === null);
    expect(canonical).toBe(saved && `${location.origin}${saved}`);
  },
);

test('of the tags twenty stand there', async () => {
  const names = Array.from({ length: 22 }, (_, index) => `tag${index}`);
  await openSite('/blog-listing', {
    ...MARKET,
    blogTags: names.map((name) => ({ name, postCount: 1 })),
  });
  const tags = screen.getAllByText(/^#tag/).map(({ textContent }) => textContent);
  expect(tags).toEqual(names.slice(0, 20).map((name) => `#${name}`));
});

test.each([
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
])('an address that says %s asks for page %i', (query, page) => {
  expect(readBlogList(new URLSearchParams(query)).page).toBe(page);
});

test('what an address says at length is cut, and blanks say nothing', () => {
  const long = 'x'.repeat(200);
  const params = new URLSearchParams({ category: long, tag: ` ${long} `, search: long });
  const { category, tag, search } = toBlogVariables(readBlogList(params));
  expect([category, tag, search].map((text) => text?.length)).toEqual([80, 80, 120]);
  const blank = new URLSearchParams({ category: ' ', tag: '', search: '  ', featured: '1' });
  expect(toBlogVariables(readBlogList(blank))).toMatchObject({ category: null, ...WHOLE });
});
