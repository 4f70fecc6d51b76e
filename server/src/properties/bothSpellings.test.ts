import { beforeAll, expect, test } from 'vitest';
import { type SearchFilter } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { PropertySearch } from './findProperties.ts';
import { Vocabulary } from './search/vocabulary.ts';

/** Sellers write 'terrace' on sixty listings, 'terace' on two, 'skyline' on one and 'skyfine' on one. */
let search: PropertySearch;

beforeAll(async () => {
  const database = await freshDatabase();
  search = new PropertySearch(database);
  const sellerId = (await buildAccount(database)).id;
  const flat = (title: string, city = 'Noida', state = 'Uttar Pradesh') =>
    listing({ sellerId, subtypeKey: 'flat-apartment', city, state, title });
  const titled = Array.from({ length: 60 }, (_, nth) => flat(`Flat ${nth} with terrace`));
  await writeListings(database, [
    ...titled,
    flat('Flat with terace'),
    flat('Flat with terace', 'Jaipur', 'Rajasthan'),
    flat('Skyline tower'),
    flat('Skyfine tower'),
  ]);
  await new Vocabulary(database).rebuild();
});

const TWO = { from: 'terace', to: 'terrace', isBoth: true };

test('D-113 a word that a seller mistyped too finds what is spelled right beside it, and says so', async () => {
  const found = await page({ keyword: 'terace' });
  expect(found.understanding.corrections).toEqual([TWO]);
  expect(found.total).toBe(62);
  expect(await search.count({ keyword: 'terace' })).toEqual({ total: 62, isLowerBound: false });
  const shown = [found, await page({ keyword: 'terace' }, 2), await page({ keyword: 'terace' }, 4)];
  expect(shown.map(({ items }) => items.length)).toEqual([20, 20, 2]);
  expect((await page({ keyword: 'terrace' })).total).toBe(60);
});

test('D-113 the address that says the same search finds the same', async () => {
  const { understanding } = await page({ keyword: 'flats with terace in noida' });
  expect([understanding.wish, understanding.mentions]).toEqual(['terrace or terace', 61]);
  const { problems, ...request } = readSearch(new URLSearchParams(understanding.query));
  expect(problems).toEqual([]);
  const again = await search.find(request);
  expect([again.total, again.understanding.mentions]).toEqual([63, 61]);
});

test('D-113 counts of the choices are those of both spellings', async () => {
  const { cities } = await search.facets({ keyword: 'terace' });
  expect(cities).toEqual([
    expect.objectContaining({ value: 'Noida', count: 61 }),
    expect.objectContaining({ value: 'Jaipur', count: 1 }),
  ]);
});

test('what nobody writes so is replaced, and nothing stands beside it', async () => {
  const { total, understanding } = await page({ keyword: 'terrrace' });
  expect(total).toBe(60);
  expect(understanding.corrections).toEqual([{ from: 'terrrace', to: 'terrace', isBoth: false }]);
});

test('D-113 as it was typed nothing is corrected, neither words nor names, and the address says so', async () => {
  const typed = (keyword: string) => page({ keyword, asTyped: true });
  for (const [keyword, total] of [
    ['terrrace', 0],
    ['terace', 2],
    ['nodia', 0],
    ['apartmnet', 0],
  ] as const) {
    const found = await typed(keyword);
    expect([keyword, found.total, found.understanding.corrections]).toEqual([keyword, total, []]);
    expect(found.understanding.query).toBe(`asTyped=true&keyword=${keyword}`);
    expect((await search.count({ keyword, asTyped: true })).total).toBe(total);
  }
  const corrected = await page({ keyword: 'nodia' });
  expect([corrected.total, corrected.understanding.corrections]).toEqual([
    63,
    [{ from: 'nodia', to: 'Noida', isBoth: false }],
  ]);
});

test('a rare word beside one that is not twenty times as frequent is what was meant', async () => {
  const found = await page({ keyword: 'skyline' });
  expect([found.total, found.understanding.corrections]).toEqual([1, []]);
});

function page(filter: SearchFilter, number = 1) {
  return search.find({ filter, sort: 'relevance', page: number, pageSize: 20 });
}
