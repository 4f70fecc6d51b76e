import { ApolloClient } from '@apollo/client';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { createCache } from '../apollo/client.ts';
import { browserLink } from '../apollo/links.ts';
import { FavouriteIdsDocument } from '../features/account/favourites/Favourites.generated.ts';
import { drawDialogs } from '../testing/dialogs.ts';
import { reply } from '../testing/fakeServer.ts';
import { account } from '../testing/fixtures.ts';
import { PATIENT } from '../testing/patience.ts';
import { findToast, withToasts } from '../testing/toasts.ts';
import { begin, currentToken, end, renew, share, usableToken } from './liveSession.ts';
import { tokenFor } from './renewTokens.ts';
import type { AccountData } from './readAccount.ts';
import { signedIn, signOut } from './session.ts';
import { putSignedInFlag, signedInFlag } from './signedInFlag.ts';
import type { TabNews } from './tabs.ts';
import { currentViewer } from './viewer.ts';

/** The session of a tab beside other tabs, after a sleep, and where the server does not take what it gave. */

withToasts();
drawDialogs();

const ASHA = account();
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const renewed = () =>
  json({ accessToken: 'next', expiresInSeconds: 900, user: { id: ASHA.id, name: 'Asha' } });
let renewal: () => Response | Promise<Response>;
let respond: () => Response | Promise<Response>;
const fetched = vi.fn(async (path: string, _init: RequestInit) =>
  path.startsWith('/graphql') ? respond() : renewal(),
);
const renewals = () => fetched.mock.calls.filter(([path]) => !path.startsWith('/graphql')).length;

let client: ApolloClient;
let otherTab: BroadcastChannel;
let received: TabNews[];
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (news: TabNews) => otherTab.postMessage(news);
const hears = (...kinds: string[]) =>
  vi.waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(kinds), PATIENT);

beforeEach(() => {
  fetched.mockClear();
  [renewal, respond] = [renewed, () => reply({ signOut: { isSignedOut: true } })];
  vi.stubGlobal('fetch', fetched);
  client = new ApolloClient({ link: browserLink(), cache: createCache() });
  begin(client);
  received = [];
  otherTab = new BroadcastChannel('session');
  otherTab.addEventListener('message', ({ data }: MessageEvent<TabNews>) => received.push(data));
});
afterEach(() => {
  otherTab.close();
  end({ kind: 'visitor' });
  putSignedInFlag(null);
});

test('D-32 a tab that is looked at again after a sleep has its token renewed, and one in the background has not', async () => {
  vi.useFakeTimers();
  share(tokenFor('old', 900), ASHA);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const renewalsOnce = async (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    return renewals();
  };
  expect(await renewalsOnce('visible')).toBe(0);
  // A computer that sleeps fires no timers.
  vi.setSystemTime(Date.now() + 890_000);
  expect(await renewalsOnce('hidden')).toBe(0);
  expect(await renewalsOnce('visible')).toBe(1);
  expect(currentToken()?.value).toBe('next');
});

test('whoever signs in does not wait for the renewal of the session before, nor takes what it brings', async () => {
  let respondLate = (_answer: Response) => {};
  renewal = () => new Promise((resolve) => (respondLate = resolve));
  putSignedInFlag('buyer');
  const ofBefore = renew(null);
  await expect.poll(renewals).toBe(1);
  end({ kind: 'visitor' });
  const next = tokenFor('mine', 900);
  share(next, account({ id: 'other' }));
  const used = vi.fn<(token: unknown) => void>();
  void usableToken().then(used);
  await expect.poll(() => used.mock.calls).toEqual([[next]]);
  renewal = renewed;
  const ofNext = renew(next);
  respondLate(json({ message: 'No.' }, 401));
  expect(await ofBefore).toBe('renewed');
  expect(await ofNext).toBe('renewed');
  expect(currentToken()?.value).toBe('next');
});

test('a visitor’s tab that comes back asks for nothing', async () => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).not.toHaveBeenCalled();
});

test('the other tabs hear who has signed in, and that they have left', async () => {
  const token = tokenFor('new', 900);
  share(token, ASHA);
  await hears('signed-in');
  expect(received[0]).toEqual({ kind: 'signed-in', token, account: ASHA });
  await signOut(client);
  await hears('signed-in', 'left');
});

test('the other tabs hear that the session was refused, and in which words', async () => {
  share(tokenFor('old', 900), ASHA);
  renewal = () => json({ message: 'Over.' }, 401);
  await renew(currentToken());
  await hears('signed-in', 'refused');
  const message = 'Your session has expired. Please sign in again.';
  expect(received[1]).toEqual({ kind: 'refused', message, isStopped: false });
  await findToast(message);
});

test('what another tab was refused ends the session here, with the same words', async () => {
  share(tokenFor('old', 900), ASHA);
  expect(document.documentElement.dataset['account']).toBe('buyer');
  say({ kind: 'refused', message: 'It is over.', isStopped: false });
  const shown = await findToast('It is over.');
  expect(shown.closest('li')?.querySelector('.text-danger')).not.toBeNull();
  expect(currentViewer()).toEqual({ kind: 'visitor', hasExpired: true });
  expect(currentToken()).toBeNull();
  // The header has the shape of a visitor's too.
  expect(document.documentElement.dataset['account']).toBeUndefined();
});

test('D-86 an account that is stopped leaves nothing that was typed', async () => {
  share(tokenFor('old', 900), ASHA);
  localStorage.setItem('addPropertyDetails', '{}');
  renewal = () => json({ message: NOT_ACTIVE }, 401);
  await renew(currentToken());
  expect(localStorage.getItem('addPropertyDetails')).toBeNull();
  expect(await screen.findByText(NOT_ACTIVE)).toBeDefined();
});

test('D-32 a server that does not take the token it has just given is not asked for ever', async () => {
  share(tokenFor('old', 900), ASHA);
  respond = () => json({ errors: [{ message: 'expired' }] }, 401);
  await expect(client.query({ query: FavouriteIdsDocument })).rejects.toThrow(/401/);
  const bearers = fetched.mock.calls
    .filter(([path]) => path.startsWith('/graphql'))
    .map(([, { headers }]) => new Headers(headers).get('authorization'));
  expect(bearers).toEqual(['Bearer old', 'Bearer next']);
  expect(renewals()).toBe(1);
});

const DATA: AccountData = {
  ...ASHA,
  userType: 'BUYER',
  kind: null,
  role: null,
};

test('V-4.4-01 the server is told also when the page is closed meanwhile, and who signs in again by then stays', async () => {
  share(tokenFor('old', 900), ASHA);
  let take: () => void = () => undefined;
  respond = () =>
    new Promise((resolve) => {
      take = () => resolve(reply({ signOut: { isSignedOut: true } }));
    });
  const left = signOut(client);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), PATIENT);
  expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
  expect(signedInFlag()).toBe('leaving');
  signedIn(client, 'again', 900, DATA);
  take();
  await left;
  expect([signedInFlag(), currentToken()?.value]).toEqual(['buyer', 'again']);
});
