import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply, never, refusal } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import {
  button,
  field,
  press,
  pressLabelled,
  profile,
  showProfile,
  type,
} from '../../../testing/showProfile.tsx';

/** What the forms of the profile say and send, also where the server says nothing. */

/** No answer comes. */
const cut = () => Promise.reject<Response>(new TypeError('The network is down.'));
const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };

/** Each form: how it is filled, its button, what the button says meanwhile, and what is said without an answer. */
const FORMS: [
  what: string,
  operation: string,
  fill: () => void,
  name: string,
  busy: string,
  failed: string,
][] = [
  [
    'the name',
    'UpdateProfile',
    () => type('Name', 'Meera'),
    'Save name',
    'Saving...',
    'Profile update failed',
  ],
  [
    'a new mobile',
    'RequestMobileChange',
    () => {
      pressLabelled('Change mobile number');
      type('New mobile number', '9123456780');
    },
    'Send code',
    'Sending...',
    'The code could not be sent.',
  ],
  [
    'a new address',
    'RequestEmailChange',
    () => {
      pressLabelled('Change email address');
      type('New email address', 'meera@example.com');
    },
    'Send code',
    'Sending...',
    'The code could not be sent.',
  ],
  [
    'selling',
    'StartSelling',
    () => pressLabelled('Agent'),
    'Start selling',
    'Saving...',
    'Profile update failed',
  ],
];

test.each(FORMS)(
  'without an answer %s is not saved, and can be sent again, once at a time',
  async (_what, operation, fill, name, busy, failed) => {
    let tries = 0;
    const { written: mutations, container } = await showProfile({
      [operation]: () => {
        tries += 1;
        return tries === 1 ? cut() : never();
      },
    });
    fill();
    const before = snapshot(container);
    press(name);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      `${failed}Nothing you entered is lost. Please check your connection and try again.`,
    );
    await waitFor(() => expect(button(name).getAttribute('aria-disabled')).toBeNull());
    press(name);
    await waitFor(() => expect(button(busy).getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    press(busy);
    await waitFor(() => expect(mutations()).toHaveLength(2));
    expect(mutations()[0]).toEqual(mutations()[1]);
    // What was typed and chosen stands there still.
    const after = snapshot(container).replace(busy, name).replace('aria-disabled="true" ', '');
    expect(after).toBe(before);
  },
);

test('a name is saved only until another one is typed', async () => {
  await showProfile({ UpdateProfile: () => reply({ updateProfile: { account: profile() } }) });
  const shownText = () => screen.queryByText('Your name is saved.', { selector: 'form p' });
  type('Name', 'Asha Rao');
  expect(shownText()).toBeNull();
  press('Save name');
  await waitFor(() => expect(shownText()).not.toBeNull());
  type('Name', 'Asha R');
  expect(shownText()).toBeNull();
});

test('what was typed in the form of a new mobile or address is checked there', async () => {
  const { written: mutations } = await showProfile();
  for (const [opener, label, wrong, sentence] of [
    ['Change mobile number', 'New mobile number', '123', /10 digits/],
    ['Change email address', 'New email address', 'asha@', /valid email/],
  ] as const) {
    pressLabelled(opener);
    expect(document.activeElement).toBe(field(label));
    type(label, wrong);
    button('Send code').focus();
    press('Send code');
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(field(label));
    press('Cancel');
  }
  expect(mutations()).toEqual([]);
});

test('going back from the code the number stands there still, and the code on its way is used', async () => {
  const { written: mutations } = await showProfile({
    RequestMobileChange: () => reply({ requestMobileChange: { codeSent: SENT } }),
  });
  pressLabelled('Change mobile number');
  type('New mobile number', '9123456780');
  press('Send code');
  await screen.findByText('Sent to +91 91234 56780');
  press('Back');
  expect(field('New mobile number').value).toBe('9123456780');
  press('Send code');
  await screen.findByText('Sent to +91 91234 56780');
  expect(mutations()).toHaveLength(1);
  press('Back');
  type('New mobile number', '9123456781');
  press('Send code');
  await screen.findByText('Sent to +91 91234 56781');
  expect(mutations()).toHaveLength(2);
});

test('D-35 the form of an address that is only to be verified', async () => {
  await showProfile({}, { isEmailVerified: false });
  pressLabelled('Verify email address');
  expect(document.activeElement).toBe(button('Send code'));
  expect(screen.getByText('We will send a 6-digit code to asha@example.com.')).toBeDefined();
});

test.each([
  ['Verify', 'Change mobile number'],
  ['Name', 'Name'],
])('D-35 who waits at %s while the mobile is changed is then at %s', async (before, after) => {
  let confirm: () => void = () => undefined;
  await showProfile({
    RequestMobileChange: () => reply({ requestMobileChange: { codeSent: SENT } }),
    ChangeMobile: () =>
      new Promise<Response>((resolve) => {
        confirm = () =>
          resolve(reply({ confirmMobileChange: { account: profile({ mobile: '9123456780' }) } }));
      }),
  });
  pressLabelled('Change mobile number');
  type('New mobile number', '9123456780');
  press('Send code');
  await screen.findByText('Sent to +91 91234 56780');
  type('6-digit OTP', '123456');
  button('Verify').focus();
  press('Verify');
  await screen.findByText('Verifying...');
  if (before === 'Name') field('Name').focus();
  confirm();
  await screen.findByText('+91 91234 56780');
  expect(document.activeElement).toBe(screen.getByLabelText(after));
});

test('a wrong code, and no answer to one, are said where it is typed', async () => {
  let tries = 0;
  await showProfile({
    RequestEmailChange: () => reply({ requestEmailChange: { codeSent: SENT } }),
    ChangeEmail: () => {
      tries += 1;
      return tries === 1 ? cut() : refusal('INVALID_INPUT', 'Too many tries.');
    },
  });
  pressLabelled('Change email address');
  type('New email address', ' meera@example.com ');
  press('Send code');
  await screen.findByText('Sent to meera@example.com');
  type('6-digit OTP', '123456');
  press('Verify');
  await screen.findByText('Invalid OTP. Please try again.');
  type('6-digit OTP', '123456');
  press('Verify');
  expect(await screen.findByText('Too many tries.')).toBeDefined();
});
