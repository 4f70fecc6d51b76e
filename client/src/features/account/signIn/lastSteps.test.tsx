import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { reply, fakeServer, never } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { DoneStep } from './SignUp.tsx';
import { openProviderWindow, providerAddress } from './providerWindow.ts';
import { SocialProfile } from './SocialProfile.tsx';
import { WaitingForSession } from '../../../session/WaitingForSession.tsx';

/** What follows signing in: a profile from a provider, the welcome, the wait on a private page. */

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const SENT = { __typename: 'CodeSent', resendInSeconds: 60, expiresInSeconds: 600 };
const REPLIES: Readonly<Record<string, Reply>> = {
  RequestSocialMobile: () => reply({ requestMobileChange: { codeSent: SENT } }),
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const choose = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'label span' }));
const announced = () => document.querySelector('output')?.textContent?.trim();

test.each([
  ['mobile', { name: 'Asha Rao' }],
  ['name', { name: null, mobile: null }],
])('V-4.3-05 what is asked after a social sign-in, of a builder with its %s', async (what, own) => {
  const { link } = fakeServer(REPLIES);
  const viewer = account({ userType: null, isComplete: false, ...own });
  const { container } = renderAt('/', <SocialProfile account={viewer} />, link);
  choose('Seller');
  choose('Builder');
  press(what === 'name' ? 'Send OTP' : 'Save');
  await screen.findByRole('alert');
  await expect(`${snapshot(container)}\n`).toMatchFileSnapshot(
    `./snapshots/social-${what}-builder.txt`,
  );
});

test('V-4.3-05 without a mobile to prove the profile is saved at once, and a refusal is said', async () => {
  let tries = 0;
  const { link, requests } = fakeServer({
    CompleteSocialProfile: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('No network.')) : never();
    },
  });
  const viewer = account({ userType: null, isComplete: false });
  renderAt('/', <SocialProfile account={viewer} />, link);
  choose('Buyer');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your profile could not be saved. Please try again.',
  );
  press('Save');
  await screen.findByText('Saving...');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(requests[0]?.variables).toEqual({ userType: 'BUYER', name: 'Asha' });
});

test('V-4.3-05 a code that cannot be sent is said', async () => {
  const { link } = fakeServer({
    RequestSocialMobile: () => Promise.reject(new TypeError('No network.')),
  });
  const viewer = account({ userType: null, mobile: null, isComplete: false });
  renderAt('/', <SocialProfile account={viewer} />, link);
  choose('Buyer');
  type('Mobile number', '9876543210');
  press('Send OTP');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The code could not be sent. Please try again.',
  );
});

test('V-4.3-05 back from the code the details stand there, and the code on its way is used', async () => {
  const { link, requests } = fakeServer(REPLIES);
  const viewer = account({ userType: null, mobile: null, isComplete: false });
  renderAt(
    '/',
    <>
      <LiveRegion />
      <SocialProfile account={viewer} />
    </>,
    link,
  );
  choose('Buyer');
  type('Mobile number', '9876543210');
  press('Send OTP');
  await screen.findByText('Sent to +91 98765 43210');
  await waitFor(() => expect(announced()).toBe('The code was sent.'));
  press('Back to your details');
  expect(field('Mobile number').value).toBe('9876543210');
  expect(document.activeElement?.getAttribute('value')).toBe('Buyer');
  press('Send OTP');
  await screen.findByText('Sent to +91 98765 43210');
  expect(requests).toHaveLength(1);
});

test.each([
  [{ userType: 'seller' as const }, null, 'Welcome, Asha!', 'Go to Seller Dashboard'],
  [{ name: null }, null, 'Welcome!', 'Browse Properties'],
  [{}, '/contact', 'Welcome, Asha!', 'Continue'],
])('V-4.2-02 registered as %o with %s to go to', (changes, returnTo, title, words) => {
  const onGo = vi.fn<() => void>();
  const { container } = renderAt(
    '/',
    <DoneStep account={account(changes)} returnTo={returnTo} onGo={onGo} />,
  );
  expect(document.activeElement?.textContent).toBe(title);
  expect(snapshot(container).split('\n')).toEqual([
    'svg CircleCheck',
    `h3 tabindex="-1" ${JSON.stringify(title)}`,
    'p "Your registration is complete."',
    `button type="button" "${words}"`,
  ]);
  expect(onGo).not.toHaveBeenCalled();
  press(words);
  expect(onGo).toHaveBeenCalledTimes(1);
});

test.each([
  ['the pointer', 'pointerMove', 'pointerLeave'],
  ['the focus', 'focus', 'blur'],
] as const)('SC 2.2.1 once %s has left the button, the redirect follows', (_what, come, leave) => {
  const onGo = vi.fn<() => void>();
  renderAt('/', <DoneStep account={account()} returnTo={null} onGo={onGo} />);
  const button = screen.getByText('Browse Properties');
  fireEvent[come](button);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onGo).not.toHaveBeenCalled();
  fireEvent[leave](button);
  act(() => void vi.advanceTimersByTime(LIMITS.registration.redirectMs));
  expect(onGo).toHaveBeenCalledTimes(1);
});

test('V-4.2-02 whoever is gone from the welcome is led nowhere', () => {
  const onGo = vi.fn<() => void>();
  const { unmount } = renderAt('/', <DoneStep account={account()} returnTo={null} onGo={onGo} />);
  unmount();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onGo).not.toHaveBeenCalled();
});

test('a private page waits, says so after ten seconds, and asks again', async () => {
  const { container } = renderAt('/', <WaitingForSession />);
  expect(screen.getByText('Loading your account')).toBeDefined();
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(snapshot(container).split('\n')).toEqual([
    'div role="alert"',
    '  h2 "The server cannot be reached"',
    '  p "You are still signed in. We will keep trying. You can also try again now."',
    '  button type="button" "Try Again"',
  ]);
  press('Try Again');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(10_000));
  await screen.findByText('The server cannot be reached');
});

test('V-4.3-01 a provider is told what somebody wants to be', () => {
  expect(providerAddress('google', null)).toBe('/api/auth/google');
  expect(providerAddress('facebook', 'SELLER')).toBe('/api/auth/facebook?userType=seller');
});

test.each([
  [{ screenX: 100, screenY: 50, outerWidth: 1_280, outerHeight: 800 }, 500, 130],
  [{ screenX: 100, screenY: 50, outerWidth: 300, outerHeight: 400 }, 100, 50],
])('the window of a provider stands over the middle of this one: %o', (own, left, top) => {
  for (const [name, value] of Object.entries(own)) vi.stubGlobal(name, value);
  const open = vi.fn<typeof window.open>(() => null);
  vi.stubGlobal('open', open);
  openProviderWindow('/api/auth/google');
  const features = `popup,width=480,height=640,left=${left},top=${top}`;
  expect(open).toHaveBeenCalledExactlyOnceWith('/api/auth/google', 'sign-in', features);
});
