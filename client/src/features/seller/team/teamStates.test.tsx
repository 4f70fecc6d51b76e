import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTeamQuery } from './Team.generated.ts';
import type { TeamQuery } from './Team.generated.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { LeaveTeam } from './LeaveTeam.tsx';
import type { Member } from './MemberRow.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { TeamPanel } from './TeamPanel.tsx';

/** The team as it is shown, and what it says without an answer of the server. */

withToasts();
drawDialogs();

const SELF = '66f0000000000000000000ff';
const RAVI = '66f0000000000000000000ab';
const MEMBERS: Member[] = [
  {
    id: SELF,
    name: 'Ila Marathe',
    mobile: '9876543210',
    email: 'ila@example.com',
    role: 'ADMIN',
    status: 'ACTIVE',
    propertyCount: 0,
    lastSeenAt: '2026-11-20T06:30:00.000Z',
  },
  {
    id: RAVI,
    name: 'Ravi Shah',
    mobile: '9876543211',
    email: null,
    role: 'EXECUTIVE',
    status: 'BLOCKED',
    propertyCount: 1,
    lastSeenAt: null,
  },
];
const INVITED = {
  id: '66f0000000000000000000cd',
  name: '',
  mobile: '9876543212',
  role: 'MANAGER',
  expiresAt: '2026-12-01T06:00:00.000Z',
} as const;

const cut = () => Promise.reject<Response>(new TypeError('The network is down.'));
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function Panel() {
  return <TeamPanel part={useTeamQuery({ fetchPolicy: 'cache-and-network' })} selfId={SELF} />;
}

async function show(
  { viewerCanInvite = true, members = MEMBERS }: Partial<TeamQuery['viewer']['team']> = {},
  replies: Readonly<Record<string, Reply>> = {},
) {
  const data = {
    team: {
      viewerCanInvite,
      organisation: { id: '66f0000000000000000000ee', name: 'Sun Homes' },
      members,
      invitations: [INVITED],
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

test.each([
  ['admin', true],
  ['manager', false],
])('D-99 the team for its %s', async (who, viewerCanInvite) => {
  const { container } = await show({ viewerCanInvite });
  expect(snapshot(container)).toMatchSnapshot(`team-${who}`);
});

test('a team that is on its way, or could not be loaded, and is there at the next try', () => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const panel = (error?: Error) => <TeamPanel part={{ error, refetch: refresh }} selfId={SELF} />;
  const waiting = renderAt('/', panel());
  expect(waiting.container.querySelector('[aria-busy=true]')).not.toBeNull();
  waiting.unmount();
  renderAt('/', panel(new TypeError('Failed to fetch')));
  expect(screen.getByRole('alert').textContent).toContain('Your team could not be loaded');
  press('Try Again');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without an open invitation nothing speaks of them', () => {
  const none = <OpenInvitations invitations={[]} canChange />;
  expect(snapshot(renderAt('/', none).container)).toBe('');
});

test.each([
  [0, 'They will no longer see the properties of the organisation.'],
  [
    1,
    'They will no longer see the properties of the organisation. The property they posted leaves with them.',
  ],
])(
  'removing somebody of %i properties says what goes with them',
  async (propertyCount, sentence) => {
    const [, ravi] = MEMBERS;
    if (!ravi) throw new Error('There is one.');
    await show({ members: [{ ...ravi, propertyCount }] });
    press('Remove');
    const dialog = screen.getByRole('dialog', { name: 'Remove Ravi Shah from the team?' });
    expect(within(dialog).getByText(sentence)).toBeDefined();
  },
);

test('while a change is on its way a second one is not made', async () => {
  const { sent, asked: requests } = await show(
    {},
    { ChangeMemberRole: never, RemoveMember: never },
  );
  type('Role of Ravi Shah', 'ADMIN');
  const select = screen.getByLabelText<HTMLSelectElement>('Role of Ravi Shah');
  await waitFor(() => expect(select.getAttribute('aria-disabled')).toBe('true'));
  expect(select.value).toBe('EXECUTIVE');
  type('Role of Ravi Shah', 'MANAGER');
  press('Remove');
  const confirm = within(screen.getByRole('dialog')).getByText('Remove');
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(requests()).toBe(1);
});

test.each<[string, () => void]>([
  ['ChangeMemberRole', () => type('Role of Ravi Shah', 'ADMIN')],
  ['WithdrawInvitation', () => press('Withdraw')],
])('without an answer to %s a toast says so, and all is read anew', async (operation, start) => {
  const { asked: requests } = await show({}, { [operation]: cut });
  start();
  await findToast('The change could not be saved.');
  await waitFor(() => expect(requests()).toBe(2));
});

test('without an answer nobody is invited; the next try takes the sentence away', async () => {
  let tries = 0;
  const { sent, asked: requests } = await show(
    {},
    {
      InviteMember: () => {
        tries += 1;
        return tries === 1 ? cut() : never();
      },
    },
  );
  type('Name', 'An1il');
  type('Mobile number', '9876543213');
  press('Invite');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The invitation could not be sent.Nothing you entered is lost. Please check your connection and try again.',
  );
  press('Invite');
  await screen.findByText('Inviting...');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.variables).toEqual({ name: 'Anil', mobile: '9876543213', role: 'EXECUTIVE' });
  expect(requests()).toBe(1);
});

const leave = <LeaveTeam accountId={SELF} organisation="Sun Homes" />;

test('without an answer nobody leaves; asked again, the sentence is gone', async () => {
  const { link } = fakeServer({ RemoveMember: cut });
  renderAt('/', leave, link);
  press('Leave Sun Homes');
  expect(screen.getByRole('dialog', { name: 'Leave Sun Homes?' })).toBeDefined();
  press('Leave');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We could not remove you from the team.',
  );
  expect(screen.getByText('Leave').getAttribute('aria-disabled')).toBeNull();
  press('Cancel');
  press('Leave Sun Homes');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who leaves, once, begins anew as a seller', async () => {
  let say: (response: Response) => void = () => undefined;
  const { link, requests } = fakeServer({
    RemoveMember: () =>
      new Promise<Response>((resolve) => {
        say = resolve;
      }),
  });
  const assign = vi.fn<(path: string) => void>();
  renderAt('/', leave, link);
  vi.stubGlobal('location', { origin: 'https://site.test', assign });
  press('Leave Sun Homes');
  press('Leave');
  await waitFor(() => expect(screen.getByText('Leave').getAttribute('aria-disabled')).toBe('true'));
  press('Leave');
  await waitFor(() => expect(requests).toHaveLength(1));
  say(reply({ removeMember: { removedId: '1' } }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['/seller-dashboard']]));
});

test('a second press on a refused answer asks again', async () => {
  const { link, requests } = fakeServer({ RemoveMember: () => refusal('CONFLICT', 'The last.') });
  renderAt('/', leave, link);
  press('Leave Sun Homes');
  press('Leave');
  await screen.findByText('The last.');
  press('Leave');
  await waitFor(() => expect(requests).toHaveLength(2));
});
