import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../../apollo/client.ts';
import { account } from '../../../testing/fixtures.ts';
import { reply, fakeServer, viewerResponse } from '../../../testing/fakeServer.ts';
import { visitorFavourites } from '../favourites/favouriteStore.ts';
import { afterSignIn } from './useEntering.ts';
import { PATIENT } from '../../../testing/patience.ts';

const MARKED = '66f0000000000000000000aa';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  visitorFavourites.write([]);
});

function signIn(changes: Parameters<typeof account>[0], returnTo: string | null) {
  const { link, requests } = fakeServer({
    MergeFavourites: () => reply({ mergeFavourites: { __typename: 'MergeResult', leftOut: 0 } }),
    FavouriteIds: () => viewerResponse({ favouriteIds: [MARKED] }),
  });
  const client = new ApolloClient({ link, cache: createCache() });
  const navigate = vi.fn();
  const done = afterSignIn(client, navigate, account(changes), returnTo);
  return { requests, done, navigate };
}

it.each([
  ['/property', null, '/property'],
  ['/seller-dashboard', null, '/seller-dashboard'],
  ['/complete-profile', null, '/complete-profile'],
  ['/property', '/favourites', '/favourites'],
])('V-4.1-03 V-4.1-07 from %s and the way back %s to %s', async (landingPath, returnTo, target) => {
  const { done, navigate } = signIn({ landingPath }, returnTo);
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(navigate).toHaveBeenCalledExactlyOnceWith(target, { replace: true });
});

it('V-4.1-08 the redirect follows after 100 ms', async () => {
  const { navigate } = signIn({}, null);
  await vi.advanceTimersByTimeAsync(99);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('V-2.1-15 whoever has no user type says so first, and the way back is kept', async () => {
  const landingPath = '/complete-social-profile';
  const { navigate } = signIn({ userType: null, landingPath }, '/favourites');
  await vi.advanceTimersByTimeAsync(100);
  const withReturn = `${landingPath}?returnTo=%2Ffavourites`;
  expect(navigate).toHaveBeenCalledExactlyOnceWith(withReturn, { replace: true });
});

it('D-47 what the visitor marked goes to the account', async () => {
  visitorFavourites.write([MARKED]);
  vi.useRealTimers();
  const { requests, done } = signIn({}, null);
  await done;
  await vi.waitFor(() => expect(visitorFavourites.read()).toEqual([]), PATIENT);
  expect(requests[0]).toMatchObject({
    operation: 'MergeFavourites',
    variables: { propertyIds: [MARKED] },
  });
});

it('V-2.1-15 whoever is on the way to say it already is sent there once', async () => {
  const landingPath = '/complete-social-profile';
  const target = `${landingPath}?returnTo=%2Ffavourites`;
  const { navigate } = signIn({ userType: null, landingPath }, target);
  await vi.advanceTimersByTimeAsync(100);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(target, { replace: true });
});
