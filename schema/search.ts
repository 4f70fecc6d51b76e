/**
 * The search that a visitor can put into an address: one reader and one writer for the REST door,
 * the web pages and the client, so that a shared link means the same everywhere (V-2.1-03, V-7-02).
 */

import { LIMITS } from './limits.ts';

/** Whole numbers, both ends included. `{ min: 4 }` is "4+", `{ min: 2, max: 2 }` is exactly 2 (D-14). */
export interface CountRange {
  min?: number;
  max?: number;
}

export type SearchPurpose = 'sell' | 'rent';

/** Every filter of V-7-02 plus the purpose of D-15. Money in whole rupees, sizes in square feet. */
export interface SearchFilter {
  keyword?: string;
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
}

export interface SearchProblem {
  path: string;
  message: string;
}

/**
 * Reads a query string. What cannot be used is left out of the request and named in `problems`, each
 * with a sentence that says what to send instead. A page below 1 becomes 1 and a limit outside 1 to 100
 * is clamped (D-87); All, Any and empty mean no filter (D-14).
 */
export function readSearch(params: URLSearchParams): SearchRequest & { problems: SearchProblem[] } {
  const problems: SearchProblem[] = [];
  const reader = new ParameterReader(params, problems);
  const filter: SearchFilter = {};
  for (const key of TEXT_KEYS) assign(filter, key, reader.text(key));
  assign(filter, 'keyword', plotsAsPlot(filter.keyword));
  assign(filter, 'subtype', plotsAsPlot(filter.subtype));
  assign(filter, 'purpose', reader.purpose());
  for (const key of AMOUNT_KEYS) assign(filter, key, reader.amount(key, AMOUNT_CEILING[key]));
  for (const key of COUNT_KEYS) assign(filter, key, reader.count(key));
  assign(filter, 'features', reader.features());
  refuseCrossed(filter, 'minPrice', 'maxPrice', 'price', problems);
  refuseCrossed(filter, 'minSize', 'maxSize', 'size', problems);
  return {
    filter,
    sort: reader.sort(),
    page: reader.page('page', 1, Number.MAX_SAFE_INTEGER),
    pageSize: reader.page('limit', LIMITS.page.defaultSize, LIMITS.page.maxSize),
    problems,
  };
}

/** The query string of a search: keys sorted, defaults and empty values dropped, without the '?'. */
export function writeSearch(
  filter: SearchFilter,
  at: { sort?: SearchSort; page?: number } = {},
): string {
  const pairs: [string, string][] = [];
  for (const key of TEXT_KEYS) if (filter[key]) pairs.push([key, filter[key]]);
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

/** V-7-03: the word 'plots' is mapped to 'plot'. */
export function plotsAsPlot(text: string | undefined): string | undefined {
  return text?.replace(/\bplots\b/gi, 'plot');
}

const TEXT_KEYS = ['keyword', 'state', 'city', 'district', 'location', 'type', 'subtype'] as const;
const AMOUNT_KEYS = ['minPrice', 'maxPrice', 'minSize', 'maxSize'] as const;
const COUNT_KEYS = ['rooms', 'bedrooms', 'bathrooms'] as const;
type AmountKey = (typeof AMOUNT_KEYS)[number];

const AMOUNT_CEILING: Record<AmountKey, number> = {
  minPrice: LIMITS.filter.maxPrice,
  maxPrice: LIMITS.filter.maxPrice,
  minSize: LIMITS.filter.maxSize,
  maxSize: LIMITS.filter.maxSize,
};

const NO_FILTER = new Set(['', 'all', 'any']);
const PURPOSES: Readonly<Record<string, SearchPurpose>> = {
  sell: 'sell',
  sale: 'sell',
  'for sale': 'sell',
  buy: 'sell',
  rent: 'rent',
  'for rent': 'rent',
};

function assign<Key extends keyof SearchFilter>(
  filter: SearchFilter,
  key: Key,
  value: SearchFilter[Key],
): void {
  if (value === undefined) delete filter[key];
  else filter[key] = value;
}

function refuseCrossed(
  filter: SearchFilter,
  low: AmountKey,
  high: AmountKey,
  noun: string,
  problems: SearchProblem[],
): void {
  const [min, max] = [filter[low], filter[high]];
  if (min === undefined || max === undefined || min <= max) return;
  delete filter[high];
  problems.push({
    path: high,
    message: `The highest ${noun} is below the lowest. Raise ${high} to ${min} or more.`,
  });
}

class ParameterReader {
  private readonly params: URLSearchParams;
  private readonly problems: SearchProblem[];

  constructor(params: URLSearchParams, problems: SearchProblem[]) {
    this.params = params;
    this.problems = problems;
  }

  text(key: string): string | undefined {
    const value = this.single(key);
    if (value === undefined) return undefined;
    const limit = key === 'keyword' ? LIMITS.keyword.maxLength : LIMITS.filter.textMaxLength;
    if (value.length <= limit) return value;
    this.refuse(key, `Use at most ${limit} characters for ${key}.`);
    return key === 'keyword' ? value.slice(0, limit).trim() : undefined;
  }

  purpose(): SearchPurpose | undefined {
    const key = this.params.has('status') ? 'status' : 'purpose';
    const value = this.single(key);
    if (value === undefined) return undefined;
    const purpose = PURPOSES[value.toLowerCase()];
    if (!purpose) this.refuse(key, `Use sell or rent for ${key}.`);
    return purpose;
  }

  amount(key: string, ceiling: number): number | undefined {
    const value = this.single(key);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}(\.\d{1,4})?$/.test(value) || Number(value) > ceiling) {
      this.refuse(key, `Use a number from 0 to ${ceiling} without signs or letters for ${key}.`);
      return undefined;
    }
    return key.endsWith('Price') ? Math.round(Number(value)) : Number(value);
  }

  /** '4+', '4 ' (a decoded '4+') and '4%2B' are four or more, '4' is exactly four (D-14). */
  count(key: string): CountRange | undefined {
    const raw = this.raw(key);
    if (raw === undefined || NO_FILTER.has(raw.trim().toLowerCase())) return undefined;
    const match = /^(\d{1,3})(?:(\+|%2B| )|-(\d{1,3}))?$/i.exec(raw.trimStart());
    const low = Number(match?.[1]);
    const high = match?.[3] === undefined ? low : Number(match[3]);
    if (!match || high > LIMITS.filter.maxRooms || high < low) {
      this.refuse(key, `Use a whole number such as 2, or 4+ for four and more, for ${key}.`);
      return undefined;
    }
    return match[2] ? { min: low } : { min: low, max: high };
  }

  features(): string[] | undefined {
    const values = this.params
      .getAll('features')
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => !NO_FILTER.has(value.toLowerCase()));
    const distinct = [...new Set(values)];
    if (
      distinct.length > LIMITS.filter.maxFeatures ||
      distinct.some((value) => value.length > LIMITS.filter.featureMaxLength)
    ) {
      this.refuse(
        'features',
        `Use at most ${LIMITS.filter.maxFeatures} features of ${LIMITS.filter.featureMaxLength} characters.`,
      );
      return undefined;
    }
    return distinct.length > 0 ? distinct : undefined;
  }

  sort(): SearchSort {
    const value = this.single('sort');
    if (value === undefined) return 'relevance';
    const sort = SORTS.find((known) => known === value.toLowerCase());
    if (!sort) this.refuse('sort', `Use one of ${SORTS.join(', ')} for sort.`);
    return sort ?? 'relevance';
  }

  page(key: string, fallback: number, ceiling: number): number {
    const value = this.single(key);
    if (value === undefined) return fallback;
    if (!/^-?\d{1,9}$/.test(value)) {
      this.refuse(key, `Use a whole number from 1 for ${key}.`);
      return fallback;
    }
    return Math.min(Math.max(Number(value), 1), ceiling);
  }

  private single(key: string): string | undefined {
    const value = this.raw(key)?.replace(/\s+/g, ' ').trim();
    return value === undefined || NO_FILTER.has(value.toLowerCase()) ? undefined : value;
  }

  private raw(key: string): string | undefined {
    const values = this.params.getAll(key);
    if (values.length > 1) this.refuse(key, `Send ${key} once; the first value is used.`);
    return values[0];
  }

  private refuse(path: string, message: string): void {
    this.problems.push({ path, message });
  }
}
