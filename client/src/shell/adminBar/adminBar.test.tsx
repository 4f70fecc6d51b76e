import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
} from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';

drawDialogs();
readAhead('siteAdmin', 'dashboard');
afterEach(() => {
  delete document.documentElement.dataset['area'];
});

const PLACEHOLDER = 'Search properties, clients, agents...';
const ADMIN = person({ userType: 'SITE_ADMIN', role: 'SITE_ADMIN', name: 'Hari' });

const waiting =
  (
    pending: number,
    enquiries: number,
    joined: number,
    counts: readonly { status: string; count: number }[] = [],
    messages = 0,
    held = 0,
  ): Reply =>
  () =>
    administrationResponse({
      propertyStats: { pending },
      enquiryStats: { statuses: [{ status: 'NEW', count: enquiries }] },
      cases: { counts },
      contactMessages: { counts: [{ status: 'NEW', count: messages }] },
      blogComments: {
        counts: [
          { status: 'HELD', count: held },
          { status: 'SHOWN', count: 40 },
        ],
      },
      users: { total: joined },
    });

function open(Waiting: Reply, viewer = ADMIN, at = '/site-admin', more = {}) {
  const { link, requests } = fakeServer({ Waiting, ...more });
  return { ...visit(at, viewer, link), requests };
}

const bell = async () => {
  const text = await screen.findByText('Notifications');
  return within(text.closest('details') ?? document.body);
};

test('A-2.3-01 what waits is counted on the bell and leads to where it is decided', async () => {
  open(
    waiting(
      1_200,
      3,
      1_100,
      [
        { status: 'OPEN', count: 2 },
        { status: 'ACKNOWLEDGED', count: 3 },
        { status: 'DECIDED', count: 9 },
        { status: 'APPEALED', count: 1 },
      ],
      7,
      2,
    ),
  );
  const shown = await bell();
  await shown.findByText('99+');
  const links = shown.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Properties to review: 1,200', '/site-admin?view=properties'],
    ['New enquiries: 3', '/site-admin?view=enquiries&status=new'],
    ['Open cases: 5', '/site-admin?view=cases'],
    ['Appeals to decide: 1', '/site-admin?view=cases&status=appealed'],
    ['New contact messages: 7', '/site-admin?view=contactMessages&status=new'],
    ['Comments to review: 2', '/site-admin?view=blogComments'],
    ['Joined today: 1,100', '/site-admin?view=users&joined=today'],
  ]);
});

test('A-2.3-01 D-61 a comment that is let through waits no more', async () => {
  const comment = { __typename: 'BlogCommentRecord', id: 'a', status: 'SHOWN', heldFor: null };
  const record = {
    ...comment,
    status: 'HELD',
    heldFor: 'LINK',
    email: null,
    comment: {
      id: 'a',
      name: 'Ravi',
      message: 'www.example.com',
      createdAt: '1970-01-01T00:00:00.000Z',
    },
    blog: { id: 'p', title: 'Stamp duty', path: '/blog-detail/stamp-duty' },
  };
  let held = 1;
  open((sent) => waiting(0, 0, 0, [], 0, held)(sent), ADMIN, '/site-admin?view=blogComments', {
    CommentRecords: () => {
      const counts = [{ status: 'HELD', count: held }];
      const items = held > 0 ? [record] : [];
      return administrationResponse({
        blogComments: { total: items.length, pageCount: 1, items, counts },
      });
    },
    ApproveBlogComment: () => {
      held = 0;
      return reply({ approveBlogComment: { comment } });
    },
  });
  const shown = await bell();
  await shown.findByText('Comments to review: 1');
  fireEvent.click(await screen.findByLabelText('Approve: comment by Ravi'));
  expect(await shown.findByText('No notifications.')).toBeDefined();
});

test('A-2.3-01 without anything that waits there is no number', async () => {
  open(waiting(0, 0, 0));
  const shown = await bell();
  expect(await shown.findByText('No notifications.')).toBeDefined();
  expect(shown.queryByText('0')).toBeNull();
});

test('INTERFACE 1.8 what waits is asked for again by its own button', async () => {
  let isLost = true;
  open((variables) => (isLost ? bare(503) : waiting(0, 0, 0)(variables)));
  const shown = await bell();
  const notice = await shown.findByText('Notifications could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  expect(await shown.findByText('No notifications.')).toBeDefined();
});

test('A-2.3-01 the menu toggle opens the sheet, and folds the sidebar', async () => {
  const { address } = open(waiting(0, 0, 0));
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  fireEvent.click(screen.getByLabelText('Collapse sidebar'));
  expect(document.documentElement.dataset['area']).toBe('narrow');
  fireEvent.click(await screen.findByLabelText('Expand sidebar'));
  expect(document.documentElement.dataset['area']).toBeUndefined();
  fireEvent.click(screen.getByLabelText('Dashboard menu', { selector: 'button' }));
  expect(await screen.findByRole('dialog', { name: 'Dashboard menu' })).toBeDefined();
  expect(address()).toBe('/site-admin');
});

test.each([
  ['Hari', 'SITE_ADMIN', 'Hari', 'Site Administrator'],
  [null, 'SITE_ADMIN', 'Admin User', 'Site Administrator'],
  ['Hari', null, 'Hari', 'Administrator'],
] as const)('A-2.3-03 A-2.3-04 %s of role %s is %s, %s', async (name, role, shown, label) => {
  open(waiting(0, 0, 0), person({ userType: 'SITE_ADMIN', role, name }));
  const search = await screen.findByPlaceholderText(PLACEHOLDER);
  const bar = search.closest('search')?.parentElement ?? document.body;
  expect(within(bar).getByText(shown)).toBeDefined();
  expect(within(bar).getByText(label)).toBeDefined();
});

test('A-2.3-02 D-92 the search finds listings, people and enquiries, and leads to all of them', async () => {
  const AdminSearch = () =>
    reply({
      administration: {
        __typename: 'Administration',
        moderationQueue: {
          total: 1_000,
          totalIsLowerBound: true,
          items: [
            {
              __typename: 'Property',
              id: '66f0000000000000000000aa',
              title: 'Flat with a view',
              city: 'Pune',
              locality: 'Baner',
              state: 'Maharashtra',
              approvalStatus: 'PENDING',
            },
          ],
        },
        users: {
          total: 1,
          items: [
            {
              __typename: 'User',
              id: '66f0000000000000000000bb',
              name: 'Ravi Rao',
              mobile: null,
              email: null,
              userType: 'BUYER',
              kind: null,
              role: null,
            },
          ],
        },
      },
      viewer: { __typename: 'Viewer', enquiries: { total: 0, items: [] } },
    });
  const { address, requests } = open(waiting(0, 0, 0), ADMIN, '/site-admin', { AdminSearch });
  const field = await screen.findByPlaceholderText(PLACEHOLDER);
  fireEvent.change(field, { target: { value: '  rao ' } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(address()).toBe('/site-admin?view=search&search=rao'));
  const found = await screen.findByLabelText('Properties');
  expect(requests.find(({ operation }) => operation === 'AdminSearch')?.variables).toEqual({
    search: 'rao',
  });
  const links = [...(found.parentElement?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See all: Properties', '/site-admin?view=properties&status=all&search=rao'],
    [
      'Flat with a viewBaner, Pune, Maharashtra',
      '/site-admin?view=properties&status=all&search=66f0000000000000000000aa',
    ],
    ['See all: People', '/site-admin?view=users&search=rao'],
    ['Ravi RaoProperty Buyer', '/site-admin?view=users&search=66f0000000000000000000bb'],
  ]);
});

test('a search for nothing asks nobody and says what can be found', async () => {
  const { requests } = open(waiting(0, 0, 0), ADMIN, '/site-admin?view=search');
  expect(await screen.findByText('Search the site')).toBeDefined();
  expect(requests.map(({ operation }) => operation)).not.toContain('AdminSearch');
});

test('A-2.3-01 the pages of others have no such bar', async () => {
  open(waiting(0, 0, 0), person({ userType: 'BUILDER', role: 'ADMIN' }), '/dashboard');
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  expect(screen.queryByPlaceholderText(PLACEHOLDER)).toBeNull();
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('A-2.3-01 of %d that wait the bell says %s', async (pending, count) => {
  open(waiting(pending, 0, 0));
  const shown = await bell();
  expect(await shown.findByText(count)).toBeDefined();
  expect(shown.queryByText('No notifications.')).toBeNull();
});

test('A-2.3-01 what nothing is counted of does not wait', async () => {
  open(() =>
    administrationResponse({
      propertyStats: { pending: 0 },
      enquiryStats: { statuses: [] },
      cases: { counts: [] },
      contactMessages: { counts: [] },
      blogComments: { counts: [] },
      users: { total: 0 },
    }),
  );
  const shown = await bell();
  expect(await shown.findByText('No notifications.')).toBeDefined();
});

test('A-2.3-01 until what waits is known the bell says that it is not', async () => {
  open(never);
  const shown = await bell();
  expect(await shown.findByText('Loading…')).toBeDefined();
  expect(shown.queryByText('Notifications could not be loaded.')).toBeNull();
});

test('A-2.3-01 whether the sidebar is unfolded, and the sheet open, is said', async () => {
  open(waiting(0, 0, 0));
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  const stateOf = (name: string) =>
    screen.getByLabelText(name, { selector: 'button' }).getAttribute('aria-expanded');
  expect(stateOf('Collapse sidebar')).toBe('true');
  fireEvent.click(screen.getByLabelText('Collapse sidebar'));
  await waitFor(() => expect(stateOf('Expand sidebar')).toBe('false'));
  fireEvent.click(screen.getByLabelText('Expand sidebar'));
  const area = screen.getByLabelText('Dashboard menu', { selector: 'button' });
  expect([area.getAttribute('aria-haspopup'), stateOf('Dashboard menu')]).toEqual([
    'dialog',
    'false',
  ]);
  fireEvent.click(area);
  await waitFor(() => expect(area.getAttribute('aria-expanded')).toBe('true'));
});

test.each([
  ['?view=search&search=rao', 'rao'],
  ['?view=users&search=rao', ''],
])('A-2.3-02 at %s the field of the search holds %j', async (query, value) => {
  open(waiting(0, 0, 0), ADMIN, `/site-admin${query}`, {
    AdminSearch: never,
    Users: never,
  });
  const field = await screen.findByPlaceholderText<HTMLInputElement>(PLACEHOLDER);
  expect(field.value).toBe(value);
});

test('A-2.3-02 a search for blanks leads nowhere, and the page is not left for it', async () => {
  const { address } = open(waiting(0, 0, 0));
  const field = await screen.findByPlaceholderText<HTMLInputElement>(PLACEHOLDER);
  expect([field.type, field.maxLength]).toEqual(['search', LIMITS.keyword.maxLength]);
  expect(field.getAttribute('aria-label')).toBe('Search properties, clients, agents');
  expect(field.closest('search')?.getAttribute('aria-label')).toBe('Search the site');
  fireEvent.change(field, { target: { value: '   ' } });
  expect(fireEvent.submit(field.closest('form') ?? field)).toBe(false);
  await waitFor(() => expect(address()).toBe('/site-admin'));
});

const NOBODY = { total: 0, items: [] };

test('A-2.3-02 D-92 an enquiry that is found is told by its state and its property', async () => {
  const found = (id: string, propertyTitle: string, status: string) => ({
    __typename: 'Enquiry',
    id,
    name: 'Asha',
    propertyTitle,
    status,
  });
  const AdminSearch = () =>
    reply({
      administration: {
        __typename: 'Administration',
        moderationQueue: { ...NOBODY, totalIsLowerBound: false },
        users: NOBODY,
      },
      viewer: {
        __typename: 'Viewer',
        enquiries: { total: 2, items: [found('e1', 'Flat', 'NEW'), found('e2', '', 'CLOSED')] },
      },
    });
  open(waiting(0, 0, 0), ADMIN, '/site-admin?view=search&search=%20asha%20', { AdminSearch });
  const enquiries = within(await screen.findByRole('region', { name: 'Enquiries' }));
  const links = enquiries.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See all: Enquiries', '/site-admin?view=enquiries&search=asha'],
    ['AshaNew · Flat', '/site-admin?view=enquiries&search=e1'],
    ['AshaClosed', '/site-admin?view=enquiries&search=e2'],
  ]);
  for (const name of ['Properties', 'People']) {
    const none = within(screen.getByRole('region', { name }));
    expect(none.getByText('No results.')).toBeDefined();
    expect(none.queryByRole('link')).toBeNull();
  }
});

test('a search that fails says so', async () => {
  open(waiting(0, 0, 0), ADMIN, '/site-admin?view=search&search=rao', {
    AdminSearch: () => bare(503),
  });
  expect(await screen.findByText('The search failed')).toBeDefined();
});

test('what can be searched for is said where nothing is', async () => {
  open(waiting(0, 0, 0), ADMIN, '/site-admin?view=search&search=%20');
  const what = 'Search by title, town, name, mobile number, email address or ID.';
  expect(await screen.findByText(what)).toBeDefined();
});
