import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, refusal } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { ID, listing, queue, SEEN, show } from '../../../testing/moderationQueue.tsx';

/** All that a listing of the queue says, in its dialog. */

drawDialogs();

const DETAILS = {
  id: ID,
  title: 'Flat by the park',
  type: 'RESIDENTIAL',
  subtype: { key: 'flat-apartment', title: 'Flat/Apartment', sizeUnits: ['Sq ft'] },
  purpose: 'SELL',
  city: 'Pune',
  state: 'Maharashtra',
  locality: 'Baner',
  price: 12_500_000,
  area: 1450,
  areaUnit: 'Sq ft',
  amenities: [
    { id: 'a', name: 'Garden' },
    { id: 'b', name: 'Lift' },
  ],
  approvalStatus: 'REJECTED',
  rejectionReason: 'Blurred.',
  featured: true,
  createdAt: '2026-11-18T06:00:00.000Z',
  updatedAt: SEEN,
  description: 'Quiet.',
  address: null,
  pincode: '411045',
  contact: { __typename: 'OpenContact', phone: '9876543210', email: 'asha@example.in' },
  facts: [{ title: 'Building', facts: [{ key: 'floor', label: 'Floor', value: '3' }] }],
  history: [{ at: SEEN, label: 'Posted', by: 'Rakesh', note: 'New' }],
  // The cache tells by its type which fields a picture has.
  pictures: Array.from({ length: 9 }, (_, index) =>
    Object.assign(picture(index + 1), { __typename: 'Picture' }),
  ),
};

/** What is said of it, a line each. */
const linesOf = (dialog: Element) =>
  [...dialog.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(': '),
  );
const headingsOf = (dialog: Element) =>
  [...dialog.querySelectorAll('h3')].map(({ textContent }) => textContent);

async function openDetails(details: () => object) {
  const shown = show(queue([listing()]), '', { ModerationDetails: () => reply(details()) });
  const button = await screen.findByText('Details', { selector: 'button' });
  expect(shown.changes()).toEqual([]);
  fireEvent.click(button);
  return within(screen.getByRole('dialog', { name: 'Details of Flat by the park' }));
}

test('A-1-05 A-3-07 A-2.4-01 A-2.4-02 the details show eight pictures, what the listing is, its facts, texts, dates and state', async () => {
  const dialog = await openDetails(() => ({ property: DETAILS }));
  await dialog.findByText('Quiet.');
  const all = screen.getByRole('dialog');
  expect(all.querySelectorAll('ul a img, ul a svg')).toHaveLength(8);
  expect(dialog.getByText('First 8 photos')).toBeDefined();
  expect(linesOf(all)).toEqual([
    'Type: Residential',
    'Subtype: Flat/Apartment',
    'Purpose: For Sale',
    'Price: ₹1,25,00,000',
    'Price per unit: ₹8,621 / sq ft',
    'Locality: Baner',
    'City: Pune, Maharashtra',
    'PIN code: 411045',
    'Status: Pending',
    'Rejection reason: Blurred.',
    'Featured: Yes',
    'Created: 18 November 2026 at 11:30 am',
    expect.stringMatching(/^Updated: 19 November 2026 at /),
    'Phone: +91 98765 43210',
    'Email: asha@example.in',
    'Floor: 3',
  ]);
  expect(screen.getByText('“New”').parentElement?.textContent).toContain(
    'Posted · Rakesh · 19 November 2026 at ',
  );
  expect(dialog.getByText('Amenities').nextElementSibling?.textContent).toBe('Garden, Lift');
});

test('A-2.4-03 Edit Property leads to the form by its documented address', async () => {
  const dialog = await openDetails(() => ({ property: DETAILS }));
  expect(dialog.getByText('Edit Property').getAttribute('href')).toBe(
    `/seller-dashboard/edit-property/${ID}`,
  );
});

test.each([
  ['APPROVED', 'Approved'],
  ['PENDING', 'Pending'],
  ['REJECTED', 'Pending'],
])('A-2.4-04 D-84 %s is shown as %s', async (approvalStatus, expected) => {
  const dialog = await openDetails(() => ({ property: { ...DETAILS, approvalStatus } }));
  const status = await dialog.findByText('Status');
  expect(status.nextElementSibling?.textContent).toBe(expected);
});

test('A-2.4-05 without details, and when they do not come, that is said', async () => {
  const dialog = await openDetails(() => ({ property: null }));
  expect(await dialog.findByText('No Details Available')).toBeDefined();
  fireEvent.click(dialog.getByText('Close', { selector: 'button:not([aria-label])' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A-2.4-05 details that do not come say so', async () => {
  show(queue([listing()]), '', { ModerationDetails: () => refusal('INTERNAL') });
  fireEvent.click(await screen.findByText('Details', { selector: 'button' }));
  expect(await screen.findByText('Failed to load property details')).toBeDefined();
});

test('what a listing does not have is left out, without a heading over nothing', async () => {
  const bare = {
    price: null,
    rejectionReason: null,
    featured: false,
    pincode: null,
    contact: { __typename: 'MaskedContact', phone: null, email: null },
    description: '',
    facts: [],
    amenities: [],
    history: [{ ...DETAILS.history[0], note: null }],
    pictures: [],
  };
  const dialog = await openDetails(() => ({ property: { ...DETAILS, ...bare } }));
  await dialog.findByText('Basic information');
  const all = screen.getByRole('dialog');
  expect(linesOf(all)).toEqual([
    'Type: Residential',
    'Subtype: Flat/Apartment',
    'Purpose: For Sale',
    'Price: NA',
    'Locality: Baner',
    'City: Pune, Maharashtra',
    'Status: Pending',
    'Featured: No',
    expect.stringMatching(/^Created: /),
    expect.stringMatching(/^Updated: /),
  ]);
  expect(headingsOf(all)).toEqual(['Basic information', 'History']);
  expect(dialog.getByText('Posted').closest('li')?.textContent).not.toContain('“');
  expect(all.querySelector('ul')).toBeNull();
});

test('the parts of the details are headed in their order; without a history there is none', async () => {
  const dialog = await openDetails(() => ({ property: { ...DETAILS, history: [] } }));
  await dialog.findByText('Quiet.');
  expect(headingsOf(screen.getByRole('dialog'))).toEqual([
    'Basic information',
    'Contact',
    'Building',
    'Amenities',
    'Description',
  ]);
});

test.each([
  [8, 'Photos'],
  [9, 'First 8 photos'],
])('%d photos stand under %j', async (count, heading) => {
  const pictures = DETAILS.pictures.slice(0, count);
  const dialog = await openDetails(() => ({ property: { ...DETAILS, pictures } }));
  await dialog.findByText('Quiet.');
  expect(dialog.getByText(heading)).toBeDefined();
});
