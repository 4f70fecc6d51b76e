import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, never, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { press, showProfile, type } from '../../../testing/showProfile.tsx';
import type { ProfileData } from './useProfile.ts';

beforeAll(drawDialogs);
// What an earlier test announced is said no more.

const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };
const cut = () => Promise.reject<Response>(new TypeError('The network is down.'));
const goes =
  (propertyCount: number): Reply =>
  () =>
    viewerResponse({ accountRemoval: { propertyCount } });
const dialog = () => screen.getByRole('dialog');
const there = (name: string) => within(dialog()).getByText(name, { selector: 'button' });

const pressThere = (name: string) => void fireEvent.click(there(name));

async function open(replies: Readonly<Record<string, Reply>>, own: Partial<ProfileData> = {}) {
  const shown = await showProfile(replies, own);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Remove my account');
  return shown;
}

const TO_MOBILE = 'We will send a 6-digit code to +91 98765 43210.';

test.each<[string, Reply, Partial<ProfileData>, RegExp, string]>([
  ['unknown', never, {}, /Your properties are/, TO_MOBILE],
  ['one', goes(1), {}, /Your property is/, TO_MOBILE],
  [
    'none',
    goes(0),
    { isMobileVerified: false },
    /^Your profile, drafts/,
    'We will send a 6-digit code to asha@example.com.',
  ],
  [
    'unreachable',
    goes(3),
    { isMobileVerified: false, isEmailVerified: false },
    /Your 3 properties are/,
    'Verify your mobile number or email address first. We will send a code to it.',
  ],
])('D-86 what goes and what stays is said before: %s', async (_what, removal, own, goner, code) => {
  await open({ AccountRemoval: removal }, own);
  await waitFor(() => expect(dialog().querySelector('li')?.textContent).toMatch(goner));
  expect(dialog().textContent).toContain('Sellers keep the enquiries you sent them.');
  expect(within(dialog()).getByText(code)).toBeDefined();
});

test('without an answer no code is asked for twice at once, and the removal says so', async () => {
  let tries = 0;
  const { written: mutations } = await open({
    AccountRemoval: goes(1),
    RequestAccountRemoval: () => {
      tries += 1;
      return tries === 1 ? cut() : never();
    },
  });
  pressThere('Send code');
  const alert = await within(dialog()).findByRole('alert');
  expect(alert.textContent).toBe(
    'The code could not be sent.Nothing you entered is lost. Please check your connection and try again.',
  );
  expect(there('Send code').getAttribute('aria-disabled')).toBeNull();
  pressThere('Send code');
  await waitFor(() => expect(there('Sending...').getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(within(dialog()).queryByRole('alert')).toBeNull());
  pressThere('Sending...');
  await waitFor(() => expect(mutations()).toHaveLength(2));
});

test('D-86 the step of the code, and what is said when it is not taken', async () => {
  let tries = 0;
  const { written: mutations } = await open({
    AccountRemoval: goes(1),
    RequestAccountRemoval: () => reply({ requestAccountDeletion: { codeSent: SENT } }),
    RemoveAccount: () => {
      tries += 1;
      if (tries === 1) return refusal('CONFLICT', 'This is the only admin of Sun Homes.');
      return tries === 2 ? cut() : never();
    },
  });
  pressThere('Send code');
  await within(dialog()).findByText('Sent to +91 98765 43210');
  const send = () => {
    type('6-digit OTP', '123456');
    pressThere('Remove my account');
  };
  send();
  await within(dialog()).findByText('This is the only admin of Sun Homes.');
  send();
  await within(dialog()).findByText('The account could not be removed.');
  send();
  await within(dialog()).findByText('Removing...');
  pressThere('Back');
  expect(there('Send code')).toBeDefined();
  pressThere('Send code');
  await within(dialog()).findByText('Sent to +91 98765 43210');
  const codes = () => mutations().filter(({ operation }) => operation === 'RequestAccountRemoval');
  expect(codes()).toHaveLength(1);
});
