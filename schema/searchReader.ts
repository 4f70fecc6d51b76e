/**
 * The one reader of a search in an address, for the REST door, the web pages and the client. It stands apart
 * from the writer (search.ts), which every page needs at once.
 */

import { LIMITS } from './limits.ts';
import { readPurpose } from './rules/purpose.ts';
import { AMOUNT_KEYS, COUNT_KEYS, TEXT_KEYS, SORTS } from './search.ts';
import type {
  CountRange,
  SearchFilter,
  SearchProblem,
  SearchPurpose,
  SearchRequest,
  SearchSort,
} from './search.ts';

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

/** V-7-03: the word 'plots' is mapped to 'plot'. */
export function plotsAsPlot(text: string | undefined): string | undefined {
  return text?.replace(/\bplots\b/gi, 'plot');
}

type AmountKey = (typeof AMOUNT_KEYS)[number];

const AMOUNT_CEILING: Record<AmountKey, number> = {
  minPrice: LIMITS.filter.maxPrice,
  maxPrice: LIMITS.filter.maxPrice,
  minSize: LIMITS.filter.maxSize,
  maxSize: LIMITS.filter.maxSize,
};

const NO_FILTER = new Set(['', 'all', 'any']);

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
    const purpose = readPurpose(value) ?? undefined;
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
