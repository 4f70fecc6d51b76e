import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../testing/fixtures.ts';
import { PATIENT } from '../testing/patience.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { RequireAccount } from './RequireAccount.tsx';
import { putSignedInFlag } from './signedInFlag.ts';
import { loadSession } from './startSession.ts';
import { currentViewer, showViewer } from './viewer.ts';
import type { Account } from './viewer.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  putSignedInFlag(null);
});

const show = () =>
  renderAt(
    '/seller-dashboard/my-profile?x=1',
    <Routes>
      <Route
        path="/seller-dashboard/my-profile"
        element={<RequireAccount>{draw}</RequireAccount>}
      />
      <Route path="*" element={null} />
    </Routes>,
  );
const draw = ({ name }: Account) => <input aria-label="Note" placeholder={name ?? ''} />;
const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const signIn = (changes: Partial<Account> = {}) => act(() => showViewer(account(changes)));

test('V-2.1-24 nothing private is drawn before it is known who looks', async () => {
  putSignedInFlag('buyer');
  const { address } = show();
  expect(screen.getByText('Loading your account')).toBeDefined();
  expect(screen.queryByLabelText('Note')).toBeNull();
  signIn();
  expect(note().placeholder).toBe('Asha');
  expect(address()).toBe('/seller-dashboard/my-profile?x=1');
});

test('D-32 an account that cannot be reached is told so instead of logged out', async () => {
  await loadSession();
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('No network'));
  vi.stubGlobal('fetch', fetch);
  putSignedInFlag('buyer');
  const { address } = show();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(screen.getByRole('alert').textContent).toContain('You are still signed in.');
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), PATIENT);
  expect(screen.getByText('Loading your account')).toBeDefined();
  expect(address()).toBe('/seller-dashboard/my-profile?x=1');
});

test('D-32 a session that runs out leaves the page with what was typed, under the dialog', () => {
  signIn();
  const { hash, address, keepsPlace } = show();
  fireEvent.change(note(), { target: { value: 'Half typed' } });
  act(() => showViewer({ kind: 'visitor', hasExpired: true }));
  expect(hash()).toBe('#sign-in');
  expect(keepsPlace()).toBe(true);
  expect(address()).toBe('/seller-dashboard/my-profile?x=1');
  expect(note().value).toBe('Half typed');
  signIn({ name: 'Asha K' });
  expect(note().value).toBe('Half typed');
});

test('V-4.4-01 a tab goes home also where the word of another comes before its flag is gone', () => {
  putSignedInFlag('buyer');
  signIn();
  const { address } = show();
  act(() => showViewer({ kind: 'visitor' }));
  // As this tab still finds the flag, somebody may be on the way in.
  expect(screen.getByText('Loading your account')).toBeDefined();
  localStorage.removeItem('signedIn');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' })));
  expect(address()).toBe('/');
});

test('D-86 an account that is stopped leaves nothing of its page, and is not asked to sign in', () => {
  signIn();
  const { address, hash } = show();
  act(() => showViewer({ kind: 'visitor', isStopped: true }));
  expect([address(), hash(), screen.queryByLabelText('Note')]).toEqual(['/', '', null]);
});

test('D-86 nor is one that was stopped before the page was opened', () => {
  putSignedInFlag('buyer');
  const { address } = show();
  putSignedInFlag(null);
  act(() => showViewer({ kind: 'visitor', isStopped: true }));
  expect(address()).toBe('/');
});

test('another account that signs in there begins anew', () => {
  signIn();
  show();
  fireEvent.change(note(), { target: { value: 'Half typed' } });
  act(() => showViewer({ kind: 'visitor', hasExpired: true }));
  signIn({ id: '66f0000000000000000000fe', name: 'Ravi' });
  expect(note().value).toBe('');
  expect(note().placeholder).toBe('Ravi');
});

test('who logs out on a private page goes home', () => {
  signIn();
  const { address } = show();
  act(() => showViewer({ kind: 'visitor' }));
  expect(address()).toBe('/');
});

test('D-32 who leaves the page of an expired session is a visitor like any other', async () => {
  signIn();
  const { unmount } = show();
  act(() => showViewer({ kind: 'visitor', hasExpired: true }));
  unmount();
  await vi.waitFor(() => expect(currentViewer()).toEqual({ kind: 'visitor' }), PATIENT);
});

test('V-2.1-24 Back leads to the page before, and not once more to the one that may not be entered', async () => {
  const { address, goBack } = renderAt(
    '/about',
    <Routes>
      <Route path="/about" element={<Link to="/favourites">Favourites</Link>} />
      <Route path="/favourites" element={<RequireAccount>{draw}</RequireAccount>} />
      <Route path="*" element={null} />
    </Routes>,
  );
  await act(async () => fireEvent.click(screen.getByText('Favourites')));
  expect(address()).toBe('/?dialog=sign-in&returnTo=%2Ffavourites');
  await goBack();
  expect(address()).toBe('/about');
});
