import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { dialogOf } from '../../../session/dialogAddress.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { currentViewer } from '../../../session/viewer.ts';

const MOBILE = '9876543210';
const KEY = 'registration';
const TAKEN = 'This mobile number is already registered. Please login or use another number';

const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };
const entered = (accessToken = 'token') => ({
  __typename: 'SignedIn',
  accessToken,
  expiresInSeconds: 900,
  account: {
    __typename: 'Account',
    id: '66f000000000000000000001',
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: MOBILE,
    userType: 'SELLER',
    kind: null,
    role: null,
    isComplete: true,
    landingPath: '/seller-dashboard',
  },
});

const REPLIES: Readonly<Record<string, Reply>> = {
  RequestRegistrationCode: () => reply({ requestRegistrationCode: { codeSent: SENT } }),
  VerifyRegistrationCode: () =>
    reply({
      verifyRegistrationCode: {
        registration: { verificationToken: 'proof', expiresInSeconds: 600 },
      },
    }),
  CompleteRegistration: () => reply({ completeRegistration: { signedIn: entered() } }),
  RegisterByEmail: () => reply({ registerByEmail: { codeSent: SENT } }),
  ConfirmEmailRegistration: () => reply({ confirmEmailRegistration: { signedIn: entered() } }),
};

// Finding things by role takes its time in jsdom, and more of it on a busy machine.

beforeAll(drawDialogs);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function Dialogs() {
  const dialog = dialogOf(useLocation());
  return dialog ? <SignInDialog dialog={dialog} /> : <Link to="#sign-up">Sign Up</Link>;
}

function show(replies: Readonly<Record<string, Reply>> = {}, address = '/about-us#sign-up') {
  const { link, requests } = fakeServer({ ...REPLIES, ...replies });
  return { ...renderAt(address, <Dialogs />, link), requests };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const shownText = () => screen.getByRole('alert').querySelector('p')?.textContent;
const lines = () =>
  [...screen.getByRole('alert').querySelectorAll('li')].map((line) => line.textContent);

async function toCode(): Promise<void> {
  type('Mobile number', MOBILE);
  choose(/^Seller/);
  choose(/^Agent/);
  press('Send OTP');
  await screen.findByText('Step 2 of 3: Code');
}

async function toProfile(): Promise<void> {
  await toCode();
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('Step 3 of 3: Name and email');
}

test('V-4.2-01 V-3-04 mobile and role, code, name and e-mail, done', async () => {
  const { requests } = show();
  await toProfile();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  type('Name', "Asha D'Rao 3");
  expect(field('Name').value).toBe("Asha D'Rao ");
  type('Email address', 'asha@example.com');
  press('Complete registration');
  await screen.findByText('Welcome, Asha Rao!');
  expect(requests).toEqual([
    { operation: 'RequestRegistrationCode', variables: { mobile: MOBILE, userType: 'AGENT' } },
    { operation: 'VerifyRegistrationCode', variables: { mobile: MOBILE, code: '123456' } },
    {
      operation: 'CompleteRegistration',
      variables: {
        verificationToken: 'proof',
        name: "Asha D'Rao",
        email: 'asha@example.com',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
  expect(currentViewer()).toMatchObject({ kind: 'account', userType: 'seller' });
});

test('V-4.2-01 nothing is sent without a mobile and a role, and the summary leads to them', async () => {
  const { requests } = show();
  press('Send OTP');
  expect(lines()).toEqual([
    'Please enter your mobile number',
    'Please choose whether you are a buyer or a seller',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('button', { name: /^Please choose/ }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Buyer/ }));
  expect(requests).toEqual([]);
});

test('V-4.2-02 the redirect follows after 1.5 s, and the dialog closes', async () => {
  const { address } = show();
  await toProfile();
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Complete registration');
  await screen.findByText('Welcome, Asha Rao!');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(address()).toBe('/about-us');
  await act(() => vi.advanceTimersByTimeAsync(600));
  await waitFor(() => expect(address()).toBe('/seller-dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SC 2.2.1 the redirect waits while the pointer or the focus rests on the button', async () => {
  const { address } = show();
  await toProfile();
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Complete registration');
  const go = await screen.findByRole('button', { name: 'Go to Seller Dashboard' });
  fireEvent.pointerMove(go);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(address()).toBe('/about-us');
  fireEvent.pointerLeave(go);
  act(() => go.focus());
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(address()).toBe('/about-us');
  fireEvent.click(go);
  await waitFor(() => expect(address()).toBe('/seller-dashboard'));
});

test('V-5-05 V-5-06 name and e-mail are required', async () => {
  show();
  await toProfile();
  press('Complete registration');
  expect(lines()).toEqual(['Please fill in your name', 'Please enter your email address']);
  type('Name', '.');
  type('Email address', 'asha rao@example.com');
  press('Complete registration');
  expect(lines()).toEqual(['Please fill in your name', 'Please enter a valid email address']);
  type('Email address', `${'a'.repeat(45)}@example.com`);
  press('Complete registration');
  expect(lines()).toEqual(['Please fill in your name', 'Max 56 characters']);
});

test('where another code is refused, the one on its way registers, also after a reload', async () => {
  const sentence = 'We have just sent a code. Please try again in 56 seconds.';
  const { requests, unmount } = show({
    RequestRegistrationCode: () => refusal('TOO_MANY', sentence),
  });
  type('Mobile number', MOBILE);
  choose(/^Buyer/);
  press('Send OTP');
  await screen.findByText(sentence);
  expect(screen.getByText(/^You will be registered with the details you entered/)).toBeDefined();
  press('Enter the code I already have');
  expect(screen.getByText('Sent to +91 98765 43210')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  const saved = sessionStorage.getItem('registration') ?? '';
  unmount();
  sessionStorage.setItem('registration', saved);
  show();
  expect(screen.getByText('Sent to +91 98765 43210')).toBeDefined();
  expect(screen.queryByText(/expired/)).toBeNull();
  press('Back to Mobile');
  expect(requests.map(({ operation }) => operation)).toEqual(['RequestRegistrationCode']);
});

test('where another code by e-mail is refused, the one on its way registers', async () => {
  const sentence = 'We have just sent a code. Please try again in 56 seconds.';
  const { requests } = show({ RegisterByEmail: () => refusal('TOO_MANY', sentence) });
  press('Register by email instead');
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  type('Mobile number', MOBILE);
  choose(/^Buyer/);
  press('Send OTP');
  await screen.findByText(sentence);
  press('Enter the code I already have');
  expect(screen.getByText('Sent to asha@example.com')).toBeDefined();
  type('6-digit OTP', '123456');
  press('Verify');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      operation: 'ConfirmEmailRegistration',
      variables: { email: 'asha@example.com', code: '123456' },
    }),
  );
});

test('V-8-07 a registered mobile goes along to signing in', async () => {
  const { hash } = show({ RequestRegistrationCode: () => refusal('CONFLICT', TAKEN) });
  type('Mobile number', MOBILE);
  choose(/^Buyer/);
  press('Send OTP');
  await screen.findByText(TAKEN);
  press('Login Instead');
  await waitFor(() => expect(hash()).toBe('#sign-in'));
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeDefined();
  expect(field('Mobile number').value).toBe(MOBILE);
});

test('V-8-08 V-8-10 V-8-11 the default sentences of the steps', async () => {
  const offline: Reply = () => Promise.reject(new TypeError('No network'));
  const replies: Record<string, Reply> = { ...REPLIES, RequestRegistrationCode: offline };
  const { link, requests } = fakeServer(replies);
  const swap = (operation: string, reply: Reply) => {
    replies[operation] = reply;
  };
  renderAt('/about-us#sign-up', <Dialogs />, link);
  type('Mobile number', MOBILE);
  choose(/^Buyer/);
  press('Send OTP');
  await screen.findByText('An error occurred during registration');
  swap('RequestRegistrationCode', () => reply({ requestRegistrationCode: { codeSent: SENT } }));
  swap('VerifyRegistrationCode', offline);
  press('Send OTP');
  await screen.findByText('Step 2 of 3: Code');
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('OTP verification failed');
  expect(field('6-digit OTP').value).toBe('');
  swap('VerifyRegistrationCode', () =>
    reply({
      verifyRegistrationCode: {
        registration: { verificationToken: 'proof', expiresInSeconds: 600 },
      },
    }),
  );
  swap('CompleteRegistration', offline);
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('Step 3 of 3: Name and email');
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Complete registration');
  await screen.findByText('Profile update failed');
  swap('CompleteRegistration', () => reply({ completeRegistration: { signedIn: entered('') } }));
  press('Complete registration');
  await screen.findByText('No access token received');
  const keys = requests.flatMap(({ operation, variables }) =>
    operation === 'CompleteRegistration' ? [variables['key']] : [],
  );
  // It may have arrived: sent again it is the same.
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(screen.getByRole('alert').className).toContain('border-danger');
});

test('V-8-09 the code has ten seconds', async () => {
  show({ VerifyRegistrationCode: never });
  await toCode();
  type('6-digit OTP', '123456');
  press('Verify');
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(shownText()).toBe('Request timeout. Please try again.');
});

test('V-4.2-03 progress is restored for ten minutes, without the code', async () => {
  const { requests } = show();
  await toCode();
  type('6-digit OTP', '123456');
  expect(sessionStorage.getItem(KEY)).not.toContain('123456');
  const saved = sessionStorage.getItem(KEY) ?? '';
  cleanup();
  sessionStorage.setItem(KEY, saved);
  vi.advanceTimersByTime(60_000);
  const again = show();
  await screen.findByText('Step 2 of 3: Code');
  expect(screen.getByRole('timer').textContent).toMatch(/^0[89]:[05]\d$/);
  press('Back to Mobile');
  expect(field('Mobile number').value).toBe(MOBILE);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Agent/ }).checked).toBe(true);
  expect([...requests, ...again.requests]).toHaveLength(1);
});

test.each(['10 minutes old', 'no progress of ours'])(
  'V-4.2-03 %s: from the start',
  async (what) => {
    show();
    await toCode();
    const saved = sessionStorage.getItem(KEY) ?? '';
    cleanup();
    if (what.startsWith('10')) {
      sessionStorage.setItem(KEY, saved);
      vi.advanceTimersByTime(600_000);
    } else sessionStorage.setItem(KEY, '{"step":"profile","savedAt":"now"}');
    show();
    await screen.findByText('Step 1 of 3: Mobile and role');
    expect(field('Mobile number').value).toBe('');
  },
);

test('V-4.2-03 a proof that has expired begins again, and nothing typed is lost', async () => {
  show({
    VerifyRegistrationCode: () =>
      reply({
        verifyRegistrationCode: {
          registration: { verificationToken: 'proof', expiresInSeconds: 30 },
        },
      }),
  });
  await toProfile();
  type('Name', 'Asha Rao');
  const saved = sessionStorage.getItem(KEY) ?? '';
  cleanup();
  sessionStorage.setItem(KEY, saved);
  vi.advanceTimersByTime(40_000);
  show();
  await screen.findByText('Step 1 of 3: Mobile and role');
  expect(field('Mobile number').value).toBe(MOBILE);
  expect(sessionStorage.getItem(KEY)).toContain('Asha Rao');
});

test('V-4.2-04 closing resets everything', async () => {
  show();
  await toProfile();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem(KEY)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
  await screen.findByText('Step 1 of 3: Mobile and role');
  expect(field('Mobile number').value).toBe('');
});

test('V-4.2-06 the way by e-mail: everything at once, the code of the e-mail, done', async () => {
  const { requests } = show();
  type('Mobile number', MOBILE);
  press('Register by email instead');
  expect(field('Mobile number').value).toBe(MOBILE);
  choose(/^Buyer/);
  type('Name', ' Asha Rao ');
  type('Email address', 'asha@example.com ');
  press('Send OTP');
  await screen.findByText('Sent to asha@example.com');
  type('6-digit OTP', '654321');
  press('Verify');
  await screen.findByText('Welcome, Asha Rao!');
  expect(requests.map(({ variables }) => variables)).toEqual([
    {
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: MOBILE,
      userType: 'BUYER',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    { email: 'asha@example.com', code: '654321' },
  ]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('V-4.2-06 back to the details and on again: the code that is on its way is not asked for twice', async () => {
  const { requests } = show();
  press('Register by email instead');
  type('Mobile number', MOBILE);
  choose(/^Buyer/);
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Send OTP');
  await screen.findByText('Sent to asha@example.com');
  press('Back to your details');
  press('Send OTP');
  await screen.findByText('Sent to asha@example.com');
  expect(requests).toHaveLength(1);

  press('Back to your details');
  type('Name', 'Usha Rao');
  press('Send OTP');
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('whoever comes to post a property is a seller already', () => {
  show({}, '/?dialog=sign-up&returnTo=%2Fadd-property');
  expect(screen.getByText('Sign up to post your property. It is free.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Seller/ }).checked).toBe(true);
});
