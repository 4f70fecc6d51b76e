import { expect, test } from 'vitest';
import { SORTS } from '../../../../schema/search.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { countStatement, readCount } from './countStatement.ts';
import { filtersFromWords } from './filtersFromWords.ts';
import { pageStatement } from './pageStatement.ts';
import { resolveSearch } from './resolvedSearch.ts';

/**
 * Which statement serves which search: an answer is the same by a worse one, only later. Measured plans belong to
 * these texts (decision 015); what changes here is measured again.
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
    'not yet counted': [null, 0],
    'few, some featured': [{ total: 50, isLowerBound: false, featured: 10 }, 0],
    'few, most featured': [{ total: 80, isLowerBound: false, featured: 70 }, 0],
    'many, some featured': [{ ...many, featured: 10 }, 0],
    'many, enough featured': [{ ...many, featured: 500 }, 0],
    'many, many featured': [{ ...many, featured: 1_001 }, 0],
    'common, some featured': [{ ...many, featured: 10 }, 0.01],
  } as const;
  const lines = [];
  for (const query of [...SEARCHED, 'minSize=500&maxSize=900&subtype=villa&bedrooms=2-3']) {
    const search = { ...searchOf(query).search, texts };
    for (const share of [0, 0.06, 0.3]) {
      lines.push(`## ${query} counted, ${share}`, shown(countStatement({ search, share })));
    }
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

test('a total is a lower bound above ten thousand, with words above a thousand', () => {
  const some = searchOf('minPrice=900').search;
  const words = { ...some, texts: [{ words: 'lake' }] };
  const all = searchOf('city=Agra').search;
  expect([
    readCount(some, { count: 10_000 }),
    readCount(some, { count: 10_001 }),
    readCount(words, { count: 1_000 }),
    readCount(words, { count: 1_001 }),
    readCount(all, { count: 10_001 }),
  ]).toEqual([
    { total: 10_000, isLowerBound: false },
    { total: 10_000, isLowerBound: true },
    { total: 1_000, isLowerBound: false },
    { total: 1_000, isLowerBound: true },
    { total: 10_001, isLowerBound: false },
  ]);
});
