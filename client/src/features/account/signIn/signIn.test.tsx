import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reply, bare, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { dialogOf } from '../../../session/dialogAddress.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { currentViewer } from '../../../session/viewer.ts';

const MOBILE = '9876543210';

const SENT: Reply = () =>
  reply({
    requestSignInCode: {
      codeSent: { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 },
    },
  });
const ENTERED = {
  __typename: 'SignedIn',
  accessToken: 'token',
  expiresInSeconds: 900,
  account: {
    __typename: 'Account',
    id: '66f000000000000000000001',
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: MOBILE,
    userType: 'BUYER',
    role: null,
    isComplete: true,
    landingPath: '/property',
  },
};
const SIGNED_IN: Reply = () => reply({ signIn: { signedIn: ENTERED } });

// Finding things by role takes its time in jsdom, and more of it on a busy machine.

beforeAll(drawDialogs);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

function Dialogs() {
  const dialog = dialogOf(useLocation());
  return dialog ? <SignInDialog dialog={dialog} /> : <Link to="#sign-in">Sign in</Link>;
}

function show(replies: Readonly<Record<string, Reply>> = {}, address = '/about-us#sign-in') {
  const { link, requests } = fakeServer({ RequestSignInCode: SENT, SignIn: SIGNED_IN, ...replies });
  return { ...renderAt(address, <Dialogs />, link), requests };
}

const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit OTP' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const box = () => screen.getByRole('alert').querySelector('p')?.textContent;

async function toCode(): Promise<void> {
  type(mobile(), MOBILE);
  press('Send OTP');
  await screen.findByRole('textbox', { name: '6-digit OTP' });
}

async function verify(typed = '123456'): Promise<void> {
  type(code(), typed);
  press('Verify');
  await screen.findByRole('alert');
}

test('V-2.9-02 V-5-01 C1 C3 the code is sent only to ten digits', async () => {
  const { requests } = show();
  expect(document.activeElement).toBe(mobile());
  press('Send OTP');
  await screen.findByText('Please enter your mobile number');
  type(mobile(), '98a76-5');
  expect(mobile().value).toBe('98a76-5');
  expect(screen.getByText('Mobile number must be exactly 10 digits')).toBeDefined();
  type(mobile(), '+91 98765 43210 99');
  expect(mobile().value).toBe('+91 98765 43210 99');
  expect(screen.getByText('Mobile number must be exactly 10 digits')).toBeDefined();
  type(mobile(), '९८७६५४३२१०');
  expect(mobile().value).toBe(MOBILE);
  type(mobile(), '+91 098765 43210');
  expect(mobile().value).toBe(MOBILE);
  expect(mobile().hasAttribute('aria-invalid')).toBe(false);
  expect(requests).toEqual([]);
});

test('V-4.1-01 V-2.9-03 step 2 comes once the server reports the code sent, and Back returns', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { requests } = show({
    RequestSignInCode: async (variables) => {
      await released;
      return SENT(variables);
    },
  });
  type(mobile(), MOBILE);
  press('Send OTP');
  await screen.findByText('Sending...');
  expect(screen.queryByRole('textbox', { name: '6-digit OTP' })).toBeNull();
  release();
  await screen.findByText('Sent to +91 98765 43210');
  expect(document.activeElement).toBe(code());
  press('Back to Mobile');
  expect(mobile().value).toBe(MOBILE);
  // The code of a moment ago is still good.
  press('Send OTP');
  await screen.findByRole('textbox', { name: '6-digit OTP' });
  expect(requests).toEqual([{ operation: 'RequestSignInCode', variables: { mobile: MOBILE } }]);
});

test('V-5-03 five digits are refused before they are sent', async () => {
  const { requests } = show();
  await toCode();
  type(code(), '12345');
  press('Verify');
  await screen.findByText('Please enter a valid 6-digit OTP');
  expect(document.activeElement).toBe(code());
  expect(requests).toHaveLength(1);
});

test('V-4.2-05 the countdown runs from 10:00, and Resend OTP comes when the server allows it', async () => {
  const { requests } = show();
  await toCode();
  expect(screen.getByRole('timer').textContent).toBe('10:00');
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(screen.getByRole('timer').textContent).toMatch(/^09:0[01]$/);
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  type(code(), '111');
  press('Resend OTP');
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('10:00'));
  expect(requests).toHaveLength(2);
  expect(code().value).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(601_000));
  expect(screen.getByText('The code has expired.', { selector: 'p' })).toBeDefined();
  expect(button('Resend OTP')).toBeDefined();
});

test('V-4.2-07 V-8-08 a wrong code is cleared, and the dialog says why', async () => {
  const message = 'Invalid OTP. Please try again.';
  // As the server says it: of the field, which is empty again by then.
  show({ SignIn: () => refusal('INVALID_INPUT', message, { code: message }) });
  await toCode();
  await verify();
  expect(box()).toBe('Invalid OTP. Please try again.');
  expect(screen.getByRole('alert').className).toContain('border-danger');
  expect(code().value).toBe('');
  expect(document.activeElement).toBe(code());
});

test.each<[string, string, Reply]>([
  ['a server without a sentence', 'Invalid OTP. Please try again.', () => bare(502)],
  ['an empty sentence', 'Invalid OTP. Please try again.', () => refusal('INVALID_INPUT', '')],
  ['404', 'API endpoint not found. Please check server.', () => bare(404)],
  ['500', 'Server error. Please try again later.', () => bare(500)],
  ['a failure inside', 'Server error. Please try again later.', () => refusal('INTERNAL')],
  [
    'any other sentence',
    'Five tries were wrong.',
    () => refusal('TOO_MANY', 'Five tries were wrong.'),
  ],
  [
    'an answer without a token',
    'Invalid login response: missing accessToken',
    () => reply({ signIn: { signedIn: { ...ENTERED, accessToken: '' } } }),
  ],
])('V-8-08 V-8-09 V-8-10 V-8-11 %s: %s', async (_what, sentence, SignIn) => {
  show({ SignIn });
  await toCode();
  await verify();
  expect(box()).toBe(sentence);
});

test('V-8-09 a request has ten seconds', async () => {
  show({ SignIn: never });
  await toCode();
  type(code(), '123456');
  press('Verify');
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(box()).toBe('Request timeout. Please try again.');
});

test('V-8-10 sending that fails without a sentence', async () => {
  show({ RequestSignInCode: () => Promise.reject(new TypeError('No network')) });
  type(mobile(), MOBILE);
  press('Send OTP');
  await screen.findByText('An error occurred during login');
  expect(
    screen.getByText('Nothing you entered is lost. Please check your connection and try again.'),
  ).toBeDefined();
  expect(mobile().value).toBe(MOBILE);
});

test('V-4.1-02 V-4.1-12 signed in: the dialog closes, and the redirect follows', async () => {
  const { address } = show();
  await toCode();
  type(code(), '123456');
  press('Verify');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/about-us');
  });
  expect(currentViewer()).toMatchObject({ kind: 'account', name: 'Asha Rao' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  await waitFor(() => expect(address()).toBe('/property'));
});

test('D-29 an unknown mobile can register with the number that was typed', async () => {
  const sentence = 'Mobile number is not registered. Please register first.';
  const { hash } = show({ RequestSignInCode: () => refusal('NOT_FOUND', sentence) });
  type(mobile(), MOBILE);
  press('Send OTP');
  await screen.findByText(sentence);
  fireEvent.click(screen.getAllByRole('button', { name: 'Register' })[0] ?? document.body);
  await waitFor(() => expect(hash()).toBe('#sign-up'));
  expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeDefined();
  expect(mobile().value).toBe(MOBILE);
});

test('V-4.1-09 closing resets step, fields and messages', async () => {
  show({ SignIn: () => refusal('INVALID_INPUT', 'Invalid OTP. Please try again.') });
  await toCode();
  await verify();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('dialog');
  expect(mobile().value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The page is loaded again: nothing is closed, and what the tab keeps is there. */
function reload(shown: { unmount: () => void }): void {
  const saved = Object.entries(sessionStorage);
  shown.unmount();
  for (const [key, text] of saved) sessionStorage.setItem(key, String(text));
}

test('a reload comes back to the code, as long as it is good', async () => {
  const first = show();
  await toCode();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  reload(first);
  const second = show();
  expect(screen.getByText('Sent to +91 98765 43210')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^09:/);
  expect(document.activeElement).toBe(code());
  press('Back to Mobile');
  expect(mobile().value).toBe(MOBILE);
  press('Send OTP');
  await screen.findByText('Sent to +91 98765 43210');
  type(code(), '123456');
  press('Verify');
  await waitFor(() => expect(second.requests).toHaveLength(1));
  expect(second.requests[0]).toMatchObject({
    operation: 'SignIn',
    variables: { mobile: MOBILE, code: '123456' },
  });
  await waitFor(() => expect(currentViewer().kind).toBe('account'));
  expect(sessionStorage.length).toBe(0);
});

test('a code that is no longer good, or something else that the tab keeps, begins anew', async () => {
  const first = show();
  await toCode();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  reload(first);
  const second = show();
  expect(mobile().value).toBe('');
  second.unmount();
  sessionStorage.setItem('signIn', '{"way":"mobile","sent":{"to":7}}');
  show();
  expect(mobile().value).toBe('');
});

test('where another code is refused, the one on its way can be typed', async () => {
  const sentence = 'We have just sent a code. Please try again in 56 seconds.';
  const { requests } = show({ RequestSignInCode: () => refusal('TOO_MANY', sentence) });
  type(mobile(), MOBILE);
  press('Send OTP');
  await screen.findByText(sentence);
  press('Enter the code I already have');
  expect(screen.getByText('Sent to +91 98765 43210')).toBeDefined();
  expect(document.activeElement).toBe(code());
  // How long it is good only the server knows.
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('New code in', { exact: false })).toBeDefined();
  type(code(), '123456');
  press('Verify');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      operation: 'SignIn',
      variables: { mobile: MOBILE, code: '123456' },
    }),
  );
});

test('where another code by e-mail is refused, the one on its way can be typed', async () => {
  const sentence = 'We have just sent a code. Please try again in 56 seconds.';
  show({ RequestSignInCode: () => refusal('TOO_MANY', sentence) });
  press('Use email instead');
  type(screen.getByRole('textbox', { name: 'Email address' }), ' asha@example.com ');
  press('Send OTP');
  await screen.findByText(sentence);
  press('Enter the code I already have');
  expect(screen.getByText('Sent to asha@example.com')).toBeDefined();
  expect(screen.getByText('Back to email')).toBeDefined();
});

test('signing in by e-mail sends the address, trimmed', async () => {
  const { requests } = show();
  press('Use email instead');
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  expect(document.activeElement).toBe(email);
  type(email, 'asha@example');
  press('Send OTP');
  await screen.findByText('Please enter a valid email address');
  type(email, ' asha@example.com ');
  press('Send OTP');
  await screen.findByRole('textbox', { name: '6-digit OTP' });
  type(code(), '123456');
  press('Verify');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.slice(0, 2).map(({ variables }) => variables)).toEqual([
    { email: 'asha@example.com' },
    { email: 'asha@example.com', code: '123456' },
  ]);
});
