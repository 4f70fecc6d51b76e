import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { ownListing } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { MyPropertiesView } from './MyPropertiesView.tsx';
import { listingStatus } from './listingStatus.ts';
import type { OwnItem, OwnListing } from './listingStatus.ts';

withToasts();
drawDialogs();

const HOME = '/seller-dashboard';
const { id: ID } = ownListing();
function page(items: readonly Partial<OwnItem>[], changes: object = {}): Reply {
  const ownProperties = {
    total: items.length,
    page: 1,
    pageCount: 1,
    counts: [
      { state: 'PUBLIC', count: 4 },
      { state: 'PENDING', count: 0 },
    ],
    items: items.map((item) => ({
      viewCount: 0,
      enquiryCount: 0,
      favouriteCount: 0,
      property: ownListing(),
      ...item,
    })),
    ...changes,
  };
  return () => viewerResponse({ properties: ownProperties });
}

function show(list: Reply, query = '', replies: Readonly<Record<string, Reply>> = {}) {
  const { link, requests } = fakeServer({ OwnProperties: list, ...replies });
  const shown = renderAt(`${HOME}/my-properties${query}`, <MyPropertiesView home={HOME} />, link);
  return { ...shown, requests };
}

const card = () => screen.findByRole('article');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test('a rent is for a month in the list of own properties, a price is not', async () => {
  show(page([{ property: ownListing({ purpose: 'RENT', price: 45_000 }) }]));
  expect((await card()).querySelector('data')?.parentElement?.textContent).toContain('/month');
});

test('a price in the list of own properties is for no month', async () => {
  show(page([{}]));
  expect((await card()).textContent).not.toMatch(/month/);
});

const HIDDEN = 'Hidden by an administrator. Visitors cannot see it.';
const WAITS = 'Waiting for verification. It then goes live.';
const EDIT_WAITS =
  'Your edit is waiting for verification. Until then, visitors see the approved version.';

test.each<[Partial<OwnListing>, string[], string | null]>([
  [{}, ['Live'], null],
  [{ lifecycle: 'UNDER_OFFER' }, ['Under Offer', 'Live'], null],
  [{ lifecycle: 'SOLD' }, ['Sold'], null],
  [{ lifecycle: 'RENTED', purpose: 'RENT', isPublic: false, isActive: false }, ['Rented'], null],
  [{ isActive: false, isPublic: false }, ['Hidden'], HIDDEN],
  [{ approvalStatus: 'PENDING', isPublic: false }, ['Pending'], WAITS],
  [{ approvalStatus: 'PENDING', isActive: false, isPublic: false }, ['Pending'], WAITS],
  [
    { approvalStatus: 'PENDING', isPublic: false, lifecycle: 'SOLD' },
    ['Sold', 'Pending'],
    'Waiting for verification.',
  ],
  [{ approvalStatus: 'PENDING' }, ['Live', 'Edit pending'], EDIT_WAITS],
  [
    { approvalStatus: 'REJECTED', isPublic: false, rejectionReason: 'Blurred photos. ' },
    ['Rejected'],
    'Rejected: Blurred photos.',
  ],
  [{ approvalStatus: 'REJECTED', isPublic: false }, ['Rejected'], 'Rejected: no reason given.'],
  [
    { approvalStatus: 'REJECTED', rejectionReason: 'Wrong price' },
    ['Live', 'Edit rejected'],
    'Rejected: Wrong price. Visitors see the approved version.',
  ],
])('%o stands as %j', (changes, labels, note) => {
  const status = listingStatus(ownListing(changes));
  expect(status.badges.map(({ label }) => label)).toEqual(labels);
  expect(status.note).toBe(note);
});

test('D-104 what may say less than was typed is named, until it is confirmed', async () => {
  const toConfirm = ['Floor Number', 'Bathrooms'];
  show(page([{ property: ownListing({ toConfirm }) }]));
  const shown = within(await card());
  expect(
    shown.getByText(/^Please check Floor Number, Bathrooms\. Our form used to stop/),
  ).toBeTruthy();
});

test('P-2.4-03 the card says what came of a listing, and leads on', async () => {
  show(page([{ viewCount: 1234, enquiryCount: 2, favouriteCount: 7 }]));
  const shown = within(await card());
  expect(shown.queryByText(/^Please check/)).toBeNull();
  const figures = ['Views', 'Enquiries', 'Favourites'].map((label) =>
    shown.getByText(label).nextElementSibling?.textContent.replace(/ enquiries.*/, ''),
  );
  expect(figures).toEqual(['1,234', '2', '7']);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${HOME}/enquiries?id=${ID}`,
    `${HOME}/edit-property/${ID}`,
    `/property-details-v1/${ID}`,
  ]);
  expect(shown.getByText('View')).toBeDefined();
});

test.each([
  ['', 1, '1 property is counted under two statuses,'],
  ['', 2, '2 properties are counted under two statuses,'],
  ['', 0, null],
  ['?state=live', 1, null],
] as const)(
  'with %o and %i that are live and wait it is said that they count twice: %s',
  async (query, both, message) => {
    const counts = [
      { state: 'PUBLIC', count: 3 },
      { state: 'PENDING', count: both },
    ];
    show(page([{}, {}, {}], { counts }), query);
    await screen.findAllByRole('article');
    const found = screen.queryByText(/counted under two statuses/)?.textContent ?? null;
    expect(found).toBe(
      message && `${message} because an edit is pending while the approved version stays live.`,
    );
  },
);

test('without enquiries there are none to go to, and what nobody sees can be previewed', async () => {
  show(page([{ property: ownListing({ isPublic: false, approvalStatus: 'PENDING' }) }]));
  const shown = within(await card());
  expect(shown.getAllByRole('link')).toHaveLength(2);
  expect(shown.getByText('Preview')).toBeDefined();
});

test.each<[Partial<OwnListing>, string[]]>([
  [{}, ['Mark as sold', 'Mark as under offer']],
  [{ purpose: 'RENT' }, ['Mark as rented', 'Mark as under offer']],
  [{ lifecycle: 'UNDER_OFFER' }, ['Mark as sold', 'Make available again']],
  [{ lifecycle: 'RENTED', purpose: 'RENT' }, ['Make available again']],
  [{ lifecycle: 'SOLD' }, ['Make available again']],
  [{ lifecycle: 'EXPIRED' }, ['Make available again']],
  // Nobody buys what no visitor has seen.
  [{ approvalStatus: 'PENDING', isPublic: false }, []],
  [{ approvalStatus: 'REJECTED', isPublic: false }, []],
  [{ approvalStatus: 'PENDING', isPublic: false, lifecycle: 'SOLD' }, ['Make available again']],
  [{ approvalStatus: 'PENDING' }, ['Mark as sold', 'Mark as under offer']],
])('%o can become %j', async (changes, choices) => {
  show(page([{ property: ownListing(changes) }]));
  const menu = (await card()).querySelectorAll('details button');
  expect([...menu].map(({ textContent }) => textContent)).toEqual([
    ...choices,
    'History',
    'Delete',
  ]);
});

test.each<[Partial<OwnListing>, RegExp]>([
  [{}, /^It is removed from the site immediately.* To pause it, mark it as sold instead\.$/],
  [{ lifecycle: 'SOLD' }, /^It is removed from the site immediately.* This cannot be undone\.$/],
  [
    { approvalStatus: 'PENDING', isPublic: false },
    /^Visitors have not seen it yet\. This cannot be undone\.$/,
  ],
])('what deleting means for %o', async (changes, sentence) => {
  show(page([{ property: ownListing(changes) }]));
  await card();
  press('Delete');
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeDefined();
});

test('D-117 what became of a listing is told to the server, read anew, and undone as it was', async () => {
  const SetPropertyLifecycle: Reply = ({ id, lifecycle }) =>
    reply({
      setPropertyLifecycle: { property: { id, lifecycle, isActive: true, isPublic: true } },
    });
  const UndoPropertyChanges: Reply = () =>
    reply({ undoPropertyChanges: { updated: 1, failed: [] } });
  const { requests } = show(page([{}]), '', { SetPropertyLifecycle, UndoPropertyChanges });
  await card();
  press('Mark as sold');
  await findToast('Marked as sold. Its page stays online for 12 months.');
  press('Undo');
  await findToast('Undone.');
  await expect.poll(() => requests.map(({ operation }) => operation)).toHaveLength(5);
  expect(requests.filter(({ operation }) => operation !== 'OwnProperties')).toEqual([
    { operation: 'SetPropertyLifecycle', variables: { id: ID, lifecycle: 'SOLD' } },
    { operation: 'UndoPropertyChanges', variables: { ids: [ID] } },
  ]);
});

test('a change that is refused is said, and a second press waits for the first', async () => {
  const { requests } = show(page([{}]), '', {
    SetPropertyLifecycle: () => refusal('CONFLICT', 'Somebody was faster.'),
  });
  await card();
  press('Mark as under offer');
  press('Mark as sold');
  await findToast('Somebody was faster.');
  // Somebody else has changed it: the list is read anew.
  await expect
    .poll(() => requests.map(({ operation, variables }) => variables['lifecycle'] ?? operation))
    .toEqual(['OwnProperties', 'UNDER_OFFER', 'OwnProperties']);
});

test('deleting asks first, says that it is on its way, and what is deleted leaves before the counts are read anew', async () => {
  let readAnew: () => void = () => undefined;
  let isThere = true;
  const list: Reply = (variables) =>
    isThere
      ? page([{}])(variables)
      : new Promise((resolve) => {
          readAnew = () => resolve(page([])(variables));
        });
  const { requests } = show(list, '', {
    DeleteProperty: () => {
      isThere = false;
      return reply({ deleteProperty: { deletedId: ID } });
    },
  });
  await card();
  press('Delete');
  press('Cancel');
  expect(screen.queryByText('Delete this property?')).toBeNull();
  press('Delete');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/mark it as sold instead/)).toBeDefined();
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  await findToast('The property was deleted.');
  await expect.poll(() => screen.queryByRole('article')).toBeNull();
  await expect.poll(() => requests).toHaveLength(3);
  expect(screen.getByText('1 property')).toBeDefined();
  await act(async () => readAnew());
  await screen.findByText('No properties yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.map(({ operation }) => operation)).toEqual([
    'OwnProperties',
    'DeleteProperty',
    'OwnProperties',
  ]);
  // What was pressed is gone with its listing.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('My properties');
});

test('D-96 the history names what happened, by whom and when', async () => {
  const history = [
    { at: '2026-11-19T06:00:00.000Z', label: 'Approved', by: 'Site Admin', note: 'Welcome' },
    { at: '2026-11-18T06:00:00.000Z', label: 'Posted', by: 'Asha', note: null },
  ];
  show(page([{}]), '', { PropertyHistory: () => reply({ property: { id: ID, history } }) });
  await card();
  press('History');
  const dialog = within(screen.getByRole('dialog'));
  const lines = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'ApprovedSite Admin · 19 November 2026Welcome',
    'PostedAsha · 18 November 2026',
  ]);
});

test('the address narrows the list to a state and a page', async () => {
  const { requests } = show(page([{}], { total: 31, pageCount: 4 }), '?state=rejected&page=2');
  await card();
  expect(requests[0]?.variables).toEqual({ state: 'REJECTED', page: 2 });
  expect(screen.getByText('31 properties: rejected')).toBeDefined();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(`${HOME}/my-properties?state=rejected`);
  expect(hrefs).toContain(`${HOME}/my-properties?state=rejected&page=3`);
});

test('an unknown state is none', async () => {
  const { requests } = show(page([{}]), '?state=odd');
  await card();
  expect(requests[0]?.variables).toEqual({ state: null, page: 1 });
  expect(screen.getByText('1 property')).toBeDefined();
});

test('a state that holds nothing leads back to all of them', async () => {
  show(page([]), '?state=hidden');
  expect((await screen.findByText('Show all properties')).getAttribute('href')).toBe(
    `${HOME}/my-properties`,
  );
});

test('P-2.3-04 what is being waited for is named', () => {
  show(never);
  expect(screen.getByText('Loading properties...')).toBeDefined();
});

test('P-8-03 what could not be loaded is said, and asked for again', async () => {
  let tries = 0;
  show((variables) => {
    tries += 1;
    return tries === 1 ? refusal('INTERNAL') : page([{}])(variables);
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Properties fetch error');
  press('Try Again');
  expect(await card()).toBeDefined();
});
