import { type Database } from '../platform/database/connect.ts';
import { choicesOf, FILTER_ROWS, type FilterRow } from '../../../schema/catalogue/filters.ts';
import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { countByCity } from './countListings.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { preparedByText } from '../platform/database/prepared.ts';
import {
  choiceRollupStatement,
  choicesStatement,
  type CellsBy,
  type HitPart,
  hitsStatement,
  kindCellsStatement,
  priceBandsStatement,
  type Reach,
  townCellsStatement,
} from './findFacets.sql.ts';
import { rollupStatement } from './search/countStatement.sql.ts';
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
  reach: Reach = REACH,
): Promise<PropertyFacets> {
  const { minPrice, maxPrice, ...unpriced } = search;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const arePricesKnown = Object.keys(unpriced).every((key) => key === 'purpose');
  const isRolledUp = isAnsweredByRollup(search);
  const look = { database, reach };
  let own: Promise<Hits> | undefined;
  const hits = () =>
    (own ??= read(
      look,
      search,
      isRolledUp ? 'all' : 'kinds',
      ...(isAnsweredByChoices(search) ? [] : (['facts'] as const)),
      ...(isPriced || arePricesKnown ? [] : (['prices'] as const)),
    ));
  const [cells, localities, { filters, isLowerBound }, prices] = await Promise.all([
    isRolledUp ? rollupCells(database, search) : liveCells(look, search, hits),
    findLocalityCounts(places, search),
    findFilterCounts(look, search, hits),
    arePricesKnown
      ? database.read<PriceBand>(preparedByText('price_bands', priceBandsStatement(search)))
      : (isPriced ? read(look, unpriced, 'all', 'prices') : hits()).then(priceBands),
  ]);
  const isInState = ({ state }: Cell) =>
    search.isStateImplied || search.state === undefined || state === search.state;
  return {
    filters,
    filtersAreLowerBound: isLowerBound,
    prices,
    isLowerBound: cells.isLowerBound,
    purposes: tally(cells.purpose, (cell) => cell.purpose, PURPOSE_LABELS),
    types: tally(
      cells.subtypes,
      ({ subtype }) => subtype && subtypeByKey(subtype).type,
      TYPE_LABELS,
    ),
    subtypes: tally(
      cells.subtypes,
      (cell) => cell.subtype,
      Object.fromEntries(SUBTYPES.map((subtype) => [subtype.key, subtype.title])),
    ),
    states: tally(cells.towns, (cell) => cell.state),
    cities: tally(cells.towns.filter(isInState), (cell) => cell.city),
    bedrooms: tally(cells.bedrooms, ({ bedrooms = -1 }) =>
      bedrooms === null || bedrooms < 0 ? null : String(bedrooms),
    ),
    localities,
  };
}

const REACH: Reach = { counted: COUNT_CAP, lookedThrough: 20_000 };

/** Where and how far is looked. */
interface Look {
  database: Database;
  reach: Reach;
}

/** The first hits of a search, as far as they are counted. */
interface Hits {
  isLowerBound: boolean;
  cells: readonly HitCell[];
}

/** Eight bytes of each hit, where they were asked for. */
type HitCell = Cell & Partial<Record<HitPart, Buffer | null>>;

async function read(
  { database, reach }: Look,
  search: ResolvedSearch,
  by: CellsBy,
  ...parts: HitPart[]
): Promise<Hits> {
  const statement = hitsStatement(search, by, parts, reach);
  const rows = await database.read<HitCell & { isCut: boolean }>(statement);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { cells: rows, isLowerBound: count > reach.counted || rows.some(({ isCut }) => isCut) };
}

const BYTES = 8;
const HALF = 32;

/** Two digits of a price make a band. */
function priceBands({ cells }: Hits): PriceBand[] {
  const bands = new Map<number, number>();
  const prices = Buffer.concat(cells.map((cell) => cell.prices ?? NONE));
  for (let at = 0; at < prices.length; at += BYTES) {
    const price = prices.readInt32BE(at) * 2 ** HALF + prices.readUInt32BE(at + BYTES / 2);
    let step = 1;
    while (price >= step * 100) step *= 10;
    const from = Math.trunc(price / step) * step;
    if (price > 0) bands.set(from, (bands.get(from) ?? 0) + 1);
  }
  return [...bands].map(([from, count]) => ({ from, count })).sort((x, y) => x.from - y.from);
}

const NONE = Buffer.alloc(0);

function countBits({ cells }: Hits): ReadonlyMap<number, number> {
  const facts = Buffer.concat(cells.map((cell) => cell.facts ?? NONE));
  const counts = Array<number>(2 * HALF).fill(0);
  for (let at = 0; at < facts.length; at += BYTES / 2) {
    const lowest = at % BYTES === 0 ? HALF : 0;
    for (let half = facts.readInt32BE(at); half !== 0; half &= half - 1) {
      const bit = lowest + HALF - 1 - Math.clz32(half & -half);
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  }
  return new Map(counts.entries());
}

/**
 * How many listings have each choice of the filters, the other filters standing. One count serves every filter of
 * which nothing is chosen.
 */
async function findFilterCounts(look: Look, search: ResolvedSearch, hits: () => Promise<Hits>) {
  const without = (filter: string): ResolvedSearch => {
    const left = search.chosen?.filter((each) => each.filter !== filter);
    return { ...search, chosen: left?.length ? left : undefined };
  };
  const [bits, shared, ...own] = await Promise.all([
    look.database.read<ChoiceBit>(preparedByText('choices', choicesStatement)),
    countsByBit(look.database, search, hits),
    ...(search.chosen ?? []).map(async ({ filter }) => {
      const others = without(filter);
      const hitsOf = () => read(look, others, 'all', 'facts');
      return { filter, ...(await countsByBit(look.database, others, hitsOf)) };
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
  hitsOf: () => Promise<Hits>,
): Promise<BitCounts> {
  if (isAnsweredByChoices(search)) {
    const rows = await database.read<{ bit: number; count: number }>(
      preparedByText('choice_counts', choiceRollupStatement(search)),
    );
    return { counts: new Map(rows.map(({ bit, count }) => [bit, count])), isLowerBound: false };
  }
  const found = await hitsOf();
  return { counts: countBits(found), isLowerBound: found.isLowerBound };
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

/** How many listings stand in a town, of whatever kind, or are of a kind, in whatever town. */
interface Cell {
  state?: string | null;
  city?: string | null;
  subtype?: string | null;
  purpose?: string | null;
  bedrooms?: number | null;
  count: number;
}

/** The cells that match every filter but that of the facet. */
interface Cells extends Record<Facet | 'towns', readonly Cell[]> {
  isLowerBound: boolean;
}

async function rollupCells(database: Database, search: ResolvedSearch): Promise<Cells> {
  const { subtypes, purpose, bedrooms } = search;
  const [kinds, towns] = await Promise.all([
    database.read<KindCell>(preparedByText('facet_kinds', kindCellsStatement(search))),
    (subtypes ?? purpose ?? bedrooms)
      ? database.read<Cell>(preparedByText('facet_towns', townCellsStatement(search)))
      : countByCity(database),
  ]);
  const of = (facet: Facet) => kinds.filter(({ fits }) => fits[facet]);
  return {
    isLowerBound: false,
    towns,
    purpose: of('purpose'),
    subtypes: of('subtypes'),
    bedrooms: of('bedrooms'),
  };
}

type Facet = 'purpose' | 'subtypes' | 'bedrooms';
type KindCell = Cell & { fits: Record<Facet, boolean> };

/** One count of the hits serves every facet that is not filtered; each filtered one is counted without its filter. */
async function liveCells(
  look: Look,
  search: ResolvedSearch,
  hits: () => Promise<Hits>,
): Promise<Cells> {
  const { state, city, cities, purpose, subtypes, bedrooms } = search;
  const isPlaced = state ?? city ?? cities;
  // Those of its own purpose are among the hits.
  const opposite = purpose === 'sell' ? 'rent' : 'sell';
  const [own, towns, opposites, ofSubtypes, ofBedrooms] = await Promise.all([
    hits(),
    isPlaced ? anywhere(look, search) : read(look, search, 'towns'),
    purpose && read(look, { ...search, purpose: opposite }, 'all'),
    subtypes && read(look, { ...search, subtypes: undefined }, 'kinds'),
    bedrooms && read(look, { ...search, bedrooms: undefined }, 'kinds'),
  ]);
  const others = opposites
    ? opposites.cells.map(({ count }) => ({ purpose: opposite, count }))
    : [];
  const all = [own, towns, opposites, ofSubtypes, ofBedrooms];
  return {
    isLowerBound: all.some((each) => each && each.isLowerBound),
    towns: towns.cells,
    purpose: [...own.cells, ...others],
    subtypes: (ofSubtypes || own).cells,
    bedrooms: (ofBedrooms || own).cells,
  };
}

/** In towns that were not chosen as well. Where more stands there than is looked through nothing is looked for. */
async function anywhere(look: Look, search: ResolvedSearch): Promise<Hits> {
  const there = { ...search, state: undefined, city: undefined, cities: undefined };
  const kind = { ...there, chosen: undefined };
  if (search.chosen && isAnsweredByRollup(kind)) {
    const statement = preparedByText('count', rollupStatement(kind));
    const { count } = onlyRow(await look.database.read<{ count: number }>(statement));
    if (count >= look.reach.lookedThrough) return { cells: [], isLowerBound: true };
  }
  return read(look, there, 'towns');
}

function tally(
  cells: readonly Cell[],
  valueOf: (cell: Cell) => string | null | undefined,
  labels: Readonly<Record<string, string>> = {},
): FacetCount[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = valueOf(cell);
    if (value && cell.count > 0) counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-IN'));
}
