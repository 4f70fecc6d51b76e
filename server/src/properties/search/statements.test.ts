import { expect, test } from 'vitest';
import { SORTS } from '../../../../schema/search.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { countStatement, placedStatement, readCount } from './countStatement.ts';
import { filtersFromWords } from './filtersFromWords.ts';
import { pageStatement } from './pageStatement.ts';
import { resolveSearch } from './resolvedSearch.ts';

/**
 * Which statement serves which search: an answer is the same by a worse one, only later. Measured plans belong to
 * these texts; what changes here is measured again.
 */

const SEARCHES = [
  '',
  'status=rent',
  'state=Goa',
  'state=Delhi',
  'city=Agra',
  'city=bangalore&status=sell',
  'city=Aurangabad&state=Bihar',
  'city=Atlantis&state=Narnia',
  'city=Pune&subtype=flat-apartment',
  'city=Pune&type=commercial&bedrooms=2',
  'city=Noida&location=Sector 62',
  'location=Whitefield',
  'location=Nowhere at all',
  'district=Agra',
  'district=None',
  'type=land',
  'type=agriculture',
  'type=project',
  'type=boats',
  'subtype=villa',
  'subtype=boat',
  'type=residential&subtype=office',
  'minPrice=100&maxPrice=900',
  'minPrice=900',
  'minSize=500&maxSize=900',
  'rooms=3&bathrooms=2%2B',
  'bedrooms=2-3&state=Goa',
  'bedrooms=0',
  'features=Garden,Parking',
  'features=none',
  'keyword=lake view',
  'keyword=2 bhk in agra under 50 lakh',
] as const;

const searchOf = (query: string) => {
  const { filter } = readSearch(new URLSearchParams(query));
  return resolveSearch({ ...filter, keyword: undefined });
};

const shown = ({
  name,
  text,
  values = [],
}: {
  name?: string;
  text: string;
  values?: readonly unknown[];
}) =>
  `${name === undefined ? 'planned each time' : 'prepared'}: ${text.replace(/\s+/g, ' ').replace(/p\.id, p\.seller_id .* AS "sellerSince"/, '…')} ${JSON.stringify(values)}`;

test('what is looked for and how it is counted', async () => {
  const lines = SEARCHES.map((query) => {
    const { search, unknown } = searchOf(query);
    const { filter } = readSearch(new URLSearchParams(query));
    const words = filter.keyword ? filtersFromWords(filter.keyword, filter) : {};
    const count = countStatement({ search, share: 0 });
    return [`## ${query}`, JSON.stringify({ search, unknown, words }), shown(count)].join('\n');
  });
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('./statements/counts.txt');
});

const SEARCHED = ['', 'status=rent', 'city=Agra', 'city=Agra&bedrooms=2'];

test('how a page of each order is picked', async () => {
  const lines = [];
  for (const query of SEARCHED) {
    for (const sort of SORTS) {
      for (const [offset, total] of [
        [0, null],
        [40, 50],
        [20, 50],
        [60, 50],
        [100_000, 200_000],
      ] as const) {
        const { search } = searchOf(query);
        const counted = total === null ? null : { total, isLowerBound: false };
        const page = { search, sort, offset, limit: 20, counted, share: 0 };
        lines.push(`## ${query} ${sort} ${offset} of ${total}`, shown(pageStatement(page)));
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./statements/pages.txt');
});

test('how a page of words is picked, and how they are counted', async () => {
  const texts = [{ words: 'lake view' }, { words: 'lake', prefix: 'vie' }];
  const many = { total: 1_000, isLowerBound: true };
  const found = {
    'few, whose ids are known': [
      { total: 50, isLowerBound: false, featured: 10, ids: ['a', 'b'] },
      0,
    ],
    'many, some featured': [{ ...many, featured: 10 }, 0],
    'many, many featured': [{ ...many, featured: 1_001 }, 0],
    'common, some featured': [{ ...many, featured: 10 }, 0.01],
  } as const;
  const lines = [];
  for (const query of [...SEARCHED, 'minSize=500&maxSize=900&subtype=villa&bedrooms=2-3']) {
    const search = { ...searchOf(query).search, texts };
    for (const share of [0, 0.06, 0.3]) {
      lines.push(`## ${query} counted, ${share}`, shown(countStatement({ search, share })));
    }
    const page = { sort: 'price_asc', offset: 40, limit: 20 } as const;
    const onTheWay = countStatement({ search, share: 0.06, cap: 21, shown: page });
    lines.push(`## ${query} counted up to 21 with a page`, shown(onTheWay));
    const named = {
      search: { ...search, texts: [{ words: 'Lake View', placed: 9_000 }] },
      share: 0,
    };
    const placed = placedStatement(named);
    lines.push(`## ${query} named so, ${placed ? shown(placed) : shown(countStatement(named))}`);
    for (const [name, [counted, share]] of Object.entries(found)) {
      for (const sort of ['relevance', 'price_asc'] as const) {
        for (const offset of [0, 40]) {
          const page = { search, sort, offset, limit: 20, counted, share };
          lines.push(`## ${query} ${sort} ${offset}, ${name}`, shown(pageStatement(page)));
        }
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./statements/pagesOfWords.txt');
});

test('the ids of a page are known where all hits, or enough featured ones in order, were counted', () => {
  const search = { ...searchOf('').search, texts: [{ words: 'lake' }] };
  const ids = ['a', 'b'];
  const known = (
    count: number,
    featured: number,
    share = 0,
    sort: (typeof SORTS)[number] = 'relevance',
  ) => {
    const options = { search, share, shown: { sort, offset: 20, limit: 20 } };
    return readCount(options, { count, featured, ids }).ids;
  };
  expect(known(1_000, 0)).toBe(ids);
  expect(known(1_001, 40)).toBe(ids);
  expect(known(1_001, 39)).toBeUndefined();
  expect(known(1_001, 40, 0, 'newest')).toBeUndefined();
  // Of more than are counted any may have been gathered; a walk met the first.
  expect(known(1_001, 1_001)).toBeUndefined();
  expect(known(1_001, 1_001, 0.3)).toBe(ids);
  expect(readCount({ search, share: 0 }, { count: 5, featured: 5, ids }).ids).toBeUndefined();
});

test('only plain words that many places are called are counted there', () => {
  const isCounted = (words: string, placed: number, others: object = {}) =>
    placedStatement({ search: { texts: [{ words, placed }], ...others }, share: 0 }) !== null;
  expect(isCounted('Model Town', 5_000)).toBe(true);
  expect(isCounted('Model Town', 4_999)).toBe(false);
  expect(isCounted('Model -Town', 5_000)).toBe(false);
  expect(isCounted('Model Town', 5_000, { bedrooms: { min: 2, max: 2 } })).toBe(false);
});

test('a total is a lower bound above ten thousand, with words above a thousand', () => {
  const some = searchOf('minPrice=900').search;
  const words = { ...some, texts: [{ words: 'lake' }] };
  const all = searchOf('city=Agra').search;
  expect([
    readCount({ search: some, share: 0 }, { count: 10_000 }),
    readCount({ search: some, share: 0 }, { count: 10_001 }),
    readCount({ search: words, share: 0 }, { count: 1_000 }),
    readCount({ search: words, share: 0 }, { count: 1_001 }),
    readCount({ search: all, share: 0 }, { count: 10_001 }),
  ]).toEqual([
    { total: 10_000, isLowerBound: false },
    { total: 10_000, isLowerBound: true },
    { total: 1_000, isLowerBound: false },
    { total: 1_000, isLowerBound: true },
    { total: 10_001, isLowerBound: false },
  ]);
});
