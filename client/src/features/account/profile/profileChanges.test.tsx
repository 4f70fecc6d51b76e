import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply, refusal } from '../../../testing/fakeServer.ts';
import {
  button,
  field,
  PHONE,
  press,
  pressLabelled,
  profile,
  showProfile,
} from '../../../testing/showProfile.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

/** What is changed by one press: preferences, devices. */

withToasts();

/** No answer comes. */
const cut = () => Promise.reject<Response>(new TypeError('The network is down.'));
const announced = () => document.querySelector('output')?.textContent;

test('what is heard of is kept at once, and taken back where that is refused', async () => {
  let say: (response: Response) => void = () => undefined;
  const { written: mutations } = await showProfile({
    UpdateProfile: () =>
      new Promise<Response>((resolve) => {
        say = resolve;
      }),
  });
  const news = () => field('Email me news about the marketplace').checked;
  const chat = () => field('Message me about enquiries on WhatsApp').checked;
  expect([news(), chat()]).toEqual([false, true]);
  pressLabelled('Email me news about the marketplace');
  expect([news(), chat()]).toEqual([true, true]);
  await waitFor(() => expect(mutations()).toHaveLength(1));
  await act(async () => say(refusal('CONFLICT', 'Not now.')));
  await findToast('Not now.');
  expect([news(), chat()]).toEqual([false, true]);
  pressLabelled('Message me about enquiries on WhatsApp');
  expect([news(), chat()]).toEqual([false, false]);
  await waitFor(() => expect(mutations()).toHaveLength(2));
  const preferences = { productNews: true, whatsApp: false, contactForProven: false };
  await act(async () => say(reply({ updateProfile: { account: profile({ preferences }) } })));
  await waitFor(() => expect(announced()).toBe('Saved'));
  expect([news(), chat()]).toEqual([true, false]);
  expect(mutations().map(({ variables }) => variables)).toEqual([
    { preferences: { productNews: true } },
    { preferences: { whatsApp: false } },
  ]);
});

test('D-109 a seller says to whom the number is shown; a buyer is not asked', async () => {
  const label = 'Show my number only to people with a verified mobile number';
  const preferences = { productNews: false, whatsApp: true, contactForProven: true };
  const seller = { userType: 'SELLER' } as const;
  const buyer = await showProfile();
  expect(screen.queryByLabelText(label)).toBeNull();
  buyer.unmount();
  const { written: mutations } = await showProfile(
    {
      UpdateProfile: () =>
        reply({ updateProfile: { account: profile({ ...seller, preferences }) } }),
    },
    seller,
  );
  expect(field(label).checked).toBe(false);
  pressLabelled(label);
  await waitFor(() => expect(announced()).toBe('Saved'));
  expect(field(label).checked).toBe(true);
  expect(mutations().map(({ variables }) => variables)).toEqual([
    { preferences: { contactForProven: true } },
  ]);
});

test('another device is logged out by itself, once; a refusal leaves it there', async () => {
  let say: (response: Response) => void = () => undefined;
  const { written: mutations } = await showProfile({
    EndSession: () =>
      new Promise<Response>((resolve) => {
        say = resolve;
      }),
  });
  expect(screen.queryByLabelText('Log out Firefox on Linux, 10.0.0.1')).toBeNull();
  const logOut = () => screen.getByLabelText('Log out Chrome on Android, 10.0.0.1');
  const shown = () => [logOut().textContent, logOut().getAttribute('aria-disabled')];
  expect(shown()).toEqual(['Log out', null]);
  fireEvent.click(logOut());
  fireEvent.click(logOut());
  await waitFor(() => expect(mutations()).toHaveLength(1));
  expect(shown()).toEqual(['Logging out...', 'true']);
  await act(async () => say(refusal('CONFLICT', 'Not now.')));
  await findToast('Not now.');
  expect(shown()).toEqual(['Log out', null]);
  fireEvent.click(logOut());
  await waitFor(() => expect(mutations()).toHaveLength(2));
  await act(async () => say(reply({ endSession: { deletedId: '1' } })));
  await findToast('Chrome on Android has been logged out.');
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(screen.getByText('Firefox on Linux')).toBeDefined();
  expect(mutations()[1]).toEqual({ operation: 'EndSession', variables: { id: PHONE.id } });
});

test.each([
  [
    'EndSession',
    () => pressLabelled('Log out Chrome on Android, 10.0.0.1'),
    'The device could not be logged out.',
  ],
  [
    'SignOutEverywhere',
    () => {
      press('Log out everywhere');
      press('Yes, log out everywhere');
    },
    'Logging out failed.',
  ],
  [
    'UpdateProfile',
    () => pressLabelled('Email me news about the marketplace'),
    'Profile update failed',
  ],
])('without an answer to %s a toast says so', async (operation, start, sentence) => {
  await showProfile({ [operation]: cut });
  start();
  expect(await findToast(sentence)).toBeDefined();
});

test('the question before logging out everywhere has the focus, and can be taken back', async () => {
  await showProfile();
  expect(document.activeElement).toBe(document.body);
  press('Log out everywhere');
  const question = document.querySelector('fieldset');
  expect(document.activeElement).toBe(question);
  expect(question?.textContent).toContain(
    'You will be logged out on all 2 devices, including this one.',
  );
  press('Cancel');
  expect(screen.queryByText('Yes, log out everywhere')).toBeNull();
  expect(button('Log out everywhere')).toBeDefined();
});
