import { beforeAll, expect, test } from 'vitest';
import { AMENITIES, putAmenitiesInForce } from '../../../schema/catalogue/amenities.ts';
import { type SearchSort } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { countsWithStatement } from '../properties/countListingsWith.sql.ts';
import { countStatement } from '../properties/search/countStatement.ts';
import { pageStatement } from '../properties/search/pageStatement.ts';
import { resolveSearch } from '../properties/search/resolvedSearch.ts';
import { type Statement } from '../platform/database/send.ts';

/** One that a listing of thirty has, and one that hardly any has. */
const USUAL = { ...added('Sky Deck', 63), aliases: ['sky terrace'] };
const RARE = added('Helipad', 162);

let database: Database;

beforeAll(async () => {
  putAmenitiesInForce([USUAL, RARE]);
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const parking = AMENITIES.find(({ name }) => name === 'Parking')?.id ?? '';
  const many = Array.from({ length: 20_000 }, (_, n) =>
    listing({
      sellerId,
      city: n % 4 === 0 ? 'Agra' : 'Pune',
      state: n % 4 === 0 ? 'Uttar Pradesh' : 'Maharashtra',
      locality: '',
      title: 'Flat',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
      details: {
        cost: 1_000_000 + n,
        amenities: [
          ...(n % 2 === 0 ? [parking] : []),
          ...(n % 30 === 0 ? [USUAL.id] : []),
          ...(n % 4_000 === 0 ? [RARE.id] : []),
        ],
      },
    }),
  );
  await writeListings(database, many);
  await database.query({ text: 'VACUUM (ANALYZE) property' });
});

function added(name: string, bit: number) {
  const id = bit.toString(16).padStart(24, 'a');
  return { id, name, icon: 'Check', bit, suits: ['home' as const], aliases: [] as string[] };
}

function statements(query: string, sort: SearchSort = 'relevance') {
  const { search } = resolveSearch(readSearch(new URLSearchParams(query)).filter);
  const page = { search, sort, offset: 0, limit: 20, counted: null, share: 0 };
  return [pageStatement(page), countStatement({ search, share: 0 })];
}

const plan = async ({ text, values }: Statement) => {
  const rows = await database.query<{ 'QUERY PLAN': string }>({
    text: ['EXPLAIN', text].join(' '),
    values,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test.each([
  ['features=Helipad', 'property_search'],
  ['features=Sky Deck', 'property_search|property_feed'],
  ['features=Helipad,Parking', 'property_search'],
  ['city=Agra&features=Helipad', 'property_search'],
  ['city=Agra&features=Sky Deck', 'property_search|property_city_feed'],
  ['city=Agra&features=Sky Deck,Parking', 'property_search|property_city_feed'],
  ['city=Agra&status=sell&subtype=flat-apartment&features=Helipad', 'property_search'],
])('A-7.4-13 a search for an added amenity has its index: %s', async (query, index) => {
  for (const statement of statements(query)) {
    expect(await plan(statement)).toMatch(new RegExp(`(Scan on|using) (${index}) `));
  }
});

test('A-7.4-13 those of the catalogue are asked by the mask alone, as before there were others', () => {
  const { search } = resolveSearch({ city: 'Agra', features: ['Parking', 'Lift'] });
  expect(countStatement({ search, share: 0 }).text).not.toContain('amenity_bits');
  const both = resolveSearch({ city: 'Agra', features: ['Parking', 'Helipad'] });
  expect(countStatement({ search: both.search, share: 0 }).text).toMatch(
    /amenity_mask & .* AND amenity_bits @> /,
  );
});

test('A-7.4-13 counting what has an amenity reads indexes, and none of the table that has it not', async () => {
  const message = await plan(countsWithStatement([RARE.bit], 10_000));
  expect(message).toContain('Bitmap Index Scan on property_search');
  expect(message).toContain('property_amenities');
  expect(message).not.toContain('Seq Scan on property');
});
