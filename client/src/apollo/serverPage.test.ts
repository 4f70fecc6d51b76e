import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CityChoicesDocument } from '../features/market/search/FilterChoices.generated.ts';
import { PropertyCard_PropertyFragmentDoc } from '../features/market/property/PropertyCard.generated.ts';
import {
  ListingPageDocument,
  ShownListingDocument,
} from '../pages/listing/ListingPage.generated.ts';
import { cardProperty } from '../testing/fixtures.ts';
import { load } from './load.ts';
import { ServerPage } from './serverPage.ts';

const CITIES = {
  cities: [
    { __typename: 'City' as const, id: '1', name: 'Panaji', state: 'Goa', propertyCount: 1 },
  ],
};
const variables = { state: 'Goa' };
const LIST = { sort: 'NEWEST', page: 1, pageSize: 20 } as const;

const persistedQueries: Record<string, string> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../schema/persistedQueries.json'), 'utf8'),
);

test('on the server an operation is run in the process once, by the text that browsers name', async () => {
  const execute = vi.fn(async ({ query }: { query: string }) => {
    expect(Object.values(persistedQueries)).toContain(query);
    return { data: CITIES };
  });
  const page = new ServerPage(execute);
  const both = [1, 2].map(() => load(page, CityChoicesDocument, variables));
  expect(await Promise.all(both)).toEqual([CITIES, CITIES]);
  expect(execute).toHaveBeenCalledOnce();
  expect(execute.mock.calls[0]?.[0]).toMatchObject({ operationName: 'CityChoices', variables });
  expect(page.read(CityChoicesDocument, variables)).toEqual(CITIES);
  expect(page.read(CityChoicesDocument, { state: 'Sikkim' })).toBeUndefined();
  expect(page.state()).toHaveProperty('City:1');
});

test.each([
  [
    'was refused',
    async () => ({ errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE' } }] }),
  ],
  ['failed', async () => Promise.reject(new Error('The database is gone.'))],
])('a query that %s fails the page and leaves nothing to read', async (_how, execute) => {
  const page = new ServerPage(execute);
  const loading = load(page, CityChoicesDocument, variables);
  await expect(loading).rejects.toMatchObject({ init: { status: 503 } });
  expect(page.read(CityChoicesDocument, variables)).toBeUndefined();
});

test('a query reads the result of the one that it is part of; a fragment what has all its fields', async () => {
  const card = { ...cardProperty({}), __typename: 'Property' as const };
  const data = { properties: { __typename: 'PropertyPage', items: [card] } };
  const page = new ServerPage(async () => ({ data }));
  await load(page, ListingPageDocument, LIST);
  expect(page.read(ShownListingDocument, LIST)).toBe(data);
  expect(page.read(ListingPageDocument, { ...LIST, page: 2 })).toBeUndefined();
  const { __typename, id } = card;
  expect(page.readFragment(PropertyCard_PropertyFragmentDoc, { __typename, id })).toBe(card);
  const other = { __typename, id: 'b'.repeat(24) };
  expect(page.readFragment(PropertyCard_PropertyFragmentDoc, other)).toBeUndefined();
});
