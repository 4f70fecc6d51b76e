import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { MARKET } from '../../testing/market.ts';
import { openSite } from '../../testing/site.tsx';
import { Trending } from './BlogPage.tsx';

const post = (id: string, publishedAt: string) => ({
  id,
  slug: `about-${id}`,
  title: id,
  publishedAt,
  readingMinutes: 2,
});

test('V-2.8-05 without other posts the sidebar says No blogs available', () => {
  renderAt('/', <Trending blogs={[]} />);
  expect(screen.getByText('No blogs available')).toBeDefined();
});

test('V-2.8-03 V-9-02 every age has its label', () => {
  const blogs = [
    post('a', '2026-11-20T06:00:00Z'),
    post('b', '2026-11-20T01:30:00Z'),
    post('c', '2026-11-19T05:30:00Z'),
    post('d', '2026-11-02T06:30:00Z'),
  ];
  renderAt('/', <Trending blogs={blogs} />);
  const labels = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(labels).toEqual([
    'Just now·2 min read',
    '5h ago·2 min read',
    'Yesterday·2 min read',
    '2 Nov·2 min read',
  ]);
});

test('three others are read next, those of the same category first', async () => {
  const trending = ['Buying', 'Money', 'Buying', 'Money', 'Money', 'Money'].map(
    (category, index) => ({ ...post(`${category} ${index}`, '2026-11-02T06:30:00Z'), category }),
  );
  const blog = { ...post('a', '2026-11-02T06:30:00Z'), category: 'Money', trending };
  await openSite('/blog-detail/a', { ...MARKET, blog });
  const next = screen.getByText('Read next').closest('section');
  const titles = [...(next?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Money 1', 'Money 3', 'Money 4']);
  expect(screen.getAllByText(/^(Buying|Money) \d$/, { selector: 'ol a' })).toHaveLength(6);
});

test('a post without others has nothing to read next', async () => {
  await openSite('/blog-detail/a', MARKET);
  expect(screen.queryByText('Read next')).toBeNull();
});
