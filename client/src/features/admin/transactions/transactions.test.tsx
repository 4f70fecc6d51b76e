import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { administrationResponse, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { TransactionsView } from './TransactionsView.tsx';

const SOLD = {
  __typename: 'Property',
  id: '66f0000000000000000000aa',
  title: 'Flat in Baner',
  city: 'Pune',
  state: 'Maharashtra',
  price: 7_500_000,
  purpose: 'SALE',
  lifecycle: 'SOLD',
  closedAt: '2026-11-18T06:00:00.000Z',
  seller: { __typename: 'Seller', id: '66f0000000000000000000bb', name: 'Ravi Rao' },
};
const RENTED = {
  ...SOLD,
  id: '66f0000000000000000000ab',
  title: 'Shop',
  price: 40_000,
  purpose: 'RENT',
  lifecycle: 'RENTED',
};

const list =
  (...items: object[]): Reply =>
  () =>
    administrationResponse({
      transactions: { total: items.length, totalIsLowerBound: false, pageCount: 1, items },
    });

function show(Transactions: Reply, query = '') {
  const { link, requests } = fakeServer({ Transactions });
  const view = <TransactionsView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=transactions${query}`, view, link), requests };
}

test('A-2.3-08 D-92 what was sold or rented, with price, town, seller and day', async () => {
  show(list(SOLD, RENTED));
  await screen.findByText('Shop');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Flat in BanerSold₹75\u00a0Lakh75 lakh rupeesPune, MaharashtraRavi Rao18 November 2026',
    'ShopRented₹40,000/month40,000 rupees a monthPune, MaharashtraRavi Rao18 November 2026',
  ]);
});

test.each([
  ['', { lifecycle: null, page: 1 }],
  ['&lifecycle=sold&page=2', { lifecycle: 'SOLD', page: 2 }],
  ['&lifecycle=rented', { lifecycle: 'RENTED', page: 1 }],
  ['&lifecycle=available', { lifecycle: null, page: 1 }],
])('D-92 the address %j asks for %j', async (query, variables) => {
  const { requests } = show(list(SOLD), query);
  await screen.findByText('Flat in Baner');
  expect(requests[0]?.variables).toEqual(variables);
});

test('without one it says so, and a failure says why', async () => {
  const { unmount } = show(list());
  expect(await screen.findByText('No transactions yet')).toBeDefined();
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The transactions could not be loadedThis is for administrators.',
  );
});

test('where there are more than are counted it is said, and who has no name is said to have none', async () => {
  const item = { ...RENTED, closedAt: null, seller: { ...SOLD.seller, name: null } };
  show(() =>
    administrationResponse({
      transactions: { total: 10_000, totalIsLowerBound: true, pageCount: 2, items: [item] },
    }),
  );
  expect((await screen.findByText(/10,000 transactions/)).textContent).toBe(
    'More than 10,000 transactions',
  );
  expect(screen.getByText('No name').getAttribute('href')).toBe(
    '/site-admin?view=users&search=66f0000000000000000000bb',
  );
  expect(document.querySelector('tbody time')).toBeNull();
});

test.each([
  ['', {}],
  ['&lifecycle=rented', { lifecycle: 'rented' }],
])('D-92 the file of the address %j is narrowed by %j', async (query, narrowed) => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response('', { status: 500 });
  });
  show(list(SOLD), query);
  await screen.findByText('Flat in Baner');
  fireEvent.click(screen.getByRole('button', { name: /^Download CSV/ }));
  await screen.findByText(/^The file could not be downloaded/);
  const { pathname, searchParams } = new URL(requests[0] ?? '', 'https://site.test');
  expect(pathname).toBe('/api/site-admin/exports/transactions');
  expect(Object.fromEntries(searchParams)).toEqual(narrowed);
});
