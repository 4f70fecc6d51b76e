import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { administrationResponse, fakeServer, viewerResponse } from '../../testing/fakeServer.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';
import { sidebarLinks } from './OwnPage.tsx';
import { account } from '../../testing/fixtures.ts';

/** What the first page of each workspace holds; its parts alone are tested beside them. */

readAhead(
  'sellerDashboard',
  'enquiries',
  'dashboard',
  'managerDashboard',
  'executiveDashboard',
  'siteAdmin',
  'adminElsewhere',
);

const SELLER = person({ userType: 'SELLER' });
const ADMIN = person({ userType: 'BUILDER', role: 'ADMIN' });
const MANAGER = person({ userType: 'BUILDER', role: 'MANAGER' });
const EXECUTIVE = person({ userType: 'BUILDER', role: 'EXECUTIVE' });
const SITE_ADMIN = person({ userType: 'SITE_ADMIN', role: 'SITE_ADMIN' });

const ENQUIRIES = 'Newest enquiries';

beforeEach(() => {
  document.title = '';
  document.head.innerHTML = '<meta name="robots" content="">';
});

function serve(total: number, firm: string | null) {
  return fakeServer({
    Overview: () =>
      viewerResponse({
        account: {
          __typename: 'Account',
          id: SELLER.id,
          displayName: 'Builder Admin',
          organisation: firm === null ? null : { __typename: 'Organisation', id: 'o', name: firm },
        },
        overview: {
          __typename: 'Overview',
          scope: 'OWN',
          total,
          publicCount: total,
          favouriteCount: null,
          approval: [],
          lifecycle: [],
          towns: [],
          kinds: [],
        },
      }),
    Activity: () =>
      viewerResponse({ activity: { views: 0, enquiries: 0, favourites: 0, days: [] } }),
    NewestEnquiries: () => viewerResponse({ enquiries: { total: 0, items: [] } }),
    NewEnquiries: () => viewerResponse({ enquiries: { counts: [] } }),
    Invitations: () => viewerResponse({ invitations: [] }),
    RecentListings: () =>
      viewerResponse({ overview: { __typename: 'Overview', total, recent: [] } }),
    Team: () =>
      viewerResponse({
        team: {
          organisation: { __typename: 'Organisation', id: 'o', name: firm },
          viewerCanInvite: false,
          members: [],
          invitations: [],
        },
      }),
    PendingCount: () => administrationResponse({ propertyStats: { pending: 2 } }),
  }).link;
}

const content = () => document.querySelector('aside')?.parentElement?.lastElementChild ?? null;

test.each([
  ['seller', '/seller-dashboard', SELLER, null, 'Posting a property is free.'],
  ['builder', '/dashboard', ADMIN, 'Sun Homes', 'Properties posted by your team appear here.'],
  [
    'executive',
    '/executive-dashboard',
    EXECUTIVE,
    'Sun Homes',
    'Properties you post and properties assigned to you appear here.',
  ],
  [
    'site-admin',
    '/site-admin',
    SITE_ADMIN,
    null,
    'Properties appear here once a seller posts one.',
  ],
] as const)(
  'V-2.1-16 D-99 the first page of a %s with nothing yet',
  async (_who, path, viewer, firm, sentence) => {
    const { address } = visit(path, viewer, serve(0, firm));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(address()).toBe(path);
  },
);

test.each([
  ['seller', '/seller-dashboard', SELLER, null, ['Activity', ENQUIRIES, 'Your properties']],
  [
    'manager',
    '/manager-dashboard',
    MANAGER,
    'Sun Homes',
    ['Activity', ENQUIRIES, 'Your organisation’s properties', 'Team'],
  ],
  [
    'executive',
    '/executive-dashboard',
    EXECUTIVE,
    null,
    ['Activity', ENQUIRIES, 'Your properties and properties assigned to you'],
  ],
  [
    'site-admin',
    '/site-admin',
    SITE_ADMIN,
    null,
    ['2 properties to review', 'Market activity', ENQUIRIES, 'Newest properties'],
  ],
] as const)(
  'V-2.1-18 D-99 the first page of a %s with properties',
  async (_name, path, viewer, firm, parts) => {
    visit(path, viewer, serve(3, firm));
    await screen.findByText('all statuses');
    await screen.findByText('Favourites', { selector: 'h3' });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const headings = [...(content()?.querySelectorAll('h2') ?? [])];
    expect(headings.map(({ textContent }) => textContent)).toEqual(parts);
  },
);

test.each([
  ['/seller-dashboard', SELLER, 'Seller Dashboard'],
  ['/seller-dashboard/enquiries', SELLER, 'Enquiries'],
  ['/dashboard', ADMIN, 'Dashboard'],
  ['/manager-dashboard', MANAGER, 'Dashboard'],
  ['/executive-dashboard', EXECUTIVE, 'Dashboard'],
  ['/site-admin', SITE_ADMIN, 'Site Administration'],
])(
  'P-2.1-01 %s is named in the window, and no search engine keeps it',
  async (path, viewer, title) => {
    visit(path, viewer, serve(0, null));
    await screen.findByText(title, { selector: 'h1' });
    await waitFor(() => expect(document.title).toBe(`${title} | Aangan`));
    expect(document.querySelector('meta')?.content).toBe('noindex, follow');
  },
);

test.each([
  [{ role: 'admin' as const }, '/dashboard#team'],
  [{ role: 'manager' as const }, '/manager-dashboard#team'],
  [{ role: 'executive' as const }, undefined],
  [{ userType: 'site_admin' as const, role: 'admin' as const }, undefined],
])('D-99 the team has a link in the sidebar of %o', (changes, path) => {
  const links = sidebarLinks(account({ userType: 'builder', ...changes }), '');
  expect(links.find(({ label }) => label === 'Team')?.path).toBe(path);
});

test('A-2.3-06 D-128 the sidebar of administrators links the nine documented addresses', () => {
  const paths = sidebarLinks(account({ userType: 'site_admin' }), '').map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/dashboard',
      '/add-property',
      ...['properties', 'pending-properties', 'clients', 'agents'].map((name) => `/admin/${name}`),
      ...['transactions', 'reports', 'settings'].map((name) => `/admin/${name}`),
    ]),
  );
  const others = sidebarLinks(account({ userType: 'builder' }), '').map(({ path }) => path);
  expect(others.filter((path) => path.startsWith('/admin/'))).toEqual([]);
});

test.each([
  ['/dashboard?view=nonsense', ADMIN, 'Dashboard'],
  ['/dashboard?view=properties', ADMIN, 'Dashboard'],
  ['/manager-dashboard?view=enquiries', MANAGER, 'Enquiries'],
  ['/site-admin?view=properties', SITE_ADMIN, 'Properties'],
  ['/site-admin?view=enquiries', SITE_ADMIN, 'Enquiries'],
  ['/site-admin?view=users', SITE_ADMIN, 'Users'],
  ['/site-admin?view=organisations', SITE_ADMIN, 'Builder Organisations'],
])('P-1-02 %s is called %s', async (address, viewer, title) => {
  visit(address, viewer, serve(0, null));
  expect(await screen.findByText(title, { selector: 'h1' })).toBeDefined();
});

test('V-2.1-17 an administrator finds what waits, and a list of its own in the sidebar', async () => {
  const { address } = visit('/site-admin', SITE_ADMIN, serve(3, null));
  await screen.findByText('2 properties to review');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('aside nav a')];
  expect(links.map(({ title }) => title).slice(0, 4)).toEqual([
    'Dashboard',
    'Review Properties',
    'Pending Properties',
    'Clients',
  ]);
  fireEvent.click(screen.getByTitle('Review Properties'));
  await waitFor(() => expect(address()).toBe('/site-admin?view=properties'));
  const marked = () => document.querySelector<HTMLElement>('aside [aria-current=page]');
  await waitFor(() => expect(marked()?.title).toBe('Review Properties'));
});
