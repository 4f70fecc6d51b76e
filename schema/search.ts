import type { FilterKey } from './catalogue/filters.ts';

/**
 * The search that a visitor can put into an address: one reader and one writer for the REST door,
 * the web pages and the client, so that a shared link means the same everywhere.
 */

/**
 * Whole numbers, both ends included: `{ min: 4 }` is "4+", `{ min: 2, max: 2 }` is exactly 2. Any of `anyOf` is meant
 * beside the range, or alone where there is none: `{ min: 4, anyOf: [2] }` is "2 or 4+".
 */
export interface CountRange {
  min?: number;
  max?: number;
  anyOf?: number[];
}

/** Choices of the rows of `FILTERS`, by the key of the row. */
export type ChosenFilters = { [Key in FilterKey]?: string[] };

export type SearchPurpose = 'sell' | 'rent';

/**
 * Every filter, and the purpose. Money in whole rupees, sizes in square feet, `within` in kilometres around the
 * location or city. `city`, `location`, `subtype` and `pincode` may hold several values (`joinValues`).
 */
export interface SearchFilter extends ChosenFilters {
  keyword?: string;
  /** The keyword is looked for as it is typed: no mistake in it is corrected. */
  asTyped?: true;
  /** Every word of the keyword is a condition, whatever was understood beside it. */
  strict?: true;
  /** Words that exclude nothing: in the usual order listings that mention them come first. */
  wish?: string;
  state?: string;
  city?: string;
  district?: string;
  location?: string;
  pincode?: string;
  within?: number;
  type?: string;
  subtype?: string;
  purpose?: SearchPurpose;
  minPrice?: number;
  maxPrice?: number;
  minSize?: number;
  maxSize?: number;
  rooms?: CountRange;
  bedrooms?: CountRange;
  bathrooms?: CountRange;
  features?: string[];
}

export const SORTS = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'area_asc',
  'area_desc',
] as const;
export type SearchSort = (typeof SORTS)[number];

export interface SearchRequest {
  filter: SearchFilter;
  sort: SearchSort;
  page: number;
  pageSize: number;
  /** What was sold or rented in the last 12 months is wanted too, beside the list. */
  alsoClosed?: boolean;
}

/** The value of `lifecycle` that asks for it. */
export const ALSO_CLOSED = 'closed_too';

export interface SearchProblem {
  path: string;
  message: string;
}

/** How a list is looked at: its order, its page, and whether what cannot be had any more stands beside it. */
export type ListPosition = Partial<Pick<SearchRequest, 'sort' | 'page' | 'alsoClosed'>>;

/** The query string of a search: keys sorted, defaults and empty values dropped, without the '?'. */
export function writeSearch(filter: SearchFilter, at: ListPosition = {}): string {
  const pairs: [string, string][] = [];
  for (const key of TEXT_KEYS) if (filter[key]) pairs.push([key, filter[key]]);
  for (const key of KEYWORD_FLAGS) if (filter[key] && filter.keyword) pairs.push([key, 'true']);
  if (filter.purpose) pairs.push(['status', filter.purpose]);
  for (const key of AMOUNT_KEYS) {
    const value = filter[key];
    if (value !== undefined) pairs.push([key, String(value)]);
  }
  for (const key of COUNT_KEYS) {
    const value = filter[key];
    if (value) pairs.push([key, writeCount(value)]);
  }
  // The features and the filters of the catalogue, whose rows no page needs for this.
  for (const [key, value] of Object.entries(filter)) {
    if (Array.isArray(value) && value.length > 0) pairs.push([key, value.join(',')]);
  }
  if (at.sort && at.sort !== 'relevance') pairs.push(['sort', at.sort]);
  if (at.alsoClosed) pairs.push(['lifecycle', ALSO_CLOSED]);
  if (at.page && at.page > 1) pairs.push(['page', String(at.page)]);
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** '4+' for an open range, '2' for an exact count, '2-3' for a closed one, '1,3' for several. */
export function writeCount({ min, max, anyOf = [] }: CountRange): string {
  const isRange = min !== undefined || max !== undefined || anyOf.length === 0;
  return [...anyOf.map(String), ...(isRange ? [writeRange(min ?? 0, max)] : [])].join(',');
}

function writeRange(min: number, max: number | undefined): string {
  if (max === undefined) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}

/** The values of a text that may hold several. One with '-' before it is excluded. */
export function valuesOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(BETWEEN_VALUES).flatMap((each) => each.trim() || []);
}

/** Several values as one text; undefined for none. */
export function joinValues(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : [...new Set(values)].join(BETWEEN_VALUES);
}

const BETWEEN_VALUES = '|';

/** True when nothing narrows the list. */
export function isEmptyFilter(filter: SearchFilter): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/** Every key of the query by the kind of its value; 'status' and 'features' stand for themselves. */
export const TEXT_KEYS = [
  'keyword',
  'wish',
  'state',
  'city',
  'district',
  'location',
  'pincode',
  'type',
  'subtype',
] as const;
/** How a keyword is read; nothing without one. */
export const KEYWORD_FLAGS = ['asTyped', 'strict'] as const;
/** Those of the texts that may hold several values. */
export const SEVERAL_KEYS: readonly string[] = ['city', 'location', 'pincode', 'subtype'];
export const AMOUNT_KEYS = ['minPrice', 'maxPrice', 'minSize', 'maxSize', 'within'] as const;
export const COUNT_KEYS = ['rooms', 'bedrooms', 'bathrooms'] as const;
