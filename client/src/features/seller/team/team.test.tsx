import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTeamQuery } from './Team.generated.ts';
import type { TeamQuery } from './Team.generated.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { RAVI as SOMEBODY } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import type { Member } from './MemberRow.tsx';
import { TeamPanel } from './TeamPanel.tsx';

withToasts();
drawDialogs();

type Team = TeamQuery['viewer']['team'];

const SELF = '66f0000000000000000000ff';
const { id: RAVI } = SOMEBODY;

function member(changes: Partial<Member> = {}): Member {
  return { ...SOMEBODY, lastSeenAt: '2026-11-20T04:30:00.000Z', ...changes };
}

/** As the server says it, so that the cache knows whose it is. */
const NAMED = { __typename: 'Invitation' };
const INVITED = {
  id: '66f0000000000000000000cd',
  name: 'Meera',
  mobile: '9876543212',
  role: 'MANAGER',
  expiresAt: '2026-12-01T06:00:00.000Z',
} as const;

function Panel() {
  return <TeamPanel part={useTeamQuery({ fetchPolicy: 'cache-and-network' })} selfId={SELF} />;
}

async function show(team: Partial<Team>, replies: Readonly<Record<string, Reply>> = {}) {
  const data = {
    team: {
      viewerCanInvite: true,
      organisation: { id: '66f0000000000000000000ee', name: 'Sun Homes' },
      members: [member()],
      invitations: [],
      ...team,
    },
  };
  const { link, requests } = fakeServer({ Team: () => viewerResponse(data), ...replies });
  const shown = renderAt('/', <Panel />, link);
  await screen.findAllByRole('list');
  const sent = () => requests.filter(({ operation }) => operation !== 'Team');
  /** How often the team was asked for. */
  const calls = () => requests.length - sent().length;
  return { ...shown, sent, asked: calls };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  ['an admin', true, 'MANAGER', ['Remove', 'Invite again', 'Withdraw', 'Invite']],
  ['an admin, of an admin,', true, 'ADMIN', ['Remove', 'Withdraw', 'Invite']],
  ['somebody else', false, 'MANAGER', []],
  ['somebody else, of an admin,', false, 'ADMIN', []],
] as const)('D-99 %s finds what may be done', async (_who, viewerCanInvite, role, expected) => {
  await show({ viewerCanInvite, invitations: [{ ...INVITED, role }] });
  expect(buttons()).toEqual(expected);
  expect(screen.getByText(/expires on 1 December 2026/)).toBeDefined();
});

test('nobody changes the own role or removes themselves', async () => {
  await show({ members: [member({ id: SELF, role: 'ADMIN' })] });
  expect(buttons()).toEqual(['Invite']);
  expect(screen.getByText('You')).toBeDefined();
  expect(screen.getByText('Admin')).toBeDefined();
});

test.each<[Partial<Member>, string[]]>([
  [{}, ['Ravi Shah', '2 properties posted · last seen 2h ago']],
  [{ propertyCount: 1, lastSeenAt: null }, ['1 property posted · never signed in']],
  [{ lastSeenAt: '2026-11-19T04:30:00.000Z' }, ['last seen yesterday']],
  [{ propertyCount: 1200 }, ['1,200 properties posted']],
  [{ name: null }, ['+91 98765 43211']],
  [{ name: null, mobile: null, email: 'ravi@example.com' }, ['Unnamed user', 'ravi@example.com']],
  [{ status: 'BLOCKED' }, ['Inactive']],
])('%o is described', async (changes, texts) => {
  await show({ viewerCanInvite: false, members: [member(changes)] });
  for (const text of texts) expect(screen.getByRole('listitem').textContent).toContain(text);
  expect(screen.queryByText('Inactive') === null).toBe(changes.status !== 'BLOCKED');
  expect(screen.queryByText('You')).toBeNull();
});

test('a role is changed once it is another one, and read anew', async () => {
  const { sent, asked: requests } = await show(
    {},
    {
      ChangeMemberRole: ({ role }) => reply({ setMemberRole: { member: { id: RAVI, role } } }),
    },
  );
  type('Role of Ravi Shah', 'EXECUTIVE');
  type('Role of Ravi Shah', 'MANAGER');
  await findToast('Ravi Shah is now Manager.');
  expect(sent()).toEqual([
    { operation: 'ChangeMemberRole', variables: { accountId: RAVI, role: 'MANAGER' } },
  ]);
  await expect.poll(requests).toBe(2);
});

test('a refused change is said and read anew', async () => {
  const { asked: requests } = await show(
    {},
    { ChangeMemberRole: () => refusal('CONFLICT', 'The last admin.') },
  );
  type('Role of Ravi Shah', 'ADMIN');
  await findToast('The last admin.');
  await expect.poll(requests).toBe(2);
});

test('removing somebody asks first and says what goes with them', async () => {
  const { sent } = await show(
    {},
    { RemoveMember: () => reply({ removeMember: { removedId: '1' } }) },
  );
  press('Remove');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/The 2 properties they posted leave with them/)).toBeDefined();
  fireEvent.click(dialog.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Remove');
  const confirm = within(screen.getByRole('dialog')).getByText('Remove', { selector: 'button' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await findToast('Ravi Shah has been removed from the team.');
  expect(sent()).toEqual([{ operation: 'RemoveMember', variables: { accountId: RAVI } }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('an invitation is sent again as it was, or withdrawn', async () => {
  const { sent, asked: requests } = await show(
    { invitations: [{ ...INVITED, ...NAMED }] },
    {
      InviteMember: () => reply({ inviteMember: { invitation: { id: INVITED.id } } }),
      WithdrawInvitation: () => reply({ withdrawInvitation: { deletedId: INVITED.id } }),
    },
  );
  press('Invite again');
  await findToast('Invitation sent again to Meera.');
  press('Withdraw');
  await findToast('The invitation to Meera has been withdrawn.');
  expect(sent().map(({ variables }) => variables)).toEqual([
    { name: 'Meera', mobile: '9876543212', role: 'MANAGER' },
    { id: INVITED.id },
  ]);
  await expect.poll(requests).toBe(3);
});

test('D-99 somebody is invited with a name, a mobile and a role, once, and the form is empty again', async () => {
  const { sent, asked: requests } = await show(
    {},
    {
      InviteMember: () => reply({ inviteMember: { invitation: { id: INVITED.id } } }),
    },
  );
  press('Invite');
  expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(2);
  type('Name', ' Anil ');
  type('Mobile number', '98765-43213');
  type('Role', 'MANAGER');
  expect(
    screen.getByText(
      'This role can see all properties of the organisation and who they are assigned to.',
    ),
  ).toBeDefined();
  press('Invite');
  press('Inviting...');
  await findToast('Invitation sent to Anil by SMS at +91 98765 43213.');
  expect(sent().map(({ variables }) => variables)).toEqual([
    { name: 'Anil', mobile: '9876543213', role: 'MANAGER' },
  ]);
  await expect.poll(requests).toBe(2);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(document.activeElement?.textContent).toBe('Invite someone');
});

test('a refused invitation keeps what was typed', async () => {
  await show({}, { InviteMember: () => refusal('CONFLICT', 'Already in a team.') });
  type('Name', 'Anil');
  type('Mobile number', '9876543213');
  press('Invite');
  await screen.findByText('Already in a team.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anil');
});

test('while an invitation is on its way a second press does nothing', async () => {
  const { sent } = await show({}, { InviteMember: never });
  type('Name', 'Anil');
  type('Mobile number', '9876543213');
  press('Invite');
  const busy = await screen.findByText('Inviting...');
  fireEvent.click(busy);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(sent).toHaveLength(1);
});
