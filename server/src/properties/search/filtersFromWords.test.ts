import { expect, test } from 'vitest';
import { type SearchFilter, writeSearch } from '../../../../schema/search.ts';
import { filtersFromWords } from './filtersFromWords.ts';

/** What a keyword sets beside filters that were set by hand; compared with a file. */

const RENT = 'rent' as const;
const CASES: readonly [keyword: string, filters: readonly SearchFilter[]][] = [
  [
    '2 bhk flat for sale in whitefield bangalore under 50 lakh',
    [
      {},
      { city: 'Bangalore' },
      { city: 'bengaluru', state: 'karnataka' },
      { city: 'Pune' },
      { state: 'Goa' },
      { location: 'whitefield' },
      { location: 'Indiranagar' },
      { purpose: RENT },
      { purpose: 'sell' },
      { subtype: 'Flat/Apartment' },
      { subtype: 'villa' },
      { bedrooms: { min: 2, max: 2 } },
      { bedrooms: { min: 2 } },
      { maxPrice: 5_000_000 },
      { maxPrice: 4_000_000 },
      { minPrice: 4_000_000 },
      { city: undefined, state: undefined },
    ],
  ],
  [
    'agra goa',
    [{}, { city: 'Agra' }, { state: 'Goa' }, { state: 'Uttar Pradesh' }, { city: 'Pune' }],
  ],
  ['agra up', [{ state: 'up' }, { state: 'Uttar Pradesh' }, { state: 'Goa' }]],
  ['goa', [{ state: 'goa' }, { state: 'Bihar' }, { city: 'Agra' }]],
  ['indira nagar', [{}, { city: 'Lucknow' }, { city: 'Atlantis' }]],
  ['noida sector 62', [{ city: 'Pune' }, { location: 'Sector 62' }, { location: 'sector-18' }]],
  [
    'commercial 1000 sq ft',
    [{}, { type: 'COMMERCIAL' }, { type: 'land' }, { minSize: 900 }, { maxSize: 5 }],
  ],
  ['2 bath 3 bhk pune', [{}, { bathrooms: { min: 2, max: 2 } }, { bathrooms: { min: 1 } }]],
  ['4+ bhk for rent', [{}, { bedrooms: { min: 4 } }, { purpose: RENT }]],
];

test('V-2.4-07 D-38 words are read where nothing was set, and stay words where they contradict', async () => {
  const lines = CASES.flatMap(([keyword, filters]) => [
    `## ${keyword}`,
    ...filters.map((filter) => {
      const { fromWords, parts, rest } = filtersFromWords(keyword, filter);
      const read = parts.map(({ kind, value }) => `${kind} ${value}`).join(', ');
      return `${JSON.stringify(filter)} → ${JSON.stringify(fromWords)} ${read} [${rest}]`;
    }),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./statements/words.txt');
});

test.each<[string, SearchFilter, string | undefined]>([
  ['2 bhk under 90 lakh', {}, 'sell'],
  ['villa 3 cr', {}, 'sell'],
  ['above 600000', {}, 'sell'],
  ['office 2 lakh per month', {}, 'rent'],
  ['flat 25k', {}, 'rent'],
  ['house 15000/month', {}, 'rent'],
  ['shop under 80,000 pm', {}, 'rent'],
  ['2 lakh a month', { type: 'land' }, 'rent'],
  ['plot 5000 a month', {}, 'rent'],
  ['flat under 200000', {}, undefined],
  ['plot under 80000', {}, undefined],
  ['under 80000', { subtype: 'agricultural-land' }, undefined],
  ['2 bhk', {}, undefined],
  ['90 lakh for rent', {}, 'rent'],
  ['under 90 lakh', { purpose: 'rent' }, undefined],
  ['under 90 lakh', { maxPrice: 100 }, undefined],
])('D-106 %j beside %j says the purpose %j', (keyword, filter, purpose) => {
  const { fromWords, parts } = filtersFromWords(keyword, filter);
  expect(fromWords.purpose).toBe(purpose);
  // It is told and can be taken away like every other part.
  expect(parts.some(({ kind }) => kind === 'PURPOSE')).toBe(purpose !== undefined);
});

test.each([
  [
    'furnished flat gachibowli rent 25000',
    'city=Hyderabad&furnishing=furnished&location=Gachibowli&maxPrice=25000&status=rent&subtype=flat-apartment',
  ],
  ['direct owner flat bangalore', 'city=Bengaluru&postedBy=owner&subtype=flat-apartment'],
  ['owner flat without broker pune', 'city=Pune&postedBy=owner&subtype=flat-apartment'],
  ['50 lakh and above', 'minPrice=5000000&status=sell'],
  ['2 बीएचके पुणे', 'bedrooms=2&city=Pune'],
  ['110075 2bhk', 'bedrooms=2&pincode=110075'],
  ['4bhk south delhi', 'bedrooms=4&city=Delhi&location=South Delhi'],
  [
    'under construction flat pune',
    'city=Pune&possession=under-construction&subtype=flat-apartment',
  ],
  ['bachelors allowed 1bhk pune', 'bedrooms=1&city=Pune&tenants=bachelors'],
  [
    'semi furnished or furnished flat pune',
    'city=Pune&furnishing=semi-furnished,furnished&subtype=flat-apartment',
  ],
  ['2 bhk not in whitefield', 'bedrooms=2&city=Bengaluru&location=-Whitefield'],
  ['2 BHK in Pune or Mumbai', 'bedrooms=2&city=Pune|Mumbai'],
  ['flat within 5 km of hinjewadi', 'city=Pune&location=Hinjawadi&subtype=flat-apartment&within=5'],
])('D-120 D-122 D-123 %j is read whole', (keyword, written) => {
  const { fromWords, rest } = filtersFromWords(keyword, {});
  expect([decodeURIComponent(writeSearch(fromWords).replaceAll('+', ' ')), rest]).toEqual([
    written,
    '',
  ]);
});
