import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '../../../apollo/client.ts';
import { reply, fakeServer, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import type { Replies } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import type { Account } from '../../../session/viewer.ts';
import { toast } from '../../../ui/toast.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { mergeVisitorFavourites } from './favouriteEffects.ts';
import { loadFavouriteEffects, visitorFavourites } from './favouriteStore.ts';
import { FavouriteIdsDocument } from './Favourites.generated.ts';

const KEY = 'favouriteProperties';
const ONE = '66f0000000000000000000aa';
const TWO = '66f0000000000000000000bb';
const favourites = (favouriteIds: string[]) => ({ viewer: { __typename: 'Viewer', favouriteIds } });

withToasts();

// A heart fetches what makes an account's change when it is drawn: nobody presses sooner.
beforeEach(async () => {
  await loadFavouriteEffects();
  visitorFavourites.write([]);
});
// What was marked at the end of a test has said so by then.
afterEach(async () => void (await loadFavouriteEffects()));

const heart = () => screen.getByRole('button', { name: /Flat by the park/ });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';

function show(viewer?: Account, responses?: Replies) {
  if (viewer) showViewer(viewer);
  return renderAt('/', <FavouriteButton propertyId={ONE} title="Flat by the park" />, responses);
}

test('V-2.6-14 A-2.5-01 D-47 a visitor keeps favourites in the browser, and the words are the documented ones', async () => {
  show();
  expect(heart().getAttribute('aria-label')).toBe('Save Flat by the park');
  act(() => heart().click());
  expect(isPressed()).toBe(true);
  expect(heart().getAttribute('aria-label')).toBe('Remove Flat by the park from favourites');
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([ONE]));
  await findToast('Added to favorites!');
  act(() => heart().click());
  expect(isPressed()).toBe(false);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.click());
  expect(isPressed()).toBe(true);
});

test('another tab is followed, and what is no list of ids is none', () => {
  show();
  const other = (value: string) =>
    act(() => {
      localStorage.setItem(KEY, value);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
  other(JSON.stringify([TWO, ONE]));
  expect(isPressed()).toBe(true);
  for (const junk of ['nonsense', '{}', '["x", 3, null]', 'null']) {
    other(junk);
    expect(visitorFavourites.read()).toEqual([]);
  }
  expect(isPressed()).toBe(false);
});

test('a storage that another tab has cleared holds no favourites', () => {
  visitorFavourites.write([ONE]);
  show();
  expect(isPressed()).toBe(true);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(isPressed()).toBe(false);
});

test('the browser keeps the newest 200', () => {
  const ids = Array.from({ length: 205 }, (_, n) => n.toString(16).padStart(24, '0'));
  visitorFavourites.write(ids);
  expect(visitorFavourites.read()).toEqual(ids.slice(0, 200));
});

test('an account is asked once, changed at once and told to the server', async () => {
  const viewer = account({ id: '66f000000000000000000001' });
  const requests: string[] = [];
  const { client } = show(viewer, (operation, variables) => {
    requests.push(`${operation} ${JSON.stringify(variables)}`);
    const isFavourite = operation === 'AddFavourite';
    const change = { __typename: 'FavouritePayload', propertyId: ONE, isFavourite };
    return operation === 'FavouriteIds'
      ? favourites([ONE, TWO])
      : { addFavourite: change, removeFavourite: change };
  });
  await waitFor(() => expect(isPressed()).toBe(true));
  await act(async () => heart().click());
  expect(isPressed()).toBe(false);
  await waitFor(() =>
    expect(requests).toEqual(['FavouriteIds {}', `RemoveFavourite {"propertyId":"${ONE}"}`]),
  );
  expect(client.readQuery({ query: FavouriteIdsDocument })).toEqual(favourites([TWO]));
  expect(localStorage.getItem(KEY)).toBe('[]');
  await findToast('Removed from favourites');
});

test('a change that the server does not take is taken back, with a reason', async () => {
  showViewer(account({ id: '66f000000000000000000002' }));
  let refuse: () => void = () => undefined;
  const { link } = fakeServer({
    FavouriteIds: () => viewerResponse({ favouriteIds: [] }),
    AddFavourite: () =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal('CONFLICT', 'You have 500 favourites.'));
      }),
  });
  renderAt('/', <FavouriteButton propertyId={ONE} title="Flat by the park" />, link);
  await act(async () => heart().click());
  expect(isPressed()).toBe(true);
  await act(async () => refuse());
  await waitFor(() => expect(isPressed()).toBe(false));
  await findToast('You have 500 favourites.');
});

test('a change that does not reach the server is taken back, and it is said what to do', async () => {
  showViewer(account({ id: '66f000000000000000000006' }));
  const { link } = fakeServer({
    FavouriteIds: () => viewerResponse({ favouriteIds: [ONE] }),
    RemoveFavourite: () => Promise.reject(new TypeError('No network.')),
  });
  renderAt('/', <FavouriteButton propertyId={ONE} title="Flat by the park" />, link);
  await waitFor(() => expect(isPressed()).toBe(true));
  await act(async () => heart().click());
  await findToast('The favourite could not be saved. Please check the connection and try again.');
  expect(isPressed()).toBe(true);
});

test('a heart that is pressed before the favourites are known is pressed once they are', async () => {
  showViewer(account({ id: '66f000000000000000000005' }));
  let know: () => void = () => undefined;
  const { link, requests } = fakeServer({
    FavouriteIds: () =>
      new Promise((resolve) => {
        know = () => resolve(viewerResponse({ favouriteIds: [TWO] }));
      }),
    AddFavourite: () =>
      reply({
        addFavourite: { __typename: 'AddFavouritePayload', propertyId: ONE, isFavourite: true },
      }),
  });
  const page = <FavouriteButton propertyId={ONE} title="Flat by the park" />;
  const { client } = renderAt('/', page, link);
  await act(async () => heart().click());
  await act(async () => know());
  await waitFor(() => expect(isPressed()).toBe(true));
  const operations = requests.map(({ operation }) => operation);
  expect(operations).toEqual(['FavouriteIds', 'AddFavourite']);
  const params = { query: FavouriteIdsDocument };
  await waitFor(() => expect(client.readQuery(params)?.viewer.favouriteIds).toEqual([ONE, TWO]));
});

test('D-47 signing in hands the favourites of the browser to the account', async () => {
  visitorFavourites.write([ONE]);
  const merged: unknown[] = [];
  const client = clientOf((operation, variables) => {
    if (operation === 'FavouriteIds') return favourites([ONE, TWO]);
    merged.push(variables);
    return { mergeFavourites: { added: 1, leftOut: 0 } };
  });
  await mergeVisitorFavourites(client);
  expect(merged).toEqual([{ propertyIds: [ONE] }]);
  expect(visitorFavourites.read()).toEqual([]);
  expect(client.readQuery({ query: FavouriteIdsDocument })).toEqual(favourites([ONE, TWO]));
});

test('D-47 a failed hand-over loses nothing', async () => {
  visitorFavourites.write([ONE]);
  const client = clientOf(() => {
    throw new Error('No network');
  });
  await expect(mergeVisitorFavourites(client)).rejects.toThrow('No network');
  expect(visitorFavourites.read()).toEqual([ONE]);
});

function clientOf(responses: Replies): ApolloClient {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: responses(operationName ?? '', variables) });
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: createCache() });
}

test.each([
  [0, []],
  [2, ['2 favourites could not be saved. An account can hold up to 500.']],
])('D-47 of %d that found no room in the account it is said: %j', async (leftOut, words) => {
  visitorFavourites.write([ONE]);
  const client = clientOf((operation) =>
    operation === 'FavouriteIds'
      ? favourites([ONE])
      : { mergeFavourites: { __typename: 'MergeFavouritesPayload', added: 1, leftOut } },
  );
  await mergeVisitorFavourites(client);
  act(() => toast('What comes after it.'));
  await findToast('What comes after it.');
  const messages = [...document.querySelectorAll('[data-sonner-toast] p')].map(
    ({ textContent }) => textContent,
  );
  expect(messages.filter((text) => text !== 'What comes after it.')).toEqual(words);
});

test('D-47 nothing that was marked is handed over', async () => {
  const client = clientOf(() => {
    throw new Error('Nobody is asked.');
  });
  await mergeVisitorFavourites(client);
  expect(visitorFavourites.read()).toEqual([]);
});

test.each([
  [198, 'Added to favorites!'],
  [199, 'Added to favorites! This browser stores only the newest 200.'],
])('D-47 a visitor who had %d and marks one more reads: %s', async (had, words) => {
  visitorFavourites.write(Array.from({ length: had }, (_, n) => n.toString(16).padStart(24, '0')));
  show();
  act(() => heart().click());
  expect(await findToast(words)).toBeDefined();
});

test('an account that has many is told of no end of the browser', async () => {
  visitorFavourites.write(Array.from({ length: 200 }, (_, n) => n.toString(16).padStart(24, '0')));
  show(account({ id: '66f000000000000000000007' }), (operation) =>
    operation === 'FavouriteIds'
      ? favourites([])
      : { addFavourite: { __typename: 'FavouritePayload', propertyId: ONE, isFavourite: true } },
  );
  await act(async () => heart().click());
  expect(await findToast('Added to favorites!')).toBeDefined();
});
