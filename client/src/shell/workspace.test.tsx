import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reply, fakeServer, viewerResponse } from '../testing/fakeServer.ts';
import { person, readAhead, visit } from '../testing/visit.tsx';

/** What stands beside every page of somebody's own workspace, and the views that the workspaces share. */

readAhead('myProfile', 'my-properties', 'dashboard', 'siteAdmin', 'edit-property');
afterEach(() => {
  delete document.documentElement.dataset['area'];
  vi.unstubAllGlobals();
});

const WORKSPACE = '/seller-dashboard';
const SELLER = person({ userType: 'SELLER' });
const BUILDER = person({ userType: 'BUILDER', role: 'ADMIN' });
const SITE_ADMIN = person({ userType: 'SITE_ADMIN', role: 'SITE_ADMIN' });

function open(address: string, viewer = SELLER) {
  const { link, requests } = fakeServer({
    NewEnquiries: () => viewerResponse({ enquiries: { counts: [{ status: 'NEW', count: 120 }] } }),
    SignOut: () => reply({ signOut: { isSignedOut: true } }),
  });
  return { ...visit(address, viewer, link), requests };
}

/** The sidebar, once it is known whose it is. */
async function sidebar() {
  return waitFor(() => {
    const aside = document.querySelector('aside');
    if (!aside) throw new Error('There is no sidebar yet.');
    return within(aside);
  });
}

test('P-2.3-01 D-51 the sidebar of a seller leads everywhere, says where one is and how many enquiries are new', async () => {
  open(`${WORKSPACE}/my-profile`);
  const links = (await sidebar()).getAllByRole('link').slice(0, 6);
  expect(links.map((link) => [link.title, link.getAttribute('href')])).toEqual([
    ['Dashboard', WORKSPACE],
    ['My Profile', `${WORKSPACE}/my-profile`],
    ['Add Property', `${WORKSPACE}/add-property`],
    ['My Properties', `${WORKSPACE}/my-properties`],
    ['Browse Properties', '/property'],
    ['Enquiries', `${WORKSPACE}/enquiries`],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
    null,
    null,
  ]);
  await waitFor(() => expect(links[5]?.textContent).toBe('Enquiries99+ new'));
});

test.each([
  ['/dashboard#team', 'Team'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard?view=add-property', 'Add Property'],
])('at %s the sidebar of an organisation marks %s alone', async (address, title) => {
  open(address, BUILDER);
  const links = (await sidebar()).getAllByRole('link');
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.title)).toEqual([title]);
});

test("P-2.3-02 the sidebar has a 'Need Help' box, and its folding is kept", async () => {
  open(`${WORKSPACE}/my-profile`);
  const shown = await sidebar();
  const help = shown.getByLabelText('Need Help');
  expect(help.querySelector('a[href^="https://wa.me/91"]')?.textContent).toContain('WhatsApp');
  expect(help.querySelector('a[href^="tel:+91"]')).not.toBeNull();
  fireEvent.click(shown.getByLabelText('Collapse sidebar'));
  expect(document.documentElement.dataset['area']).toBe('narrow');
  expect(localStorage.getItem('areaNav')).toBe('narrow');
  fireEvent.click(shown.getByLabelText('Expand sidebar'));
  expect(localStorage.getItem('areaNav')).toBeNull();
});

test('P-2.3-03 Logout ends the session and goes home', async () => {
  const { address, requests } = open(`${WORKSPACE}/my-profile`);
  fireEvent.click((await sidebar()).getByText('Logout'));
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(localStorage.getItem('signedIn')).toBeNull());
  expect(requests.filter(({ operation }) => operation === 'SignOut')).toHaveLength(1);
});

test.each([
  ['a builder', BUILDER, '/dashboard'],
  ['an administrator', SITE_ADMIN, '/site-admin'],
])('P-1-02 D-99 the workspace of %s has the same views at ?view=', async (_who, viewer, home) => {
  const { address } = open(home, viewer);
  for (const [link, view] of [
    ['My Properties', 'my-properties'],
    ['Enquiries', 'enquiries'],
    ['Add Property', 'add-property'],
  ] as const) {
    fireEvent.click((await sidebar()).getByTitle(link));
    const title = link === 'Add Property' ? 'Add Basic Details' : link;
    await screen.findByText(title, { selector: 'h1' });
    expect(address()).toBe(`${home}?view=${view}`);
  }
});

test.each([
  ['an administrator', SITE_ADMIN, '/site-admin', 'Properties'],
  ['nobody else, such as a builder', BUILDER, '/dashboard', 'Dashboard'],
])('A-7.4-05 the list of all properties is for %s', async (_who, viewer, home, title) => {
  open(`${home}?view=properties`, viewer);
  expect(await screen.findByText(title, { selector: 'h1' })).toBeTruthy();
});

const ID = '66f0000000000000000000aa';

test.each([
  ['P-2.4-03 A-6-05', `${WORKSPACE}/edit-property/${ID}`, SELLER],
  ['P-2.4-01', `${WORKSPACE}/edit-property?id=${ID}`, SELLER],
  ['P-1-02 P-2.4-01', `/site-admin?view=edit-property&id=${ID}`, SITE_ADMIN],
])('%s D-76 %s is the page that edits this listing', async (_ids, at, viewer) => {
  const { requests } = open(at, viewer);
  await screen.findByText('Edit Property', { selector: 'h1' });
  await expect
    .poll(() => requests.find(({ operation }) => operation === 'PropertyToEdit')?.variables)
    .toEqual({ id: ID });
});
