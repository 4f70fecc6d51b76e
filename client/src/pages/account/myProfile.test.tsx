import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentViewer } from '../../session/viewer.ts';
import type { ProfileData } from '../../features/account/profile/useProfile.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { reply, fakeServer, refusal, viewerResponse } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { HERE, PHONE, profile } from '../../testing/showProfile.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';

/** The page of one's own profile with a server made of replies; its forms alone are in features/profile. */

withToasts();
readAhead('myProfile');

async function show(
  replies: Readonly<Record<string, Reply>>,
  own: Partial<ProfileData> = {},
  path = '/seller-dashboard/my-profile',
) {
  const { link, requests } = fakeServer({
    Profile: () => viewerResponse({ account: profile(own) }),
    Invitations: () => viewerResponse({ invitations: [] }),
    Devices: () => viewerResponse({ sessions: [HERE, PHONE] }),
    ...replies,
  });
  const { address } = visit(path, person(), link);
  await screen.findByLabelText('Name');
  await screen.findByText('Chrome on Android');
  const mutations = () => requests.filter(({ operation }) => !QUERIES.includes(operation));
  return { written: mutations, address };
}

const QUERIES = ['Profile', 'Invitations', 'Devices', 'AccountRemoval'];

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const pressLabelled = (name: string) => fireEvent.click(screen.getByLabelText(name));
const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };

test('D-35 a name is checked before it is sent, and every part of the page sees the new one', async () => {
  const { written: mutations } = await show({
    UpdateProfile: ({ name }) =>
      reply({ updateProfile: { account: profile({ name: String(name).replace(/\s+/g, ' ') }) } }),
  });
  await type('Name', 'M33ra');
  press('Save name');
  expect((await screen.findByText(/Name can only contain letters/)).textContent).toBeTruthy();
  expect(document.activeElement).toBe(await field('Name'));
  await type('Name', ' Meera   Joshi ');
  press('Save name');
  // Beside the field, which has what was stored.
  await screen.findByText('Your name is saved.', { selector: 'form p' });
  expect((await field('Name')).value).toBe('Meera Joshi');
  expect(mutations()).toEqual([
    { operation: 'UpdateProfile', variables: { name: 'Meera   Joshi' } },
  ]);
  expect(currentViewer()).toMatchObject({ name: 'Meera Joshi' });
});

test('what was refused of one number is not said of the next', async () => {
  await show({
    RequestMobileChange: () =>
      refusal('CONFLICT', 'This mobile number belongs to another account.'),
  });
  pressLabelled('Change mobile number');
  await type('New mobile number', '9123456780');
  press('Send code');
  await screen.findByText(/belongs to another account/);
  await type('New mobile number', '912345');
  expect(screen.queryByText(/belongs to another account/)).toBeNull();
});

test('D-35 a mobile is changed with a code; a wrong one is cleared and changes nothing', async () => {
  const { written: mutations } = await show({
    RequestMobileChange: () => reply({ requestMobileChange: { codeSent: SENT } }),
    ChangeMobile: ({ code }) =>
      code === '123456'
        ? reply({ confirmMobileChange: { account: profile({ mobile: '9123456780' }) } })
        : refusal('INVALID_INPUT', 'Invalid OTP. Please try again.'),
  });
  pressLabelled('Change mobile number');
  expect(document.activeElement).toBe(await field('New mobile number'));
  await type('New mobile number', '+91 9123456780');
  press('Send code');
  await type('6-digit OTP', '000000');
  press('Verify');
  await screen.findByText('Invalid OTP. Please try again.');
  const code = await field('6-digit OTP');
  expect(code.value).toBe('');
  expect(document.activeElement).toBe(code);
  expect(currentViewer()).toMatchObject({ mobile: '9876543210' });
  await type('6-digit OTP', '123456');
  press('Verify');
  await findToast('Your mobile number is verified.');
  expect(screen.getAllByText('+91 91234 56780').length).toBeGreaterThan(0);
  expect(currentViewer()).toMatchObject({ mobile: '9123456780' });
  expect(document.activeElement).toBe(screen.getByLabelText('Change mobile number'));
  expect(mutations().at(-1)?.variables).toEqual({ mobile: '9123456780', code: '123456' });
});

test('D-35 a mobile of somebody else is refused in the words of the server, and stays to be corrected', async () => {
  await show({ RequestMobileChange: () => refusal('CONFLICT', 'This number is taken already.') });
  pressLabelled('Change mobile number');
  await type('New mobile number', '9123456780');
  press('Send code');
  await screen.findByText('This number is taken already.');
  expect((await field('New mobile number')).value).toBe('9123456780');
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByLabelText('Change mobile number'));
});

test('D-35 an e-mail address that is missing is added and verified with a code', async () => {
  const { written: mutations } = await show(
    {
      RequestEmailChange: () => reply({ requestEmailChange: { codeSent: SENT } }),
      ChangeEmail: () =>
        reply({ confirmEmailChange: { account: profile({ email: 'asha@example.in' }) } }),
    },
    { email: null, isEmailVerified: false },
  );
  expect(screen.getByText('Not added yet')).toBeDefined();
  expect(screen.getAllByText('Verified')).toHaveLength(1);
  pressLabelled('Add email address');
  await type('New email address', ' asha@example.in');
  press('Send code');
  await type('6-digit OTP', '123456');
  press('Verify');
  await findToast('Your email address is verified.');
  expect(screen.getAllByText('Verified')).toHaveLength(2);
  expect(mutations().map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.in' },
    { email: 'asha@example.in', code: '123456' },
  ]);
});

test('D-35 an address that is not verified is verified as it is', async () => {
  const { written: mutations } = await show(
    { RequestEmailChange: () => reply({ requestEmailChange: { codeSent: SENT } }) },
    { isEmailVerified: false },
  );
  pressLabelled('Verify email address');
  expect(screen.getByText('We will send a 6-digit code to asha@example.com.')).toBeDefined();
  press('Send code');
  await field('6-digit OTP');
  expect(mutations()[0]?.variables).toEqual({ email: 'asha@example.com' });
});

test('D-23 a buyer starts selling and is a seller from then on', async () => {
  const seller = { userType: 'SELLER', displayName: 'Property Seller' } as const;
  const { written: mutations } = await show({
    StartSelling: () => reply({ startSelling: { account: profile(seller) } }),
  });
  fireEvent.click(screen.getByLabelText('Agent'));
  press('Start selling');
  const started = await screen.findByText('You can now list a property.');
  expect(document.activeElement).toBe(started);
  expect(screen.queryByText('Start selling', { selector: 'button' })).toBeNull();
  expect(screen.getByText('Property Seller', { selector: 'section p' })).toBeDefined();
  expect(mutations()[0]).toEqual({ operation: 'StartSelling', variables: { kind: 'AGENT' } });
  expect(currentViewer()).toMatchObject({ userType: 'seller' });
});

test('V-2.2-09 a buyer who wants to post a property starts selling before anything else', async () => {
  const seller = { userType: 'SELLER', displayName: 'Property Seller' } as const;
  const replies = {
    StartSelling: () => reply({ startSelling: { account: profile(seller) } }),
  };
  const { address } = await show(replies, {}, '/add-property');
  expect(address()).toBe('/seller-dashboard/my-profile');
  // Behind the help in the sidebar.
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings().slice(1, 3)).toEqual(['Start selling', 'Your details']);
  expect(screen.getByText(/^To post a property, first choose whether/)).toBeDefined();
  press('Start selling');
  await screen.findByText('You can now list a property.');
  expect(headings().slice(1, 3)).toEqual(['You can now list a property.', 'Your details']);
});

test('logging out everywhere asks first', async () => {
  const { written: mutations } = await show({
    SignOutEverywhere: () => reply({ signOutEverywhere: { endedCount: 1 } }),
  });
  press('Log out everywhere');
  expect(
    screen.getByText('You will be logged out on all 2 devices, including this one.'),
  ).toBeDefined();
  press('Cancel');
  expect(mutations()).toEqual([]);
  press('Log out everywhere');
  press('Yes, log out everywhere');
  await waitFor(() => expect(currentViewer()).toEqual({ kind: 'visitor' }));
  expect(mutations()[0]?.operation).toBe('SignOutEverywhere');
});

describe('D-86 removing the account', () => {
  drawDialogs();
  const GOES = { AccountRemoval: () => viewerResponse({ accountRemoval: { propertyCount: 3 } }) };
  const request = () => reply({ requestAccountDeletion: { codeSent: SENT } });
  const dialog = () => within(screen.getByRole('dialog'));
  const pressThere = (name: string) =>
    fireEvent.click(dialog().getByText(name, { selector: 'button' }));

  test('says before what goes and what stays, and ends at home, logged out', async () => {
    const { written: mutations, address } = await show({
      ...GOES,
      RequestAccountRemoval: request,
      RemoveAccount: ({ code }) =>
        code === '123456'
          ? reply({ deleteAccount: { deletedId: '1' } })
          : refusal('INVALID_INPUT', 'Invalid OTP. Please try again.'),
    });
    press('Remove my account');
    await dialog().findByText('Your 3 properties are removed from the site immediately.');
    expect(dialog().getByText(/contact details, hidden, for 30 more days/)).toBeDefined();
    expect(dialog().getByText('We will send a 6-digit code to +91 98765 43210.')).toBeDefined();
    expect(mutations()).toEqual([]);
    pressThere('Send code');
    await type('6-digit OTP', '000000');
    pressThere('Remove my account');
    await dialog().findByText('Invalid OTP. Please try again.');
    expect(currentViewer().kind).toBe('account');
    await type('6-digit OTP', '123456');
    pressThere('Remove my account');
    await findToast('Your account has been removed.');
    expect(currentViewer()).toEqual({ kind: 'visitor' });
    expect(address()).toBe('/');
    // Nobody is asked what they think of the site.
    expect(sessionStorage.getItem('feedbackAfterLogout')).toBeNull();
    const removal = mutations().filter(({ operation }) => operation !== 'SignOut');
    expect(removal.map(({ variables }) => variables)).toEqual([
      {},
      { code: '000000' },
      { code: '123456' },
    ]);
  });

  test('whoever goes back and on again uses the code that is on its way', async () => {
    const { written: mutations } = await show({ ...GOES, RequestAccountRemoval: request });
    press('Remove my account');
    pressThere('Send code');
    await field('6-digit OTP');
    pressThere('Back');
    pressThere('Send code');
    await field('6-digit OTP');
    expect(mutations()).toHaveLength(1);
  });

  test('what refuses it is said there', async () => {
    const sentence = 'This is the only admin of Sun Homes.';
    await show({ ...GOES, RequestAccountRemoval: () => refusal('CONFLICT', sentence) });
    press('Remove my account');
    pressThere('Send code');
    expect((await dialog().findByRole('alert')).textContent).toContain(sentence);
    pressThere('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the code goes by e-mail where no mobile is verified, and nothing is sent where neither is', async () => {
    const none = { AccountRemoval: () => viewerResponse({ accountRemoval: { propertyCount: 0 } }) };
    await show(none, { isMobileVerified: false });
    press('Remove my account');
    expect(dialog().getByText('We will send a 6-digit code to asha@example.com.')).toBeDefined();
    await waitFor(() => expect(dialog().queryByText(/propert/)).toBeNull());
    cleanup();
    await show(none, { isMobileVerified: false, isEmailVerified: false });
    press('Remove my account');
    expect(dialog().getByText(/Verify your mobile number or email address first/)).toBeDefined();
    expect(dialog().queryByText('Send code')).toBeNull();
  });
});
