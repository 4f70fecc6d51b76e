/**
 * The search that a visitor can put into an address: one reader and one writer for the REST door,
 * the web pages and the client, so that a shared link means the same everywhere.
 */

/** Whole numbers, both ends included. `{ min: 4 }` is "4+", `{ min: 2, max: 2 }` is exactly 2. */
export interface CountRange {
  min?: number;
  max?: number;
}

export type SearchPurpose = 'sell' | 'rent';

/** Every filter, and the purpose. Money in whole rupees, sizes in square feet. */
export interface SearchFilter {
  keyword?: string;
  /** The keyword is looked for as it is typed: no mistake in it is corrected. */
  asTyped?: true;
  state?: string;
  city?: string;
  district?: string;
  location?: string;
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
  if (filter.asTyped && filter.keyword) pairs.push(['asTyped', 'true']);
  if (filter.purpose) pairs.push(['status', filter.purpose]);
  for (const key of AMOUNT_KEYS) {
    const value = filter[key];
    if (value !== undefined) pairs.push([key, String(value)]);
  }
  for (const key of COUNT_KEYS) {
    const value = filter[key];
    if (value) pairs.push([key, writeCount(value)]);
  }
  if (filter.features?.length) pairs.push(['features', filter.features.join(',')]);
  if (at.sort && at.sort !== 'relevance') pairs.push(['sort', at.sort]);
  if (at.alsoClosed) pairs.push(['lifecycle', ALSO_CLOSED]);
  if (at.page && at.page > 1) pairs.push(['page', String(at.page)]);
  pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** '4+' for an open range, '2' for an exact count, '2-3' for a closed one. */
export function writeCount(range: CountRange): string {
  if (range.max === undefined) return `${range.min ?? 0}+`;
  return range.min === range.max ? String(range.min) : `${range.min ?? 0}-${range.max}`;
}

/** True when nothing narrows the list. */
export function isEmptyFilter(filter: SearchFilter): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/** Every key of the query by the kind of its value; 'asTyped', 'status' and 'features' stand for themselves. */
export const TEXT_KEYS = [
  'keyword',
  'state',
  'city',
  'district',
  'location',
  'type',
  'subtype',
] as const;
export const AMOUNT_KEYS = ['minPrice', 'maxPrice', 'minSize', 'maxSize'] as const;
export const COUNT_KEYS = ['rooms', 'bedrooms', 'bathrooms'] as const;
