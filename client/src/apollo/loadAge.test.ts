import { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { reply, fakeServer } from '../testing/fakeServer.ts';
import { createCache } from './client.ts';
import { load } from './load.ts';

const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

test('V-7-06 a list is kept for ten minutes, then asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { link, requests } = fakeServer({ CityChoices: () => reply({ cities: [] }) });
  const client = new ApolloClient({ link, cache: createCache() });
  const requestsAfter = async (milliseconds: number) => {
    vi.setSystemTime(Date.now() + milliseconds);
    await load(client, CityChoicesDocument, { state: null });
    return requests.length;
  };
  expect(await requestsAfter(0)).toBe(1);
  expect(await requestsAfter(10 * MINUTE)).toBe(1);
  expect(await requestsAfter(1)).toBe(2);
  expect(await requestsAfter(10 * MINUTE)).toBe(2);
  await load(client, CityChoicesDocument, { state: 'Goa' });
  expect(requests).toHaveLength(3);
});
