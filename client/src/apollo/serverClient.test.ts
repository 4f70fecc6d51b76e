import type { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { load } from './load.ts';
import { withServerClient } from './serverClient.ts';

const CITIES = {
  cities: [
    { __typename: 'City' as const, id: '1', name: 'Panaji', state: 'Goa', propertyCount: 1 },
  ],
};

const variables = { state: 'Goa' };

test('on the server an operation is run in the process, its text printed once', async () => {
  const requests: { query: string }[] = [];
  const execute = vi.fn(async (request: { query: string; operationName?: string }) => {
    requests.push(request);
    if (requests.length === 3) throw new Error('The database is gone.');
    return { data: CITIES };
  });
  const page = () =>
    withServerClient(execute, (client) => load(client, CityChoicesDocument, variables));
  expect(await page()).toEqual(CITIES);
  await page();
  expect(execute.mock.calls[0]?.[0]).toMatchObject({ operationName: 'CityChoices', variables });
  expect(requests[1]?.query).toBe(requests[0]?.query);
  expect(requests[0]?.query).toMatch(/^query CityChoices/);
  await expect(page()).rejects.toMatchObject({ init: { status: 503 } });
});

const ask = (client: ApolloClient) => load(client, CityChoicesDocument, variables);
const respond = async () => ({ data: CITIES });

test('what one page was drawn from is in no other', async () => {
  const rendered = await withServerClient(respond, async (client) => {
    await ask(client);
    expect(client.extract()).toHaveProperty('City:1');
    return client;
  });
  await withServerClient(respond, async (client) => {
    expect(client).toBe(rendered);
    expect(client.extract()).toEqual({});
  });
});

test.each([
  ['is on its way', () => new Promise<never>(() => undefined)],
  ['was refused', async () => ({ errors: [{ message: 'Busy.', extensions: {} }] })],
  ['failed', async () => Promise.reject(new Error('The database is gone.'))],
])('a client of whose questions one %s draws no other page', async (_how, execute) => {
  const rendered = await withServerClient(execute, async (client) => {
    const pending = ask(client).catch(() => undefined);
    await Promise.race([pending, new Promise(setImmediate)]);
    return client;
  });
  await withServerClient(respond, async (client) => expect(client).not.toBe(rendered));
});

test('a client whose page fails draws no other', async () => {
  let rendered: ApolloClient | null = null;
  const page = withServerClient(respond, async (client) => {
    rendered = client;
    throw new Error('No page.');
  });
  await expect(page).rejects.toThrow('No page.');
  await withServerClient(respond, async (client) => expect(client).not.toBe(rendered));
});

test('a client draws so many pages: what Apollo remembers for as long as it is would grow', async () => {
  const rendered: ApolloClient[] = [];
  for (let page = 0; page < 50; page += 1) {
    await withServerClient(respond, async (client) => rendered.push(client));
  }
  const pages = [...new Set(rendered)].map(
    (client) => rendered.filter((each) => each === client).length,
  );
  expect(Math.max(...pages)).toBe(20);
});

test('pages that are drawn at once have a client each', async () => {
  const both = await Promise.all(
    [1, 2].map(() =>
      withServerClient(
        async () => ({ data: CITIES }),
        async (client) => {
          await load(client, CityChoicesDocument, variables);
          return client;
        },
      ),
    ),
  );
  expect(both[0]).not.toBe(both[1]);
});
