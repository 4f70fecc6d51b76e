import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  reply,
  bare,
  fakeServer,
  never,
  refusal,
  viewerResponse,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { ownListing, picture } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { listingStatus, OWN_STATES } from './listingStatus.ts';
import type { OwnItem, OwnListing } from './listingStatus.ts';
import { MyPropertiesView } from './MyPropertiesView.tsx';

withToasts();
drawDialogs();

const HOME = '/seller-dashboard';
const ID = '66f0000000000000000000aa';
function page(...items: readonly [changes?: Partial<OwnListing>, figures?: Partial<OwnItem>][]) {
  const ownProperties = {
    total: items.length,
    page: 1,
    pageCount: 2,
    counts: OWN_STATES.map(({ state }, index) => ({ state, count: index })),
    items: items.map(([changes, figures]) => ({
      viewCount: 1234,
      enquiryCount: 2,
      favouriteCount: 7,
      property: ownListing(changes),
      ...figures,
    })),
  };
  return () => viewerResponse({ properties: ownProperties });
}

function show(list: Reply, query = '', replies: Readonly<Record<string, Reply>> = {}) {
  const { link, requests } = fakeServer({ OwnProperties: list, ...replies });
  const view = <MyPropertiesView home={HOME} />;
  return { ...renderAt(`${HOME}/my-properties${query}`, view, link), requests };
}

const card = () => screen.findByRole('article');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const rendered = (element: Element) => `${snapshot(element)}\n`;
const photo = Object.assign(picture(1), { __typename: 'Picture' });

test.each<[string, Partial<OwnListing>, Partial<OwnItem>]>([
  ['live', { pictures: [photo] }, {}],
  [
    'refused',
    { purpose: 'RENT', approvalStatus: 'REJECTED', isPublic: false, lifecycle: 'UNDER_OFFER' },
    { enquiryCount: 0 },
  ],
])('a listing that is %s', async (name, changes, figures) => {
  show(page([changes, figures]));
  expect(rendered(await card())).toMatchSnapshot(`card-${name}`);
});

test('one enquiry is shown, and leads to it', async () => {
  show(page([{}, { enquiryCount: 1 }]));
  const link = within(await card()).getByText(/enquiries, view/).parentElement;
  expect(link?.getAttribute('href')).toBe(`${HOME}/enquiries?id=${ID}`);
});

test('every state in which a listing can stand, in words and colour', async () => {
  const lines = (['APPROVED', 'PENDING', 'REJECTED'] as const).flatMap((approvalStatus) =>
    (['AVAILABLE', 'UNDER_OFFER', 'SOLD', 'RENTED', 'EXPIRED'] as const).flatMap((lifecycle) =>
      [true, false].flatMap((isPublic) =>
        [true, false].map((isActive) => {
          const changes = { approvalStatus, lifecycle, isPublic, isActive };
          const { badges, note } = listingStatus(ownListing(changes));
          const facts = `${isPublic ? 'public' : 'not public'} ${isActive ? 'active' : 'hidden'}`;
          const labels = badges.map(({ tone, label }) => `[${label}, ${tone}]`);
          return [`${approvalStatus} ${lifecycle} ${facts}:`, ...labels, note ?? '-'].join(' ');
        }),
      ),
    ),
  );
  expect(lines.join('\n')).toMatchSnapshot('states');
});

test('the list of one state on its second page', async () => {
  const { container } = show(page([{}], [{ id: 'b' }]), '?state=closed&page=2');
  for (const each of await screen.findAllByRole('article')) each.replaceChildren();
  expect(rendered(container)).toMatchSnapshot('list');
});

test.each([
  ['', 'empty'],
  ['?state=live', 'empty-state'],
  ['?page=2', 'empty-page'],
])('nothing at %j', async (query, name) => {
  const { container } = show(page(), query);
  await screen.findByText(/No properties found|No properties yet/);
  expect(rendered(container)).toMatchSnapshot(name);
});

test('P-2.3-04 a list that is on its way says so', () => {
  show(never);
  expect(screen.getByText('Loading properties...')).toBeDefined();
});

test.each(OWN_STATES)('the address asks for $key', async ({ key, state }) => {
  const { requests } = show(page([{}]), `?state=${key}`);
  await card();
  expect(requests[0]?.variables).toEqual({ state, page: 1 });
});

test.each([
  ['SELL', 'sold'],
  ['RENT', 'rented'],
] as const)('the question before a %s is deleted', async (purpose, word) => {
  show(page([{ purpose }]), '', { DeleteProperty: never });
  await card();
  press('Delete');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(`To pause it, mark it as ${word} instead.`);
  const confirm = within(dialog).getByText('Delete', { selector: 'button' });
  fireEvent.click(confirm);
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, Reply, string]>([
  ['refused', () => refusal('CONFLICT', 'Not now.'), 'Not now.'],
  [
    'lost',
    () => bare(502),
    'The change could not be saved. Our server cannot be reached. Nothing you entered is lost. Please try again in a minute.',
  ],
])(
  'deleting that is %s is said, the list is read anew, and it can be tried again',
  async (_what, reply, sentence) => {
    const { requests } = show(page([{}]), '', { DeleteProperty: reply });
    const remove = () => {
      press('Delete');
      const dialog = within(screen.getByRole('dialog'));
      fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
    };
    await card();
    remove();
    await findToast(sentence);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(requests).toHaveLength(3));
    remove();
    await waitFor(() => expect(requests[3]?.operation).toBe('DeleteProperty'));
  },
);

test('what is deleted leaves what visitors see in their lists, too', async () => {
  const { client } = show(page([{}]), '', {
    DeleteProperty: () => reply({ deleteProperty: { deletedId: ID } }),
  });
  const evict = vi.spyOn(client.cache, 'evict');
  await card();
  press('Delete');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete', { selector: 'button' }));
  await findToast('The property was deleted.');
  expect(evict).toHaveBeenCalledWith({ id: 'ROOT_QUERY', fieldName: 'properties' });
});

test('what is answered once the list is left is still said', async () => {
  let refuse: () => void = () => undefined;
  const { requests, unmount } = show(page([{}]), '', {
    SetPropertyLifecycle: () =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal('CONFLICT', 'Somebody was faster.'));
      }),
  });
  await card();
  press('Mark as sold');
  await waitFor(() => expect(requests).toHaveLength(2));
  unmount();
  act(() => refuse());
  await findToast('Somebody was faster.');
});

test.each<[choice: string, lifecycle: string, changes: Partial<OwnListing>, said: string]>([
  ['Mark as under offer', 'UNDER_OFFER', {}, 'Marked as under offer.'],
  ['Mark as sold', 'SOLD', {}, 'Marked as sold. Its page stays online for 12 months.'],
  [
    'Mark as rented',
    'RENTED',
    { purpose: 'RENT' },
    'Marked as rented. Its page stays online for 12 months.',
  ],
  ['Make available again', 'AVAILABLE', { lifecycle: 'SOLD' }, 'Marked as available.'],
])('%s sets %s', async (choice, lifecycle, changes, message) => {
  const { client, requests } = show(page([changes]), '', {
    SetPropertyLifecycle: () =>
      reply({
        setPropertyLifecycle: { property: { id: ID, lifecycle, isActive: true, isPublic: true } },
      }),
  });
  const evict = vi.spyOn(client.cache, 'evict');
  await card();
  press(choice);
  await findToast(message);
  expect(requests[1]?.variables).toEqual({ id: ID, lifecycle });
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(evict).toHaveBeenCalledWith({ id: 'ROOT_QUERY', fieldName: 'properties' });
});

test('a change that was lost is said, and the next one goes through', async () => {
  let isLost = true;
  const { requests } = show(page([{}]), '', {
    SetPropertyLifecycle: () =>
      isLost
        ? bare(502)
        : reply({
            setPropertyLifecycle: {
              property: { id: ID, lifecycle: 'SOLD', isActive: true, isPublic: true },
            },
          }),
  });
  await card();
  press('Mark as sold');
  await findToast(/^The change could not be saved. Our server cannot be reached. Nothing/);
  isLost = false;
  press('Mark as sold');
  await findToast('Marked as sold. Its page stays online for 12 months.');
  expect(requests.filter(({ operation }) => operation.startsWith('Set'))).toHaveLength(2);
});

test('the focus stays where it is when what was pressed is still there', async () => {
  const { requests } = show(page([{}]), '', {
    SetPropertyLifecycle: () =>
      reply({
        setPropertyLifecycle: {
          property: { id: ID, lifecycle: 'SOLD', isActive: true, isPublic: true },
        },
      }),
  });
  await card();
  const sold = screen.getByText('Mark as sold', { selector: 'button' });
  const post = screen.getByText('Post Property');
  post.focus();
  fireEvent.click(sold);
  await waitFor(() => expect(requests).toHaveLength(3));
  await act(async () => Promise.resolve());
  expect(document.activeElement).toBe(post);
});

const HISTORY = [
  { at: '2026-11-19T06:00:00.000Z', label: 'Approved', by: 'Site Admin', note: 'Welcome' },
  { at: '2026-11-18T06:00:00.000Z', label: 'Posted', by: 'Asha', note: null },
];

test.each<[string, Reply, string]>([
  ['full', () => reply({ property: { id: ID, history: HISTORY } }), 'Welcome'],
  [
    'empty',
    () => reply({ property: { id: ID, history: [] } }),
    'No changes or decisions since it was posted.',
  ],
  ['gone', () => reply({ property: null }), 'No history is available.'],
  ['failed', () => refusal('INTERNAL'), 'The history could not be loaded'],
])('D-96 the history that is %s', async (_what, reply, sentence) => {
  const { requests } = show(page([{}]), '', { PropertyHistory: reply });
  await card();
  press('History');
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText(sentence)).toBeDefined();
  expect(requests[1]).toEqual({ operation: 'PropertyHistory', variables: { id: ID } });
  fireEvent.click(within(dialog).getByLabelText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('History');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('D-96 a history of one thing is shown, too', async () => {
  const history = HISTORY.slice(1);
  show(page([{}]), '', { PropertyHistory: () => reply({ property: { id: ID, history } }) });
  await card();
  press('History');
  expect(await screen.findByText('18 November 2026')).toBeDefined();
  expect(screen.queryByText(/No changes or decisions/)).toBeNull();
});
