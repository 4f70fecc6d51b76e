import sql, { join, raw, Sql } from 'sql-template-tag';
import { FIRST_ADDED_BIT } from '../../../../schema/catalogue/amenities.ts';
import { type CountRange } from '../../../../schema/search.ts';
import { type ServedPlaces } from '../../gazetteer/pincodes.ts';
import { IS_CLOSED, IS_AVAILABLE } from '../publicListing.ts';
import { type Chosen, type ResolvedSearch, type SearchText } from './resolvedSearch.ts';
import { ROUNDING, withTraits } from './traits.sql.ts';

/** How words are matched: by the text index, or row by row on a walk that another index orders. */
export type TextMatch = 'indexed' | 'walked';

/**
 * The public listings of a search. Only the filters that are present are written, each against a column of
 * the covering indexes, or beside words against what their index knows.
 */
export function publicConditions(search: ResolvedSearch, text: TextMatch | 'left out'): Sql {
  if (text !== 'indexed' || !search.texts) return conditionsAmong(IS_AVAILABLE, search, text);
  const { known, rest } = withTraits(search);
  return allOf([conditionsAmong(IS_AVAILABLE, rest, text), ...known]);
}

/** The same among what was sold or rented. */
export const closedConditions = (search: ResolvedSearch, text: TextMatch): Sql =>
  conditionsAmong(IS_CLOSED, search, text);

const conditionsAmong = (
  among: string,
  search: ResolvedSearch,
  text: TextMatch | 'left out',
): Sql =>
  allOf([
    raw(among),
    ...(search.city && !search.texts ? cityWalk(search.city, search) : placeAndKind(search)),
    ...range('bedrooms', search.bedrooms),
    ...range('bathrooms', search.bathrooms),
    ...range('rooms', search.rooms),
    anyOf([
      search.places && isInPlaces(search.places),
      search.pincodes && sql`pincode = ANY(${search.pincodes})`,
      search.around && isAround(search.around),
      ...(search.served ?? []).map(isServed),
    ]),
    search.isNewProject && sql`is_new_project`,
    search.minPrice !== undefined && sql`price >= ${search.minPrice}`,
    search.maxPrice !== undefined && sql`price <= ${search.maxPrice} AND price > 0`,
    search.minArea !== undefined && sql`area_sqm >= ${search.minArea - ROUNDING}`,
    search.maxArea !== undefined && sql`area_sqm <= ${search.maxArea + ROUNDING} AND area_sqm > 0`,
    ...amenities(search.amenityBits ?? [], search.city),
    ...(search.chosen ?? []).map(isChosen),
    search.readyBy && sql`ready_on <= ${search.readyBy}`,
    search.postedWithinDays !== undefined &&
      sql`created_at >= now() - ${search.postedWithinDays} * interval '1 day'`,
    ...excluded(search.without ?? {}),
    search.without?.texts && hasNot(search, search.without.texts),
    ...(text === 'left out' ? [] : textMatches(search.texts ?? [], text)),
  ]);

/** Every text must match; "IS TRUE" cannot use the text index, which pins the ordered walk. */
export const textConditions = (texts: readonly SearchText[], how: TextMatch): Sql =>
  allOf(textMatches(texts, how));

/** The filters that the rollup `listing_count` answers. */
export const rollupConditions = (search: ResolvedSearch): Sql =>
  allOf([
    ...placeAndKind(search),
    // A listing without bedrooms stands as -1 there, which must not match "0 or fewer".
    ...range('bedrooms', search.bedrooms && { ...search.bedrooms, min: search.bedrooms.min ?? 0 }),
  ]);

export type LocalitySearch = Pick<
  ResolvedSearch,
  'city' | 'state' | 'subtypes' | 'purpose' | 'places'
>;

/** The filters that the rollup `listing_locality` answers, of localities that have a name. */
export const localityConditions = (search: LocalitySearch): Sql => {
  const { city, state, subtypes, purpose, places } = search;
  return allOf([
    sql`place <> ''`,
    ...placeAndKind({ city, state, subtypes, purpose }),
    places && isInPlaces(places),
  ]);
};

/** A condition, or what stands where a filter is absent. */
type Part = Sql | false | undefined | '';

function allOf(parts: readonly Part[]): Sql {
  const present = parts.filter((part) => part instanceof Sql);
  return present.length === 0 ? sql`true` : join(present, ' AND ');
}

function anyOf(parts: readonly Part[]): Sql | undefined {
  const [only, ...others] = parts.filter((part) => part instanceof Sql);
  return only && others.length > 0 ? sql`(${join([only, ...others], ' OR ')})` : only;
}

const textMatches = (texts: readonly SearchText[], how: TextMatch): Sql[] =>
  texts.map(({ words, typed, prefix, choices }) => {
    const complete = eitherOf([
      sql`websearch_to_tsquery('listing', ${words})`,
      typed && sql`websearch_to_tsquery('listing', ${typed})`,
      choices && sql`${choices.map((choice) => `'${choice}'`).join(' | ')}::tsquery`,
    ]);
    const matches = prefix
      ? sql`(search @@ (${complete} && to_tsquery('listing', ${prefix + ':*'})))`
      : sql`(search @@ ${complete})`;
    return how === 'walked' ? sql`${matches} IS TRUE` : matches;
  });

const eitherOf = (parts: readonly Part[]): Sql => {
  const [only, ...others] = parts.filter((part) => part instanceof Sql);
  return only && others.length === 0 ? only : sql`(${join([only, ...others], ' || ')})`;
};

const placeAndKind = ({ city, state, cities, subtypes, purpose }: ResolvedSearch): Part[] => [
  city && sql`city = ${city}`,
  state && sql`state = ${state}`,
  cities && sql`city = ANY(${cities})`,
  subtypes && isOneOf(subtypes),
  purpose && sql`purpose = ${purpose}`,
];

/**
 * Inside a city the ordered walk of a city's index is always short. "IS TRUE" keeps state and subtype out
 * of the text index, which would fetch every row of the city from the table.
 */
const cityWalk = (city: string, { state, cities, subtypes, purpose }: ResolvedSearch): Part[] => [
  sql`city = ${city}`,
  state && sql`(state = ${state}) IS TRUE`,
  cities && sql`(city = ANY(${cities})) IS TRUE`,
  subtypes && sql`(${isOneOf(subtypes)}) IS TRUE`,
  purpose && sql`purpose = ${purpose}`,
];

/** Stands behind every key of a place and of its parts, and before that of any other. */
const AFTER_PARTS = '0';

/** Any of these places, or a part of one. */
const isInPlaces = (keys: readonly string[]): Sql => {
  const ranges = keys.map((key) => sql`place >= ${key} AND place < ${key + AFTER_PARTS}`);
  return sql`(${join(ranges, ' OR ')})`;
};

const isServed = ({ city, state, keys }: ServedPlaces): Sql =>
  sql`(${allOf([sql`city = ${city}`, sql`state = ${state}`, keys && isInPlaces(keys)])})`;

const isOneOf = (subtypes: readonly string[]): Sql =>
  subtypes.length === 1 ? sql`subtype = ${subtypes[0]}` : sql`subtype = ANY(${subtypes})`;

function range(column: 'bedrooms' | 'bathrooms' | 'rooms', range: CountRange = {}): Part[] {
  const { min, max, anyOf: numbers } = range;
  const name = raw(column);
  const isRange = min !== undefined || max !== undefined;
  if (numbers) {
    return [anyOf([sql`${name} = ANY(${numbers})`, isRange && allOf(rangeOf(name, range))])];
  }
  return rangeOf(name, range);
}

function rangeOf(name: Sql, { min, max }: CountRange): Part[] {
  if (min !== undefined && min === max) return [sql`${name} = ${min}`];
  return [min !== undefined && sql`${name} >= ${min}`, max !== undefined && sql`${name} <= ${max}`];
}

/** One of the choices. */
const isChosen = ({ filter, choices }: Chosen): Sql =>
  sql`(facts & (SELECT bit_or(1::bigint << bit) FROM filter_choice
    WHERE filter = ${filter} AND choice = ANY(${choices}))) <> 0`;

/** One choice of each of these filters. */
export const chosenConditions = (chosen: readonly Chosen[]): Sql => allOf(chosen.map(isChosen));

/** The filters that `listing_choice` answers beside one choice. */
export const choiceConditions = (
  { subtypes, purpose }: Pick<ResolvedSearch, 'subtypes' | 'purpose'>,
  chosen?: Chosen,
): Sql =>
  allOf([
    ...placeAndKind({ subtypes, purpose }),
    chosen &&
      sql`bit = (SELECT bit FROM filter_choice
        WHERE filter = ${chosen.filter} AND choice = ${chosen.choices[0]})`,
  ]);

const isAround = ({ kilometres, points }: NonNullable<ResolvedSearch['around']>): Sql => {
  const rings = points.map(({ latitude, longitude }) => {
    const north = kilometres / KM_A_DEGREE;
    const east = north / Math.cos((latitude * Math.PI) / 180);
    return sql`(point(longitude, latitude) <@
        box(point(${longitude - east}, ${latitude - north}), point(${longitude + east}, ${latitude + north}))
      AND ((longitude - ${longitude}) / ${east}) ^ 2 + ((latitude - ${latitude}) / ${north}) ^ 2 <= 1)`;
  });
  return sql`(${join(rings, ' OR ')})`;
};

const KM_A_DEGREE = 111.2;

const excluded = ({ cities, places, subtypes }: NonNullable<ResolvedSearch['without']>): Part[] => [
  cities && sql`city <> ALL(${cities})`,
  places && sql`NOT ${isInPlaces(places)}`,
  subtypes && sql`subtype <> ALL(${subtypes})`,
];

/** The few that have the words are gathered once; a walk only has to know ids. */
function hasNot(search: ResolvedSearch, texts: readonly SearchText[]): Sql {
  const having = {
    ...search,
    texts: [...(search.texts ?? []), ...texts],
    without: { ...search.without, texts: undefined },
  };
  return sql`id NOT IN (SELECT id FROM property WHERE ${publicConditions(having, 'indexed')})`;
}

/**
 * The mask is what an index-only walk of a city filters by; the array is what the GIN index answers. Added amenities
 * have no place in the mask: their rows are found by the array, in a city too.
 */
function amenities(bits: readonly number[], city: string | undefined): Part[] {
  const masked = bits.filter((bit) => bit < FIRST_ADDED_BIT);
  const checkedBits = city ? bits.filter((bit) => bit >= FIRST_ADDED_BIT) : bits;
  const mask = masked.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n).toString();
  return [
    masked.length > 0 && sql`(amenity_mask & ${mask}::bigint) = ${mask}::bigint`,
    checkedBits.length > 0 && hasAll(checkedBits),
  ];
}

const hasAll = (bits: readonly number[]): Sql => sql`amenity_bits @> ${bits}::smallint[]`;
