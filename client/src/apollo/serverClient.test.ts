import { expect, test, vi } from 'vitest';
import { CityChoicesDocument } from '../features/search/FilterChoices.generated.ts';
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
  const ask = () =>
    withServerClient(execute, (client) => load(client, CityChoicesDocument, variables));
  expect(await ask()).toEqual(CITIES);
  await ask();
  expect(execute.mock.calls[0]?.[0]).toMatchObject({ operationName: 'CityChoices', variables });
  expect(asked[1]?.query).toBe(asked[0]?.query);
  expect(asked[0]?.query).toMatch(/^query CityChoices/);
  await expect(ask()).rejects.toMatchObject({ init: { status: 503 } });
});

test('what one page was drawn from is in no other, though it comes when its page is over', async () => {
  let answer: (answer: { data: typeof CITIES }) => void = () => undefined;
  const late = new Promise<{ data: typeof CITIES }>((resolve) => (answer = resolve));
  const begun = await withServerClient(
    () => late,
    async (client) => {
      void load(client, CityChoicesDocument, variables).catch(() => undefined);
      return client;
    },
  );
  await withServerClient(
    async () => ({ data: CITIES }),
    async (client) => {
      expect(client).toBe(begun);
      expect(client.extract()).toEqual({});
      answer({ data: CITIES });
      await late;
      await new Promise(setImmediate);
      expect(client.extract()).toEqual({});
      await load(client, CityChoicesDocument, variables);
      expect(client.extract()).toHaveProperty('City:1');
    },
  );
  await withServerClient(
    async () => ({ data: CITIES }),
    async (client) => expect(client.extract()).toEqual({}),
  );
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
