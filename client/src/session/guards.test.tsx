import { ApolloClient } from '@apollo/client';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../apollo/client.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { account } from '../testing/fixtures.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { findToast, withToasts } from '../testing/toasts.ts';
import { completionPath } from '../features/account/signIn/completionPath.ts';
import { handOver, useHandedOver } from '../features/account/signIn/handover.ts';
import { end } from './liveSession.ts';
import { forgetSavedWork, maySaveFor } from './savedWork.ts';
import { returnPathOf } from './leavingDialog.ts';
import { accountOf, accountOfUser } from './readAccount.ts';
import type { AccountData } from './readAccount.ts';
import { RequireAccount } from './RequireAccount.tsx';
import { isFresh, sentCode } from '../features/account/signIn/sentCode.ts';
import { putSignedInFlag } from './signedInFlag.ts';
import { useAccountDialog } from '../features/account/signIn/useAccountDialog.ts';
import { useCountdown } from '../features/account/signIn/CodeStep.tsx';
import { restore } from './session.ts';
import { currentViewer, showViewer } from './viewer.ts';
import type { UserType } from './viewer.ts';

withToasts();

beforeEach(() => putSignedInFlag(null));
afterEach(() => vi.useRealTimers());

const ADDRESS = '/seller-dashboard/my-properties?page=2';

function showPrivate() {
  const workspace = (
    <RequireAccount types={['seller']}>
      {({ name }) => <p>{`Private to ${name}`}</p>}
    </RequireAccount>
  );
  return renderAt(
    ADDRESS,
    <Routes>
      <Route path="/seller-dashboard/*" element={workspace} />
      <Route path="*" element={null} />
    </Routes>,
  );
}

test('V-2.1-24 D-26 a visitor goes home to the sign-in dialog, with the way back', async () => {
  const { address } = showPrivate();
  await act(async () => undefined);
  const [path, query] = address().split('?');
  expect(path).toBe('/');
  expect(Object.values(Object.fromEntries(new URLSearchParams(query)))).toContain(ADDRESS);
  expect(screen.queryByText(/Private/)).toBeNull();
});

test('V-2.1-20 the right kind of account is let in, and nothing was drawn before', async () => {
  putSignedInFlag('seller');
  const { address } = showPrivate();
  expect(screen.queryByText(/Private/)).toBeNull();
  expect(screen.getByText('Loading your account')).toBeDefined();
  act(() => showViewer(account({ userType: 'seller' })));
  expect(screen.getByText('Private to Asha')).toBeDefined();
  expect(address()).toBe(ADDRESS);
});

test.each<[UserType, string, string]>([
  ['buyer', '/property', '/property'],
  ['builder', '/seller-dashboard/my-properties', '/'],
])('D-23 a %s with the page %s is sent to %s, with a word', async (userType, landingPath, end) => {
  showViewer(account({ userType, landingPath }));
  const { address } = showPrivate();
  await act(async () => undefined);
  expect(address()).toBe(end);
  await findToast('This page is for sellers. We took you to your own page.');
  document.querySelector<HTMLElement>('[data-sonner-toast] [aria-label=Close]')?.click();
  await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
});

test('D-32 a session that runs out leaves the page with the dialog over it; leaving goes home', async () => {
  showViewer(account({ userType: 'seller' }));
  const { address, hash } = showPrivate();
  act(() => showViewer({ kind: 'visitor', hasExpired: true }));
  expect(screen.getByText('Private to Asha')).toBeDefined();
  await act(async () => undefined);
  expect(address() + hash()).toBe(`${ADDRESS}#sign-in`);
  act(() => showViewer({ kind: 'visitor' }));
  await act(async () => undefined);
  expect(address()).toBe('/');
});

const USER = { id: '66f0000000000000000000ff', name: 'Asha', userType: 'seller' };
const SAID = 'The server cannot be reached';
const silent = () =>
  new Promise<Response>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('slow', 'TimeoutError')), 8_000);
  });

test.each<[string, number, () => Response | Promise<Response>]>([
  ['503', 0, () => new Response('{}', { status: 503 })],
  ['429', 0, () => new Response('{}', { status: 429 })],
  ['403', 0, () => new Response('{"message":"No."}', { status: 403 })],
  ['400', 0, () => new Response('{}', { status: 400 })],
  ['a connection that breaks', 4_000, () => Promise.reject(new TypeError('cut'))],
  ['20 s of silence', 8_000, silent],
])(
  'D-119 after %s the page that was asked for stays, says so, and is tried again by itself and by a button',
  async (_what, saidAfter, respond) => {
    vi.useFakeTimers();
    let reply = respond;
    const fetched = vi.fn(async () => reply());
    vi.stubGlobal('fetch', fetched);
    putSignedInFlag('seller');
    const { address } = showPrivate();
    const client = new ApolloClient({ link: fakeServer({}).link, cache: createCache() });
    void restore(client);
    await act(() => vi.advanceTimersByTimeAsync(saidAfter));
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(SAID)).toBeDefined();
    const tries = () => fetched.mock.calls.length;
    const first = tries();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(tries()).toBeGreaterThan(first);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect([address(), screen.getByText(SAID).textContent]).toEqual([ADDRESS, SAID]);
    expect(currentViewer().kind).toBe('visitor');
    reply = () =>
      new Response(JSON.stringify({ accessToken: 'x', expiresInSeconds: 900, user: USER }));
    fireEvent.click(screen.getByText('Try Again'));
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(screen.getByText('Private to Asha')).toBeDefined();
    expect([address(), screen.queryByText(SAID)]).toEqual([ADDRESS, null]);
    end({ kind: 'visitor' });
  },
);

test('D-119 only 401 leads away, to the sign-in dialog with the way back', async () => {
  putSignedInFlag('seller');
  vi.stubGlobal('fetch', async () => new Response('{"message":"Over."}', { status: 401 }));
  const { address } = showPrivate();
  await act(() => restore(new ApolloClient({ link: fakeServer({}).link, cache: createCache() })));
  expect(address()).toMatch(/^\/\?dialog=sign-in&returnTo=/);
});

test('a session whose code is long in coming says so', async () => {
  vi.useFakeTimers();
  putSignedInFlag('seller');
  showPrivate();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText(SAID)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(SAID)).toBeDefined();
});

function Dialog() {
  const { returnTo, stay, goHome, switchTo } = useAccountDialog();
  return (
    <>
      <p>{returnTo ?? 'nowhere'}</p>
      <button type="button" onClick={stay}>
        Stay
      </button>
      <button type="button" onClick={goHome}>
        Home
      </button>
      <button type="button" onClick={() => switchTo('sign-up')}>
        Other
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

test.each([
  ['/property?city=Pune#sign-in', ['Stay'], '/property?city=Pune', true],
  ['/property#sign-in', ['Home'], '/', false],
  ['/#sign-in', ['Home'], '/', true],
  ['/property#sign-in', ['Other'], '/property#sign-up', true],
  ['/property#sign-in', ['Other', 'Stay'], '/property', true],
])('V-2.9-04 V-2.9-05 D-36 from %s by %j to %s', async (from, presses, to, isWhereItWas) => {
  const { address, hash, keepsPlace } = renderAt(from, <Dialog />);
  for (const name of presses) await press(name);
  expect(address() + hash()).toBe(to);
  expect(keepsPlace()).toBe(isWhereItWas);
});

test.each([
  ['/favourites', '/favourites'],
  ['/property?city=Pune#a', '/property?city=Pune#a'],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['/.//evil.example', null],
  ['/\\evil.example', null],
  ['', null],
])('the way back %j leads to %j', (returnTo, path) => {
  const search = `?${new URLSearchParams({ returnTo }).toString()}`;
  expect(returnPathOf({ search })).toBe(path);
});

test('V-2.1-15 the page that completes a profile keeps the way back', () => {
  expect(completionPath(null)).toBe('/complete-social-profile');
  expect(returnPathOf({ search: completionPath('/a?b=1').replace(/^[^?]*/, '') })).toBe('/a?b=1');
});

test('a mobile goes along for one step only', () => {
  handOver('9876543210');
  const first = renderHook(() => useHandedOver());
  expect(first.result.current).toBe('9876543210');
  expect(renderHook(() => useHandedOver()).result.current).toBe('');
});

test('the seconds left are counted down to nought', () => {
  vi.useFakeTimers();
  const until = Date.now() + 2_500;
  const { result } = renderHook(() => useCountdown(until));
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect([result.current, after(1_000), after(1_000), after(1_000), after(5_000)]).toEqual([
    3, 2, 1, 0, 0,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a code is fresh for its own address until another may be asked for', () => {
  vi.useFakeTimers();
  const sent = sentCode('9876543210', { resendInSeconds: 30, expiresInSeconds: 600 });
  expect(sent.expiresAt - Date.now()).toBe(600_000);
  expect(isFresh(sent, '9876543210')).toBe(true);
  expect(isFresh(sent, '9876543211')).toBe(false);
  expect(isFresh(null, '9876543210')).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(isFresh(sent, '9876543210')).toBe(false);
});

test('what is kept of a listing ends with logging out, and nothing else does', async () => {
  for (const key of ['addPropertyFormData', 'addPropertyDetails', 'edit-property/1', 'theme']) {
    localStorage.setItem(key, '1');
  }
  await forgetSavedWork();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  localStorage.clear();
});

test('work is kept for the account that is here, and over the end of its session', () => {
  const { id } = account();
  showViewer(account());
  expect([maySaveFor(id), maySaveFor('other')]).toEqual([true, false]);
  showViewer({ kind: 'visitor', hasExpired: true });
  expect(maySaveFor(id)).toBe(true);
  showViewer({ kind: 'visitor' });
  expect(maySaveFor(id)).toBe(false);
});

const DATA: AccountData = {
  id: 'a',
  name: 'Asha',
  email: null,
  mobile: null,
  userType: 'SITE_ADMIN',
  kind: null,
  role: 'SITE_ADMIN',
  isComplete: true,
  landingPath: '/site-admin',
};

test('V-7-17 an account is read from either door', () => {
  expect(accountOf(DATA)).toMatchObject({ userType: 'site_admin', role: 'site_admin' });
  expect(accountOf({ ...DATA, kind: 'BUILDER' })).toMatchObject({ sellerKind: 'builder' });
  expect(accountOf({ ...DATA, userType: null, role: null })).toMatchObject({ userType: null });
  const user = { id: 'a', name: '', email: 'a@b.c', userType: 'seller', isCompleteProfile: true };
  expect(accountOfUser(user)).toMatchObject({
    name: null,
    email: 'a@b.c',
    userType: 'seller',
    role: null,
    isComplete: true,
    landingPath: '/seller-dashboard',
  });
  expect(accountOfUser({ ...user, kind: 'builder' })).toMatchObject({ sellerKind: 'builder' });
  expect(accountOfUser({ ...user, redirectTo: '/x', userType: 'owner' })).toMatchObject({
    landingPath: '/x',
    userType: null,
  });
  expect([accountOfUser(null), accountOfUser('a'), accountOfUser({ name: 'a' })]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ['buyer', 'BUYER'],
  ['seller', 'SELLER'],
  ['builder', 'BUILDER'],
  ['site_admin', 'SITE_ADMIN'],
] as const)('V-7-17 a %s is known as one from either door', (userType, word) => {
  expect(accountOf({ ...DATA, userType: word })).toMatchObject({ userType });
  expect(accountOfUser({ id: 'a', userType })).toMatchObject({ userType });
});

test.each([
  ['owner', 'OWNER'],
  ['agent', 'AGENT'],
  ['builder', 'BUILDER'],
] as const)('V-7-17 a seller who is %s is known as one from either door', (sellerKind, kind) => {
  expect(accountOf({ ...DATA, kind })).toMatchObject({ sellerKind });
  expect(accountOfUser({ id: 'a', kind: sellerKind })).toMatchObject({ sellerKind });
});

test.each([
  ['admin', 'ADMIN'],
  ['manager', 'MANAGER'],
  ['executive', 'EXECUTIVE'],
  ['site_admin', 'SITE_ADMIN'],
] as const)('V-7-17 the role %s is known from either door', (role, word) => {
  expect(accountOf({ ...DATA, role: word })).toMatchObject({ role });
  expect(accountOfUser({ id: 'a', role })).toMatchObject({ role });
});

test('V-7-17 who says nothing of a complete profile has none', () => {
  expect(accountOfUser({ id: 'a' })).toMatchObject({ isComplete: false });
});
