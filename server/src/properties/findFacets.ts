import { type Database } from '../platform/database/connect.ts';
import { choicesOf, FILTER_ROWS, type FilterRow } from '../../../schema/catalogue/filters.ts';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { preparedByText } from '../platform/database/prepared.ts';
import {
  choiceCountsStatement,
  liveCellsStatement,
  priceBandsStatement,
  rollupCellsStatement,
} from './findFacets.sql.ts';
import { COUNT_CAP, isAnsweredByRollup } from './search/countStatement.ts';
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
  const cells = isAnsweredByRollup(search)
    ? await rollupCells(database, search)
    : await liveCells(database, search);
  const localities = await findLocalityCounts(places, search);
  const { filters, isLowerBound } = await findFilterCounts(database, search);
  const { minPrice: _min, maxPrice: _max, ...unpriced } = search;
  const prices = await database.read<PriceBand>(priceBandsStatement(unpriced, COUNT_CAP + 1));
  return {
    filters,
    filtersAreLowerBound: isLowerBound,
    prices,
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

/**
 * How many listings have each choice of the filters, the other filters standing. One count serves every filter of
 * which nothing is chosen.
 */
async function findFilterCounts(database: Database, search: ResolvedSearch) {
  const chosen = new Set(search.chosen?.map(({ filter }) => filter));
  const read = (others: ResolvedSearch, which: readonly string[] | null) =>
    database.read<ChoiceCount>(choiceCountsStatement(others, COUNT_CAP + 1, which));
  const rows = await Promise.all([
    read(search, null),
    ...[...chosen].map((filter) =>
      read({ ...search, chosen: search.chosen?.filter((each) => each.filter !== filter) }, [
        filter,
      ]),
    ),
  ]);
  const [shared, ...own] = rows;
  const counts = [...shared.filter(({ filter }) => !chosen.has(filter)), ...own.flat()];
  return {
    filters: CHOICE_FILTERS.map((row) => ({
      key: row.key,
      label: row.label,
      kind: row.kind,
      choices: choicesOf(row).map(({ value, label }) => {
        const found = counts.find((each) => each.filter === row.key && each.choice === value);
        return { value, label, count: found?.count ?? 0 };
      }),
    })),
    isLowerBound: counts.some(({ all }) => all > COUNT_CAP),
  };
}

const CHOICE_FILTERS = FILTER_ROWS.filter(({ kind }) => kind === 'choices');

interface ChoiceCount {
  filter: string;
  choice: string;
  count: number;
  /** Of all that were looked at. */
  all: number;
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
  const dimensions = Object.keys(DROPPED).filter(isDimension);
  const found = new Map<Dimension, Cell[]>();
  for (const dimension of dimensions) {
    const statement = rollupCellsStatement(GROUPED[dimension], withoutDimension(search, dimension));
    const rows = await database.read<Cell>(preparedByText('facet', statement));
    found.set(dimension, rows);
  }
  return { isLowerBound: false, of: (dimension) => found.get(dimension) ?? [] };
}

/** One count of the hits serves every dimension that is not filtered; each filtered one is counted without itself. */
async function liveCells(database: Database, search: ResolvedSearch): Promise<Cells> {
  const shared = await countCells(database, search);
  const found = new Map<Dimension, Cell[]>();
  let isLowerBound = isCapped(shared);
  for (const dimension of Object.keys(DROPPED).filter(isDimension)) {
    const isFiltered = DROPPED[dimension].some((key) => search[key] !== undefined);
    if (!isFiltered) continue;
    const cells = await countCells(database, withoutDimension(search, dimension));
    isLowerBound ||= isCapped(cells);
    found.set(dimension, cells);
  }
  return { isLowerBound, of: (dimension) => found.get(dimension) ?? shared };
}

function countCells(database: Database, search: ResolvedSearch): Promise<Cell[]> {
  return database.read<Cell>(liveCellsStatement(search, COUNT_CAP + 1));
}

function isCapped(cells: readonly Cell[]): boolean {
  return cells.reduce((sum, cell) => sum + cell.count, 0) > COUNT_CAP;
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
