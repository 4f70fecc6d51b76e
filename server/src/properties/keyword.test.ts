import { beforeAll, describe, expect, test } from 'vitest';
import { searchKeywordProblem } from '../../../schema/rules/searchKeyword.ts';
import { type SearchFilter } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { searchText } from '../../../schema/rules/searchFilter.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { isUnderstood } from '../gazetteer/understand.ts';
import { type PropertyPage, PropertySearch } from './findProperties.ts';
import { Vocabulary } from './search/vocabulary.ts';

let search: PropertySearch;

beforeAll(async () => {
  const database = await freshDatabase();
  search = new PropertySearch(database);
  const sellerId = (await buildAccount(database)).id;
  const made = (
    [
      ['flat-apartment', 'Bengaluru', 'Karnataka', 'Indiranagar', 6_000_000, 'sell', '2 BHK'],
      ['flat-apartment', 'Lucknow', 'Uttar Pradesh', 'Indira Nagar', 3_000_000, 'sell', '3 BHK'],
      ['flat-apartment', 'Noida', 'Uttar Pradesh', 'Sector 62', 25_000, 'rent', '2 BHK'],
      ['flat-apartment', 'Mumbai', 'Maharashtra', 'Andheri West', 60_000, 'rent', '4 BHK'],
      ['residential-land-plot', 'Jaipur', 'Rajasthan', 'Mansarovar', 4_500_000, 'sell', null],
      ['warehouse-godown', 'Bhiwandi', 'Maharashtra', '', 900_000, 'rent', null],
      ['flat-apartment', 'Gurugram', 'Haryana', 'DLF Phase 2', 9_000_000, 'sell', '3 BHK'],
    ] as const
  ).map(([subtypeKey, city, state, locality, cost, purpose, bhk]) =>
    listing({
      sellerId,
      subtypeKey,
      city,
      state,
      locality,
      purpose,
      title: 'A place of ' + city,
      details: { cost, ...(bhk ? { bhk } : {}) },
    }),
  );
  // From the newest to the oldest; the one that is featured comes first.
  const shops = ['plain', 'corner', 'plain', 'plain featured', 'corner', 'corner lift', 'plain'];
  const ofShops = shops.map((title, nth) =>
    listing({
      sellerId,
      subtypeKey: 'commercial-shop-showroom',
      city: 'Surat',
      state: 'Gujarat',
      locality: 'Adajan',
      title: `${nth} ${title}`,
      featured: title.includes('featured'),
      createdAt: new Date(Date.UTC(2026, 2, 20 - nth)),
      details: { cost: 7_000_000 },
    }),
  );
  await writeListings(database, [...made, ...ofShops]);
  await new Vocabulary(database).rebuild();
});

describe('what people type finds what they mean', () => {
  test.each([
    ['Bangalor', ['Bengaluru']],
    ['Gurgoan', ['Gurugram']],
    ['banglore 2 bhk', ['Bengaluru']],
    ['indra nagar', ['Bengaluru']],
    ['indra nagar lucknow', ['Lucknow']],
    ['indiranagar bangalore', ['Bengaluru']],
    ['noida sector 62', ['Noida']],
    ['sec 62 noida', ['Noida']],
    ['sec 62', ['Noida']],
    ['3-2 bhk for sale', ['Bengaluru', 'Gurugram', 'Lucknow']],
    ['andheri w', ['Mumbai']],
    ['bhiw', ['Bhiwandi']],
    ['plots in jaipur', ['Jaipur']],
    ['ware house bhiwandi', ['Bhiwandi']],
    ['godwon', ['Bhiwandi']],
    ['flat under 50 lakh for sale', ['Lucknow']],
    ['flat above 50 lakh', ['Bengaluru', 'Gurugram']],
    ['40-50 lakh', ['Jaipur']],
    ['rent under 30k', ['Noida']],
    ['4+ bhk', ['Mumbai']],
    ['2-3 bhk for sale', ['Bengaluru', 'Gurugram', 'Lucknow']],
  ])('%s: %j', async (keyword, cities) => {
    const found = await page({ keyword });
    expect(citiesOf(found).filter((city) => cities.includes(city))).toEqual(cities);
    expect(found.items.length).toBeLessThanOrEqual(cities.length);
  });

  test('D-120 a word for an order orders, and is missed by nothing', async () => {
    const found = await page({ keyword: 'sasta flat' });
    const prices = found.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices.length).toBeGreaterThan(1);
    expect(found.understanding).toMatchObject({ text: null, wish: null });
    expect(found.understanding.query).toContain('sort=price_asc');
  });

  test('D-120 a word that nothing has is left out and named', async () => {
    const found = await page({ keyword: '2 bhk flat zzyzx' });
    expect(found.total).toBeGreaterThan(0);
    expect(found.understanding).toMatchObject({ text: null, wish: 'zzyzx' });
  });

  test('D-120 beside filters words that nothing there has are left out and named', async () => {
    const found = await page({ keyword: 'zzyzx', city: 'Surat' });
    expect(found).toMatchObject({ total: 7, understanding: { text: null, wish: 'zzyzx' } });
    expect((await search.count({ keyword: 'zzyzx', city: 'Surat' })).total).toBe(7);
    expect((await page({ keyword: 'zzyzx' })).total).toBe(0);
  });

  const MENTIONING_FIRST = [
    '1 corner',
    '4 corner',
    '5 corner lift',
    '3 plain featured',
    '0 plain',
    '2 plain',
    '6 plain',
  ];
  const titlesOf = ({ items }: PropertyPage) => items.map(({ title }) => title);

  test('D-120 words that nothing was read of exclude nothing: what mentions them comes first', async () => {
    const found = await page({ keyword: 'corner shop in surat' });
    expect(titlesOf(found)).toEqual(MENTIONING_FIRST);
    expect(found).toMatchObject({
      total: 7,
      understanding: { text: null, wish: 'corner', mentions: 3, mentionsIsLowerBound: false },
    });
    expect((await search.count({ keyword: 'corner shop in surat' })).total).toBe(7);
    const facets = await search.facets({ keyword: 'corner shop in surat' });
    expect(facets.cities).toEqual([expect.objectContaining({ value: 'Surat', count: 7 })]);
  });

  test.each([1, 2, 3, 4])('D-120 pages of %d together are that one list', async (pageSize) => {
    const shown: string[] = [];
    for (let number = 1; number <= Math.ceil(7 / pageSize); number += 1) {
      const filter = { keyword: 'corner shop in surat' };
      const found = await search.find({ filter, sort: 'relevance', page: number, pageSize });
      expect(found).toMatchObject({ total: 7, understanding: { mentions: 3 } });
      shown.push(...titlesOf(found));
    }
    expect(shown).toEqual(MENTIONING_FIRST);
  });

  test('D-120 another order is that order, and the wish is counted', async () => {
    const filter = { keyword: 'corner shop in surat' };
    const found = await search.find({ filter, sort: 'newest', page: 1, pageSize: 20 });
    expect(
      titlesOf(found)
        .map((title) => title.slice(0, 1))
        .join(''),
    ).toBe('0123456');
    expect(found.understanding.mentions).toBe(3);
  });

  test('D-120 the address of what was read keeps the wish', async () => {
    const { understanding } = await page({ keyword: 'corner shop in surat' });
    const query = 'city=Surat&subtype=commercial-shop-showroom&wish=corner';
    expect(understanding.query).toBe(query);
    const again = await page(readSearch(new URLSearchParams(query)).filter);
    expect(titlesOf(again)).toEqual(MENTIONING_FIRST);
    expect(again.understanding).toMatchObject({ wish: 'corner', mentions: 3, query });
  });

  test.each<[string, SearchFilter, string[]]>([
    ['in quotes', { keyword: '“corner” shop in surat' }, ['1 corner', '4 corner', '5 corner lift']],
    ['that are all there is', { keyword: 'corner' }, ['1 corner', '4 corner', '5 corner lift']],
    [
      'that are all there is beside filters',
      { keyword: 'corner', city: 'Surat' },
      ['1 corner', '4 corner', '5 corner lift'],
    ],
    [
      'where every word must be there',
      { keyword: 'corner shop in surat', strict: true },
      ['1 corner', '4 corner', '5 corner lift'],
    ],
    ['that name an amenity', { keyword: 'corner lift shop in surat' }, ['5 corner lift']],
  ])('D-120 words %s stay a condition', async (_which, filter, titles) => {
    expect(titlesOf(await page(filter))).toEqual(titles);
  });

  test('D-120 what stands in quotes stays in quotes in the address of what was read', async () => {
    const { understanding } = await page({ keyword: '"corner lift" plain shop in surat' });
    expect(readSearch(new URLSearchParams(understanding.query)).filter).toEqual({
      city: 'Surat',
      subtype: 'commercial-shop-showroom',
      keyword: '"corner lift"',
      wish: 'plain',
    });
    expect(understanding.mentions).toBe(1);
  });

  test('D-120 a strict search finds nothing where a word is nowhere', async () => {
    const found = await page({ keyword: '2 bhk flat zzyzx', strict: true });
    expect(found).toMatchObject({ total: 0, understanding: { text: 'zzyzx', wish: null } });
  });

  test('corrected words are named', async () => {
    const { understanding } = await page({ keyword: 'indra nagar lucknow' });
    expect(understanding.corrections).toEqual([
      { from: 'indra nagar', to: 'Indira Nagar', isBoth: false },
    ]);
    expect(understanding.parts.map(({ label }) => label)).toEqual([
      'Indira Nagar, Lucknow',
      'Lucknow',
    ]);
  });

  test('V-7-03 the keyword plots finds plots', async () => {
    const plain = await page({ keyword: searchText('keyword', 'plots') });
    expect(citiesOf(plain)).toEqual(['Jaipur']);
    expect(searchText('keyword', 'Plots in Jaipur')).toBe('plot in Jaipur');
  });

  test('a price in words finds what the same price as a filter finds', async () => {
    const typed = await page({ keyword: 'flat under 50 lakh' });
    const set = await page({ subtype: 'flat-apartment', maxPrice: 5_000_000, purpose: 'sell' });
    expect(typed.items.map(({ id }) => id)).toEqual(set.items.map(({ id }) => id));
    expect(typed.understanding.parts).toContainEqual({
      kind: 'PRICE',
      label: 'Up to ₹50 Lakh',
      value: '-5000000',
    });
  });
});

describe('words beside filters that were set by hand', () => {
  test('the same place twice is one place', async () => {
    expect(citiesOf(await page({ city: 'Bangalore', keyword: '2 bhk in bengaluru' }))).toEqual([
      'Bengaluru',
    ]);
  });

  test('a locality is looked for in the chosen city', async () => {
    const found = await page({ city: 'Lucknow', keyword: 'flat in indira nagar' });
    expect(citiesOf(found)).toEqual(['Lucknow']);
    expect(found.understanding.text).toBeNull();
  });

  test('a price by hand and a price in words that differ: the one by hand is a filter', async () => {
    const found = await page({ maxPrice: 2_000_000, keyword: 'flat under 50 lakh' });
    expect(found.understanding.parts.map(({ kind }) => kind)).toEqual(['SUBTYPE']);
    expect(found.total).toBe(0);
  });

  test('a least price by hand and a most in words are a band', async () => {
    const found = await page({ minPrice: 2_000_000, keyword: 'under 50 lakh' });
    expect(citiesOf(found)).toEqual(['Jaipur', 'Lucknow']);
  });

  test('another city in words stays text', async () => {
    const found = await page({ city: 'Noida', keyword: '2 bhk in pune' });
    expect(found.understanding).toMatchObject({ text: 'pune', parts: [{ kind: 'BEDROOMS' }] });
  });
});

describe('junk gets the documented messages (D-38)', () => {
  test.each(['qwerty', 'asdf', 'zxcvbn', 'abc123', 'bcdf', 'xyzpt', 'pg', '12345', 'a1 b2'])(
    'V-5-19 %s is refused, not understood and finds nothing',
    async (keyword) => {
      expect(searchKeywordProblem(keyword, isUnderstood)).not.toBeNull();
      const found = await page({ keyword });
      expect(found.understanding.parts).toEqual([]);
      expect(found.total).toBe(0);
    },
  );

  test.each(['under 50 lakh', '4+ bhk', '20k rent', 'sec 62 noida', '200 gaj'])(
    '%s passes, for it is understood',
    (keyword) => {
      expect(searchKeywordProblem(keyword, isUnderstood)).toBeNull();
    },
  );
});

function page(filter: SearchFilter): Promise<PropertyPage> {
  return search.find({ filter, sort: 'relevance', page: 1, pageSize: 20 });
}

function citiesOf({ items }: PropertyPage): string[] {
  return items.map(({ city }) => city).sort();
}
