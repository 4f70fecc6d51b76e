import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import { account, picture } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { HERE, press, profile, showProfile } from '../../../testing/showProfile.tsx';
import type { Account } from '../../../session/viewer.ts';
import { Profile } from './Profile.tsx';
import type { ProfileData } from './useProfile.ts';

/** What the profile shows in each state; its page is in pages/account/myProfile.test.tsx. */

const PORTRAIT = { __typename: 'Picture' as const, ...picture(1) };

test.each<[string, Partial<ProfileData>, Partial<Account>]>([
  ['buyer', {}, {}],
  [
    'incomplete',
    { name: null, email: null, isEmailVerified: false, isMobileVerified: false },
    { name: null, email: null, isComplete: false },
  ],
  [
    'team',
    {
      userType: 'BUILDER',
      role: 'MANAGER',
      displayName: 'Builder Manager',
      organisation: { id: '66f0000000000000000000ee', name: 'Sun Homes' },
      avatar: PORTRAIT,
      name: 'ila',
      isEmailVerified: false,
      preferences: { productNews: true, whatsApp: false, contactForProven: false },
    },
    { userType: 'builder', role: 'manager' },
  ],
])('V-7-23 D-23 D-35 the profile of %s', async (name, own, viewer) => {
  const { container } = await showProfile({}, own, viewer);
  await expect(`${snapshot(container)}\n`).toMatchFileSnapshot(`./snapshots/profile-${name}.txt`);
});

test('a profile that cannot be loaded says so, and is there at the next try', async () => {
  let tries = 0;
  const { link } = fakeServer({
    Profile: () => {
      tries += 1;
      return tries === 1 ? refusal('INTERNAL') : viewerResponse({ account: profile() });
    },
    Devices: never,
  });
  renderAt('/', <Profile account={account()} />, link);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your profile could not be loaded',
  );
  press('Try Again');
  await screen.findByLabelText('Name');
});

test('devices that cannot be loaded say so where they would stand, and are there at the next try', async () => {
  let tries = 0;
  const { link } = fakeServer({
    Profile: () => viewerResponse({ account: profile() }),
    Devices: () => {
      tries += 1;
      return tries === 1 ? refusal('INTERNAL') : viewerResponse({ sessions: [HERE] });
    },
  });
  renderAt('/', <Profile account={account()} />, link);
  await screen.findByText('Your devices could not be loaded.', { selector: 'p' });
  press('Try Again');
  await screen.findByText('This device');
  press('Log out everywhere');
  expect(
    screen.getByText('You will be logged out on this device. You are not logged in anywhere else.'),
  ).toBeDefined();
});
