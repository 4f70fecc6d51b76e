import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { savedProgress } from './signUpProgress.ts';

beforeAll(drawDialogs);

const MOBILE = '9876543210';
const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };

function show(replies: Readonly<Record<string, Reply>>) {
  const { link, requests } = fakeServer({
    RequestRegistrationCode: () => reply({ requestRegistrationCode: { codeSent: SENT } }),
    VerifyRegistrationCode: () =>
      reply({
        verifyRegistrationCode: {
          registration: { verificationToken: 'proof', expiresInSeconds: 600 },
        },
      }),
    ...replies,
  });
  renderAt('/about-us#sign-up', <SignInDialog dialog="sign-up" />, link);
  return requests;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const choose = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'label span' }));

async function toProfile(): Promise<void> {
  type('Mobile number', MOBILE);
  choose('Buyer');
  press('Send OTP');
  await screen.findByText('Step 2 of 3: Code');
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('Step 3 of 3: Name and email');
}

test('V-4.2-01 the blanks around an address are no part of it', async () => {
  const requests = show({ CompleteRegistration: () => refusal('INTERNAL') });
  await toProfile();
  type('Name', ' Asha Rao ');
  type('Email address', ' asha@example.com ');
  press('Complete registration');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.variables).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com' });
});

test('a proof that the server takes no longer leads back to the mobile, and nothing typed is lost', async () => {
  const sentence = 'Your mobile has to be verified again.';
  show({
    CompleteRegistration: () => refusal('INVALID_INPUT', sentence, { verificationToken: sentence }),
  });
  await toProfile();
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Complete registration');
  fireEvent.click(await screen.findByText('Back to Mobile'));
  await screen.findByText('Step 1 of 3: Mobile and role');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(MOBILE);
  expect(savedProgress()).toMatchObject({ step: 'start', verified: null, name: 'Asha Rao' });
});

test('another refusal of the last step leads nowhere', async () => {
  show({ CompleteRegistration: () => refusal('INVALID_INPUT', 'Not so.', { email: 'Not so.' }) });
  await toProfile();
  type('Name', 'Asha Rao');
  type('Email address', 'asha@example.com');
  press('Complete registration');
  await screen.findAllByText('Not so.');
  expect(screen.queryByText('Back to Mobile')).toBeNull();
});

test('V-4.2-06 the code that came by e-mail before is looked for at the address without its blanks', async () => {
  const sentence = 'We have just sent a code.';
  show({ RegisterByEmail: () => refusal('TOO_MANY', sentence) });
  press('Register by email instead');
  type('Name', 'Asha Rao');
  type('Email address', ' asha@example.com ');
  type('Mobile number', MOBILE);
  choose('Buyer');
  press('Send OTP');
  await screen.findByText(sentence);
  press('Enter the code I already have');
  expect(screen.getByText('Sent to asha@example.com')).toBeDefined();
});
