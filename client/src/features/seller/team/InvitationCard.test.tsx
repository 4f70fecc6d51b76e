import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserType } from '../../../../../schema/accounts.ts';
import type { InvitationsQuery } from './Invitations.generated.ts';
import { reply, bare, fakeServer, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { wholeText } from '../../../testing/wholeText.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { InvitationCard } from './InvitationCard.tsx';

withToasts();

type Invitation = InvitationsQuery['viewer']['invitations'][number];

const ID = '66f0000000000000000000cd';
const INVITATION: Invitation = {
  id: ID,
  role: 'MANAGER',
  invitedBy: 'Ila Marathe',
  expiresAt: '2026-12-01T06:00:00.000Z',
  organisation: { id: '66f0000000000000000000ee', name: 'Sun Homes' },
};

async function show(
  replies: Readonly<Record<string, Reply>> = {},
  changes: Partial<Invitation> = {},
  userType: UserType = 'buyer',
) {
  showViewer(account({ userType }));
  const { link, requests } = fakeServer({
    Invitations: () =>
      viewerResponse({ invitations: [{ __typename: 'Invitation', ...INVITATION, ...changes }] }),
    ...replies,
  });
  renderAt('/', <InvitationCard />, link);
  await screen.findByText(wholeText('Join Sun Homes'));
  const sent = () => requests.filter(({ operation }) => operation !== 'Invitations');
  return { sent };
}

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

const MANAGER =
  'Ila Marathe invites you as Manager. This role can see all properties of the organisation and who they are assigned to.';
const SHARED =
  'The admins and managers of Sun Homes will be able to see and manage your properties.';

test.each<[string, Partial<Invitation>, UserType, string[]]>([
  ['a buyer', {}, 'buyer', [MANAGER]],
  ['a seller, whose properties are shared then,', {}, 'seller', [MANAGER, SHARED]],
  [
    'a first admin',
    { role: 'ADMIN', invitedBy: null },
    'buyer',
    [
      'The site administrator invites you as Admin. This role can see everything and manage the team.',
    ],
  ],
])('D-27 D-99 %s is told what accepting means', async (_who, changes, userType, sentences) => {
  await show({}, changes, userType);
  const card = screen.getByText(wholeText('Join Sun Homes')).closest('section');
  const messages = [...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(messages).toEqual([...sentences, 'Expires on 1 December 2026.']);
});

test('D-27 who accepts, once, goes to the page of the new role', async () => {
  // No other page can be gone to here than another place of the same one.
  const acceptInvitation = { account: { id: ID, landingPath: '/#manager-dashboard' } };
  const { sent } = await show({ AcceptInvitation: () => reply({ acceptInvitation }) });
  press('Accept');
  press('Joining...');
  press('Decline');
  await expect.poll(() => window.location.hash).toBe('#manager-dashboard');
  expect(sent()).toEqual([{ operation: 'AcceptInvitation', variables: { id: ID } }]);
});

test.each([
  ['Accept', 'AcceptInvitation'],
  ['Decline', 'DeclineInvitation'],
])('an answer that is lost after %s is said on the card', async (name, operation) => {
  await show({ [operation]: () => Promise.reject(new TypeError('No network.')) });
  press(name);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your answer could not be sent.',
  );
  expect(screen.getByText('Accept', { selector: 'button' })).toBeDefined();
});

test.each([
  ['Accept', 'AcceptInvitation'],
  ['Decline', 'DeclineInvitation'],
])('what refuses %s is said on the card, which can be answered again', async (name, operation) => {
  const { sent } = await show({ [operation]: () => refusal('CONFLICT', 'It was withdrawn.') });
  press(name);
  await screen.findByText('It was withdrawn.');
  press(name);
  await expect.poll(sent).toHaveLength(2);
  expect(window.location.hash).toBe('');
});

test('D-27 a declined invitation is gone', async () => {
  const { sent } = await show({
    DeclineInvitation: () => reply({ declineInvitation: { deletedId: ID } }),
  });
  press('Decline');
  await findToast('You declined the invitation from Sun Homes.');
  await expect.poll(() => screen.queryByText(wholeText('Join Sun Homes'))).toBeNull();
  expect(sent()).toEqual([{ operation: 'DeclineInvitation', variables: { id: ID } }]);
});

test('INTERFACE 1.8 invitations that could not be loaded are asked for again by their own button', async () => {
  showViewer(account({ userType: 'buyer' }));
  let isLost = true;
  const { link } = fakeServer({
    Invitations: () =>
      isLost
        ? bare(503)
        : viewerResponse({ invitations: [{ __typename: 'Invitation', ...INVITATION }] }),
  });
  renderAt('/', <InvitationCard />, link);
  const notice = await screen.findByText('Your invitations could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  expect(await screen.findByText(wholeText('Join Sun Homes'))).toBeDefined();
});
