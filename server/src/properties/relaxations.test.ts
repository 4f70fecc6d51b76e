import { beforeAll, describe, expect, test } from 'vitest';
import { type SearchFilter } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from './findProperties.ts';
import { findRelaxations, type Relaxation } from './findRelaxations.ts';

let database: Database;
let search: PropertySearch;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  search = new PropertySearch(database);
  served = await testApp(database);
  const sellerId = (await buildAccount(database)).id;
  const flat = (city: string, state: string, locality: string, cost: number, bhk: string) =>
    listing({
      sellerId,
      city,
      state,
      locality,
      title: 'Quiet flat',
      details: { cost, bhk },
    });
  await writeListings(database, [
    flat('Bengaluru', 'Karnataka', 'Indiranagar', 6_000_000, '2 BHK'),
    flat('Bengaluru', 'Karnataka', 'Whitefield', 4_000_000, '3 BHK'),
    flat('Bengaluru', 'Karnataka', 'Whitefield', 4_400_000, '3 BHK'),
    flat('Mysuru', 'Karnataka', 'Gokulam', 2_000_000, '2 BHK'),
    flat('Agra', 'Uttar Pradesh', 'Tajganj', 1_500_000, '2 BHK'),
    flat('Pune', 'Maharashtra', 'Baner', 5_000_000, '2 BHK'),
    flat('Pune', 'Maharashtra', 'Baner', 5_700_000, '2 BHK'),
    flat('Pune', 'Maharashtra', 'Baner', 5_000_000, '4 BHK'),
    flat('Pune', 'Maharashtra', 'Baner', 9_000_000, '2 BHK'),
    ...Array.from({ length: 5 }, () => flat('Pune', 'Maharashtra', 'Aundh', 4_500_000, '1 BHK')),
    flat('Pune', 'Maharashtra', 'Aundh', 4_500_000, '2 BHK'),
  ]);
});

describe('a search that finds nothing', () => {
  test('V-2.5-13 says what each step would show, the nearest first', async () => {
    const found = await relaxed({
      city: 'Bengaluru',
      subtype: 'flat-apartment',
      bedrooms: { min: 2, max: 2 },
      maxPrice: 5_000_000,
    });
    expect(found).toEqual([
      'One bedroom more or less: 2 without bedrooms',
      'Any price: 1 without maxPrice',
      'All of Karnataka: 1 without city',
    ]);
  });

  test('a locality widens to its city, a city to its state, a state to the country', async () => {
    expect(await relaxed({ city: 'Bengaluru', location: 'Gokulam' })).toEqual([
      'All of Bengaluru: 3 without location',
      'All of Karnataka: 4 without location+city',
    ]);
    expect(await relaxed({ state: 'Karnataka', maxPrice: 1_600_000 })).toContain(
      'All of India: 1 without state',
    );
  });

  test('what the keyword says is given up piece by piece', async () => {
    const found = await findRelaxations(search, { keyword: '3 bhk villa in Bangalore' });
    expect(found.map(short)).toEqual(['Other kinds of home: 2 without subtype']);
    const { filter } = readSearch(new URLSearchParams(found[0]?.query));
    expect(filter).toEqual({
      city: 'Bengaluru',
      bedrooms: { min: 3, max: 3 },
      type: 'homes',
    });
  });

  test('mistakes in the keyword are corrected before anything is given up', async () => {
    await database.query({
      text: `INSERT INTO search_term (word, frequency) VALUES ('bengaluru', 50), ('bangalore', 50)`,
    });
    const found = await relaxed({ keyword: 'Bangalor', maxPrice: 1_000_000 });
    expect(found).toContain('Any price: 3 without maxPrice');
  });

  test('a name nobody knows is given up like any other filter', async () => {
    expect(await relaxed({ city: 'Atlantis', bedrooms: { min: 3, max: 3 } })).toEqual([
      'All of India: 2 without city',
    ]);
  });

  test('when no single step helps, the place, the kind and the state alone are offered', async () => {
    expect(
      await relaxed({
        city: 'Agra',
        subtype: 'warehouse-godown',
        minPrice: 900_000_000,
        bedrooms: { min: 9, max: 9 },
      }),
    ).toEqual(['Everything in Agra: 1 without minPrice+bedrooms+subtype']);
  });

  test('every total is what the wider search then shows', async () => {
    const found = await findRelaxations(search, {
      keyword: 'quiet',
      city: 'Mysuru',
      minPrice: 3_000_000,
      features: ['Garden'],
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { query, total } of found) {
      const { problems, ...request } = readSearch(new URLSearchParams(query));
      expect(problems).toEqual([]);
      expect((await search.find(request)).total).toBe(total);
    }
  });
});

test('D-120 when no single step helps, two filters are given up before the place stands alone', async () => {
  const found = await findRelaxations(search, {
    city: 'Pune',
    location: 'Aundh',
    bedrooms: { min: 7, max: 7 },
    maxPrice: 1_000_000,
  });
  expect(found.map(short)).toEqual([
    'Any number of bedrooms, any price: 6 without maxPrice+bedrooms',
  ]);
  expect(found[0]?.items).toHaveLength(3);
});

describe('beside few hits', () => {
  test('V-2.5-13 the three nearest steps show listings, each once and none of the search itself', async () => {
    const steps = await findRelaxations(search, {
      keyword: '2 bhk flat in baner pune under 50 lakh',
    });
    const shown = steps.map(({ label, total, items }) => [
      label.replace(/, \d km away/, ''),
      total,
      items.map(({ price, bedrooms }) => `${bedrooms} BHK ${price / 100_000}`),
    ]);
    expect(shown).toEqual([
      ['In Aundh', 1, ['2 BHK 45']],
      ['Up to ₹57.5 Lakh', 2, ['2 BHK 57']],
      ['Any price', 3, ['2 BHK 90']],
      ['Any number of bedrooms', 2, []],
      ['All of Pune', 2, []],
    ]);
  });

  test('three of a step, and nothing where there is enough', async () => {
    const count = async (filter: SearchFilter) =>
      (await findRelaxations(search, filter)).map(({ items }) => items.length);
    expect(await count({ city: 'Pune', location: 'Baner', bedrooms: { min: 1, max: 1 } })).toEqual([
      3, 3, 1, 0,
    ]);
    expect(await count({ city: 'Pune', bedrooms: { min: 1, max: 1 } })).toEqual([0, 0]);
  });
});

describe('a bounded answer', () => {
  test('at most thirty-five counts for a filter with everything in it', async () => {
    const requests: SearchFilter[] = [];
    const watched = Object.assign(Object.create(search), {
      countAsSpelled: (filter: SearchFilter) => {
        requests.push(filter);
        return search.countAsSpelled(filter);
      },
    });
    const found = await findRelaxations(watched, {
      keyword: 'nowhere',
      state: 'Karnataka',
      city: 'Bengaluru',
      location: 'Whitefield',
      type: 'residential',
      subtype: 'flat-apartment',
      purpose: 'sell',
      minPrice: 1,
      maxPrice: 2,
      minSize: 1,
      maxSize: 2,
      rooms: { min: 9 },
      bedrooms: { min: 9 },
      bathrooms: { min: 9 },
      features: ['Garden'],
    });
    expect(requests.length).toBeLessThanOrEqual(35);
    expect(found.map(({ label }) => label)).toContain('Everything in Bengaluru');
  });

  test('nothing is offered for everything, nor what shows no more', async () => {
    expect(await relaxed({})).toEqual([]);
    expect(await relaxed({ purpose: 'sell' })).toEqual([]);
  });
});

describe('the GraphQL door', () => {
  test('answers with the query of each wider search', async () => {
    const { data, errors } = await served.graphql(
      '{ relaxations(filter: { city: "Agra", maxPrice: 100 }) { dropped label query total totalIsLowerBound } }',
    );
    expect(errors).toEqual([]);
    expect(data?.['relaxations']).toEqual([
      {
        dropped: ['maxPrice'],
        label: 'Any price',
        query: 'city=Agra',
        total: 1,
        totalIsLowerBound: false,
      },
    ]);
  });

  test('a filter that cannot be used is refused as everywhere', async () => {
    const { errors } = await served.graphql(
      '{ relaxations(filter: { minPrice: 5, maxPrice: 1 }) { total } }',
    );
    expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
  });
});

async function relaxed(filter: SearchFilter): Promise<string[]> {
  return (await findRelaxations(search, filter)).map(short);
}

function short({ label, total, dropped }: Relaxation): string {
  return `${label}: ${total} without ${dropped.join('+')}`;
}
