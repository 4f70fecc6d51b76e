import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { SORTS, type SearchFilter, writeSearch } from '../search.ts';
import { readSearch } from '../searchReader.ts';
import { filterProblem } from './searchFilter.ts';

/** What is said of filters and addresses, at their limits and one past them; compared with a file. */

/** So many letters. */
const long = (count: number) => 'a'.repeat(count);
const { maxFeatures, featureMaxLength, maxPrice, maxRooms, maxSize, textMaxLength } = LIMITS.filter;
const features = (count: number) => Array.from({ length: count }, (_, n) => `f${n}`);

test('what a filter must be', async () => {
  const cases: readonly (readonly [
    keyof SearchFilter,
    Partial<Record<keyof SearchFilter, unknown>>,
  ])[] = [
    ...[0, -1, maxPrice, maxPrice + 1, 'x'].map((minPrice) => ['minPrice', { minPrice }] as const),
    ...[0, maxSize, maxSize + 1].map((size) => ['maxSize', { maxSize: size }] as const),
    ['maxPrice', { minPrice: 5, maxPrice: 5 }],
    ['maxPrice', { minPrice: 6, maxPrice: 5 }],
    ['minPrice', { minPrice: 6, maxPrice: 5 }],
    ['maxSize', { minSize: 6, maxSize: 5 }],
    ...[textMaxLength, textMaxLength + 1].map((count) => ['city', { city: long(count) }] as const),
    ...[120, 121].map((count) => ['keyword', { keyword: long(count) }] as const),
    ...list('!!!|??| ? |---|😀|!a|₹5|नोएडा|').map((keyword) => ['keyword', { keyword }] as const),
    ['city', { city: 7 }],
    ['city', { city: null }],
    ...[
      {},
      { min: 2 },
      { max: 2 },
      { min: 2, max: 2 },
      { min: 3, max: 2 },
      { min: -1 },
      { min: 1.5 },
    ].map((rooms) => ['rooms', { rooms }] as const),
    ...[maxRooms, maxRooms + 1, 'x'].map((max) => ['bedrooms', { bedrooms: { max } }] as const),
    ['bathrooms', { bathrooms: 2 }],
    ...[maxFeatures, maxFeatures + 1].map(
      (count) => ['features', { features: features(count) }] as const,
    ),
    ...[featureMaxLength, featureMaxLength + 1].map(
      (count) => ['features', { features: [long(count)] }] as const,
    ),
    ['features', { features: [...features(maxFeatures), 'f0'] }],
    ['features', { features: 'Garden' }],
    ['features', { features: [7] }],
    ['purpose', { purpose: 'x' }],
  ];
  const lines = cases.map(
    ([field, filter]) => `${field} ${shown(filter)} → ${shown(filterProblem(field, filter))}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/filters.txt');
});

test('V-7-02 D-14 D-87 how an address is read, and how what was read is written again', async () => {
  const queries = [
    ...list('|city=Agra|city= Agra  City |city=ALL&state=any&type=|city=Agra&city=Pune'),
    ...list(
      'keyword=two plots|status=rent|purpose=rent|status=sell&purpose=rent|status=x|purpose=x',
    ),
    ...list('minPrice=0|minPrice=1.5|minSize=1.5|minSize=1.12345|minPrice=-1|maxPrice=1e3'),
    ...list(
      'minPrice=5&maxPrice=4|maxPrice=5|minPrice=1234567890123456|rooms=4|rooms=4%2B|rooms=4+',
    ),
    ...list('rooms=4%252B|rooms=2-3|rooms=3-2|rooms=x|rooms=any|rooms=101|rooms=1000'),
    ...list('bedrooms=2&bathrooms=1-1|bedrooms=0-3|features=a,b&features=b, c,any|features='),
    ...list('sort=PRICE_ASC|sort=x|page=0|page=-3|page=7|page=x|page=1.5|limit=0|limit=100'),
    ...list('limit=101|limit=x|page=1234567890|lifecycle=closed_too&page=2|lifecycle=sold'),
    `city=${long(81)}`,
    `keyword=${long(119)}%20b`,
    `keyword=${'!'.repeat(120)}a`,
    ...list('keyword=!!!&city=Agra|keyword=%3F%3F|keyword=2 bhk!'),
    `features=${features(21).join(',')}`,
    ...SORTS.map((sort) => `sort=${sort}`),
  ];
  const lines = queries.map((query) => {
    const { filter, problems, ...at } = readSearch(new URLSearchParams(query));
    const { sort, page, pageSize, alsoClosed } = at;
    const messages = problems.map(({ path, message }) => `${path}: ${message}`);
    return `${shown(query)} → ${shown(filter)} ${sort} ${page} of ${pageSize}${alsoClosed ? ', also closed' : ''} → ${shown(writeSearch(filter, at))} ${messages.join(' ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/searches.txt');
});

/** What stands between the bars of a text. */
function list(texts: string): string[] {
  return texts.split('|');
}

/** As JSON, with long texts by their length. */
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').replaceAll(/a{20,}/g, (text) => `${text.length} a`);
}
