import { beforeAll, expect, test } from 'vitest';
import { AMENITIES } from '../../../../schema/catalogue/amenities.ts';
import { FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database } from '../../platform/database/connect.ts';
import { PropertySearch } from '../findProperties.ts';
import { Lexemes } from './lexemes.ts';
import { namedFacts } from './namedFacts.ts';

/** Choices of forms that filters are made of, with the words for them. */
const SPOKEN = FILTER_ROWS.filter(({ facts: [field = ''] }) => !field.startsWith('#')).flatMap(
  ({ facts: [field = ''], choices }) =>
    choices.flatMap(({ stored = [], words = [] }) =>
      stored.length > 0 ? { field, values: stored, phrases: words } : [],
    ),
);

let database: Database;
let search: PropertySearch;
/** The id of a flat in Pune that says nothing in words and has this one choice. */
const ids = new Map<string, string>();

beforeAll(async () => {
  database = await freshDatabase();
  search = new PropertySearch(database);
  const { id: sellerId } = await buildAccount(database);
  const fields = Object.fromEntries(SPOKEN.map(({ field }) => [field, '']));
  const none = { ...fields, amenities: [] };
  const place = { sellerId, city: 'Pune', state: 'Maharashtra', locality: 'Aundh' };
  const chosen = SPOKEN.flatMap(({ field, values }) =>
    values.map((value) => [field, value] as const),
  ).map(([field, value]) =>
    listing({
      ...place,
      title: 'A home',
      description: '',
      details: { ...none, [field]: value, bhk: '2 BHK' },
    }),
  );
  for (const { id, details } of chosen) {
    for (const { field } of SPOKEN) {
      const value = details[field];
      if (typeof value === 'string') ids.set(`${field}=${value}`, id);
    }
  }
  const equipped = AMENITIES.map(({ id, bit }) => {
    const one = listing({
      ...place,
      title: 'A home',
      description: '',
      details: { ...none, amenities: [id], bhk: '2 BHK' },
    });
    ids.set(`amenity=${bit}`, one.id);
    return one;
  });
  const others = [
    listing({
      ...place,
      title: 'A home in the east of town, furnished',
      description: '',
      details: none,
    }),
    listing({ ...place, title: 'A home', description: '', details: none }),
  ];
  await writeListings(database, [...chosen, ...equipped, ...others]);
  await database.query({ text: 'ANALYZE property' });
});

async function found(keyword: string): Promise<string[]> {
  const filter = { keyword };
  const { items } = await search.find({ filter, sort: 'newest', page: 1, pageSize: 100 });
  return items.map(({ id }) => id);
}

const PHRASES = SPOKEN.flatMap(({ field, values, phrases }) =>
  phrases.map((phrase) => [phrase, values.map((value) => `${field}=${value}`)] as const),
);

test('D-105 what a form asks by a choice is found by its words, though the listing writes none of them', async () => {
  expect(PHRASES.length).toBeGreaterThan(40);
  for (const [phrase, choices] of PHRASES) {
    // The name of an amenity stays that.
    if (namedFacts(phrase).named.length > 0) continue;
    const hits = await found(`${phrase} 2 bhk flat in pune`);
    expect([phrase, ...choices.map((choice) => hits.includes(ids.get(choice) ?? ''))]).toEqual([
      phrase,
      ...choices.map(() => true),
    ]);
  }
});

test('D-105 D-120 furnished and semi-furnished are two things, whatever a text says', async () => {
  const [full, half, none] = ['Furnished', 'Semi-Furnished', 'Unfurnished'].map(
    (value) => ids.get(`furnishType=${value}`) ?? '',
  );
  const furnished = await found('furnished flats in pune');
  expect(furnished).toEqual([full]);
  expect(await found('semi furnished flats in pune')).toEqual([half]);
  expect(await found('unfurnished flats in pune')).toEqual([none]);
});

test('a direction alone is a word of a place, and nothing that a flat faces', async () => {
  expect(await found('east pune')).not.toContain(ids.get('facing=East'));
  expect(await found('east facing pune')).toEqual([ids.get('facing=East')]);
});

/** What a search takes for a part of a name. */
const NOT_READ = 'Garden park Market temple mandir mosque bank lobby Reception Security club floor'
  .toLowerCase()
  .split(' ');
const NAMES = AMENITIES.flatMap(({ name, aliases, bit }) =>
  [name, ...aliases].map((text) => [text.toLowerCase(), bit] as const),
);

test('D-105 a listing with an amenity is found by every name of it that is no part of other names', async () => {
  for (const [text, bit] of NAMES.filter(([name]) => !NOT_READ.includes(name))) {
    const hits = await found(`2 bhk with ${text} in pune`);
    expect([text, hits.includes(ids.get(`amenity=${bit}`) ?? '')]).toEqual([text, true]);
    expect(hits.length).toBeLessThan(4);
  }
  expect(namedFacts(NOT_READ.join(', ')).named).toEqual([]);
});

test('several things are said at once, and what stands between them stays text', () => {
  const { named, rest } = namedFacts('power backup, garden and lift');
  expect(named).toEqual([
    { words: 'power backup', choices: ['amenity=21'] },
    { words: 'lift', choices: ['amenity=5'] },
  ]);
  expect(rest).toBe(', garden and');
});

test('the words of a listing stay in its row, where a walk reads them', async () => {
  const [column] = await database.query<{ storage: string }>({
    text: `SELECT attstorage AS storage FROM pg_attribute
      WHERE attrelid = 'property'::regclass AND attname = 'search'`,
  });
  expect(column?.storage).toBe('m');
});

test('words beside a kind, a number of bedrooms or a state are rarer than alone', async () => {
  const lexemes = Lexemes.of(database);
  const texts = [{ words: 'home' }];
  const alone = await lexemes.shareOf({ texts });
  const bedrooms = { min: 2, max: 2 };
  const beside = await lexemes.shareOf({ texts, bedrooms, subtypes: ['villa'], state: 'Goa' });
  expect(alone).toBeGreaterThan(0.9);
  expect(beside).toBeLessThan(alone / 100);
  // From two on is most of the market.
  expect(await lexemes.shareOf({ texts, bedrooms: { min: 2 } })).toBe(alone);
});

test('how common a choice is counts beside how common its words are', async () => {
  const lexemes = Lexemes.of(database);
  const count = await lexemes.shareOf({ texts: [{ words: 'furnished' }] });
  const choices = ['furnishType=Furnished', 'furnishType=Unfurnished'];
  const both = await lexemes.shareOf({ texts: [{ words: 'furnished', choices }] });
  expect(count).toBeGreaterThan(0);
  expect(both).toBeGreaterThan(count * 2);
});
