import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { dialogOf } from '../../../session/dialogAddress.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { savedProgress } from './signUpProgress.ts';

/** The forms of signing in and registering as they stand at each step, and what they say when nothing goes on. */

beforeAll(drawDialogs);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };
const REPLIES: Readonly<Record<string, Reply>> = {
  RequestSignInCode: () => reply({ requestSignInCode: { codeSent: SENT } }),
  RequestRegistrationCode: () => reply({ requestRegistrationCode: { codeSent: SENT } }),
  VerifyRegistrationCode: () =>
    reply({
      verifyRegistrationCode: {
        registration: { verificationToken: 'proof', expiresInSeconds: 600 },
      },
    }),
  RegisterByEmail: () => reply({ registerByEmail: { codeSent: SENT } }),
};

function Dialogs() {
  const dialog = dialogOf(useLocation());
  return (
    <>
      <LiveRegion />
      {dialog ? <SignInDialog dialog={dialog} /> : <Link to="#sign-up">Sign Up</Link>}
    </>
  );
}

function show(hash: string, replies: Readonly<Record<string, Reply>> = {}) {
  const { link, requests } = fakeServer({ ...REPLIES, ...replies });
  return { ...renderAt(`/about-us${hash}`, <Dialogs />, link), requests };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(button(name));
const choose = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'label span' }));
const announced = () => document.querySelector('output')?.textContent?.trim();

async function expectForm(name: string): Promise<void> {
  const form = document.querySelector('dialog') ?? document.body;
  expect(snapshot(form)).toMatchSnapshot(name);
}

test('V-2.9-02 V-5-01 signing in: a mobile or an address, and the code', async () => {
  const { requests } = show('#sign-in');
  press('Use email instead');
  expect(document.activeElement).toBe(field('Email address'));
  press('Send OTP');
  await screen.findByText('Please enter your email address');
  expect(document.activeElement).toBe(field('Email address'));
  type('Email address', ' asha@example.com ');
  press('Send OTP');
  await screen.findByText('Sent to asha@example.com');
  await waitFor(() => expect(announced()).toBe('The code was sent.'));
  press('Back to email');
  expect(document.activeElement).toBe(field('Email address'));
  expect(field('Email address').value).toBe('asha@example.com');
  press('Send OTP');
  await screen.findByText('Sent to asha@example.com');
  expect(requests).toHaveLength(1);
});

test('what was typed in the other way of signing in stands there still; a refusal goes with the way', async () => {
  show('#sign-in', { RequestSignInCode: () => refusal('NOT_FOUND', 'Nobody is registered so.') });
  type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Nobody is registered so.');
  expect(screen.getAllByText('Register')).toHaveLength(2);
  press('Use email instead');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Use mobile instead');
  expect(field('Mobile number').value).toBe('9876543210');
  expect(document.activeElement).toBe(field('Mobile number'));
});

test('another refusal offers no registering, and the next try takes it away', async () => {
  let tries = 0;
  show('#sign-in', {
    RequestSignInCode: () => {
      tries += 1;
      return tries === 1 ? refusal('TOO_MANY', 'Too many codes.') : never();
    },
  });
  type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Too many codes.');
  expect(screen.getAllByText('Register')).toHaveLength(1);
  press('Send OTP');
  await screen.findByText('Sending...');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('V-4.2-05 when the code has expired that is said; another one begins anew', async () => {
  const { requests } = show('#sign-in');
  type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Sent to +91 98765 43210');
  expect(screen.queryByText('Resend OTP')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByText('The code has expired.', { selector: 'p' })).toBeDefined();
  expect(announced()).toBe('The code has expired.');
  type('6-digit OTP', '123');
  press('Resend OTP');
  press('Sending...');
  await screen.findByRole('timer');
  await waitFor(() => expect(announced()).toBe('A new code was sent to +91 98765 43210.'));
  expect(field('6-digit OTP').value).toBe('');
  expect(document.activeElement).toBe(field('6-digit OTP'));
  expect(requests).toHaveLength(2);
});

test('V-4.2-05 a new code that is refused says so, and what was typed stays', async () => {
  let tries = 0;
  show('#sign-in', {
    RequestSignInCode: () => {
      tries += 1;
      return tries === 1
        ? reply({ requestSignInCode: { codeSent: SENT } })
        : refusal('CONFLICT', 'Not now.');
    },
  });
  type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Sent to +91 98765 43210');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  type('6-digit OTP', '123');
  press('Resend OTP');
  await screen.findByText('Not now.');
  expect(field('6-digit OTP').value).toBe('123');
  expect(document.activeElement).toBe(field('6-digit OTP'));
  expect(button('Resend OTP').getAttribute('aria-disabled')).toBeNull();
});

test('V-4.2-01 registering by mobile: what is missing, the code, name and address', async () => {
  show('#sign-up');
  expect(document.activeElement).toBe(field('Mobile number'));
  press('Send OTP');
  await screen.findByRole('alert');
  await expectForm('sign-up-missing');
  type('Mobile number', '9876543210');
  choose('Seller');
  choose('Builder');
  await expectForm('sign-up-seller');
  press('Send OTP');
  await screen.findByText('Step 2 of 3: Code');
  await waitFor(() => expect(announced()).toBe('The code was sent.'));
  expect(savedProgress()).toMatchObject({ step: 'code', role: 'BUILDER', sentWith: 'BUILDER' });
  press('Back to Mobile');
  expect(document.activeElement).toBe(field('Mobile number'));
  press('Send OTP');
  await screen.findByText('Step 2 of 3: Code');
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('Step 3 of 3: Name and email');
  expect([field('Name').value, field('Email address').value]).toEqual(['', '']);
  expect(savedProgress()).toMatchObject({
    step: 'profile',
    sent: null,
    verified: { token: 'proof' },
  });
});

test('V-4.2-06 registering by e-mail: what is missing, and the code', async () => {
  show('#sign-up');
  type('Mobile number', '9876543210');
  press('Register by email instead');
  expect(document.activeElement).toBe(field('Name'));
  press('Send OTP');
  await screen.findByRole('alert');
  await expectForm('sign-up-email');
  type('Name', 'Asha Rao');
  type('Email address', ' asha@example.com ');
  choose('Buyer');
  press('Send OTP');
  await screen.findByText('Step 2 of 2: Code');
  await waitFor(() => expect(announced()).toBe('The code was sent.'));
  expect(savedProgress()).toMatchObject({
    step: 'emailCode',
    email: 'asha@example.com',
    role: 'BUYER',
  });
  press('Back to your details');
  press('Register by mobile instead');
  expect(field('Mobile number').value).toBe('9876543210');
});

test.each([
  ['mobile', 'Send OTP', 'RequestRegistrationCode'],
  ['email', 'Send OTP', 'RegisterByEmail'],
])(
  'a refusal of registering by %s that offers no signing in goes at the next try',
  async (way, name, operation) => {
    let tries = 0;
    show('#sign-up', {
      [operation]: () => {
        tries += 1;
        return tries === 1 ? refusal('TOO_MANY', 'Too many codes.') : never();
      },
    });
    type('Mobile number', '9876543210');
    choose('Buyer');
    if (way === 'email') {
      press('Register by email instead');
      type('Name', 'Asha Rao');
      type('Email address', 'asha@example.com');
    }
    press(name);
    await screen.findByText('Too many codes.');
    expect(screen.queryByText('Login Instead')).toBeNull();
    press(name);
    await screen.findByText('Sending...');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
