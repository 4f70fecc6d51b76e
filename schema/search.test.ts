import { describe, expect, test } from 'vitest';
import { searchKeywordInput } from './rules/searchKeyword.ts';
import { isEmptyFilter, writeCount, writeSearch } from './search.ts';
import { readSearch } from './searchReader.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('reading a search from an address', () => {
  test('an escape that was broken on its way is no filter', () => {
    expect(read('city=%E0%A4%A&bedrooms=2')).toMatchObject({
      filter: { bedrooms: { min: 2, max: 2 } },
      problems: [],
    });
    expect(read('city=%E0%A4%A').filter).toEqual({});
  });

  test('V-7-02 every documented filter is read', () => {
    const { filter, problems } = read(
      'keyword=garden&type=residential&subtype=flat&state=Uttar Pradesh&city=Agra&district=Agra' +
        '&location=Tajganj&minPrice=100000&maxPrice=5000000&minSize=500&maxSize=2500&rooms=3' +
        '&bedrooms=2&bathrooms=1&features=Garden,Parking&features=Security',
    );
    expect(problems).toEqual([]);
    expect(filter).toEqual({
      keyword: 'garden',
      type: 'residential',
      subtype: 'flat',
      state: 'Uttar Pradesh',
      city: 'Agra',
      district: 'Agra',
      location: 'Tajganj',
      minPrice: 100_000,
      maxPrice: 5_000_000,
      minSize: 500,
      maxSize: 2500,
      rooms: { min: 3, max: 3 },
      bedrooms: { min: 2, max: 2 },
      bathrooms: { min: 1, max: 1 },
      features: ['Garden', 'Parking', 'Security'],
    });
  });

  test('V-7-03 plots is read as plot in keyword and subtype', () => {
    expect(read('keyword=cheap plots in agra&subtype=Plots').filter).toEqual({
      keyword: 'cheap plot in agra',
      subtype: 'plot',
    });
  });

  test.each(['4+', '4%2B', '4 ', '4%252B'])('V-2.4-04 bedrooms=%s means four or more', (text) => {
    expect(read(`bedrooms=${text}`).filter).toEqual({ bedrooms: { min: 4 } });
  });

  test.each(['', 'All', 'Any', 'any', ' all '])('D-14 "%s" is no filter', (text) => {
    const result = read(
      `city=${text}&bedrooms=${text}&status=${text}&sort=${text}&features=${text}`,
    );
    expect(result.filter).toEqual({});
    expect(result.problems).toEqual([]);
  });

  test.each([
    ['status=sell', 'sell'],
    ['status=For Sale', 'sell'],
    ['status=rent', 'rent'],
    ['purpose=For Rent', 'rent'],
  ])('D-15 %s is the purpose %s', (query, purpose) => {
    expect(read(query).filter).toEqual({ purpose });
  });

  test.each(['relevance', 'newest', 'price_asc', 'price_desc', 'area_asc', 'area_desc'])(
    'V-2.4-06 the order %s is known in any case of letters',
    (sort) => {
      expect(read(`sort=${sort.toUpperCase()}`)).toMatchObject({ sort, problems: [] });
    },
  );

  test('V-7-01 page and limit default to 1 and 20, and are clamped', () => {
    expect(read('')).toMatchObject({ page: 1, pageSize: 20 });
    expect(read('page=0&limit=1000')).toMatchObject({ page: 1, pageSize: 100, problems: [] });
    expect(read('page=-4&limit=0')).toMatchObject({ page: 1, pageSize: 1, problems: [] });
  });

  test.each([
    ['minPrice=abc', 'minPrice'],
    ['maxPrice=-5', 'maxPrice'],
    ['minSize=1e5', 'minSize'],
    ['bedrooms=two', 'bedrooms'],
    ['bathrooms=9999', 'bathrooms'],
    ['page=two', 'page'],
    ['limit=1.5', 'limit'],
    ['status=swap', 'status'],
    ['sort=cheapest', 'sort'],
    ['state=Goa&state=Assam', 'state'],
    [`keyword=${'x'.repeat(10_000)}`, 'keyword'],
    [`city=${'x'.repeat(81)}`, 'city'],
    [`features=${Array.from({ length: 21 }, (_, n) => `f${n}`).join(',')}`, 'features'],
  ])('V-5-24 what cannot be used is named: %.30s', (query, path) => {
    expect(read(query).problems.map((problem) => problem.path)).toEqual([path]);
  });

  test.each([
    ['minPrice=abc', 'Use a number from 0 to 100000000000 without signs or letters for minPrice.'],
    [
      'maxSize=1000000001',
      'Use a number from 0 to 1000000000 without signs or letters for maxSize.',
    ],
    ['rooms=101', 'Use a whole number such as 2, or 4+ for four and more, for rooms.'],
    ['rooms=3-2', 'Use a whole number such as 2, or 4+ for four and more, for rooms.'],
    ['status=swap', 'Use sell or rent for status.'],
    ['purpose=swap', 'Use sell or rent for purpose.'],
    [
      'sort=x',
      'Use one of relevance, newest, price_asc, price_desc, area_asc, area_desc for sort.',
    ],
    ['page=x', 'Use a whole number from 1 for page.'],
    ['state=Goa&state=Assam', 'Send state once.'],
    [`city=${'x'.repeat(81)}`, 'Use at most 80 characters for city.'],
    [`keyword=${'x'.repeat(121)}`, 'Use at most 120 characters for keyword.'],
    [`features=${'x'.repeat(41)}`, 'Use at most 20 features of 40 characters.'],
    ['minSize=9&maxSize=8', 'The maximum size is below the minimum. Raise maxSize to 9 or more.'],
  ])('V-5-24 %.30s is refused with what to send instead', (query, message) => {
    expect(read(query).problems.map((problem) => problem.message)).toEqual([message]);
  });

  test('V-5-24 the largest that can be used is used', () => {
    const features = Array.from({ length: 20 }, (_, n) => String(n).padStart(40, 'x'));
    const query = {
      keyword: 'k'.repeat(120),
      city: 'c'.repeat(80),
      minPrice: '10.6',
      maxPrice: '100000000000',
      minSize: '10.6',
      maxSize: '1000000000',
      rooms: '100',
      bedrooms: '2-2',
      features: features.join(','),
      page: '999999999',
    };
    const { filter, page, problems } = readSearch(new URLSearchParams(query));
    expect([problems, page]).toEqual([[], 999_999_999]);
    expect(filter).toStrictEqual({
      keyword: query.keyword,
      city: query.city,
      minPrice: 11,
      maxPrice: 100_000_000_000,
      minSize: 10.6,
      maxSize: 1_000_000_000,
      rooms: { min: 100, max: 100 },
      bedrooms: { min: 2, max: 2 },
      features,
    });
  });

  test('what is not asked for is not there, blanks are one, and the first of two counts', () => {
    expect(read('city=').filter).toStrictEqual({});
    expect(read('city=%20New%20%20Delhi%20&features=a,,b,a,All').filter).toStrictEqual({
      city: 'New Delhi',
      features: ['a', 'b'],
    });
    expect(read('state=Goa&state=Assam').filter).toEqual({ state: 'Goa' });
    expect(read('status=rent&purpose=sell').filter).toEqual({ purpose: 'rent' });
    expect(read('rooms=%204').filter).toEqual({ rooms: { min: 4, max: 4 } });
    expect(read('minPrice=5&maxPrice=5').problems).toEqual([]);
    expect(read(`keyword=${'x'.repeat(119)}%20yy`).filter).toEqual({ keyword: 'x'.repeat(119) });
  });

  test('D-115 a sentence of up to 120 characters is read whole, though the field takes 64', () => {
    const sentence = `${'quiet '.repeat(19)}garden`;
    expect(sentence).toHaveLength(120);
    expect(read(`keyword=${sentence}`)).toMatchObject({
      filter: { keyword: sentence },
      problems: [],
    });
    expect(searchKeywordInput(sentence)).toHaveLength(64);
  });

  test('V-5-24 the highest price is never below the lowest', () => {
    const { filter, problems } = read('minPrice=500&maxPrice=100');
    expect(filter).toEqual({ minPrice: 500 });
    expect(problems).toEqual([
      {
        path: 'maxPrice',
        message: 'The maximum price is below the minimum. Raise maxPrice to 500 or more.',
      },
    ]);
  });
});

describe('writing a search into an address', () => {
  test('V-2.4-06 only non-empty filters, keys sorted, and reading gives the same back', () => {
    const filter = read(
      'state=Goa&keyword=sea view&bedrooms=4%2B&features=Garden,WiFi&status=rent',
    ).filter;
    const query = writeSearch(filter, { sort: 'price_asc', page: 3 });
    expect(query).toBe(
      'bedrooms=4%2B&features=Garden%2CWiFi&keyword=sea+view&page=3&sort=price_asc&state=Goa&status=rent',
    );
    expect(read(query)).toMatchObject({ filter, sort: 'price_asc', page: 3, problems: [] });
    expect(writeSearch({}, { sort: 'relevance', page: 1 })).toBe('');
  });

  test('D-113 a keyword can be meant as it is typed; without one that says nothing', () => {
    const read = (query: string) => readSearch(new URLSearchParams(query));
    expect(read('keyword=pnue&asTyped=true').filter).toEqual({ keyword: 'pnue', asTyped: true });
    expect(read('keyword=pnue&asTyped=false').filter).toEqual({ keyword: 'pnue' });
    expect(read('asTyped=true').filter).toEqual({});
    expect(read('keyword=pnue&asTyped=yes')).toMatchObject({
      filter: { keyword: 'pnue' },
      problems: [{ path: 'asTyped', message: 'Use true or false for asTyped.' }],
    });
    expect(writeSearch({ keyword: 'pnue', asTyped: true })).toBe('asTyped=true&keyword=pnue');
    expect(writeSearch({ asTyped: true, city: 'Pune' })).toBe('city=Pune');
  });

  test('V-2.4-06 every filter, and reading gives the same back', () => {
    const query =
      'bathrooms=1-2&bedrooms=2&city=Agra&district=Agra&features=Garden&keyword=garden&location=Tajganj' +
      '&maxPrice=5000000&maxSize=2500&minPrice=0&minSize=500.5&rooms=3%2B&state=Uttar+Pradesh' +
      '&status=rent&subtype=flat&type=residential';
    expect(writeSearch(read(query).filter)).toBe(query);
  });

  test.each([
    ['bedrooms=1&bedrooms=3', { bedrooms: { anyOf: [1, 3] } }, 'bedrooms=1%2C3'],
    ['bedrooms=1,2', { bedrooms: { min: 1, max: 2 } }, 'bedrooms=1-2'],
    ['bedrooms=4%2B,2,3', { bedrooms: { min: 2 } }, 'bedrooms=2%2B'],
    ['bedrooms=4%2B,2', { bedrooms: { min: 4, anyOf: [2] } }, 'bedrooms=2%2C4%2B'],
    ['city=Pune&city=-Agra', { city: 'Pune|-Agra' }, 'city=Pune%7C-Agra'],
    ['location=A|B&location=B', { location: 'A|B' }, 'location=A%7CB'],
    [
      'furnishing=furnished&furnishing=semi-furnished',
      { furnishing: ['furnished', 'semi-furnished'] },
      'furnishing=furnished%2Csemi-furnished',
    ],
    ['readyBy=2027-12-31', { readyBy: ['2027-12-31'] }, 'readyBy=2027-12-31'],
  ])('D-122 several values of one filter: %s', (query, filter, written) => {
    expect(read(query)).toMatchObject({ filter, problems: [] });
    expect(writeSearch(read(query).filter)).toBe(written);
  });

  test.each([
    [
      'furnishing=half',
      'Use one or more of furnished, semi-furnished, unfurnished, not-stated for furnishing.',
    ],
    ['readyBy=soon', 'Use one date such as 2027-12-31 for readyBy.'],
    ['within=51', 'Use a number from 0 to 50 without signs or letters for within.'],
    ['city=a|b|c|d|e|f|g|h|i|j|k', 'Use at most 10 values for city.'],
  ])('D-122 %s is refused with what to send instead', (query, message) => {
    expect(read(query).problems).toEqual([expect.objectContaining({ message })]);
  });

  test('D-14 an open, an exact and a closed range', () => {
    const ranges = [{ min: 4 }, { min: 2, max: 2 }, { min: 2, max: 3 }, { max: 3 }, {}];
    expect(ranges.map(writeCount)).toEqual(['4+', '2', '2-3', '0-3', '0+']);
  });

  test('a filter is empty when nothing narrows the list', () => {
    expect([{}, { city: undefined }, { city: 'Agra' }].map(isEmptyFilter)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
