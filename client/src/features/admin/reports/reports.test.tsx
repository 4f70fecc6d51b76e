import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { administrationResponse, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ReportsView } from './ReportsView.tsx';
import { changeText, numberText, rowText } from './words.ts';
import type { Report } from './words.ts';

const DAYS = [
  { names: ['2026-11-18', '2026-11-18'], values: [1_200, 0] },
  { names: ['2026-11-19', '2026-11-19'], values: [300, 2] },
];

const column = (key: string, label: string, total: number | null, before: number | null) => ({
  key,
  label,
  measure: 'COUNT' as const,
  total,
  before,
});

function report(changes: Partial<Report> = {}): Report {
  return {
    from: '2026-11-18',
    to: '2026-11-19',
    step: 'DAY',
    waiting: { total: 5, long: 2 },
    tables: [
      {
        topic: 'LISTINGS',
        title: 'Listings',
        note: 'What counts.',
        isTrend: true,
        heads: ['From', 'To'],
        columns: [column('posted', 'Posted', 1_500, 1_000), column('sold', 'Sold', 2, 4)],
        rows: DAYS,
      },
      {
        topic: 'CITIES',
        title: 'Posted by city',
        note: 'Where.',
        isTrend: false,
        heads: ['City', 'State'],
        columns: [column('posted', 'Posted', null, null)],
        rows: [{ names: ['Pune', 'Maharashtra'], values: [12] }],
      },
    ],
    ...changes,
  };
}

function show(query = '', reply: Reply = () => administrationResponse({ report: report() })) {
  const { link, requests } = fakeServer({ Report: reply });
  const view = <ReportsView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=reports${query}`, view, link), requests };
}

const card = (title: string) => screen.findByRole('region', { name: title });

test.each([
  ['', { days: 30, from: null, to: null }],
  ['&days=7', { days: 7, from: null, to: null }],
  ['&days=90', { days: 90 }],
  ['&days=365', { days: 365 }],
  ['&days=400', { days: 30 }],
  ['&days=own&from=2026-01-05&to=2026-02-01', { days: null, from: '2026-01-05', to: '2026-02-01' }],
  ['&days=own', { days: null, from: null, to: null }],
])('D-92 the address %j asks for %j', async (query, variables) => {
  const { requests } = show(query);
  await card('Listings');
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('A-2.3-08 D-92 numbers stand beside what they were before, and behind each chart is its table', async () => {
  show();
  const listings = within(await card('Listings'));
  const tile = screen.getByText('Listings posted').parentElement;
  expect(tile?.textContent).toBe('Listings posted1,50050% more than before (1,000)');
  expect(screen.getByText('Sold', { selector: 'dt' }).parentElement?.textContent).toBe(
    'Sold250% less than before (4)',
  );
  screen.getByText('5 waiting for review, 2 of them for more than 24 hours.');
  fireEvent.click(listings.getByRole('button', { name: 'Show as table: Listings' }));
  const rows = listings.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'DayPostedSold',
    '19 Nov3002',
    '18 Nov1,2000',
    'Total1,5002',
    'Previous period1,0004',
  ]);
});

test('another column of a report is shown where it is chosen', async () => {
  show();
  const listings = within(await card('Listings'));
  listings.getAllByText('1,500');
  fireEvent.change(listings.getByLabelText('Figure shown for listings'), {
    target: { value: 'sold' },
  });
  listings.getByText('50% less than before (4)');
  expect(listings.queryByText('1,500')).toBeNull();
});

test('a ranking is a list of places with their numbers', async () => {
  show();
  const cities = within(await card('Posted by city'));
  expect(cities.getByRole('listitem').textContent).toBe('Pune, Maharashtra12');
});

test('where nothing happened it is said', async () => {
  const empty = report();
  const tables = empty.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, values: row.values.map(() => 0) })),
  }));
  const waiting = { total: 0, long: 0 };
  show('', () => administrationResponse({ report: { ...empty, tables, waiting } }));
  const listings = within(await card('Listings'));
  listings.getByText('No data for this period.');
  expect(screen.queryByText(/waiting for a decision/)).toBeNull();
});

test('the first and the last day go into the address', async () => {
  const { address, keepsPlace } = show('&days=own');
  const first = await screen.findByLabelText<HTMLInputElement>('From');
  expect([first.type, first.max]).toEqual(['date', '2026-11-20']);
  expect(screen.getByLabelText<HTMLInputElement>('To').type).toBe('date');
  fireEvent.change(first, { target: { value: '2026-10-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
  fireEvent.click(screen.getByText('Show'));
  await waitFor(() =>
    expect(address()).toBe('/site-admin?view=reports&days=own&from=2026-10-01&to=2026-10-31'),
  );
  expect(keepsPlace()).toBe(true);
});

test('days that cannot be used are refused in the words of the server, and stay as they were typed', async () => {
  show('&days=own&from=2025-01-01', () => refusal('INVALID_INPUT', 'Choose at most 366 days.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose at most 366 days.');
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2025-01-01');
});

test.each([
  [1_240, 'COUNT', '1,240'],
  [null, 'MINUTES', '–'],
  [45, 'MINUTES', '45 min'],
  [200, 'MINUTES', '3 h 20 min'],
  [60, 'MINUTES', '1 h 0 min'],
  [599, 'MINUTES', '9 h 59 min'],
  [600, 'MINUTES', '10 h'],
  [948, 'MINUTES', '16 h'],
] as const)('%s as %s is %s', (value, measure, text) => {
  expect(numberText(value, measure)).toBe(text);
});

test.each([
  [10, 10, 'same as before (10)'],
  [0, 10, '100% less than before (10)'],
  [1_004, 1_000, 'same as before (1,000)'],
  [3_000, 1_000, '200% more than before (1,000)'],
  [5, 0, 'none before'],
  [null, 10, '10 before'],
  [5, null, 'none before'],
] as const)('%s after %s is %s', (value, before, text) => {
  expect(changeText(value, before, 'COUNT')).toBe(text);
});

test.each([
  [['2026-03-05', '2026-03-05'], true, 'DAY', '5 Mar'],
  [['2026-03-02', '2026-03-08'], true, 'WEEK', '2 Mar to 8 Mar'],
  [['2026-03-08', '2026-03-08'], true, 'WEEK', '8 Mar'],
  [['2025-12-29', '2026-01-04'], true, 'WEEK', '29 Dec 2025 to 4 Jan'],
  [['2026-03-01', '2026-03-31'], true, 'MONTH', 'Mar 2026'],
  [['Pune', 'Maharashtra'], false, 'MONTH', 'Pune, Maharashtra'],
] as const)('%s is called %s %s %s', (names, isTrend, step, text) => {
  const now = new Date('2026-03-10T12:00:00Z');
  expect(rowText(names, isTrend, step, now)).toBe(text);
});
