import { type Database } from '../platform/database/connect.ts';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { isAnsweredByRollup, propertyConditions, rollupConditions } from './search/conditions.ts';
import { COUNT_CAP } from './search/countStatement.ts';
import { statementName } from './search/pageStatement.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';
import { IS_PUBLIC } from './publicListing.ts';

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
}

/**
 * How many listings each choice of a filter would show, the other filters standing. Exact from the rollup
 * for the filters people use most; otherwise counted over the first 10,000 hits and then a lower bound.
 */
export async function findFacets(
  database: Database,
  search: ResolvedSearch,
): Promise<PropertyFacets> {
  const cells = isAnsweredByRollup(search)
    ? await rollupCells(database, search)
    : await liveCells(database, search);
  const localities = search.city ? await findLocalityCounts(database, search) : [];
  return {
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

/** Localities of the search's city with their number of public listings, most first. */
export async function findLocalityCounts(
  database: Database,
  search: Pick<ResolvedSearch, 'city' | 'state' | 'subtypes' | 'purpose'>,
): Promise<FacetCount[]> {
  const conditions = rollupConditions({
    city: search.city,
    state: search.state,
    subtypes: search.subtypes,
    purpose: search.purpose,
  });
  const text = [
    'SELECT locality AS value, locality AS label, sum(count)::int AS count FROM listing_locality',
    'WHERE',
    conditions.and("locality <> ''"),
    'GROUP BY locality HAVING sum(count) > 0 ORDER BY count DESC, locality LIMIT 60',
  ].join(' ');
  return database.read({
    name: statementName('localities', text),
    text,
    values: conditions.values,
  });
}

const PURPOSE_LABELS: Readonly<Record<string, string>> = { sell: 'For Sale', rent: 'For Rent' };
const TYPE_LABELS: Readonly<Record<string, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  agricultural: 'Agriculture',
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

const GROUPED: Record<Dimension, string> = {
  purpose: 'purpose',
  subtypes: 'subtype',
  state: 'state',
  city: 'city',
  bedrooms: 'bedrooms',
};

async function rollupCells(database: Database, search: ResolvedSearch): Promise<Cells> {
  const dimensions = Object.keys(DROPPED).filter(isDimension);
  const found = new Map<Dimension, Cell[]>();
  for (const dimension of dimensions) {
    const conditions = rollupConditions(withoutDimension(search, dimension));
    const column = GROUPED[dimension];
    const text = [
      'SELECT',
      column + ', sum(count)::int AS count FROM listing_count WHERE',
      conditions.and(),
      'GROUP BY',
      column,
      'HAVING sum(count) > 0',
    ].join(' ');
    const rows = await database.read<Cell>({
      name: statementName('facet', text),
      text,
      values: conditions.values,
    });
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
  const conditions = propertyConditions(search);
  const text = [
    'SELECT state, city, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*)::int AS count',
    'FROM (SELECT state, city, subtype, purpose, bedrooms FROM property WHERE',
    conditions.and(IS_PUBLIC),
    'LIMIT',
    COUNT_CAP + 1,
    ') AS hit GROUP BY state, city, subtype, purpose, bedrooms',
  ].join(' ');
  return database.read<Cell>({ text, values: conditions.values });
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
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
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
