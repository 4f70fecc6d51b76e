import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, refusal } from '../../../testing/fakeServer.ts';
import {
  asha,
  details,
  ID,
  list,
  open,
  press,
  SEEN,
  showUsers,
  user,
} from '../../../testing/showUsers.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

withToasts();
drawDialogs();

test('A-7.4-03 D-86 a block is asked about first, sends the reason tidied and what was seen', async () => {
  const { changes } = showUsers(list(user()), {
    SetUserStatus: () =>
      reply({ setUserStatus: { user: { __typename: 'User', id: ID, status: 'BLOCKED' } } }),
  });
  await asha();
  open();
  press('Block');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/signed out everywhere/);
  expect(changes()).toEqual([]);
  const field = dialog.getByLabelText('Reason (shown to other administrators)');
  fireEvent.change(field, { target: { value: 'x'.repeat(LIMITS.moderation.reasonMaxLength + 2) } });
  dialog.getByText(/^2 characters over the limit/);
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  expect(changes()).toEqual([]);
  fireEvent.change(field, { target: { value: '  Asks   for money. ' } });
  fireEvent.click(dialog.getByText('Block', { selector: 'button' }));
  await findToast('User blocked.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, input: { status: 'BLOCKED', reason: 'Asks for money.', seen: SEEN } },
  ]);
});

test('the new status stands at once, and goes back with the reason where it is refused', async () => {
  const waiting: ((response: Response) => void)[] = [];
  showUsers(list(user({ status: 'BLOCKED' })), {
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
  const isBusy = (name: string) =>
    screen.getByLabelText(name).parentElement?.getAttribute('aria-busy') ?? null;
  expect(isBusy('Block: Asha Rao')).toBe('true');
  // Meanwhile nothing else is sent, and what was typed for it is not lost.
  press('Block');
  const dialog = within(screen.getByRole('dialog'));
  const block = dialog.getByText('Block', { selector: 'button' });
  expect(block.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(block);
  fireEvent.click(dialog.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  waiting[0]?.(refusal('CONFLICT', 'This user has changed since you opened it.'));
  await findToast('This user has changed since you opened it.');
  await expect.poll(asha).toContain('Blocked');
  expect(isBusy('Activate: Asha Rao')).toBeNull();
  expect(waiting).toHaveLength(1);
});

test.each([
  ['BLOCKED', 'Activate', 'ACTIVE', 'User activated.'],
  ['ACTIVE', 'Deactivate', 'INACTIVE', 'User deactivated.'],
] as const)('whoever was %s and is given %s is told so', async (before, name, status, done) => {
  const { changes } = showUsers(list(user({ status: before })), {
    SetUserStatus: () => reply({ setUserStatus: { user: { __typename: 'User', id: ID, status } } }),
  });
  await asha();
  open();
  press(name);
  const dialog = screen.queryByRole('dialog');
  if (dialog) fireEvent.click(within(dialog).getByText(name, { selector: 'button' }));
  await findToast(done);
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, input: { status, reason: null, seen: SEEN } },
  ]);
});

const STOPPED = 'The account is signed out everywhere and cannot';

test.each([
  ['Block', 'Block Asha Rao', `${STOPPED} sign in again. Its properties are not affected.`],
  [
    'Deactivate',
    'Deactivate Asha Rao',
    `${STOPPED} be used until you activate it. Its properties are not affected.`,
  ],
  ['Delete this user', 'Delete Asha Rao', 'This cannot be undone.'],
])('%s says what it means, and Cancel does nothing', async (name, title, meaning) => {
  const { changes } = showUsers(list(user()));
  await asha();
  open();
  await screen.findByText('Delete this user');
  press(name);
  const dialog = within(screen.getByRole('dialog', { name: title }));
  dialog.getByText(meaning);
  dialog.getByText('Optional.');
  fireEvent.click(dialog.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

test.each([
  ['ACTIVE', ['Block', 'Deactivate']],
  ['INACTIVE', ['Activate', 'Block']],
  ['BLOCKED', ['Activate', 'Deactivate']],
] as const)('who is %s can be given: %j', async (status, names) => {
  showUsers(list(user({ status })));
  await asha();
  open();
  const buttons = screen.getAllByText(/^(Block|Deactivate|Activate)$/, { selector: 'button' });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons[0]?.getAttribute('aria-label')).toBe(`${names[0]}: Asha Rao`);
});

test('details, history and the verification level are unfolded', async () => {
  const { changes } = showUsers(list(user()), {
    SetUserVerification: () =>
      reply({
        setUserVerification: {
          user: { __typename: 'User', id: ID, verificationLevel: 'VERIFIED' },
        },
      }),
  });
  await asha();
  open();
  const level = await screen.findByLabelText<HTMLSelectElement>('Verification level of Asha Rao');
  expect(screen.getByText('18 November 2026 at 11:30 am')).toBeDefined();
  expect(screen.getByText('blocked → active')).toBeDefined();
  fireEvent.change(level, { target: { value: 'VERIFIED' } });
  await findToast('Verification level: Verified.');
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, input: { level: 'VERIFIED', seen: SEEN } },
  ]);
});

test('the history says what was set for the first time and what was taken away', async () => {
  const set = { name: 'kind', before: null, after: 'agent' };
  const removed = { name: 'role', before: 'manager', after: null };
  const entry = { at: SEEN, label: 'User changed', by: 'Hari Admin', note: null };
  showUsers(list(user()), {
    UserDetails: details({ history: [{ ...entry, changes: [set, removed] }] }),
  });
  await asha();
  open();
  const item = (await screen.findByText('User changed')).closest('li');
  expect([...(item?.children ?? [])].slice(2).map(({ textContent }) => textContent)).toEqual([
    'none → agent',
    'manager → none',
  ]);
});

test('an account to which nothing was done says so, and details that fail say why', async () => {
  const { unmount } = showUsers(list(user()), { UserDetails: details({ history: [] }) });
  await asha();
  open();
  await screen.findByText('No changes yet.');
  unmount();
  showUsers(list(user()), { UserDetails: () => refusal('INTERNAL', 'It did not work.') });
  await asha();
  open();
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toBe('The details could not be loadedIt did not work.Try Again');
});

test.each([
  [
    { propertyCount: 0, enquiryCount: 0, otherMemberCount: null },
    ['This user has no properties.', 'No enquiries will be deleted.'],
  ],
  [
    { propertyCount: 1, enquiryCount: 2, otherMemberCount: 1 },
    [
      '1 property will be taken off the market. The records are kept without a name.',
      '2 enquiries will be deleted.',
      'The organisation stays, with 1 other member.',
    ],
  ],
])('D-86 with %j goes what is said', async (removal, sentences) => {
  showUsers(list(user()), { UserDetails: details({ removal }) });
  await asha();
  open();
  fireEvent.click(await screen.findByText('Delete this user'));
  const items = [...screen.getByRole('dialog').querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...sentences,
    'The mobile number and email address can be used for a new account.',
  ]);
});

test('A-7.4-04 D-86 what goes with a user is said, and a word is typed before it is deleted', async () => {
  const { changes } = showUsers(list(user()), {
    UserDetails: details({ removal: { propertyCount: 3, enquiryCount: 1, otherMemberCount: 0 } }),
    DeleteUser: () => reply({ deleteUser: { deletedId: ID } }),
  });
  await asha();
  open();
  await screen.findByText('Delete this user');
  press('Delete this user');
  const box = screen.getByRole('dialog');
  const dialog = within(box);
  expect([...box.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '3 properties will be taken off the market. The records are kept without a name.',
    '1 enquiry will be deleted.',
    'The organisation will be deleted too, because it has no other members.',
    'The mobile number and email address can be used for a new account.',
  ]);
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  dialog.getByText('Please type delete.');
  const word = dialog.getByLabelText('Type delete to confirm');
  expect(word.getAttribute('autocomplete')).toBe('off');
  fireEvent.change(word, { target: { value: 'Delete ' } });
  expect(dialog.queryByText('Please type delete.')).toBeNull();
  fireEvent.click(dialog.getByText('Delete', { selector: 'button' }));
  await findToast('User deleted.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ variables }) => variables)).toEqual([
    { id: ID, reason: null, seen: SEEN },
  ]);
});

test('nobody stops or deletes the own account here', async () => {
  showUsers(list(user({ id: '66f0000000000000000000ff' })));
  await asha();
  open();
  await screen.findByText('Status changed');
  expect(screen.queryByText('Block', { selector: 'button' })).toBeNull();
  expect(screen.queryByText('Delete this user')).toBeNull();
});
