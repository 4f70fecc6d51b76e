import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { workspaceHome } from '../../../schema/accounts.ts';
import { drawDialogs } from '../testing/dialogs.ts';
import { fakeServer, viewerResponse } from '../testing/fakeServer.ts';
import { sidebarLinks } from '../pages/workspace/OwnPage.tsx';
import { account } from '../testing/fixtures.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { currentViewer, showViewer } from '../session/viewer.ts';
import type { Account } from '../session/viewer.ts';
import { viewAddress } from '../lists/viewAddress.ts';
import { WorkspacePanel } from './WorkspacePanel.tsx';
import { WorkspaceSheet, WorkspaceSheetButton } from './WorkspaceSheet.tsx';
import { WorkspaceSidebar } from './WorkspaceSidebar.tsx';

beforeAll(drawDialogs);
afterEach(() => {
  delete document.documentElement.dataset['area'];
});

const counting = (count: number) =>
  fakeServer({
    NewEnquiries: () =>
      viewerResponse({
        enquiries: {
          counts: [
            { status: 'CONTACTED', count: 7 },
            { status: 'NEW', count },
          ],
        },
      }),
  }).link;

test.each<[string, Partial<Account>, string, string[]]>([
  [
    'buyer',
    { name: null, email: null, isComplete: false },
    '9+91 98765 43210Property Buyer',
    ['My Profile', 'Complete Profile', 'Browse Properties', 'Favourites'],
  ],
  [
    'seller',
    { name: 'asha', userType: 'seller' },
    'AashaProperty Seller',
    [
      'Dashboard',
      'My Profile',
      'Add Property',
      'My Properties',
      'Browse Properties',
      'Enquiries3 new',
    ],
  ],
])('P-2.3-01 P-2.3-02 what stands beside the pages of a %s', async (who, changes, name, pages) => {
  const viewer = account(changes);
  const links = sidebarLinks(viewer, 'edit-property');
  const panel = <WorkspacePanel account={viewer} links={links} />;
  const { container } = renderAt('/', panel, counting(3));
  if (who === 'seller') await screen.findByText('3');
  expect(container.textContent?.startsWith(name)).toBe(true);
  const help = ['+91 98765 43210', 'WhatsApp (opens in a new tab)', 'contact@example.com'];
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...pages,
    ...help,
    'Need Help',
  ]);
});

test('V-3-03 who registered as a builder is called Builder', () => {
  const viewer = account({ name: 'asha', userType: 'seller', sellerKind: 'builder' });
  const { container } = renderAt('/', <WorkspacePanel account={viewer} links={[]} />);
  expect(container.querySelector('p')?.parentElement?.textContent).toBe('AashaBuilder');
});

test.each([
  ['Hari', 'site_admin', 'HHariSite Administrator'],
  [null, 'site_admin', 'AAdmin UserSite Administrator'],
  [null, null, 'AAdmin UserAdministrator'],
] as const)(
  'A-2.3-03 A-2.3-04 A-2.3-05 an administrator named %s of role %s is called so',
  (name, role, text) => {
    const viewer = account({ name, role, userType: 'site_admin' });
    const { container } = renderAt('/', <WorkspacePanel account={viewer} links={[]} />);
    expect(container.querySelector('p')?.parentElement?.textContent).toBe(text);
  },
);

test.each([
  [0, 'Enquiries'],
  [1, 'Enquiries1 new'],
  [99, 'Enquiries99 new'],
  [100, 'Enquiries99+ new'],
])('P-2.3-01 of %i new enquiries it is said so', async (count, text) => {
  const viewer = account({ userType: 'seller' });
  const panel = <WorkspacePanel account={viewer} links={sidebarLinks(viewer, '')} />;
  const { client } = renderAt('/', panel, counting(count));
  await waitFor(() => expect(JSON.stringify(client.extract())).toContain('CONTACTED'));
  await waitFor(() => expect(screen.getByTitle('Enquiries').textContent).toBe(text));
});

test.each<[Partial<Account>, string | null, string]>([
  [{ userType: 'seller' }, '/seller-dashboard', 'Dashboard,@'],
  [{ userType: 'builder', role: 'admin' }, '/dashboard', 'Dashboard,Team,@'],
  [{ userType: 'builder', role: 'manager' }, '/manager-dashboard', 'Dashboard,Team,@'],
  [{ userType: 'builder', role: 'executive' }, '/executive-dashboard', 'Dashboard,@'],
  [
    { userType: 'site_admin', role: 'site_admin' },
    '/site-admin',
    'Dashboard,Review Properties,Pending Properties,Clients,Agents,Users,Builder Organisations,Reports and Complaints,Reports,Amenities,Transactions,Feedback,Contact Messages,Blog Posts,Comments,Home Banners,Partners,Contact Details,Contact Form,Pages,Office,Newsletter,Audit,Settings,@',
  ],
  [{ userType: 'buyer' }, null, 'My Profile,Browse Properties,Favourites'],
  [
    { userType: null, isComplete: false },
    null,
    'My Profile,Complete Profile,Browse Properties,Favourites',
  ],
])('the workspace of %o begins at %s and leads to %s', (changes, home, labels) => {
  const viewer = account(changes);
  expect(workspaceHome(viewer)).toBe(home);
  const links = sidebarLinks(viewer, '');
  expect(links.map(({ label }) => label).join()).toBe(
    labels.replace('@', 'My Profile,Add Property,My Properties,Browse Properties,Enquiries'),
  );
  const own = links.filter(({ label }) =>
    /^(?:Dashboard|Add|My Prop|Enq|Review|Feedback|Newsletter)/.test(label),
  );
  // Some of an administrator's are the documented addresses, which lead there.
  const places = home === '/site-admin' ? '/(?:site-admin|admin|dashboard|add-property)' : home;
  for (const { path } of own) expect(path).toMatch(new RegExp(`^${places}(?:[/?]|$)`));
});

test.each([
  ['sellerDashboard', 'Dashboard'],
  ['add-property', 'Add Property'],
  ['add-property-details', 'Add Property'],
  ['my-properties', 'My Properties'],
  ['edit-property', 'My Properties'],
  ['enquiries', 'Enquiries'],
  ['myProfile', 'My Profile'],
])('P-2.3-01 at %s the link %s is marked, and no other', (page, title) => {
  const links = sidebarLinks(account({ userType: 'seller' }), page);
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([title]);
});

test('P-2.3-02 the sidebar folds and unfolds, and says which', () => {
  const viewer = account({ userType: 'seller' });
  renderAt('/', <WorkspaceSidebar account={viewer} links={[]} />);
  const button = () => screen.getByRole('button', { name: /sidebar$/ });
  const shown = () => [button().title, button().getAttribute('aria-expanded')];
  expect(shown()).toEqual(['Collapse sidebar', 'true']);
  fireEvent.click(button());
  expect(shown()).toEqual(['Expand sidebar', 'false']);
  expect(document.documentElement.dataset['area']).toBe('narrow');
  fireEvent.click(button());
  expect(shown()).toEqual(['Collapse sidebar', 'true']);
  expect(document.documentElement.dataset['area']).toBeUndefined();
  expect(localStorage.getItem('areaNav')).toBeNull();
});

test('P-2.3-02 where a bar above the page folds the sidebar, it has no button of its own', () => {
  const viewer = account({ userType: 'seller' });
  renderAt('/', <WorkspaceSidebar account={viewer} links={[]} isFoldedElsewhere />);
  expect(screen.queryByRole('button', { name: /sidebar$/ })).toBeNull();
  expect(screen.getByTitle('Logout')).toBeDefined();
});

async function openSheet(viewer = account({ userType: 'seller' })) {
  const links = sidebarLinks(viewer, '');
  const shown = renderAt(
    '/dashboard',
    <>
      <WorkspaceSheetButton />
      <WorkspaceSheet account={viewer} links={links} />
    </>,
    counting(0),
  );
  const opener = screen.getByText('Dashboard menu', { selector: 'button' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const state = () => [opener.getAttribute('aria-expanded'), shown.address() + shown.hash()];
  expect(state()).toEqual(['false', '/dashboard']);
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Dashboard menu' });
  expect(state()).toEqual(['true', '/dashboard#area']);
  return { ...shown, state, dialog: within(dialog) };
}

test('P-2.3-02 the sheet of small screens is closed by its button, Escape and Back', async () => {
  const { dialog, state, goBack } = await openSheet();
  expect(dialog.getByRole('heading', { level: 2, name: 'Dashboard menu' })).toBeDefined();
  fireEvent.click(dialog.getByLabelText('Close menu'));
  await waitFor(() => expect(state()).toEqual(['false', '/dashboard']));
  fireEvent.click(screen.getByText('Dashboard menu', { selector: 'button' }));
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Dashboard menu', { selector: 'button' }));
  await screen.findByRole('dialog');
  await goBack();
  expect(state()).toEqual(['false', '/dashboard']);
});

test('P-2.3-02 a link takes the place of the sheet: Back leads to the page', async () => {
  const { dialog, state, goBack } = await openSheet();
  fireEvent.click(dialog.getByTitle('My Profile'));
  expect(state()[1]).toBe('/seller-dashboard/my-profile');
  await goBack();
  expect(state()).toEqual(['false', '/dashboard']);
});

test('P-2.3-03 Logout in the sheet goes home in its place', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { signOut: { isSignedOut: true } } }));
  const viewer = account({ userType: 'seller' });
  act(() => showViewer(viewer));
  const { dialog, state, goBack } = await openSheet(viewer);
  fireEvent.click(dialog.getByTitle('Logout'));
  await waitFor(() => expect(state()[1]).toBe('/'));
  expect(currentViewer()).toEqual({ kind: 'visitor' });
  await goBack();
  expect(state()).toEqual(['false', '/dashboard']);
});

test('the address of a view has what it is asked for, and nothing that is not', () => {
  const address = viewAddress('/dashboard', 'enquiries', { page: 2, status: null, text: 'a b' });
  expect(address).toBe('/dashboard?view=enquiries&page=2&text=a+b');
  expect(viewAddress('/seller-dashboard', 'enquiries', { page: null })).toBe(
    '/seller-dashboard/enquiries',
  );
  expect(viewAddress('/seller-dashboard', 'enquiries', { page: 1 })).toBe(
    '/seller-dashboard/enquiries?page=1',
  );
});
