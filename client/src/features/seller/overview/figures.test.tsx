import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OverviewQuery } from './Overview.generated.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { MetricCard } from '../activity/MetricCard.tsx';
import { METRICS } from '../../../shell/metrics.ts';
import { BarList } from '../../../shell/BarList.tsx';
import { Figures } from './Figures.tsx';

afterEach(cleanup);

const OVERVIEW: OverviewQuery['viewer']['overview'] = {
  scope: 'OWN',
  total: 1240,
  publicCount: 1200,
  favouriteCount: 7,
  approval: [
    { status: 'APPROVED', count: 1200 },
    { status: 'PENDING', count: 3 },
  ],
  lifecycle: [
    { lifecycle: 'AVAILABLE', count: 1198 },
    { lifecycle: 'SOLD', count: 2 },
    { lifecycle: 'RENTED', count: 0 },
  ],
  towns: [],
  kinds: [],
};

test.each([
  [{}, ['1,240', '1,200', '3', '0', '7'], 'visible to visitors'],
  [
    { publicCount: 1199, favouriteCount: null },
    ['1,240', '1,199', '3', '0'],
    '1 more approved but sold, rented or hidden',
  ],
])('the figures of %o', (changes, counts, note) => {
  render(<Figures overview={{ ...OVERVIEW, ...changes }} />);
  const found = [...document.querySelectorAll('dd')].map((each) => each.firstChild?.textContent);
  expect(found).toEqual(counts);
  expect(screen.getByText(note)).toBeDefined();
  // One line of them on large screens.
  expect(document.querySelector('dl')?.className).toContain(`lg:grid-cols-${counts.length}`);
  expect(screen.getByText('Sold 2')).toBeDefined();
});

test.each([
  ['MARKET', 1200, ['all', 'approved', 'pending', 'rejected']],
  ['MARKET', 1199, ['all', 'pending', 'rejected']],
  ['OWN', 1200, []],
] as const)('the figures of %s, %i public, lead to %j', (scope, publicCount, lists) => {
  renderAt('/', <Figures overview={{ ...OVERVIEW, scope, publicCount }} />);
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(lists.map((status) => `/site-admin?view=properties&status=${status}`));
});

test.each([
  ['OWN', 'all statuses'],
  ['ORGANISATION', 'all statuses'],
  ['ASSIGNED', 'posted by you or assigned to you'],
] as const)('what the properties of %s are is said with their number', (scope, note) => {
  render(<Figures overview={{ ...OVERVIEW, scope }} />);
  expect(screen.getByText('1,240').nextElementSibling?.textContent).toBe(note);
});

test('what became of them is said in one line, and only of what there is', () => {
  const lifecycle = (['AVAILABLE', 'UNDER_OFFER', 'SOLD', 'RENTED', 'EXPIRED'] as const).map(
    (each, index) => ({ lifecycle: each, count: index * 1_000 }),
  );
  const { rerender } = render(<Figures overview={{ ...OVERVIEW, lifecycle }} />);
  screen.getByText('Under offer 1,000 · Sold 2,000 · Rented 3,000 · Expired 4,000');
  rerender(<Figures overview={{ ...OVERVIEW, lifecycle: lifecycle.slice(0, 1) }} />);
  expect(document.querySelector('p')).toBeNull();
});

test('of nothing there is nothing to say what became of it', () => {
  render(<Figures overview={{ ...OVERVIEW, total: 0 }} />);
  expect(screen.queryByText(/Sold/)).toBeNull();
});

test('bars are as long as their share of the most, and lead on', () => {
  const bars = [
    { key: 'a', label: 'Pune', count: 200, to: '/pune' },
    { key: 'b', label: 'Nashik', count: 50 },
    { key: 'c', label: 'Goa', count: 1 },
  ];
  renderAt('/', <BarList title="Towns" bars={bars} />);
  const lengths = [...document.body.querySelectorAll<HTMLElement>('[style]')].map(
    ({ style }) => style.width,
  );
  expect(lengths).toEqual(['100%', '25%', '2%']);
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Pune',
  ]);
});

test('a figure can be read as a table, the latest day first; none is said to be none', () => {
  const [views] = METRICS;
  if (!views) throw new Error('There are figures.');
  const points = [
    { day: '2026-11-18', count: 3 },
    { day: '2026-11-19', count: 1200 },
  ];
  const { rerender } = render(<MetricCard metric={views} total={1203} points={points} />);
  expect(screen.getByText('1,203')).toBeDefined();
  fireEvent.click(screen.getByText('Show as table'));
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/19.*1,200$/);
  fireEvent.click(screen.getByText('Show as table'));
  rerender(<MetricCard metric={views} total={0} points={points} />);
  expect(screen.getByText('No views in the last 2 days.')).toBeDefined();
});
