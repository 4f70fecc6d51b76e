import { beforeAll, expect, test } from 'vitest';
import { type SearchFilter } from '../../../schema/search.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { findCloseProperties } from './findCloseProperties.ts';
import { PropertySearch } from './findProperties.ts';

let search: PropertySearch;

beforeAll(async () => {
  const database = await freshDatabase();
  search = new PropertySearch(database);
  const { id: sellerId } = await buildAccount(database);
  const home = (locality: string, bhk: string, cost: number, subtypeKey = 'flat-apartment') =>
    listing({
      sellerId,
      locality,
      subtypeKey,
      title: `${locality} ${bhk} ${cost / 100_000}`,
      details: { bhk, cost },
    });
  await writeListings(database, [
    home('Indiranagar', '2 BHK', 5_000_000),
    home('Indiranagar', '3 BHK', 5_000_000),
    home('Indiranagar', '2 BHK', 5_700_000),
    home('Indiranagar', '2 BHK', 9_000_000),
    home('Indiranagar', '2 BHK', 4_000_000, 'residential-house-villa'),
    ...Array.from({ length: 6 }, () => home('Koramangala', '2 BHK', 4_500_000)),
    home('Whitefield', '2 BHK', 4_500_000),
  ]);
});

async function close(filter: SearchFilter): Promise<string[]> {
  const groups = await findCloseProperties(search, filter);
  return groups.map(
    ({ label, items }) => `${label}: ${items.map(({ title }) => title).join(', ')}`,
  );
}

test('a search with few hits is told what is close to it, each once, and none that it shows itself', async () => {
  const found = await close({ keyword: '2 bhk flat in indiranagar bangalore under 50 lakh' });
  expect(found.map((each) => each.replace(/, \d km away/, ''))).toEqual([
    'In Koramangala: Koramangala 2 BHK 45, Koramangala 2 BHK 45, Koramangala 2 BHK 45, Koramangala 2 BHK 45',
    'One bedroom more or less: Indiranagar 3 BHK 50',
    'Up to ₹57.5 Lakh: Indiranagar 2 BHK 57',
    'Other kinds of home: Indiranagar 2 BHK 40',
  ]);
});

test('at most eight in all', async () => {
  const groups = await findCloseProperties(search, {
    city: 'Bengaluru',
    location: 'Hebbal Kempapura',
    bedrooms: { min: 2, max: 2 },
    maxPrice: 4_600_000,
  });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  expect([groups[0]?.label, count]).toEqual(['Elsewhere in Bengaluru', 4]);
});

test('nothing is close to a search with enough hits, or with a name that nobody knows', async () => {
  expect(await close({ city: 'Bengaluru', location: 'Koramangala' })).toEqual([]);
  expect(await close({ city: 'Atlantis', maxPrice: 1 })).toEqual([]);
});
