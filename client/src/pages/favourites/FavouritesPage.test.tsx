import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { putSignedInFlag } from '../../session/signedInFlag.ts';
import { showViewer } from '../../session/viewer.ts';
import {
  loadFavouriteEffects,
  visitorFavourites,
} from '../../features/account/favourites/favouriteStore.ts';
import { FavouriteIdsDocument } from '../../features/account/favourites/Favourites.generated.ts';
import { account } from '../../testing/fixtures.ts';
import { MARKET, wholeProperty } from '../../testing/market.ts';
import { openSite } from '../../testing/site.tsx';
import type { Market } from '../../testing/site.tsx';

const id = (number: number) => number.toString(16).padStart(24, '0');

beforeEach(async () => {
  visitorFavourites.write([]);
  await loadFavouriteEffects();
});

const show = (market: Market = {}) =>
  openSite('/favourites', {
    ...MARKET,
    propertiesByIds: ({ ids }: { ids: string[] }) =>
      ids.filter((each) => each !== id(9)).map((each) => wholeProperty({ id: each })),
    ...market,
  });

test('D-47 a visitor without favourites is told how to find them', async () => {
  const site = await show();
  expect(screen.getByText('Tap the heart on a property to save it here.')).toBeDefined();
  expect(site.requests.map(({ operation }) => operation)).toEqual(['Shell']);
});

test('D-47 those of a visitor stand in this browser, with a way to keep them', async () => {
  visitorFavourites.write([1, 9, 2].map(id));
  const site = await show();
  await screen.findByText('One property you saved is no longer on the market.');
  expect(screen.getByText('3 properties, saved in this browser only.')).toBeDefined();
  expect(document.querySelectorAll('article')).toHaveLength(2);
  await act(async () => fireEvent.click(screen.getByText('Sign in to keep them')));
  expect(site.address()).toBe('/favourites#sign-in');
  expect(site.state()).toEqual({ returnTo: '/favourites' });
});

test('D-119 who is signed in and not known yet is shown no favourites of a visitor', async () => {
  visitorFavourites.write([1].map(id));
  putSignedInFlag('buyer');
  await show();
  expect(screen.queryByText('Sign in to keep them')).toBeNull();
  act(() => showViewer({ kind: 'visitor', isUnreachable: true }));
  expect(await screen.findByText('The server cannot be reached')).toBeDefined();
  expect(screen.queryByText(/saved in this browser only/)).toBeNull();
  putSignedInFlag(null);
  act(() => showViewer({ kind: 'visitor' }));
  expect(await screen.findByText('Sign in to keep them')).toBeDefined();
});

test('D-47 those of an account stand there once they are known', async () => {
  let respond: (ids: string[]) => void = () => undefined;
  const known = new Promise<string[]>((resolve) => {
    respond = resolve;
  });
  showViewer(account({ id: id(101) }));
  visitorFavourites.write([id(5)]);
  const site = await show({
    viewer: async () => ({ __typename: 'Viewer', favouriteIds: await known }),
  });
  screen.getByText('Your saved properties.');
  expect(document.querySelectorAll('article')).toHaveLength(0);
  await act(async () => respond([9, 8, 1].map(id)));
  await screen.findByText('3 properties, saved in your account.');
  await screen.findByText('One property you saved is no longer on the market.');
  expect(document.querySelectorAll('article')).toHaveLength(2);
  await act(async () => fireEvent.click(screen.getByText('Remove it')));
  const params = { query: FavouriteIdsDocument };
  expect(site.client.readQuery(params)?.viewer.favouriteIds).toEqual([8, 1].map(id));
  expect(visitorFavourites.read()).toEqual([id(5)]);
});

test('INTERFACE 1.8 what an account keeps is not called nothing where it could not be loaded, but asked for again', async () => {
  showViewer(account({ id: id(102) }));
  let isLost = true;
  const { container } = await show({
    viewer: () => {
      if (isLost) throw new Error('no network');
      return { __typename: 'Viewer', favouriteIds: [id(1)] };
    },
  });
  await screen.findByText('Your favourites could not be loaded');
  expect(screen.queryByText('No favourites yet')).toBeNull();
  expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
  isLost = false;
  fireEvent.click(screen.getByText('Try Again'));
  await screen.findByText('1 property, saved in your account.');
});

test('A-2.5-08 while the cards are fetched there is a box for each that is saved', async () => {
  let respond: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    respond = resolve;
  });
  visitorFavourites.write([1, 2, 3, 4, 5].map(id));
  const { container } = await show({
    propertiesByIds: async ({ ids }: { ids: string[] }) => {
      await later;
      return ids.map((each) => wholeProperty({ id: each }));
    },
  });
  await screen.findByText('5 properties, saved in this browser only.');
  const boxes = () => container.querySelectorAll('.property-grid > li').length;
  expect([boxes(), container.querySelectorAll('article').length]).toEqual([5, 0]);
  await act(async () => respond());
  await waitFor(() => expect(container.querySelectorAll('article').length).toBe(5));
  expect(boxes()).toBe(5);
});

test('A-2.5-08 while more are fetched those that are there stay, and there is no second button', async () => {
  let respond: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    respond = resolve;
  });
  visitorFavourites.write(Array.from({ length: 25 }, (_, index) => id(index + 10)));
  const { container } = await show({
    propertiesByIds: async ({ ids }: { ids: string[] }) => {
      if (ids.length < 24) await later;
      return ids.map((each) => wholeProperty({ id: each }));
    },
  });
  const cards = () => container.querySelectorAll('article').length;
  await waitFor(() => expect(cards()).toBe(24));
  await act(async () => fireEvent.click(screen.getByText('Show more (1)')));
  expect(cards()).toBe(24);
  expect(screen.queryByText(/Show more/)).toBeNull();
  expect(container.querySelectorAll('[aria-hidden] .skeleton, .skeleton').length).toBeGreaterThan(
    0,
  );
  await act(async () => respond());
  await waitFor(() => expect(cards()).toBe(25));
  expect(screen.queryByText(/Show more/)).toBeNull();
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('D-47 several that left the market are taken out at once', async () => {
  visitorFavourites.write([9, 2, 8].map(id));
  await show({
    propertiesByIds: ({ ids }: { ids: string[] }) =>
      ids.filter((each) => each === id(2)).map((each) => wholeProperty({ id: each })),
  });
  await screen.findByText('2 properties you saved are no longer on the market.');
  await act(async () => fireEvent.click(screen.getByText('Remove them')));
  expect(visitorFavourites.read()).toEqual([id(2)]);
  expect(screen.queryByText(/no longer on the market/)).toBeNull();
});
