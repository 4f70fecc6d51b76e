import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { administrationResponse, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ReportsView } from './ReportsView.tsx';
import { rangeText } from './words.ts';
import type { Report, ReportTable } from './words.ts';

const column = (
  key: string,
  total: number | null,
  before: number | null,
  measure: 'COUNT' | 'MINUTES' = 'COUNT',
) => ({ key, label: key, measure, total, before });

const table = (topic: ReportTable['topic'], changes: Partial<ReportTable>): ReportTable => ({
  topic,
  title: topic.toLowerCase(),
  note: 'What counts.',
  isTrend: true,
  heads: ['From', 'To'],
  columns: [column('Posted', 1, 1)],
  rows: [{ names: ['2026-11-18', '2026-11-18'], values: [1] }],
  ...changes,
});

const report = (tables: ReportTable[], changes: Partial<Report> = {}): Report => ({
  from: '2026-11-18',
  to: '2026-11-19',
  step: 'DAY',
  waiting: { total: 0, long: 0 },
  tables,
  ...changes,
});

function show(shown: Report | Reply, query = '') {
  const reply =
    typeof shown === 'function' ? shown : () => administrationResponse({ report: shown });
  const { link, requests } = fakeServer({ Report: reply });
  const view = <ReportsView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=reports${query}`, view, link), requests };
}

const card = async (title: string) => within(await screen.findByRole('region', { name: title }));

test('D-92 the numbers above say what was posted, sold, rented, registered, asked and how long a review takes', async () => {
  show(
    report([
      table('LISTINGS', {
        columns: [column('posted', 9, 3), column('sold', 2, 4), column('rented', 5, 5)],
      }),
      table('USERS', { columns: [column('buyers', 7, 2), column('sellers', 3, null)] }),
      table('SOURCES', { columns: [column('listing', 40, 50)] }),
      table('REVIEWS', {
        columns: [column('median', 200, 100, 'MINUTES'), column('decided', 8, 8)],
      }),
    ]),
  );
  await card('listings');
  const tiles = [...document.querySelectorAll('dt')].map(
    ({ parentElement }) => parentElement?.textContent,
  );
  expect(tiles).toEqual([
    'Listings posted9200% more than before (3)',
    'Sold250% less than before (4)',
    'Rented5same as before (5)',
    'New users10400% more than before (2)',
    'Enquiries4020% less than before (50)',
    'Median review time3 h 20 min100% more than before (1 h 40 min)',
  ]);
});

const CITIES = table('CITIES', {
  title: 'Posted by city',
  isTrend: false,
  heads: ['City', 'State'],
  columns: [column('Posted', 12, 3)],
  rows: [
    { names: ['Pune', 'Maharashtra'], values: [12] },
    { names: ['Agra', 'Uttar Pradesh'], values: [3] },
  ],
});

test('the table of a ranking keeps its order and has no sums; a second press shows the bars again', async () => {
  show(report([CITIES]));
  const cities = await card('Posted by city');
  expect(cities.queryByRole('combobox')).toBeNull();
  expect(cities.queryByText(/than before/)).toBeNull();
  const press = cities.getByRole('button', { name: 'Show as table: Posted by city' });
  expect(press.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(press);
  expect(press.getAttribute('aria-pressed')).toBe('true');
  expect(cities.getByRole('region', { name: 'Posted by city, table' }).tabIndex).toBe(0);
  expect(cities.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'City, StatePosted',
    'Pune, Maharashtra12',
    'Agra, Uttar Pradesh3',
  ]);
  fireEvent.click(press);
  expect(cities.queryByRole('table')).toBeNull();
  expect(cities.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['DAY', 'Day'],
  ['WEEK', 'Week'],
  ['MONTH', 'Month'],
] as const)('the rows of a table by %s are headed %s', async (step, head) => {
  show(report([table('LISTINGS', {})], { step }));
  const listings = await card('listings');
  fireEvent.click(listings.getByRole('button', { name: /^Show as table/ }));
  expect(listings.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    head,
    'Posted',
  ]);
});

test('a chart is described by its sum and its greatest number', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const rows = [1_200, 1_500, 1_500].map((value, day) => ({
    names: [`2026-11-1${7 + day}`, `2026-11-1${7 + day}`],
    values: [value],
  }));
  show(report([table('LISTINGS', { rows, columns: [column('Posted', 4_200, 1)] })]));
  const listings = await card('listings');
  await listings.findByRole('img', {
    name: 'listings, posted: 4,200, peak 18 Nov (1,500).',
  });
  expect(listings.queryByRole('table')).toBeNull();
});

test('D-92 the file of a report is that of its days', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response('', { status: 500 });
  });
  show(report([CITIES], { step: 'WEEK' }));
  fireEvent.click((await card('Posted by city')).getByRole('button', { name: /^Download CSV/ }));
  await screen.findByText(/^The file could not be downloaded/);
  const { pathname, searchParams } = new URL(requests[0] ?? '', 'https://site.test');
  expect(pathname).toBe('/api/site-admin/exports/reports/cities');
  expect(Object.fromEntries(searchParams)).toEqual({
    from: '2026-11-18',
    to: '2026-11-19',
    step: 'week',
  });
});

test.each([
  [1, 0, '1 waiting for review, 0 of them for more than 24 hours.'],
  [1_200, 1, '1,200 waiting for review, 1 of them for more than 24 hours.'],
])('of %i that wait, %i of them long, it is said so', async (total, long, sentence) => {
  show(report([CITIES], { waiting: { total, long } }));
  await screen.findByText(sentence);
  expect(screen.getByText('Review properties').getAttribute('href')).toBe(
    '/site-admin?view=properties',
  );
});

test('the days are chosen by links, and the last reports stay until the next ones are there', async () => {
  let requestCount = 0;
  const { requests } = show(() => {
    requestCount += 1;
    return requestCount === 1 ? administrationResponse({ report: report([CITIES]) }) : never();
  });
  await card('Posted by city');
  const links = [...screen.getByRole('navigation', { name: 'Period' }).querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['7 days', '/site-admin?view=reports&days=7'],
    ['30 days', '/site-admin?view=reports'],
    ['90 days', '/site-admin?view=reports&days=90'],
    ['365 days', '/site-admin?view=reports&days=365'],
    ['Custom', '/site-admin?view=reports&days=own'],
  ]);
  expect(screen.queryByLabelText('From')).toBeNull();
  fireEvent.click(screen.getByText('90 days'));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('region', { name: 'Posted by city' })).toBeDefined();
});

test('days that were left out are left out of the address', async () => {
  const { address } = show(report([CITIES]), '&days=own&from=2026-10-01&to=2026-10-31');
  const last = await screen.findByLabelText<HTMLInputElement>('To');
  expect(last.value).toBe('2026-10-31');
  fireEvent.change(last, { target: { value: '' } });
  fireEvent.click(screen.getByText('Show'));
  await waitFor(() => expect(address()).toBe('/site-admin?view=reports&days=own&from=2026-10-01'));
});

test('reports that could not be loaded say so', async () => {
  show(() => refusal('INTERNAL', 'It did not work.'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The reports could not be loadedIt did not work.Try Again',
  );
});

test.each([
  ['2026-03-05', '2026-04-03', '5 March 2026 to 3 April 2026'],
  ['2026-03-05', '2026-03-05', '5 March 2026'],
])('from %s to %s reads %s', (from, to, text) => {
  expect(rangeText({ from, to })).toBe(text);
});
