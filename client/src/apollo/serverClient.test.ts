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
  const asked: { query: string }[] = [];
  const execute = vi.fn(async (request: { query: string; operationName?: string }) => {
    asked.push(request);
    if (asked.length === 3) throw new Error('The database is gone.');
    return { data: CITIES };
  });
  const page = () =>
    withServerClient(execute, (client) => load(client, CityChoicesDocument, variables));
  expect(await page()).toEqual(CITIES);
  await page();
  expect(execute.mock.calls[0]?.[0]).toMatchObject({ operationName: 'CityChoices', variables });
  expect(asked[1]?.query).toBe(asked[0]?.query);
  expect(asked[0]?.query).toMatch(/^query CityChoices/);
  await expect(page()).rejects.toMatchObject({ init: { status: 503 } });
});

const ask = (client: ApolloClient) => load(client, CityChoicesDocument, variables);
const answered = async () => ({ data: CITIES });

test('what one page was drawn from is in no other', async () => {
  const drawn = await withServerClient(answered, async (client) => {
    await ask(client);
    expect(client.extract()).toHaveProperty('City:1');
    return client;
  });
  await withServerClient(answered, async (client) => {
    expect(client).toBe(drawn);
    expect(client.extract()).toEqual({});
  });
});

test.each([
  ['is on its way', () => new Promise<never>(() => undefined)],
  ['was refused', async () => ({ errors: [{ message: 'Busy.', extensions: {} }] })],
  ['failed', async () => Promise.reject(new Error('The database is gone.'))],
])('a client of whose questions one %s draws no other page', async (_how, execute) => {
  const drawn = await withServerClient(execute, async (client) => {
    const asked = ask(client).catch(() => undefined);
    await Promise.race([asked, new Promise(setImmediate)]);
    return client;
  });
  await withServerClient(answered, async (client) => expect(client).not.toBe(drawn));
});

test('a client whose page fails draws no other', async () => {
  let drawn: ApolloClient | null = null;
  const page = withServerClient(answered, async (client) => {
    drawn = client;
    throw new Error('No page.');
  });
  await expect(page).rejects.toThrow('No page.');
  await withServerClient(answered, async (client) => expect(client).not.toBe(drawn));
});

test('a client draws so many pages: what Apollo remembers for as long as it is would grow', async () => {
  const drawn: ApolloClient[] = [];
  for (let page = 0; page < 50; page += 1) {
    await withServerClient(answered, async (client) => drawn.push(client));
  }
  const pages = [...new Set(drawn)].map((client) => drawn.filter((each) => each === client).length);
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
