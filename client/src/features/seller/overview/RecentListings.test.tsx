import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import { picture, RAVI } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import type { OwnListing } from './ListingRow.tsx';
import { RecentListings } from './RecentListings.tsx';

const COVER = { __typename: 'Picture' as const, ...picture(1) };
const LISTING = {
  __typename: 'OwnListing',
  id: '66f0000000000000000000aa',
  title: 'Flat by the park',
  purpose: 'SELL',
  state: 'Uttar Pradesh',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  price: 12_500_000,
  approvalStatus: 'APPROVED',
  isActive: true,
  lifecycle: 'AVAILABLE',
  assignedTo: null,
  createdAt: '2026-11-18T06:00:00.000Z',
  pictures: [COVER],
} satisfies OwnListing & { __typename: string };

const ROWS: Partial<OwnListing>[] = [
  {},
  { purpose: 'RENT', price: 25_000, approvalStatus: 'PENDING', pictures: [] },
  { approvalStatus: 'REJECTED', lifecycle: 'SOLD' },
  { isActive: false, lifecycle: 'UNDER_OFFER' },
];
const recent = ROWS.map((row, index) => ({
  ...LISTING,
  id: `66f0000000000000000000a${index}`,
  ...row,
}));
const page = (total: number, rows = recent) =>
  viewerResponse({ overview: { __typename: 'Overview', total, recent: rows } });

test('listings of one’s own in their states; only what visitors see leads to a page', async () => {
  const { link } = fakeServer({ RecentListings: () => page(4) });
  const list = <RecentListings title="Your properties" action={<button>Post one</button>} />;
  renderAt('/', list, link);
  await screen.findAllByText('Flat by the park');
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/property-details-v1/66f0000000000000000000a0',
  ]);
  const tone = (badge: string) => {
    const look = screen.getAllByText(badge)[0]?.className ?? '';
    return /text-(?:success|warning|danger|info|muted)/.exec(look)?.[0];
  };
  expect(['Approved', 'Pending', 'Rejected', 'For Sale', 'Sold'].map(tone)).toEqual([
    'text-success',
    'text-warning',
    'text-danger',
    'text-info',
    'text-muted',
  ]);
});

test('ten at a time, also a further page, each with who looks after it', async () => {
  const { link, requests } = fakeServer({
    RecentListings: ({ page: number }) =>
      page(11, [
        {
          ...LISTING,
          title: `Page ${String(number)}`,
          id: `66f0000000000000000000b${String(number)}`,
        },
      ]),
  });
  renderAt('/', <RecentListings title="Your properties" members={[RAVI]} />, link);
  await screen.findByText('Page 1');
  expect(screen.getByText('1 to 10 of 11')).toBeDefined();
  expect(screen.getByLabelText('Page 1: assigned to')).toBeDefined();
  fireEvent.click(screen.getByText('Older'));
  await screen.findByText('Page 2');
  expect(screen.getByText('11 to 11 of 11')).toBeDefined();
  expect(requests.map(({ variables }) => variables)).toEqual([{ page: 1 }, { page: 2 }]);
});

test('only so many can be followed', async () => {
  const { link } = fakeServer({ RecentListings: () => page(1_002) });
  renderAt('/', <RecentListings title="Newest properties" />, link);
  await screen.findByText('1 to 10 of 1,002');
  expect(screen.queryByText(/assigned to/i)).toBeNull();
});

test('listings that cannot be loaded say so, and are there at the next try', async () => {
  let tries = 0;
  const { link } = fakeServer({
    RecentListings: () => {
      tries += 1;
      return tries === 1 ? refusal('INTERNAL') : page(4);
    },
  });
  const { container } = renderAt('/', <RecentListings title="Your properties" />, link);
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  await screen.findByText('The properties could not be loaded');
  fireEvent.click(screen.getByText('Try Again'));
  expect(await screen.findAllByText('Flat by the park')).toHaveLength(4);
});
