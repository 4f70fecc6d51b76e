import { ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { createCache } from './client.ts';
import { load } from './load.ts';
import { httpLink } from './links.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What the router would be told after the server sent this. */
async function failureOf(body: string, init: ResponseInit): Promise<unknown> {
  const link = httpLink({ fetch: async () => new Response(body, init) });
  const client = new ApolloClient({ link, cache: createCache() });
  return load(client, CityChoicesDocument, { state: null }).then(
    () => null,
    (failure: { data?: unknown }) => failure.data ?? failure,
  );
}

test.each(['{}', '{"data":null}', '{"data":{}}', '{"success":false}', '{"data":{"towns":[]}}'])(
  'V-7-05 an answer without what was asked for has no valid structure: %s',
  async (body) => {
    expect(await failureOf(body, { headers: JSON_TYPE })).toEqual({
      message: 'Invalid API response structure',
    });
  },
);

test('a complete answer is loaded', async () => {
  expect(await failureOf('{"data":{"cities":[]}}', { headers: JSON_TYPE })).toBeNull();
});

test('a server that is down has no sentence of its own', async () => {
  expect(await failureOf('<h1>Bad gateway</h1>', { status: 502 })).toEqual({ message: null });
});
