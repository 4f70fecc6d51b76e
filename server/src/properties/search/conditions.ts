import { type CountRange } from '../../../../schema/search.ts';
import { type ResolvedSearch, type SearchText } from './resolvedSearch.ts';

/** Collects conditions and their values; `?` in a condition stands for its value. */
export class Conditions {
  readonly values: unknown[];
  private readonly parts: string[] = [];

  /** `before` are values that an earlier part of the same statement already uses. */
  constructor(before: readonly unknown[] = []) {
    this.values = [...before];
  }

  add(condition: string, ...values: readonly unknown[]): void {
    let next = 0;
    this.parts.push(
      condition.replaceAll('?', () => {
        this.values.push(values[next++]);
        return '$' + this.values.length;
      }),
    );
  }

  and(first?: string): string {
    const all = first === undefined ? this.parts : [first, ...this.parts];
    return all.length === 0 ? 'true' : all.join(' AND ');
  }
}

/**
 * Only the filters that are present are written, each against a column of the covering indexes. `text`
 * says how words are matched: by the text index, or row by row on a walk that another index orders.
 */
export function propertyConditions(
  search: ResolvedSearch,
  text: 'indexed' | 'walked' | 'left out' = 'indexed',
): Conditions {
  const conditions = new Conditions();
  if (search.city && !search.texts) addCityWalk(search.city, search, conditions);
  else addPlaceAndKind(search, conditions);
  addRange(conditions, 'bedrooms', search.bedrooms);
  addRange(conditions, 'bathrooms', search.bathrooms);
  addRange(conditions, 'rooms', search.rooms);
  if (search.locality) conditions.add('locality = ?', search.locality);
  if (search.isNewProject) conditions.add('is_new_project');
  if (search.minPrice !== undefined) conditions.add('price >= ?', search.minPrice);
  if (search.maxPrice !== undefined) conditions.add('price <= ? AND price > 0', search.maxPrice);
  if (search.minArea !== undefined) conditions.add('area_sqm >= ?', search.minArea - ROUNDING);
  if (search.maxArea !== undefined) {
    conditions.add('area_sqm <= ? AND area_sqm > 0', search.maxArea + ROUNDING);
  }
  if (search.amenityBits?.length) addAmenities(conditions, search.amenityBits, search.city);
  if (text !== 'left out') addTexts(conditions, search.texts ?? [], text);
  return conditions;
}

/** Every text must match; "IS TRUE" cannot use the text index, which pins the ordered walk. */
export function addTexts(
  conditions: Conditions,
  texts: readonly SearchText[],
  how: 'indexed' | 'walked',
): void {
  for (const { words, prefix } of texts) {
    const matches = prefix ? TEXT_OR_PREFIX_MATCHES : TEXT_MATCHES;
    const values = prefix ? [words, prefix + ':*'] : [words];
    conditions.add(how === 'walked' ? matches + ' IS TRUE' : matches, ...values);
  }
}

/** The filters that the rollup `listing_count` answers. */
export function rollupConditions(search: ResolvedSearch): Conditions {
  const conditions = new Conditions();
  addPlaceAndKind(search, conditions);
  if (search.bedrooms) addRange(conditions, 'bedrooms', withFloor(search.bedrooms));
  return conditions;
}

export function isAnsweredByRollup(search: ResolvedSearch): boolean {
  return Object.entries(search).every(
    ([key, value]) => value === undefined || ROLLUP_FILTERS.has(key),
  );
}

const ROLLUP_FILTERS = new Set([
  'state',
  'isStateImplied',
  'city',
  'cities',
  'subtypes',
  'purpose',
  'bedrooms',
]);
const TEXT_MATCHES = "(search @@ websearch_to_tsquery('listing', ?))";
const TEXT_OR_PREFIX_MATCHES =
  "(search @@ (websearch_to_tsquery('listing', ?) && to_tsquery('listing', ?)))";
/** `area_sqm` is a 4-byte float; a limit typed in square feet must include the listing that equals it. */
const ROUNDING = 0.01;

function addPlaceAndKind(search: ResolvedSearch, conditions: Conditions): void {
  if (search.city) conditions.add('city = ?', search.city);
  if (search.state) conditions.add('state = ?', search.state);
  if (search.cities) conditions.add('city = ANY(?)', search.cities);
  if (search.subtypes?.length === 1) conditions.add('subtype = ?', search.subtypes[0]);
  else if (search.subtypes) conditions.add('subtype = ANY(?)', search.subtypes);
  if (search.purpose) conditions.add('purpose = ?', search.purpose);
}

/**
 * Inside a city the ordered walk of a city's index is always short. "IS TRUE" keeps state and subtype out
 * of the text index, which would fetch every row of the city from the table.
 */
function addCityWalk(city: string, search: ResolvedSearch, conditions: Conditions): void {
  conditions.add('city = ?', city);
  if (search.state) conditions.add('(state = ?) IS TRUE', search.state);
  if (search.cities) conditions.add('(city = ANY(?)) IS TRUE', search.cities);
  if (search.subtypes?.length === 1) {
    conditions.add('(subtype = ?) IS TRUE', search.subtypes[0]);
  } else if (search.subtypes) conditions.add('(subtype = ANY(?)) IS TRUE', search.subtypes);
  if (search.purpose) conditions.add('purpose = ?', search.purpose);
}

function addRange(conditions: Conditions, column: string, range: CountRange | undefined): void {
  if (!range) return;
  if (range.min !== undefined && range.min === range.max) {
    conditions.add(column + ' = ?', range.min);
    return;
  }
  if (range.min !== undefined) conditions.add(column + ' >= ?', range.min);
  if (range.max !== undefined) conditions.add(column + ' <= ?', range.max);
}

/** In the rollup a listing without bedrooms stands as -1, which must not match "0 or fewer". */
function withFloor(range: CountRange): CountRange {
  return { ...range, min: range.min ?? 0 };
}

/** The mask is what an index-only walk of a city filters by; the array is what the GIN index answers. */
function addAmenities(
  conditions: Conditions,
  bits: readonly number[],
  city: string | undefined,
): void {
  const mask = bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n).toString();
  conditions.add('(amenity_mask & ?::bigint) = ?::bigint', mask, mask);
  if (!city) conditions.add('amenity_bits @> ?::smallint[]', bits);
}
