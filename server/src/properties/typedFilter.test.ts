import { beforeAll, describe, expect, test } from 'vitest';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';

let served: TestApp;
const TWO = AMENITIES.slice(0, 2);
const NAMES = TWO.map(({ name }) => name);

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const seller = await buildAccount(database);

  const amenities = TWO.map(({ id }) => id);
  await writeListings(database, [listing({ sellerId: seller.id, details: { amenities } })]);
});

const COUNT = 'query ($filter: PropertyFilter) { propertyCount(filter: $filter) { total } }';
const count = (filter: object) => served.graphql(COUNT, { filter });
const ALL = { data: { propertyCount: { total: 1 } }, errors: [] };
const NONE = { data: { propertyCount: { total: 0 } }, errors: [] };

describe('a typed filter is taken as it is', () => {
  test('a size may have any number of decimals', async () => {
    expect(await count({ minSize: 0.123456 })).toMatchObject(ALL);
  });

  test('a feature may hold a comma and is one', async () => {
    const [one, other] = NAMES;
    expect(await count({ features: [one, other] })).toMatchObject(ALL);
    expect(await count({ features: [`${one},${other}`] })).toMatchObject(NONE);
  });

  test('a town is never called All', async () => {
    expect(await count({ city: 'All' })).toMatchObject(NONE);
  });

  test('null, blank texts and empty ranges narrow nothing', async () => {
    const nothing = { city: ' ', keyword: null, bedrooms: {}, features: [' '], minPrice: null };
    expect(await count(nothing)).toMatchObject(ALL);
  });

  test.each<[string, object, string, string]>([
    ['a negative price', { minPrice: -1 }, 'minPrice', 'Use a number from 0'],
    ['a size beyond all', { maxSize: LIMITS.filter.maxSize + 1 }, 'maxSize', 'Use a number from 0'],
    ['crossed prices', { minPrice: 5, maxPrice: 4 }, 'maxPrice', 'Raise maxPrice to 5'],
    ['a crossed range', { bedrooms: { min: 3, max: 2 } }, 'bedrooms', 'Use a whole number'],
    ['a negative count', { rooms: { min: -1 } }, 'rooms', 'Use a whole number'],
    ['too many rooms', { rooms: { max: 101 } }, 'rooms', 'Use a whole number'],
    ['a long town', { city: 'x'.repeat(81) }, 'city', 'Use at most 80 characters for city.'],
    [
      'a long keyword',
      { keyword: 'x'.repeat(LIMITS.keyword.sentMaxLength + 1) },
      'keyword',
      'Use at most 120 characters for keyword.',
    ],
    ['a long feature', { features: ['x'.repeat(41)] }, 'features', 'Use at most 20 features'],
  ])('V-7-02 %s is refused at its field', async (_name, filter, path, message) => {
    const { errors } = await count(filter);
    const fields = [{ path, message: expect.stringContaining(message) }];
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields } }]);
  });
});
