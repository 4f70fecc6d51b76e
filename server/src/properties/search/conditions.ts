import { type CountRange } from '../../../../schema/search.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** The public predicate. Literal in every statement, so that the planner sees the partial indexes. */
export const IS_PUBLIC = "approval_status = 'approved' AND is_active";

/** Collects conditions and their values; `?` in a condition stands for its value. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  add(condition: string, ...values: readonly unknown[]): void {
    let next = 0;
    this.parts.push(
      condition.replaceAll('?', () => {
        this.values.push(values[next++]);
        return '$' + this.values.length;
      }),
    );
  }

  /** Registers a value for use outside the conditions and answers its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return '$' + this.values.length;
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  and(first?: string): string {
    const all = first === undefined ? this.parts : [first, ...this.parts];
    return all.length === 0 ? 'true' : all.join(' AND ');
  }
}

/** Only the filters that are present are written, each against a column of the covering indexes. */
export function propertyConditions(
  search: ResolvedSearch,
  options: { textIsWalked?: boolean } = {},
): Conditions {
  const conditions = new Conditions();
  addPlaceAndKind(search, conditions);
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
  for (const text of search.texts ?? []) {
    // "IS TRUE" cannot use the GIN index: it pins the ordered walk when nearly every row matches.
    const matches = text.prefix ? TEXT_OR_PREFIX_MATCHES : TEXT_MATCHES;
    const values = text.prefix ? [text.words, text.prefix + ':*'] : [text.words];
    conditions.add(options.textIsWalked ? matches + ' IS TRUE' : matches, ...values);
  }
  return conditions;
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

const ROLLUP_FILTERS = new Set(['state', 'city', 'cities', 'subtypes', 'purpose', 'bedrooms']);
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
