import { ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { bare, fakeServer, refusal } from '../testing/fakeServer.ts';
import type { Reply } from '../testing/fakeServer.ts';
import { createCache } from './client.ts';
import { load } from './load.ts';
import { goneError, notFound } from './routeFailure.ts';

/** Status and words of what a loader throws after this answer. */
async function thrownAfter(CityChoices: Reply): Promise<object> {
  const client = new ApolloClient({ link: fakeServer({ CityChoices }).link, cache: createCache() });
  return load(client, CityChoicesDocument, { state: null }).then(
    () => ({}),
    ({ data, init }: { data: object; init: ResponseInit }) => ({ ...data, status: init.status }),
  );
}

const broken = { message: 'Invalid API response structure', status: 500 };

test.each<[string, Reply, object]>([
  [
    'a refusal',
    () => refusal('NOT_FOUND', 'No such town.'),
    { message: 'No such town.', status: 404 },
  ],
  ['too many requests', () => refusal('TOO_MANY', 'Slowly.'), { message: 'Slowly.', status: 429 }],
  [
    'a refusal of nobody’s',
    () =>
      new Response('{"errors":[{"message":"Odd.","extensions":{"code":"ODD"}}]}', {
        headers: { 'content-type': 'application/graphql-response+json' },
      }),
    { message: 'Odd.', status: 500 },
  ],
  ['a proxy', () => bare(502), { message: null, status: 502 }],
  ['another page', () => new Response('{"success":true}'), broken],
  ['no network', () => Promise.reject(new TypeError('cut')), { message: null, status: 503 }],
])('V-7-05 %s is an error page with its status', async (_what, reply, expected) => {
  expect(await thrownAfter(reply)).toEqual(expected);
});

test('what is not there is 404, what is gone is 410', () => {
  expect([notFound().init?.status, notFound().data]).toEqual([404, { message: null }]);
  const notice = { message: 'Sold.', alternative: { label: 'Others', path: '/pune' } };
  expect([goneError(notice).init?.status, goneError(notice).data]).toEqual([410, notice]);
});
