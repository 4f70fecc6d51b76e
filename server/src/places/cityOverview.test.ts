import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { PRICES_FROM } from '../properties/summariseCity.ts';
import { findCityOverview } from './cityOverview.ts';

const BENGALURU = { city: 'Bengaluru', state: 'Karnataka' };
const MYSURU = { city: 'Mysuru', state: 'Karnataka', locality: '' };
const AGRA = { city: 'Agra', state: 'Uttar Pradesh', locality: '' };

let database: Database;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  sellerId = (await buildAccount(database)).id;
  const flats = [4_000_000, 9_000_000, 5_000_000].map((cost) =>
    listing({ sellerId, ...BENGALURU, locality: 'Indiranagar', details: { cost } }),
  );
  await writeListings(database, [
    ...flats,
    listing({
      sellerId,
      ...BENGALURU,
      purpose: 'rent',
      locality: 'Koramangala',
      details: { cost: 30_000 },
    }),
    listing({
      sellerId,
      ...BENGALURU,
      subtypeKey: 'commercial-office-space',
      locality: 'Koramangala',
      details: { cost: 20_000_000 },
    }),
    listing({ sellerId, ...BENGALURU, approvalStatus: 'pending', details: { cost: 1_000 } }),
    listing({ sellerId, ...BENGALURU, isActive: false, details: { cost: 1_000 } }),
    listing({ sellerId, ...MYSURU }),
    listing({ sellerId, ...AGRA }),
  ]);
});

// The last of them fills Agra.
describe('V-2.1-13 what the market has in a town', { shuffle: false }, () => {
  test('counts by purpose, type and subtype, of public listings only', async () => {
    const overview = await overviewOf('bengaluru');
    expect(overview).toMatchObject({
      city: { name: 'Bengaluru', state: 'Karnataka', path: '/bengaluru', propertyCount: 5 },
      forSale: 4,
      forRent: 1,
      types: [
        {
          type: 'residential',
          count: 4,
          forSale: 3,
          forRent: 1,
          subtypes: [{ key: 'flat-apartment', title: 'Flat/Apartment', count: 4 }],
        },
        {
          type: 'commercial',
          count: 1,
          forSale: 1,
          forRent: 0,
          subtypes: [{ key: 'commercial-office-space', count: 1 }],
        },
      ],
    });
  });

  test('prices by type and purpose: lowest, median, highest', async () => {
    const { types, pricesAreSampled } = await overviewOf('bengaluru');
    expect(pricesAreSampled).toBe(false);
    expect(types[0]?.prices).toEqual([
      {
        type: 'residential',
        purpose: 'sell',
        lowest: 4_000_000,
        median: 5_000_000,
        highest: 9_000_000,
        counted: 3,
      },
      {
        type: 'residential',
        purpose: 'rent',
        lowest: 30_000,
        median: 30_000,
        highest: 30_000,
        counted: 1,
      },
    ]);
  });

  test('localities with listings, most first', async () => {
    const { localities } = await overviewOf('bengaluru');
    expect(localities.map(({ name, propertyCount }) => [name, propertyCount])).toEqual([
      ['Indiranagar', 3],
      ['Koramangala', 2],
    ]);
  });

  test('neighbours with listings, nearest first, however far they are', async () => {
    const { nearby } = await overviewOf('bengaluru');
    expect(nearby.map(({ city }) => [city.name, city.propertyCount])).toEqual([
      ['Mysuru', 1],
      ['Agra', 1],
    ]);
    expect(nearby[0]?.kilometres).toBeGreaterThan(110);
    expect(nearby[0]?.kilometres).toBeLessThan(150);
  });

  test('a town without listings has its neighbours', async () => {
    const overview = await overviewOf('Tumakuru');
    expect(overview).toMatchObject({ city: { propertyCount: 0 }, types: [], localities: [] });
    expect(overview.nearby[0]?.city.name).toBe('Bengaluru');
  });

  test('prices of a large town come from what its list shows first', async () => {
    const older = { createdAt: new Date('2020-01-01T00:00:00Z'), details: { cost: 1 } };
    const dear = { ...AGRA, details: { cost: 7_000_000 } };
    await writeListings(database, [
      ...Array.from({ length: PRICES_FROM }, () => listing({ sellerId, ...dear })),
      listing({ sellerId, ...AGRA, ...older }),
    ]);
    const { pricesAreSampled, types } = await overviewOf('agra');
    expect(pricesAreSampled).toBe(true);
    expect(types[0]?.prices[0]).toMatchObject({ median: 7_000_000, counted: PRICES_FROM });
    expect(types[0]?.prices[0]?.lowest).not.toBe(1);
  });
});

describe('D-24 which town is meant', () => {
  test.each([
    ['new delhi', undefined, '/delhi'],
    ['new-delhi', undefined, '/delhi'],
    ['Bangalore', undefined, '/bengaluru'],
    ['bombay', undefined, '/mumbai'],
    ['बेंगलुरु', undefined, '/bengaluru'],
    ['hamirpur', undefined, '/hamirpur'],
    ['hamirpur', 'himachal pradesh', '/hamirpur?state=Himachal+Pradesh'],
    ['aurangabad', undefined, '/chhatrapati-sambhajinagar'],
    ['aurangabad', 'Bihar', '/aurangabad?state=Bihar'],
  ])('%s (%s) is %s', async (text, state, path) => {
    expect((await overviewOf(text, state)).city.path).toBe(path);
  });

  test.each([['atlantis'], [''], ['property']])('nobody knows %j', async (text) => {
    expect(await findCityOverview(database, text)).toBeNull();
  });

  test('a town is not in another state', async () => {
    expect(await findCityOverview(database, 'agra', 'Goa')).toBeNull();
    expect(await findCityOverview(database, 'agra', 'Atlantis')).toBeNull();
  });

  test('towns of one name, old or new, know of each other', async () => {
    const namesakes = async (text: string, state?: string) =>
      (await overviewOf(text, state)).namesakes.map((city) => city?.path);
    expect(await namesakes('hamirpur')).toEqual(['/hamirpur?state=Himachal+Pradesh']);
    expect(await namesakes('chhatrapati sambhajinagar')).toEqual(['/aurangabad?state=Bihar']);
    expect(await namesakes('mumbai')).toEqual([]);
  });
});

async function overviewOf(text: string, state?: string) {
  const overview = await findCityOverview(database, text, state);
  if (!overview) throw new Error(`${text} is a town.`);
  return overview;
}
