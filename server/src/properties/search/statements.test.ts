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
    const count = countStatement({ search, textIsWalked: false });
    return [`## ${query}`, JSON.stringify({ search, unknown, words }), shown(count)].join('\n');
  });
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('./statements/counts.txt');
});

test('how a page of each order is picked', async () => {
  const texts = [{ words: 'lake view' }, { words: 'lake', prefix: 'vie' }];
  const lines = [];
  for (const query of ['', 'status=rent', 'city=Agra', 'city=Agra&bedrooms=2']) {
    for (const sort of SORTS) {
      for (const [offset, total] of [
        [0, null],
        [40, 50],
        [20, 50],
        [60, 50],
        [100_000, 200_000],
      ] as const) {
        const { search } = searchOf(query);
        const wanted = { sort, offset, limit: 20, total };
        const plain = pageStatement({ ...wanted, search, textIsWalked: false });
        lines.push(`## ${query} ${sort} ${offset} of ${total}`, shown(plain));
        if (sort !== 'relevance' && sort !== 'price_asc') continue;
        for (const textIsWalked of [false, true]) {
          const withText = pageStatement({ ...wanted, search: { ...search, texts }, textIsWalked });
          lines.push(`with words${textIsWalked ? ', walked' : ''}: ${shown(withText)}`);
        }
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./statements/pages.txt');
});

test('a total is a lower bound above ten thousand, with words above a thousand', () => {
  const some = searchOf('minPrice=900').search;
  const words = { ...some, texts: [{ words: 'lake' }] };
  const all = searchOf('city=Agra').search;
  expect([
    readCount(some, 10_000),
    readCount(some, 10_001),
    readCount(words, 1_000),
    readCount(words, 1_001),
    readCount(all, 10_001),
  ]).toEqual([
    { total: 10_000, isLowerBound: false },
    { total: 10_000, isLowerBound: true },
    { total: 1_000, isLowerBound: false },
    { total: 1_000, isLowerBound: true },
    { total: 10_001, isLowerBound: false },
  ]);
});
