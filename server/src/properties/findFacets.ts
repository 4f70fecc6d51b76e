import { type Database } from '../platform/database/connect.ts';
import { choicesOf, FILTER_ROWS, type FilterRow } from '../../../schema/catalogue/filters.ts';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { preparedByText } from '../platform/database/prepared.ts';
import {
  choiceRollupStatement,
  choicesStatement,
  hitValuesStatement,
  liveCellsStatement,
  rollupCellsStatement,
} from './findFacets.sql.ts';
import { COUNT_CAP, isAnsweredByChoices, isAnsweredByRollup } from './search/countStatement.ts';
import { type Places } from './search/places.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

export interface FacetCount {
  value: string;
  label: string;
  count: number;
}

export interface PropertyFacets {
  isLowerBound: boolean;
  purposes: FacetCount[];
  types: FacetCount[];
  subtypes: FacetCount[];
  states: FacetCount[];
  cities: FacetCount[];
  localities: FacetCount[];
  bedrooms: FacetCount[];
  filters: FilterFacet[];
  /** Whether only the first 10,000 were counted for them and for the prices. */
  filtersAreLowerBound: boolean;
  prices: PriceBand[];
}

/** A filter of the catalogue with its choices that listings have, in the catalogue's order. */
export interface FilterFacet extends Pick<FilterRow, 'key' | 'label' | 'kind'> {
  choices: FacetCount[];
}

/** Listings that cost from so much, up to the next band. */
export interface PriceBand {
  from: number;
  count: number;
}

/**
 * How many listings each choice of a filter would show, the other filters standing. Exact from the rollup
 * for the filters people use most; otherwise counted over the first 10,000 hits and then a lower bound.
 */
export async function findFacets(
  database: Database,
  places: Places,
  search: ResolvedSearch,
): Promise<PropertyFacets> {
  const { minPrice, maxPrice, ...unpriced } = search;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const hits = hitValues(database, search);
  const [cells, localities, { filters, isLowerBound }, { prices }] = await Promise.all([
    isAnsweredByRollup(search) ? rollupCells(database, search) : liveCells(database, search),
    findLocalityCounts(places, search),
    findFilterCounts(database, search, hits),
    isPriced ? hitValues(database, unpriced) : hits,
  ]);
  return {
    filters,
    filtersAreLowerBound: isLowerBound,
    prices: priceBands(prices),
    isLowerBound: cells.isLowerBound,
    purposes: tally(cells.of('purpose'), (cell) => cell.purpose, PURPOSE_LABELS),
    types: tally(cells.of('subtypes'), (cell) => subtypeByKey(cell.subtype).type, TYPE_LABELS),
    subtypes: tally(
      cells.of('subtypes'),
      (cell) => cell.subtype,
      Object.fromEntries(SUBTYPES.map((subtype) => [subtype.key, subtype.title])),
    ),
    states: tally(cells.of('state'), (cell) => cell.state),
    cities: tally(cells.of('city'), (cell) => cell.city),
    bedrooms: tally(cells.of('bedrooms'), (cell) =>
      cell.bedrooms < 0 ? null : String(cell.bedrooms),
    ),
    localities,
  };
}

/** Eight bytes of each of the first 10,000 hits and one more, as far as there are so many. */
interface HitValues {
  facts: Buffer;
  prices: Buffer;
  /** Whether there may be more. */
  isCut: boolean;
}

async function hitValues(database: Database, search: ResolvedSearch): Promise<HitValues> {
  return onlyRow(await database.read<HitValues>(hitValuesStatement(search, COUNT_CAP + 1)));
}

const BYTES = 8;
const HALF = 32;

/** Two digits of a price make a band. */
function priceBands(prices: Buffer): PriceBand[] {
  const bands = new Map<number, number>();
  for (let at = 0; at < prices.length; at += BYTES) {
    const price = Number(prices.readBigInt64BE(at));
    if (price === 0) continue;
    const step = 10 ** Math.max(0, String(price).length - 2);
    const from = Math.trunc(price / step) * step;
    bands.set(from, (bands.get(from) ?? 0) + 1);
  }
  return [...bands].map(([from, count]) => ({ from, count })).sort((x, y) => x.from - y.from);
}

function countBits(facts: Buffer): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < facts.length; at += BYTES / 2) {
    const lowest = at % BYTES === 0 ? HALF : 0;
    for (let half = facts.readInt32BE(at); half !== 0; half &= half - 1) {
      const bit = lowest + HALF - 1 - Math.clz32(half & -half);
      counts.set(bit, (counts.get(bit) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * How many listings have each choice of the filters, the other filters standing. One count serves every filter of
 * which nothing is chosen.
 */
async function findFilterCounts(
  database: Database,
  search: ResolvedSearch,
  hits: Promise<HitValues>,
) {
  const chosen = new Set(search.chosen?.map(({ filter }) => filter));
  const without = (filter: string): ResolvedSearch => {
    const left = search.chosen?.filter((each) => each.filter !== filter);
    return { ...search, chosen: left?.length ? left : undefined };
  };
  const [bits, shared, ...own] = await Promise.all([
    database.read<ChoiceBit>(preparedByText('choices', choicesStatement)),
    countsByBit(database, search, () => hits),
    ...[...chosen].map(async (filter) => {
      const others = without(filter);
      return {
        filter,
        ...(await countsByBit(database, others, () => hitValues(database, others))),
      };
    }),
  ]);
  const counted = (row: FilterRow) => own.find(({ filter }) => filter === row.key) ?? shared;
  return {
    filters: CHOICE_FILTERS.map((row) => ({
      key: row.key,
      label: row.label,
      kind: row.kind,
      choices: choicesOf(row).map(({ value, label }) => {
        const known = bits.find(({ filter, choice }) => filter === row.key && choice === value);
        return { value, label, count: (known && counted(row).counts.get(known.bit)) ?? 0 };
      }),
    })),
    isLowerBound: [shared, ...own].some((each) => each.isLowerBound),
  };
}

const CHOICE_FILTERS = FILTER_ROWS.filter(({ kind }) => kind === 'choices');

interface ChoiceBit {
  filter: string;
  choice: string;
  bit: number;
}

interface BitCounts {
  counts: ReadonlyMap<number, number>;
  isLowerBound: boolean;
}

async function countsByBit(
  database: Database,
  search: ResolvedSearch,
  hitsOf: () => Promise<HitValues>,
): Promise<BitCounts> {
  if (isAnsweredByChoices(search)) {
    const rows = await database.read<{ bit: number; count: number }>(
      preparedByText('choice_counts', choiceRollupStatement(search)),
    );
    return { counts: new Map(rows.map(({ bit, count }) => [bit, count])), isLowerBound: false };
  }
  const { facts, isCut } = await hitsOf();
  return { counts: countBits(facts), isLowerBound: isCut || facts.length / BYTES > COUNT_CAP };
}

/** Localities of the search's city with their number of public listings, most first. */
export async function findLocalityCounts(
  places: Places,
  { city, state, subtypes, purpose }: ResolvedSearch,
): Promise<FacetCount[]> {
  const counted = await places.counted({ city, state, subtypes, purpose });
  return counted
    .slice(0, MOST_LOCALITIES)
    .map(({ name, count }) => ({ value: name, label: name, count }));
}

const MOST_LOCALITIES = 60;

const PURPOSE_LABELS: Readonly<Record<string, string>> = { sell: 'For Sale', rent: 'For Rent' };
const TYPE_LABELS: Readonly<Record<string, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  agricultural: 'Agricultural',
};

interface Cell {
  state: string;
  city: string;
  subtype: string;
  purpose: string;
  bedrooms: number;
  count: number;
  /** Whether there may be more. */
  isCut?: boolean;
}

type Dimension = 'purpose' | 'subtypes' | 'state' | 'city' | 'bedrooms';

interface Cells {
  isLowerBound: boolean;
  /** The cells that match every filter but the one of this dimension. */
  of(dimension: Dimension): Cell[];
}

/**
 * A city is chosen inside its state, so its facet keeps the state that was asked for and the state facet
 * drops both.
 */
const DROPPED: Record<Dimension, readonly (keyof ResolvedSearch)[]> = {
  purpose: ['purpose'],
  subtypes: ['subtypes'],
  state: ['state', 'isStateImplied', 'city', 'cities'],
  city: ['city', 'cities'],
  bedrooms: ['bedrooms'],
};

const GROUPED = {
  purpose: 'purpose',
  subtypes: 'subtype',
  state: 'state',
  city: 'city',
  bedrooms: 'bedrooms',
} as const;

async function rollupCells(database: Database, search: ResolvedSearch): Promise<Cells> {
  const found = new Map<Dimension, Cell[]>();
  await Promise.all(
    Object.keys(DROPPED)
      .filter(isDimension)
      .map(async (dimension) => {
        const rest = withoutDimension(search, dimension);
        const statement = rollupCellsStatement(GROUPED[dimension], rest);
        found.set(dimension, await database.read<Cell>(preparedByText('facet', statement)));
      }),
  );
  return { isLowerBound: false, of: (dimension) => found.get(dimension) ?? [] };
}

/** One count of the hits serves every dimension that is not filtered; each filtered one is counted without itself. */
async function liveCells(database: Database, search: ResolvedSearch): Promise<Cells> {
  const filtered = Object.keys(DROPPED)
    .filter(isDimension)
    .filter((dimension) => DROPPED[dimension].some((key) => search[key] !== undefined));
  const found = new Map<Dimension, Cell[]>();
  const [shared] = await Promise.all([
    countCells(database, search),
    ...filtered.map(async (dimension) => {
      found.set(dimension, await countCells(database, withoutDimension(search, dimension)));
    }),
  ]);
  const isLowerBound = [shared, ...found.values()].some(isCapped);
  return { isLowerBound, of: (dimension) => found.get(dimension) ?? shared };
}

function countCells(database: Database, search: ResolvedSearch): Promise<Cell[]> {
  return database.read<Cell>(liveCellsStatement(search, COUNT_CAP + 1));
}

function isCapped(cells: readonly Cell[]): boolean {
  const total = cells.reduce((sum, cell) => sum + cell.count, 0);
  return total > COUNT_CAP || cells.some(({ isCut }) => isCut);
}

function tally(
  cells: readonly Cell[],
  valueOf: (cell: Cell) => string | null,
  labels: Readonly<Record<string, string>> = {},
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = valueOf(cell);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-IN'));
}

function withoutDimension(search: ResolvedSearch, dimension: Dimension): ResolvedSearch {
  const rest = { ...search };
  for (const key of DROPPED[dimension]) delete rest[key];
  if (dimension === 'city' && search.isStateImplied) delete rest.state;
  return rest;
}

function isDimension(key: string): key is Dimension {
  return key in DROPPED;
}
