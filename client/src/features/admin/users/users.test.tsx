import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, refusal } from '../../../testing/fakeServer.ts';
import { asha, ID, list, SEEN, showUsers, user } from '../../../testing/showUsers.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

withToasts();
drawDialogs();

test('A-2.5-03 A-3-17 an administrator sees who has an account, in which state', async () => {
  const organisation = { id: '66f0000000000000000000ee', name: 'Sun Homes' };
  const builder = { userType: 'BUILDER', kind: 'BUILDER', role: 'MANAGER', organisation } as const;
  showUsers(
    list(
      user({ lastActiveAt: SEEN, verificationLevel: 'PREMIUM' }),
      user({
        id: '66f0000000000000000000ab',
        name: 'Bina',
        status: 'BLOCKED',
        isMobileVerified: false,
        isEmailVerified: true,
        propertyCount: 1,
        sentEnquiryCount: 1_200,
        ...builder,
      }),
      user({
        id: '66f0000000000000000000ac',
        name: null,
        mobile: null,
        email: null,
        userType: null,
        kind: null,
        propertyCount: 0,
        enquiryCount: 0,
        status: 'INACTIVE',
      }),
      user({ id: '66f0000000000000000000ff', name: 'Me', userType: 'SITE_ADMIN' }),
    ),
  );
  await asha();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Asha RaoAgentActivePremium+91 98765 43210Verifiedasha@example.inNot verified312 received18 NovYesterdayDetails',
    'BinaSun HomesBuilder ManagerBlocked+91 98765 43210Not verifiedasha@example.inVerified112 received, 1,200 sent18 NovInactive 30+ daysDetails',
    'No nameNot chosen yetInactiveNone18 NovInactive 30+ daysDetails',
    'MeYouSite AdminActive+91 98765 43210Verifiedasha@example.inNot verified312 received18 NovInactive 30+ daysDetails',
  ]);
});

test('without anybody it says so, and a failure says why', async () => {
  const { unmount } = showUsers(list(), {}, '&type=customers&status=blocked');
  await screen.findByText('No users found');
  unmount();
  showUsers(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The users could not be loaded');
  expect(screen.getByText('This is for administrators.')).toBeDefined();
});

test.each([
  ['', { userTypes: null, status: null, sort: 'NEWEST', search: null, page: 1 }],
  ['&type=sellers', { userTypes: ['SELLER', 'BUILDER'] }],
  ['&type=customers&page=2', { userTypes: ['BUYER'], page: 2 }],
  ['&type=administrators', { userTypes: ['SITE_ADMIN'] }],
  ['&status=blocked&sort=name&search=rao', { status: 'BLOCKED', sort: 'NAME', search: 'rao' }],
  ['&status=gone&sort=constructor', { status: null, sort: 'NEWEST' }],
  ['&joined=today', { joinedSince: '2026-11-20' }],
  ['&joined=week', { joinedSince: '2026-11-14' }],
  ['&joined=constructor', { joinedSince: null }],
])('D-86 D-92 the address %j asks for %j', async (query, variables) => {
  const { requests } = showUsers(list(user()), {}, query);
  await asha();
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('status and order are chosen in the address, beside type and search', async () => {
  const { requests, keepsPlace } = showUsers(list(user()), {}, '&type=sellers&search=rao&page=2');
  await asha();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'blocked' } });
  await expect.poll(() => requests.length).toBe(2);
  expect(keepsPlace()).toBe(true);
  fireEvent.click(await screen.findByText('Name', { selector: 'th a' }));
  await expect.poll(() => requests.length).toBe(3);
  expect(requests[2]?.variables).toEqual({
    search: 'rao',
    userTypes: ['SELLER', 'BUILDER'],
    page: 1,
    status: 'BLOCKED',
    joinedSince: null,
    sort: 'NAME',
  });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
  await expect.poll(() => requests.length).toBe(4);
  expect(requests[3]?.variables).toMatchObject({ status: null, sort: 'NAME' });
  fireEvent.change(screen.getByLabelText('Joined'), { target: { value: 'month' } });
  await expect.poll(() => requests.length).toBe(5);
  expect(requests[4]?.variables).toMatchObject({ joinedSince: '2026-10-22', sort: 'NAME' });
});

test('D-86 several are stopped with one reason; who could not be stays chosen, and is said', async () => {
  const other = user({
    id: '66f0000000000000000000ab',
    name: 'Bina',
    updatedAt: '2026-11-20T06:00:00.000Z',
  });
  const { changes } = showUsers(list(other, user()), {
    UpdateUsers: () =>
      reply({
        updateUsers: {
          updated: 1,
          failed: [
            { __typename: 'BulkFailure', id: other.id, message: 'This is an administrator.' },
          ],
        },
      }),
  });
  await asha();
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  const bar = within(screen.getByRole('toolbar'));
  bar.getByText('2 users selected');
  fireEvent.click(bar.getByText('Block'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/^Each account is signed out everywhere/);
  fireEvent.change(dialog.getByLabelText('Reason (shown to other administrators)'), {
    target: { value: ' Copies  of one. ' },
  });
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  await findToast('Block: 1 of 2 users. “Bina”: This is an administrator.');
  const refused = within(screen.getByRole('region', { name: 'Failed items' }));
  expect(refused.getByRole('link', { name: 'Bina' }).getAttribute('href')).toBe(
    `/site-admin?view=users&search=${other.id}`,
  );
  expect(changes().map(({ variables }) => variables)).toEqual([
    {
      input: {
        ids: [other.id, ID],
        status: 'BLOCKED',
        reason: 'Copies of one.',
        seen: other.updatedAt,
      },
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Select Asha Rao').checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Select Bina').checked).toBe(true);
});

test('several are activated without a question, and deactivated after one', async () => {
  const { changes } = showUsers(list(user({ status: 'BLOCKED' })), {
    UpdateUsers: () => reply({ updateUsers: { updated: 1, failed: [] } }),
  });
  await asha();
  const bar = () => within(screen.getByRole('toolbar'));
  fireEvent.click(screen.getByLabelText('Select Asha Rao'));
  fireEvent.click(bar().getByText('Activate'));
  await expect.poll(() => changes().length).toBe(1);
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  fireEvent.click(screen.getByLabelText('Select Asha Rao'));
  fireEvent.click(bar().getByText('Deactivate'));
  const ask = () => within(screen.getByRole('dialog', { name: 'Deactivate 1 user' }));
  fireEvent.click(ask().getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(bar().getByText('Deactivate'));
  ask().getByText(/^Each account is signed out everywhere/);
  fireEvent.click(ask().getByText('Deactivate', { selector: 'button' }));
  await expect.poll(() => changes().length).toBe(2);
  expect(changes().map(({ variables }) => Object(variables['input']))).toEqual([
    { ids: [ID], status: 'ACTIVE', reason: null, seen: SEEN },
    { ids: [ID], status: 'INACTIVE', reason: null, seen: SEEN },
  ]);
});

test('D-92 the file is asked for with all that narrows and orders the list', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response('', { status: 500 });
  });
  showUsers(list(user()), {}, '&type=sellers&status=blocked&joined=week&sort=name&search=rao');
  await asha();
  fireEvent.click(screen.getByRole('button', { name: /^Download CSV/ }));
  await screen.findByText(/^The file could not be downloaded/);
  const { pathname, searchParams } = new URL(requests[0] ?? '', 'https://site.test');
  expect(pathname).toBe('/api/site-admin/exports/users');
  expect(Object.fromEntries(searchParams)).toEqual({
    status: 'blocked',
    joinedSince: '2026-11-14',
    sort: 'name',
    search: 'rao',
    userType: 'seller,builder',
  });
});
