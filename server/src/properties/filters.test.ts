import { beforeAll, describe, expect, test } from 'vitest';
import {
  choicesOf,
  type FilterChoice,
  type FilterRow,
  FILTER_ROWS,
  NOT_STATED,
} from '../../../schema/catalogue/filters.ts';
import { type DetailValue } from '../../../schema/catalogue/model.ts';
import { OPTION_LISTS } from '../../../schema/catalogue/options.ts';
import { type SearchFilter, writeSearch } from '../../../schema/search.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { type ListingToLoad } from './copyListings.ts';
import { findFacets } from './findFacets.ts';
import { PropertySearch } from './findProperties.ts';
import { Places } from './search/places.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

const ROWS: readonly FilterRow[] = FILTER_ROWS;
const CHOICE_ROWS = ROWS.filter(({ kind }) => kind === 'choices');
const KINDS = ['flat-apartment', 'residential-house-villa', 'residential-land-plot'];
const DAY_MS = 86_400_000;

let database: Database;
let search: PropertySearch;
let market: ListingToLoad[];
const kindOf = new Map<string, string>();
/** What the catalogue derives of each listing. */
let derived: ReadonlyMap<string, { price: number; bedrooms: number | null }>;
/** `npm run judge:search` tries more of them. */
const ROUNDS = Number(process.env['FILTER_ROUNDS'] ?? 300);

/** The same numbers every time. */
let seed = 20_261_129;
function below(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
}
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};

const values = (list: string) => OPTION_LISTS[list]?.options.map(({ value }) => value) ?? [];

function details(): ListingToLoad['details'] {
  const given: [string, DetailValue][] = [
    ['furnishType', oneOf(values('furnishType'))],
    ['tenantPreference', oneOf(values('tenantPreference'))],
    ['constructionStatus', oneOf(values('constructionStatus'))],
    ['ageOfProperty', oneOf(values('ageOfProperty'))],
    ['facing', oneOf(values('facing'))],
    [oneOf(['floorNumber', 'yourFloor']), below(25) - 2],
    [oneOf(['parking', 'parkingType']), oneOf(values('parkingType'))],
    ['ownership', oneOf(values('ownership'))],
    ['gatedColony', oneOf(['Yes', 'No'])],
    ['reraNumber', 'PRM/KA/RERA/1251/309/PR/180501/001234'],
    ['bhk', `${1 + below(4)} BHK`],
    ['cost', (1 + below(30)) * 500_000],
    ['possessionInfo', `2027-0${1 + below(9)}-15`],
  ];
  // What is not given overrides what the smallest valid form has.
  return Object.fromEntries(
    given.flatMap(([key, value]) => (below(2) ? [[key, value]] : [[key, '']])),
  );
}

beforeAll(async () => {
  database = await freshDatabase();
  search = new PropertySearch(database);
  for (const kind of ['owner', 'agent', 'builder', null] as const) {
    const { id } = await buildAccount(database, { kind });
    kindOf.set(id, kind ?? 'owner');
  }
  const places = [
    { city: 'Pune', state: 'Maharashtra', localities: ['Aundh', 'Baner', 'Kothrud'] },
    { city: 'Bengaluru', state: 'Karnataka', localities: ['Whitefield', 'Indiranagar'] },
  ];
  market = Array.from({ length: 600 }, () => {
    const { city, state, localities } = oneOf(places);
    const one = listing({
      city,
      state,
      sellerId: oneOf([...kindOf.keys()]),
      locality: oneOf(localities),
      subtypeKey: oneOf(KINDS),
      purpose: oneOf(['sell', 'rent']),
      details: details(),
      createdAt: new Date(Date.now() - below(60) * DAY_MS - DAY_MS / 2),
    });
    // What is not given is not there.
    const given = Object.entries(one.details).filter(([, value]) => value !== '');
    return { ...one, details: Object.fromEntries(given) };
  });
  await writeListings(database, market);
  await database.query({ text: 'ANALYZE property' });
  const rows = await database.query<{ id: string; price: number; bedrooms: number | null }>({
    text: 'SELECT id, price, bedrooms FROM property',
  });
  derived = new Map(rows.map((row) => [row.id, row]));
});

/** What a plain reading of a row says. */
function has(
  row: FilterRow,
  { stored, from = -Infinity, to = Infinity }: FilterChoice,
  one: ListingToLoad,
): boolean {
  const facts: Record<string, unknown> = {
    ...one.details,
    '#seller': kindOf.get(one.sellerId),
    '#pictures': one.pictures.length,
  };
  const value = row.facts
    .map((key) => facts[key])
    .find((each) => each !== undefined && each !== '');
  if (value === undefined) return false;
  if (stored) return typeof value === 'string' && stored.includes(value);
  return typeof value === 'number' ? value >= from && value <= to : !Number.isFinite(from);
}

function fits(filter: SearchFilter, one: ListingToLoad): boolean {
  return ROWS.every((row) => {
    const chosen: unknown = Object.entries(filter).find(([key]) => key === row.key)?.[1];
    if (!Array.isArray(chosen)) return true;
    if (row.kind === 'days')
      return Date.now() - one.createdAt.getTime() <= Number(chosen[0]) * DAY_MS;
    if (row.kind === 'date')
      return readyOn(one) !== null && (readyOn(one) ?? '') <= String(chosen[0]);
    return chosen.some((value) =>
      value === NOT_STATED
        ? !row.choices.some((choice) => has(row, choice, one))
        : row.choices.some((choice) => choice.value === value && has(row, choice, one)),
    );
  });
}

function readyOn({ details: said }: ListingToLoad): string | null {
  const day = said['possessionInfo'];
  if (typeof day === 'string' && day !== '') return day;
  return ['Ready to Move', 'Resale'].includes(String(said['constructionStatus'])) ? '' : null;
}

/** One to four filters at once, in a place or everywhere. */
function anyFilter(): SearchFilter {
  const filter: SearchFilter = below(2)
    ? { city: oneOf(['Pune', 'Bengaluru', 'Pune|Bengaluru']) }
    : {};
  if (below(3) === 0) filter.purpose = oneOf(['sell', 'rent']);
  if (below(3) === 0)
    filter.subtype = oneOf([...KINDS, KINDS.slice(0, 2).join('|'), `-${oneOf(KINDS)}`]);
  if (filter.city === 'Pune' && below(2))
    filter.location = oneOf(['Baner', 'Aundh|Kothrud', '-Baner', '-Baner|-Aundh']);
  if (below(4) === 0) filter.minPrice = below(12) * 1_000_000;
  if (below(4) === 0) filter.maxPrice = (1 + below(15)) * 1_000_000;
  if (below(4) === 0)
    filter.bedrooms = oneOf([{ min: 2, max: 2 }, { min: 3 }, { max: 1 }, { anyOf: [1, 3] }]);
  for (let left = 1 + below(3); left > 0; left -= 1) {
    const row = oneOf(ROWS);
    const choices = choicesOf(row).map(({ value }) => value);
    const chosen = row.kind === 'date' ? ['2027-06-30'] : [oneOf(choices)];
    if (row.kind === 'choices' && below(2)) chosen.push(oneOf(choices));
    Object.assign(filter, { [row.key]: [...new Set(chosen)] });
  }
  return filter;
}

function inPlace(filter: SearchFilter, one: ListingToLoad): boolean {
  const { price = 0, bedrooms = null } = derived.get(one.id) ?? {};
  const { min = 0, max = Infinity, anyOf } = filter.bedrooms ?? {};
  const { minPrice = 0, maxPrice } = filter;
  return (
    isAmong(filter.city, one.city) &&
    isAmong(filter.location, one.locality) &&
    isAmong(filter.subtype, one.subtypeKey) &&
    (!filter.purpose || filter.purpose === one.purpose) &&
    price >= minPrice &&
    // A price on request is in no budget.
    (maxPrice === undefined || (price > 0 && price <= maxPrice)) &&
    (!filter.bedrooms ||
      (bedrooms !== null && (anyOf?.includes(bedrooms) ?? (bedrooms >= min && bedrooms <= max))))
  );
}

function isAmong(chosen: string | undefined, value: string): boolean {
  const values = chosen?.split('|') ?? [];
  if (values.includes(`-${value}`)) return false;
  return values.every((each) => each.startsWith('-')) || values.includes(value);
}

test('D-122 combinations of filters find what a plain reading of their rows does', async () => {
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const filter = anyFilter();
    const expected = market.filter((one) => inPlace(filter, one) && fits(filter, one));
    const page = 1 + (round % 3);
    const { total, items } = await search.find({ filter, sort: 'newest', page, pageSize: 5 });
    const newest = expected
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
      .slice((page - 1) * 5, page * 5);
    const isInOrder = items.map(({ id }) => id).join() === newest.map(({ id }) => id).join();
    if (total !== expected.length || !isInOrder)
      wrong.push(`${writeSearch(filter)}: ${total} of ${expected.length}, ${isInOrder}`);
  }
  expect(wrong).toEqual([]);
});

test('D-122 each choice is counted beside the other filters, and those that do not say as well', async () => {
  const filter: SearchFilter = {
    city: 'Pune',
    furnishing: ['furnished'],
    facing: ['east', NOT_STATED],
  };
  const { filters, filtersAreLowerBound } = await search.facets(filter);
  const expected = CHOICE_ROWS.map((row) => {
    const others: SearchFilter = Object.fromEntries(
      Object.entries(filter).filter(([key]) => key !== row.key),
    );
    const left = market.filter((one) => inPlace(others, one) && fits(others, one));
    return [
      row.key,
      choicesOf(row).map(
        ({ value }) => left.filter((one) => fits({ [row.key]: [value] }, one)).length,
      ),
    ];
  });
  expect(filters.map(({ key, choices }) => [key, choices.map(({ count }) => count)])).toEqual(
    expected,
  );
  expect(filtersAreLowerBound).toBe(false);
});

test('D-122 a count is a lower bound where more would have to be looked through', async () => {
  const of = (choice: string) => ({ filter: 'furnishing', choices: [choice] });
  const bounds = async (search: ResolvedSearch, lookedThrough: number, counted = 600) => {
    const reach = { counted, lookedThrough };
    const found = await findFacets(database, Places.of(database), search, reach);
    return [found.isLowerBound, found.filtersAreLowerBound];
  };
  const chosen = [of('furnished')];
  const town = { chosen, city: 'Pune', state: 'Maharashtra' };
  for (const [search, isCutHere] of [
    [{ chosen }, true],
    [{ chosen: [...chosen, of('unfurnished')] }, true],
    // All of a town is looked through, but not what other towns have.
    [town, false],
    [{ ...town, minPrice: 0 }, false],
  ] as const) {
    expect(await bounds(search, market.length)).toEqual([true, isCutHere]);
    expect(await bounds(search, market.length + 1)).toEqual([false, false]);
  }
  expect(await bounds(town, market.length + 1, 10)).toEqual([true, true]);
});

test('D-122 prices are in the same bands, whether the rollup or the hits are counted', async () => {
  const { prices } = await search.facets({ purpose: 'sell' });
  const priced = market.filter(({ id, purpose }) => purpose === 'sell' && derived.get(id)?.price);
  expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(priced.length);
  const counted = await search.facets({ purpose: 'sell', subtype: KINDS.join('|') });
  expect(counted.prices).toEqual(prices);
});

describe('what a listing says follows', () => {
  test('D-122 who posted it, when the seller becomes another', async () => {
    const [sellerId] = kindOf.keys();
    const posted = async (kind: string) =>
      (await search.find({ filter: { postedBy: [kind] }, sort: 'newest', page: 1, pageSize: 1 }))
        .total;
    const [owners, builders] = [await posted('owner'), await posted('builder')];
    const own = market.filter((one) => one.sellerId === sellerId).length;
    await database.query({
      text: "UPDATE account SET kind = 'builder' WHERE id = $1",
      values: [sellerId],
    });
    expect([await posted('owner'), await posted('builder')]).toEqual([
      owners - own,
      builders + own,
    ]);
  });
});

describe('a place that is a code or a distance', () => {
  const DELHI = { city: 'Delhi', state: 'Delhi' };
  let places: PropertySearch;

  beforeAll(async () => {
    const other = await freshDatabase();
    places = new PropertySearch(other);
    const { id: sellerId } = await buildAccount(other);
    await writeListings(other, [
      listing({ ...DELHI, sellerId, title: 'Stated', locality: 'Saket', pincode: '110075' }),
      listing({ ...DELHI, sellerId, title: 'Served', locality: 'Dwarka' }),
      listing({ ...DELHI, sellerId, title: 'Elsewhere', locality: 'Rohini' }),
      listing({
        ...DELHI,
        sellerId,
        title: 'Near',
        locality: 'Rohini',
        latitude: 28.6,
        longitude: 77.06,
      }),
      listing({
        ...DELHI,
        sellerId,
        title: 'Far',
        locality: 'Rohini',
        latitude: 28.9,
        longitude: 77.06,
      }),
    ]);
  });

  test.each([
    [{ pincode: '110075' }, ['Served', 'Stated']],
    [{ city: 'Delhi', location: 'Dwarka', within: 5 }, ['Near', 'Served']],
    [{ city: 'Delhi', location: '-Dwarka|-Saket' }, ['Elsewhere', 'Far', 'Near']],
  ])('D-123 %o finds what states it, what it serves and what lies near', async (filter, titles) => {
    const { items } = await places.find({ filter, sort: 'newest', page: 1, pageSize: 10 });
    expect(items.map(({ title }) => title).toSorted()).toEqual(titles);
  });
});
