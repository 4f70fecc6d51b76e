import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { createCache } from '../apollo/client.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { account } from '../testing/fixtures.ts';
import { begin, end, renew, share, usableToken } from './liveSession.ts';
import { renewTokens, tokenFor } from './renewTokens.ts';
import { putSignedInFlag } from './signedInFlag.ts';
import { currentViewer } from './viewer.ts';

/** When the session asks for new tokens, to the millisecond, and what it makes of the answers. */

const USER = { id: '66f0000000000000000000ff', name: 'Asha', userType: 'buyer' };
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const renewed = () => json({ accessToken: 'next', expiresInSeconds: 900, user: USER });
let reply: () => Response | Promise<Response>;
const fetched = vi.fn(async (_path: string, _init: RequestInit) => reply());

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  reply = renewed;
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  end({ kind: 'visitor' });
  putSignedInFlag(null);
});

/** How often it was asked once so many milliseconds have gone by. */
async function askedAfter(ms: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms);
  return fetched.mock.calls.length;
}

test('D-32 an answer that was lost is asked for again after one and after three seconds', async () => {
  reply = () => Promise.reject(new TypeError('cut'));
  const outcome = renewTokens();
  expect(await askedAfter(0)).toBe(1);
  expect(await askedAfter(999)).toBe(1);
  expect(await askedAfter(1)).toBe(2);
  expect(await askedAfter(2_999)).toBe(2);
  expect(await askedAfter(1)).toBe(3);
  expect(await outcome).toEqual({ kind: 'unreachable' });
});

test('D-32 the cookie goes to the server, past every cache, and eight seconds are waited for', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await renewTokens();
  expect(patience).toHaveBeenCalledWith(8_000);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/refresh-token');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    cache: 'no-store',
  });
});

const refusedWith = (message: string, isStopped = false) => ({
  kind: 'refused',
  message,
  isStopped,
});
const EXPIRED = 'Your session has expired. Please sign in again.';

test.each<[string, () => Response, object]>([
  ['400', () => json({ message: 'Odd.' }, 400), { kind: 'unreachable' }],
  ['401', () => json({ message: 'Over.' }, 401), refusedWith(EXPIRED)],
  [
    '401 of a stopped account',
    () => json({ message: NOT_ACTIVE }, 401),
    refusedWith(NOT_ACTIVE, true),
  ],
  ['401 without words', () => json({ message: 1 }, 401), refusedWith(EXPIRED)],
  ['403', () => json({ message: NOT_ACTIVE }, 403), { kind: 'unreachable' }],
  ['403 of a proxy', () => new Response('No', { status: 403 }), { kind: 'unreachable' }],
  ['429', () => json({ message: 'Later.' }, 429), { kind: 'unreachable' }],
  ['503', () => json({ message: 'Busy.' }, 503), { kind: 'unreachable' }],
  ['404', () => json({}, 404), { kind: 'unreachable' }],
  ['500 with a token', () => json({ accessToken: 'x', user: USER }, 500), { kind: 'unreachable' }],
  ['another page', () => new Response('<h1>Hotel</h1>'), { kind: 'unreachable' }],
  ['no token', () => json({ user: USER }), { kind: 'unreachable' }],
  ['no account', () => json({ accessToken: 'x', expiresInSeconds: 9 }), { kind: 'unreachable' }],
])('D-119 after %s', async (_what, respond, outcome) => {
  reply = respond;
  expect(await renewTokens()).toEqual(outcome);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a token lives as long as the server says, from now on', async () => {
  expect(tokenFor('x', 900)).toEqual({
    value: 'x',
    lifeMs: 900_000,
    expiresAt: Date.now() + 900_000,
  });
  expect(await renewTokens()).toMatchObject({
    kind: 'renewed',
    token: { value: 'next', lifeMs: 900_000 },
    account: { kind: 'account', id: USER.id, userType: 'buyer' },
  });
});

function open(): void {
  begin(new ApolloClient({ link: fakeServer({}).link, cache: createCache() }));
}

test('D-32 a server that is down is asked after 5, after 15 and then after every 60 seconds', async () => {
  open();
  putSignedInFlag('buyer');
  reply = () => json({}, 503);
  await renew(null);
  expect(await askedAfter(4_999)).toBe(1);
  expect(await askedAfter(1)).toBe(2);
  expect(await askedAfter(14_999)).toBe(2);
  expect(await askedAfter(1)).toBe(3);
  expect(await askedAfter(59_999)).toBe(3);
  expect(await askedAfter(1)).toBe(4);
  reply = renewed;
  expect(await askedAfter(60_000)).toBe(5);
  expect(currentViewer()).toMatchObject({ kind: 'account', name: 'Asha' });
  // All is well again: the token is renewed a minute ahead of its end, and a failure is tried again soon.
  reply = () => json({}, 503);
  expect(await askedAfter(839_999)).toBe(5);
  expect(await askedAfter(1)).toBe(6);
  expect(await askedAfter(5_000)).toBe(7);
});

test('D-32 a short token is renewed at half of its life', async () => {
  open();
  share(tokenFor('short', 100), account());
  expect(await askedAfter(49_999)).toBe(0);
  expect(await askedAfter(1)).toBe(1);
});

test.each([
  [900, 885_000],
  [40, 30_000],
])(
  'D-32 a request takes a token of %i s as it is until %i ms have gone by',
  async (life, until) => {
    open();
    share(tokenFor('old', life), account());
    const began = Date.now();
    // A computer that sleeps fires no timers.
    vi.setSystemTime(began + until);
    expect((await usableToken())?.value).toBe('old');
    expect(fetched).not.toHaveBeenCalled();
    vi.setSystemTime(began + until + 1);
    expect((await usableToken())?.value).toBe('next');
  },
);

test('when the session is over nothing is asked any more', async () => {
  open();
  share(tokenFor('x', 100), account());
  end({ kind: 'visitor' });
  expect(await askedAfter(1_000_000)).toBe(0);
});

test('D-119 code of the session that could not be fetched is fetched again after growing pauses', async () => {
  putSignedInFlag('buyer');
  let tries = 0;
  const restored = vi.fn();
  vi.resetModules();
  vi.doMock('../ui/lazyWithRetry.ts', () => ({
    fetchWithRetry: async () => {
      tries += 1;
      if (tries < 4) throw new TypeError('cut');
      return { restore: restored };
    },
  }));
  const { startSession } = await import('./startSession.ts');
  startSession(new ApolloClient({ link: fakeServer({}).link, cache: createCache() }));
  const triesAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return tries;
  };
  expect([await triesAfter(0), await triesAfter(5_000), await triesAfter(14_999)]).toEqual([
    1, 2, 2,
  ]);
  expect([await triesAfter(1), restored.mock.calls.length]).toEqual([3, 0]);
  expect([await triesAfter(45_000), restored.mock.calls.length]).toEqual([4, 1]);
  expect(await triesAfter(1_000_000)).toBe(4);
});
