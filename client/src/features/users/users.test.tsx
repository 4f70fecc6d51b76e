import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationAnswer, answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { account } from '../../testing/fixtures.ts';
import { outline } from '../../testing/outline.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { UsersView } from './UsersView.tsx';
import type { ListedUser } from './words.ts';

withToasts();
drawDialogs();

const ID = '66f0000000000000000000aa';
const SEEN = '2026-11-19T06:00:00.000Z';

function user(changes: Partial<ListedUser> = {}): ListedUser {
  return {
    id: ID,
    name: 'Asha Rao',
    mobile: '9876543210',
    isMobileVerified: true,
    email: 'asha@example.in',
    isEmailVerified: false,
    userType: 'SELLER',
    kind: 'AGENT',
    role: null,
    organisation: null,
    status: 'ACTIVE',
    verificationLevel: 'BASIC',
    createdAt: '2026-11-18T06:00:00.000Z',
    updatedAt: SEEN,
    lastActiveAt: null,
    propertyCount: 3,
    enquiryCount: 12,
    sentEnquiryCount: 0,
    ...changes,
  };
}

const list = (...items: ListedUser[]): Reply => {
  const found = items.map((item) => ({ __typename: 'User', ...item }));
  return () => administrationAnswer({ users: { total: items.length, pageCount: 1, items: found } });
};

const details = (changes: object = {}): Reply => {
  const found = {
    __typename: 'User',
    id: ID,
    removal: { propertyCount: 3, enquiryCount: 12, otherMemberCount: null },
    history: [
      {
        at: SEEN,
        label: 'Status changed',
        by: 'Hari Admin',
        note: 'Asked for money.',
        changes: [{ name: 'status', before: 'blocked', after: 'active' }],
      },
    ],
    ...changes,
  };
  return () => administrationAnswer({ user: found });
};

function show(Users: Reply, replies: Readonly<Record<string, Reply>> = {}, query = '') {
  const { link, requests } = fakeServer({ Users, UserDetails: details(), ...replies });
  const me = account({ id: '66f0000000000000000000ff' });
  const view = <UsersView home="/site-admin" account={me} />;
  const rendered = renderAt(`/site-admin?view=users${query}`, view, link);
  const changes = () => requests.filter(({ operation }) => !operation.startsWith('User'));
  return { ...rendered, requests, changes };
}

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const asha = async () => (await screen.findByText('Asha Rao')).closest('tbody')?.textContent;
const open = () => fireEvent.click(screen.getByLabelText('Details: Asha Rao'));

test('A-2.5-03 A-3-17 an administrator sees who has an account, in which state', async () => {
  const organisation = { id: '66f0000000000000000000ee', name: 'Sun Homes' };
  const builder = { userType: 'BUILDER', kind: 'BUILDER', role: 'MANAGER', organisation } as const;
  const { container } = show(
    list(
      user({ lastActiveAt: SEEN, verificationLevel: 'PREMIUM' }),
      user({ id: '66f0000000000000000000ab', name: 'Bina', status: 'BLOCKED', ...builder }),
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
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/users.txt');
});

test('without anybody it says so, and a failure says why', async () => {
  const { unmount, container } = show(list(), {}, '&type=customers&status=blocked');
  await screen.findByText('No users here');
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/empty.txt');
  unmount();
  const failed = show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The users could not be loaded');
  await expect(`${outline(failed.container)}\n`).toMatchFileSnapshot('./outlines/failed.txt');
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
  const { requests } = show(list(user()), {}, query);
  await asha();
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('status and order are chosen in the address, beside type and search', async () => {
  const { requests } = show(list(user()), {}, '&type=sellers&search=rao&page=2');
  await asha();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'blocked' } });
  await expect.poll(() => requests.length).toBe(2);
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

test('A-7.4-03 D-86 a block is asked about first, sends the reason tidied and what was seen', async () => {
  const { changes } = show(list(user()), {
    SetUserStatus: () =>
      answer({ setUserStatus: { user: { __typename: 'User', id: ID, status: 'BLOCKED' } } }),
  });
  await asha();
  open();
  press('Block');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/signed out everywhere at once/);
  expect(changes()).toEqual([]);
  const field = dialog.getByLabelText('Reason, which other administrators read');
  fireEvent.change(field, { target: { value: 'x'.repeat(LIMITS.moderation.reasonMaxLength + 2) } });
  dialog.getByText(/^2 characters too many/);
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  expect(changes()).toEqual([]);
  fireEvent.change(field, { target: { value: '  Asks   for money. ' } });
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  await findToast('User blocked.');
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, input: { status: 'BLOCKED', reason: 'Asks for money.', seen: SEEN } },
  ]);
});

test('the new status stands at once, and goes back with the reason where it is refused', async () => {
  const waiting: ((answered: Response) => void)[] = [];
  show(list(user({ status: 'BLOCKED' })), {
    SetUserStatus: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  });
  expect(await asha()).toContain('Blocked');
  open();
  press('Activate');
  await expect.poll(asha).toContain('Active');
  await expect.poll(() => waiting).toHaveLength(1);
  waiting[0]?.(refusal('CONFLICT', 'This user has changed since you opened it.'));
  await findToast('This user has changed since you opened it.');
  await expect.poll(asha).toContain('Blocked');
});

test.each([
  ['ACTIVE', ['Block', 'Deactivate']],
  ['INACTIVE', ['Activate', 'Block']],
  ['BLOCKED', ['Activate', 'Deactivate']],
] as const)('who is %s can be given: %j', async (status, names) => {
  show(list(user({ status })));
  await asha();
  open();
  const buttons = screen.getAllByText(/^(Block|Deactivate|Activate)$/, { selector: 'button' });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons[0]?.getAttribute('aria-label')).toBe(`${names[0]}: Asha Rao`);
});

test('details, history and the verification level are unfolded', async () => {
  const { container, changes } = show(list(user()), {
    SetUserVerification: () =>
      answer({
        setUserVerification: {
          user: { __typename: 'User', id: ID, verificationLevel: 'VERIFIED' },
        },
      }),
  });
  await asha();
  open();
  const level = await screen.findByLabelText<HTMLSelectElement>('Verification level of Asha Rao');
  const box = container.querySelector('td[colspan]');
  await expect(`${box ? outline(box) : ''}\n`).toMatchFileSnapshot('./outlines/details.txt');
  fireEvent.change(level, { target: { value: 'VERIFIED' } });
  await findToast('Verification level: Verified.');
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, input: { level: 'VERIFIED', seen: SEEN } },
  ]);
});

test('A-7.4-04 D-86 what goes with a user is said, and a word is typed before it is deleted', async () => {
  const { changes } = show(list(user()), {
    UserDetails: details({ removal: { propertyCount: 3, enquiryCount: 1, otherMemberCount: 0 } }),
    DeleteUser: () => answer({ deleteUser: { deletedId: ID } }),
  });
  await asha();
  open();
  await screen.findByText('Delete this user');
  press('Delete this user');
  const box = screen.getByRole('dialog');
  const dialog = within(box);
  expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Off the market: 3 properties. What they were is kept without a name.',
    'Gone with them: 1 enquiry.',
    'The organisation is gone too, since nobody else works for it.',
    'The mobile and the e-mail address are free for a new account.',
  ]);
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  dialog.getByText('Please type the word delete.');
  const word = dialog.getByLabelText('Type the word delete to confirm');
  fireEvent.change(word, { target: { value: 'Delete ' } });
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  await findToast('User deleted.');
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, reason: null, seen: SEEN },
  ]);
});

test('nobody stops or deletes the own account here', async () => {
  show(list(user({ id: '66f0000000000000000000ff' })));
  await asha();
  open();
  await screen.findByText('Status changed');
  expect(screen.queryByText('Block', { selector: 'button' })).toBeNull();
  expect(screen.queryByText('Delete this user')).toBeNull();
});

test('D-86 several are stopped with one reason; who could not be stays chosen, and is said', async () => {
  const other = user({
    id: '66f0000000000000000000ab',
    name: 'Bina',
    updatedAt: '2026-11-20T06:00:00.000Z',
  });
  const { changes } = show(list(user(), other), {
    UpdateUsers: () =>
      answer({
        updateUsers: {
          updated: 1,
          failed: [
            { __typename: 'BulkFailure', id: other.id, message: 'This is an administrator.' },
          ],
        },
      }),
  });
  await asha();
  fireEvent.click(screen.getByLabelText('Choose all on this page'));
  const bar = within(screen.getByRole('toolbar'));
  bar.getByText('2 users chosen');
  fireEvent.click(bar.getByText('Block'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/^Each account is signed out everywhere at once/);
  fireEvent.change(dialog.getByLabelText('Reason, which other administrators read'), {
    target: { value: ' Copies  of one. ' },
  });
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  await findToast('Block: 1 of 2 users. “Bina”: This is an administrator.');
  const refused = within(screen.getByRole('region', { name: 'What could not be done' }));
  expect(refused.getByRole('link', { name: 'Bina' }).getAttribute('href')).toBe(
    `/site-admin?view=users&search=${other.id}`,
  );
  expect(changes().map(({ variables }) => variables)).toEqual([
    {
      input: {
        ids: [ID, other.id],
        status: 'BLOCKED',
        reason: 'Copies of one.',
        seen: other.updatedAt,
      },
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Choose Asha Rao').checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Choose Bina').checked).toBe(true);
});
