import { ApolloClient, gql } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { createCache } from '../apollo/client.ts';
import { PATIENT } from '../testing/patience.ts';
import { FavouriteIdsDocument } from '../features/account/favourites/Favourites.generated.ts';

/**
 * The session with everything of ours real and a server made of replies at the network's edge. The modules
 * are read anew for each test, as a page that is opened.
 */
const USER = {
  id: '66f0000000000000000000ff',
  name: 'Asha',
  email: 'asha@example.com',
  mobile: '9876543210',
  userType: 'buyer',
  role: null,
  isCompleteProfile: true,
  redirectTo: '/property',
};
const ACCOUNT = {
  id: USER.id,
  name: USER.name,
  email: USER.email,
  mobile: USER.mobile,
  userType: 'BUYER',
  kind: null,
  role: null,
  isComplete: true,
  landingPath: '/property',
} as const;

interface Request {
  path: string;
  method: string;
  bearer: string | null;
  body: { operationName?: string; variables?: unknown };
}

let requests: Request[];
/** The access token the server takes; anything else is unusable. */
let usable: string;
/** With what it refuses what is unusable. */
let unusableStatus: number;
let refresh: () => Response | Promise<Response>;
let logout: () => Response | Promise<Response>;
let made: number;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const refused = (message = 'It is over.') => json({ success: false, message }, 401);
const renewed = () => {
  made += 1;
  usable = `token-${made}`;
  return json({ success: true, accessToken: usable, expiresInSeconds: 900, user: USER });
};
const offline = () => {
  throw new TypeError('Failed to fetch');
};

async function respond(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, 'https://site.test');
  const header = new Headers(init.headers).get('authorization');
  const bearer = header?.replace('Bearer ', '') ?? null;
  const body = typeof init.body === 'string' ? init.body : '{}';
  const request = {
    path: url.pathname,
    method: init.method ?? 'GET',
    bearer,
    body: JSON.parse(body),
  };
  requests.push(request);
  if (url.pathname === '/api/auth/refresh-token') return refresh();
  if (request.body.operationName === 'SignOut') return logout();
  if (request.body.operationName === 'Viewer') {
    return json({ data: { viewer: { account: { __typename: 'Account', ...ACCOUNT } } } });
  }
  const isUnusable = bearer !== null && bearer !== usable;
  if (isUnusable) return json({ errors: [{ message: 'expired' }] }, unusableStatus);
  return json({ data: { viewer: { favouriteIds: [bearer === null ? 'nothing' : 'yours'] } } });
}

const of = (path: string) => requests.filter((request) => request.path === path);
const refreshes = () => of('/api/auth/refresh-token').length;

/** The modules as a page has them that is opened now; the one before it is closed. */
async function openPage() {
  closePage();
  vi.resetModules();
  const session = await import('./session.ts');
  const { currentViewer } = await import('./viewer.ts');
  const { browserLink } = await import('../apollo/links.ts');
  const { takeAfterLogout } = await import('./feedbackFlags.ts');
  const toasts = vi.fn<(message: string) => void>();
  vi.doMock('../ui/Toasts.tsx', () => ({ showToast: toasts }));
  const notices = vi.fn<(message: string) => void>();
  vi.doMock('./notifyStopped.tsx', () => ({ notifyStopped: notices }));
  const client = new ApolloClient({
    link: browserLink(),
    cache: createCache(),
  });
  const secret = async () => {
    const { data } = await client.query({
      query: FavouriteIdsDocument,
      fetchPolicy: 'no-cache',
    });
    return data?.viewer.favouriteIds[0];
  };
  return { ...session, client, currentViewer, secret, takeAfterLogout, toasts, told: notices };
}

const listening = new Set<() => void>();
const channels = new Set<BroadcastChannel>();
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

/** What a closed page listened to is heard by nobody. */
function closePage(): void {
  for (const stopListening of listening) stopListening();
  listening.clear();
  for (const channel of channels) channel.close();
  channels.clear();
}

beforeEach(() => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (kind: string, listener: EventListenerOrEventListenerObject | null) => {
        if (listener === null) return;
        listen(kind, listener);
        listening.add(() => target.removeEventListener(kind, listener));
      },
    );
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  requests = [];
  made = 0;
  usable = 'token-0';
  unusableStatus = 401;
  refresh = renewed;
  logout = () => json({ data: { signOut: { isSignedOut: true } } });
  vi.stubGlobal('fetch', vi.fn(respond));
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['account'];
});

it('V-3-01 D-32 D-97 a reload brings the account back, and no token lies in storage', async () => {
  localStorage.setItem('signedIn', 'buyer');
  const page = await openPage();
  await page.restore(page.client);
  expect(page.currentViewer()).toMatchObject({
    kind: 'account',
    id: USER.id,
    name: 'Asha',
    userType: 'buyer',
    isComplete: true,
    landingPath: '/property',
  });
  expect(page.accessToken()).toBe('token-1');
  const stored = JSON.stringify([localStorage, sessionStorage, document.cookie]);
  expect(stored).not.toContain('token-');
  expect(stored).toContain('signedIn');
});

it('V-6-03 what an account asks carries the bearer and travels by POST, past every cache', async () => {
  const page = await openPage();
  expect(await page.secret()).toBe('nothing');
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  expect(await page.secret()).toBe('yours');
  const [asVisitor, asAccount] = of('/graphql');
  expect(asVisitor).toMatchObject({ method: 'GET', bearer: null });
  expect(asAccount).toMatchObject({ method: 'POST', bearer: 'token-0' });
  expect(asAccount?.body).toMatchObject({ operationName: 'FavouriteIds' });
});

it('V-4.4-02 V-6-03 what an account asked and is answered after it has left stays out of the cache', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const reply = await respond(input, init);
    if (JSON.stringify(init.body).includes('FavouriteIds')) await held;
    return reply;
  });
  const pending = page.client.query({ query: FavouriteIdsDocument }).catch(() => 'never');
  await expect.poll(() => of('/graphql')).toHaveLength(1);
  await page.signOut(page.client);
  release();
  expect(await pending).toBe('never');
  expect(JSON.stringify(page.client.cache.extract())).not.toContain('yours');
});

it('D-32 a token that is not taken any more is renewed once, and everything asked meanwhile repeated', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-old', 900, ACCOUNT);
  const responses = await Promise.all([page.secret(), page.secret(), page.secret()]);
  expect(responses).toEqual(['yours', 'yours', 'yours']);
  expect(refreshes()).toBe(1);
  expect(page.currentViewer().kind).toBe('account');
});

it('D-32 V-4.3-06 a refused renewal ends the session: a sentence, the page as a visitor sees it, no flag', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-old', 900, ACCOUNT);
  refresh = () => refused();
  expect(await page.secret()).toBe('nothing');
  expect(page.currentViewer()).toEqual({ kind: 'visitor', hasExpired: true });
  expect(localStorage.getItem('signedIn')).toBeNull();
  await vi.waitFor(() => expect(page.toasts).toHaveBeenCalledTimes(1), PATIENT);
  expect(page.toasts.mock.calls[0]?.[0]).toBe('Your session has expired. Please sign in again.');
});

it('an account that was suspended gets the reason in the words of the server', async () => {
  localStorage.setItem('signedIn', 'buyer');
  refresh = () => refused(NOT_ACTIVE);
  const page = await openPage();
  await page.restore(page.client);
  await vi.waitFor(() => expect(page.told).toHaveBeenCalledTimes(1), PATIENT);
  expect(page.told.mock.calls[0]?.[0]).toBe(NOT_ACTIVE);
  expect(localStorage.getItem('signedIn')).toBeNull();
});

it('D-86 whoever is blocked while signed in is told so at the next call, and is a visitor then', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-old', 900, ACCOUNT);
  [unusableStatus, refresh] = [403, () => refused(NOT_ACTIVE)];
  expect(await page.secret()).toBe('nothing');
  expect(page.currentViewer()).toEqual({ kind: 'visitor', isStopped: true });
  await vi.waitFor(() => expect(page.told).toHaveBeenCalledTimes(1), PATIENT);
  expect(page.told.mock.calls[0]?.[0]).toBe(NOT_ACTIVE);
  expect(page.toasts).not.toHaveBeenCalled();
});

it.each([
  ['a server that is down', () => json({}, 503)],
  ['too many requests', () => json({}, 429)],
  ['a refusal of the request', () => json({ message: 'It came from another site.' }, 403)],
  ['a request that is not understood', () => json({}, 400)],
  ['a page of a proxy', () => new Response('<h1>Sign in to the hotel</h1>')],
])('D-32 D-119 %s does not log out; it is asked again later', async (_name, reply) => {
  vi.useFakeTimers();
  localStorage.setItem('signedIn', 'buyer');
  refresh = reply;
  const page = await openPage();
  await page.restore(page.client);
  expect(page.currentViewer()).toEqual({ kind: 'visitor', isUnreachable: true });
  expect(localStorage.getItem('signedIn')).toBe('buyer');
  // Public pages go on meanwhile.
  expect(await page.secret()).toBe('nothing');
  refresh = renewed;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.currentViewer().kind).toBe('account');
});

it('D-32 without a network nothing is lost, and the network coming back brings the session', async () => {
  vi.useFakeTimers();
  localStorage.setItem('signedIn', 'buyer');
  refresh = offline;
  const page = await openPage();
  const restored = page.restore(page.client);
  await vi.advanceTimersByTimeAsync(4_000);
  await restored;
  // An answer may have been lost on the way: asked again within the ten seconds that the server forgives.
  expect(refreshes()).toBe(3);
  refresh = renewed;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.currentViewer().kind).toBe('account');
  expect(page.toasts).not.toHaveBeenCalled();
});

it('D-32 a slow answer is not asked for again: its refresh token may be used up', async () => {
  localStorage.setItem('signedIn', 'buyer');
  refresh = () => {
    throw new DOMException('slow', 'TimeoutError');
  };
  const page = await openPage();
  await page.restore(page.client);
  expect(refreshes()).toBe(1);
  expect(localStorage.getItem('signedIn')).toBe('buyer');
});

it('D-32 the token is renewed a minute ahead of its end', async () => {
  vi.useFakeTimers();
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  await vi.advanceTimersByTimeAsync(839_000);
  expect(refreshes()).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(refreshes()).toBe(1);
  expect(page.accessToken()).toBe('token-1');
});

it('V-4.4-01 V-4.4-02 logging out clears what is stored, tells the server, then sets the flag for feedback', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  for (const key of ['socialLogin', 'googleAuth', 'accessToken', 'refreshToken', 'token']) {
    localStorage.setItem(key, 'x');
  }
  localStorage.setItem(`feedbackOpened:${USER.id}`, '1');
  localStorage.setItem(`feedbackSeller:${USER.id}`, '1');
  for (const key of ['addPropertyFormData', 'addPropertyDetails', 'edit-property/a/b']) {
    localStorage.setItem(key, '{}');
  }
  localStorage.setItem('theme', 'dark');
  await page.signOut(page.client);
  expect(Object.keys(localStorage).toSorted()).toEqual([`feedbackSeller:${USER.id}`, 'theme']);
  expect(page.currentViewer()).toEqual({ kind: 'visitor' });
  expect(page.accessToken()).toBeNull();
  expect(requests.at(-1)).toMatchObject({ bearer: 'token-0', body: { operationName: 'SignOut' } });
  expect(page.takeAfterLogout()).toBe(true);
  expect(page.takeAfterLogout()).toBe(false);
});

/** What somebody types that this browser keeps, by its key. */
const TYPED = [
  'addPropertyDetails',
  'addPropertyFormData',
  'edit-property/a/b',
  'propertyFilters',
  'recentSearches',
  'rejectionReasons',
];
const typeAll = () => {
  for (const key of TYPED) localStorage.setItem(key, '{}');
  sessionStorage.setItem('registration', '{}');
};
const typedLeft = () => [
  ...Object.keys(localStorage)
    .filter((key) => TYPED.includes(key))
    .toSorted(),
  ...Object.keys(sessionStorage).filter((key) => key === 'registration'),
];
const ALL_TYPED = [...TYPED, 'registration'];

it('V-4.4-01 logging out leaves nothing that was typed', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  typeAll();
  await page.signOut(page.client);
  expect(typedLeft()).toEqual([]);
});

it('D-32 a session that ends where nothing is being typed leaves nothing of it', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  typeAll();
  refresh = refused;
  await page.renew(await page.usableToken());
  expect(page.currentViewer()).toMatchObject({ hasExpired: true });
  expect(typedLeft()).toEqual([]);
});

it('D-32 what was typed outlives the session on its own page, for its own account alone', async () => {
  const OTHER = { ...ACCOUNT, id: 'f'.repeat(24) };
  for (const next of [ACCOUNT, OTHER]) {
    localStorage.clear();
    const page = await openPage();
    const { usePrivatePage } = await import('./privatePages.ts');
    const shown = renderHook(() => usePrivatePage());
    page.signedIn(page.client, 'token-0', 900, ACCOUNT);
    typeAll();
    refresh = refused;
    await page.renew(await page.usableToken());
    expect(typedLeft()).toEqual(ALL_TYPED);
    page.signedIn(page.client, 'token-1', 900, next);
    expect(typedLeft()).toEqual(next === ACCOUNT ? ALL_TYPED : []);
    shown.unmount();
  }
});

it('what a visitor has typed goes on with whoever signs in', async () => {
  const before = await openPage();
  before.signedIn(before.client, 'token-0', 900, ACCOUNT);
  await before.signOut(before.client);
  typeAll();
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, { ...ACCOUNT, id: 'f'.repeat(24) });
  expect(typedLeft()).toEqual(ALL_TYPED);
});

it('D-32 who leaves the page of an expired session leaves nothing that was typed', async () => {
  const page = await openPage();
  const { usePrivatePage } = await import('./privatePages.ts');
  const shown = renderHook(() => usePrivatePage());
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  typeAll();
  refresh = refused;
  await page.renew(await page.usableToken());
  shown.unmount();
  page.leaveExpired();
  expect(typedLeft()).toEqual([]);
});

it('V-4.4-01 logging out without a network is finished when the page is opened again', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  logout = offline;
  refresh = () => json({}, 503);
  await page.signOut(page.client);
  expect(page.currentViewer().kind).toBe('visitor');
  expect(localStorage.getItem('signedIn')).toBe('leaving');
  logout = () => json({ data: { signOut: { isSignedOut: true } } });
  refresh = renewed;
  const next = await openPage();
  await next.restore(next.client);
  expect(requests.at(-1)).toMatchObject({ bearer: 'token-1', body: { operationName: 'SignOut' } });
  expect(localStorage.getItem('signedIn')).toBeNull();
  expect(next.currentViewer().kind).toBe('visitor');
});

it('V-4.4-01 logging out without a network is finished as soon as the network is back', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  logout = offline;
  refresh = offline;
  vi.useFakeTimers();
  const left = page.signOut(page.client);
  await vi.advanceTimersByTimeAsync(4_000);
  await left;
  expect(localStorage.getItem('signedIn')).toBe('leaving');
  logout = () => json({ data: { signOut: { isSignedOut: true } } });
  refresh = renewed;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.at(-1)).toMatchObject({ body: { operationName: 'SignOut' } });
  expect(localStorage.getItem('signedIn')).toBeNull();
  expect(page.currentViewer()).toEqual({ kind: 'visitor' });
});

it('nothing of the account is left in the cache after logging out, and the rest stays', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  const { cache } = page.client;
  cache.writeQuery({
    query: gql`
      {
        viewer {
          account {
            id
            name
          }
        }
        cities {
          id
          name
        }
      }
    `,
    data: {
      viewer: {
        __typename: 'Viewer',
        account: { __typename: 'Account', id: USER.id, name: 'Asha' },
      },
      cities: [{ __typename: 'City', id: 'c', name: 'Pune' }],
    },
  });
  cache.writeQuery({
    query: gql`
      {
        properties {
          id
          contact {
            phone
          }
          title
        }
      }
    `,
    data: {
      properties: [
        {
          __typename: 'Property',
          id: 'p',
          contact: { __typename: 'OpenContact', phone: '9812345678' },
          title: 'Flat',
        },
      ],
    },
  });
  await page.signOut(page.client);
  const left = JSON.stringify(cache.extract());
  expect(left).not.toContain('Asha');
  expect(left).not.toContain('9812345678');
  expect(left).toContain('Pune');
  expect(left).toContain('Flat');
});

describe('D-32 a session that runs out', () => {
  /** An account with its name in the cache; on a private page, unless told otherwise. */
  async function expired(isPrivate = true) {
    const page = await openPage();
    const { usePrivatePage } = await import('./privatePages.ts');
    const standing = isPrivate ? renderHook(() => usePrivatePage()) : null;
    page.signedIn(page.client, 'token-old', 900, ACCOUNT);
    const account = { __typename: 'Account', id: USER.id, name: 'Asha' };
    const query = gql`
      {
        viewer {
          account {
            id
            name
          }
        }
      }
    `;
    page.client.writeQuery({ query, data: { viewer: { __typename: 'Viewer', account } } });
    refresh = () => refused();
    await page.secret();
    expect(page.currentViewer()).toEqual({ kind: 'visitor', hasExpired: true });
    const known = () => JSON.stringify(page.client.extract()).includes('Asha');
    return { ...page, known, standing };
  }

  it('leaves nothing on a page for everybody', async () => {
    const page = await expired(false);
    expect(page.known()).toBe(false);
  });

  it('keeps what a private page shows until it is left', async () => {
    const page = await expired();
    expect(page.known()).toBe(true);
    page.standing?.unmount();
    page.leaveExpired();
    expect(page.known()).toBe(false);
    expect(page.currentViewer()).toEqual({ kind: 'visitor' });
  });

  it('keeps it for the same account, and for no other', async () => {
    const page = await expired();
    page.signedIn(page.client, 'token-0', 900, ACCOUNT);
    expect(page.known()).toBe(true);
    // Whoever leaves now has not been told that the session is over.
    page.leaveExpired();
    expect(page.currentViewer().kind).toBe('account');
    const other = await expired();
    other.signedIn(other.client, 'token-0', 900, { ...ACCOUNT, id: '66f0000000000000000000ee' });
    expect(other.known()).toBe(false);
  });
});

it('what one tab does shows in the others', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  const otherTab = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (news: object) => otherTab.postMessage(news);
  const token = { value: 'token-9', expiresAt: Date.now() + 900_000, lifeMs: 900_000 };
  say({ kind: 'signed-in', token, account: { ...page.currentViewer(), name: 'Asha K' } });
  await vi.waitFor(() => expect(page.currentViewer()).toMatchObject({ name: 'Asha K' }), PATIENT);
  expect(page.accessToken()).toBe('token-9');
  expect(refreshes()).toBe(0);
  say({ kind: 'left' });
  await vi.waitFor(() => expect(page.currentViewer()).toEqual({ kind: 'visitor' }), PATIENT);
  expect(page.toasts).not.toHaveBeenCalled();
  otherTab.close();
});

it('V-4.4-01 a private page that another tab has logged out of says why it goes', async () => {
  const page = await openPage();
  const { usePrivatePage } = await import('./privatePages.ts');
  const { unmount } = renderHook(() => usePrivatePage());
  page.signedIn(page.client, 'token-0', 900, ACCOUNT);
  const otherTab = new BroadcastChannel('session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.postMessage({ kind: 'left' });
  await vi.waitFor(() => expect(page.toasts).toHaveBeenCalledTimes(1), PATIENT);
  expect(page.toasts.mock.calls[0]?.[0]).toBe('You logged out in another tab.');
  expect(page.currentViewer()).toEqual({ kind: 'visitor' });
  unmount();
  otherTab.close();
});

it('V-4.3-08 an account without a name is fetched', async () => {
  const page = await openPage();
  page.signedIn(page.client, 'token-0', 900, { ...ACCOUNT, name: null });
  await vi.waitFor(() => expect(page.currentViewer()).toMatchObject({ name: 'Asha' }), PATIENT);
});
