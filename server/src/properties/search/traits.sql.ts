import sql, { type Sql } from 'sql-template-tag';
import { type CountRange } from '../../../../schema/search.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** So many traits are looked up as one key of the index at most. */
const MOST_NAMES = 32;
/** Wider ranges hold so much of the market that looking their bands up costs more than it spares. */
const WIDEST = 2;

const TRAITS = sql`listing_traits(subtype, bedrooms, area_sqm, price)`;

/** `area_sqm` is a 4-byte float; a limit typed in square feet must include the listing that equals it. */
export const ROUNDING = 0.01;

/**
 * A search for words with what their index knows beside them (`listing_traits`, migration 0029): `known` is looked up
 * there, and `rest` is all that is left to be asked. Bands hold more than their range, which therefore stays.
 */
export function withTraits(search: ResolvedSearch): { known: Sql[]; rest: ResolvedSearch } {
  const { minArea = 0, maxArea = Infinity, minPrice = 0, maxPrice = Infinity } = search;
  const { names, without } = kindTraits(search);
  const known = [
    ...(names ? [sql`${TRAITS} && ${names}::text[]`] : []),
    ...bands('size', minArea - ROUNDING, maxArea + ROUNDING),
    ...bands('price', minPrice, maxPrice),
  ];
  return { known, rest: { ...search, ...without } };
}

/** The kinds and bedrooms of a search as traits, and what need not be asked beside them. One kind has its own key. */
function kindTraits({ subtypes = [], bedrooms = {} }: ResolvedSearch): {
  names?: string[];
  without?: Pick<ResolvedSearch, 'subtypes' | 'bedrooms'>;
} {
  const numbers = wholeNumbers(bedrooms);
  const isKind = subtypes.length > 0;
  if (numbers && isKind && numbers.length * subtypes.length <= MOST_NAMES) {
    const names = subtypes.flatMap((subtype) => numbers.map((n) => `kind ${subtype} ${n}`));
    return { names, without: { subtypes: undefined, bedrooms: undefined } };
  }
  if (numbers && !isKind) {
    return { names: numbers.map((n) => `bedrooms ${n}`), without: { bedrooms: undefined } };
  }
  if (subtypes.length < 2) return {};
  return { names: subtypes.map((subtype) => `kind ${subtype}`), without: { subtypes: undefined } };
}

/** Every number of a range, where it has two ends and few between them. */
function wholeNumbers({ min, max, anyOf }: CountRange): number[] | null {
  if (anyOf && min === undefined && max === undefined) return anyOf;
  if (anyOf || min === undefined || max === undefined || max < min || max - min >= MOST_NAMES)
    return null;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

const bands = (trait: 'size' | 'price', low: number, high: number): Sql[] =>
  low > 0 && high >= low && high <= low * WIDEST
    ? [sql`${TRAITS} && trait_bands(${trait}, ${low}, ${high})`]
    : [];
