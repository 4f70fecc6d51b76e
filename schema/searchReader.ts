/**
 * The one reader of a search in an address, for the REST door, the web pages and the client. It stands apart
 * from the writer (search.ts), which every page needs at once.
 */

import { FILTERS } from './catalogue/filters.ts';
import { LIMITS } from './limits.ts';
import { figureOf } from './rules/numbers.ts';
import { readPurpose } from './rules/purpose.ts';
import {
  amountSentence,
  countSentence,
  filterProblem,
  longestText,
  searchText,
} from './rules/searchFilter.ts';
import {
  ALSO_CLOSED,
  AMOUNT_KEYS,
  COUNT_KEYS,
  joinValues,
  KEYWORD_FLAGS,
  SEVERAL_KEYS,
  SORTS,
  TEXT_KEYS,
  valuesOf,
} from './search.ts';
import { cut } from './rules/text.ts';
import type {
  CountRange,
  SearchFilter,
  SearchProblem,
  SearchPurpose,
  SearchRequest,
  SearchSort,
} from './search.ts';

/**
 * Reads a query string into a typed search. What cannot be used is left out of the request and named in
 * `problems`, each with a sentence that says what to send instead. A page below 1 becomes 1 and a limit
 * outside 1 to 100 is clamped; All, Any and empty mean no filter.
 */
export function readSearch(
  params: URLSearchParams,
): SearchRequest & { alsoClosed: boolean; problems: SearchProblem[] } {
  const problems: SearchProblem[] = [];
  const reader = new ParameterReader(params, problems);
  const filter: SearchFilter = {};
  for (const key of TEXT_KEYS) assign(filter, key, reader.text(key));
  for (const key of KEYWORD_FLAGS) {
    const isSet = reader.flag(key);
    assign(filter, key, filter.keyword === undefined ? undefined : isSet);
  }
  assign(filter, 'purpose', reader.purpose());
  for (const key of AMOUNT_KEYS) assign(filter, key, reader.amount(key));
  for (const key of COUNT_KEYS) assign(filter, key, reader.count(key));
  for (const { key } of FILTERS) assign(filter, key, reader.choices(key));
  assign(filter, 'features', reader.choices('features'));
  return {
    filter: usable(filter, problems),
    sort: reader.sort(),
    alsoClosed: reader.alsoClosed(),
    page: reader.page('page', 1, Number.MAX_SAFE_INTEGER),
    pageSize: reader.page('limit', LIMITS.page.defaultSize, LIMITS.page.maxSize),
    problems,
  };
}

/** Several ranges as one: 1 and 2 are '1-2', 1 and 3 are '1,3', 2, 4 and '5+' are '2,4+'. */
export function joinCounts(ranges: readonly CountRange[]): CountRange {
  const numbers = new Set<number>();
  let open = Infinity;
  for (const { min, max, anyOf = [] } of ranges) {
    for (const number of anyOf) numbers.add(number);
    if (max !== undefined) for (let each = min ?? 0; each <= max; each += 1) numbers.add(each);
    else if (min !== undefined) open = Math.min(open, min);
  }
  while (numbers.has(open - 1)) open -= 1;
  const apart = [...numbers].filter((each) => each < open).sort((a, b) => a - b);
  if (open < Infinity) return { min: open, ...(apart.length > 0 && { anyOf: apart }) };
  const [first = 0, last = first] = [apart[0], apart.at(-1)];
  return last - first === apart.length - 1 ? { min: first, max: last } : { anyOf: apart };
}

/** The filter without what its rules refuse; of a keyword that is too long its beginning stays. */
function usable(read: SearchFilter, problems: SearchProblem[]): SearchFilter {
  const filter = { ...read };
  for (const path of FIELDS) {
    const message = filterProblem(path, read);
    if (message === null) continue;
    problems.push({ path, message });
    delete filter[path];
    if (path !== 'keyword') continue;
    const keyword = read.keyword && cut(read.keyword, longestText(path)).trim();
    if (filterProblem(path, { keyword }) === null) assign(filter, path, keyword);
  }
  return filter;
}

const FIELDS = [
  ...TEXT_KEYS,
  ...AMOUNT_KEYS,
  ...COUNT_KEYS,
  ...FILTERS.map(({ key }) => key),
  'features',
] as const;
const NO_FILTER = new Set(['', 'all', 'any']);

function assign<Key extends keyof SearchFilter>(
  filter: SearchFilter,
  key: Key,
  value: SearchFilter[Key],
): void {
  if (value === undefined) delete filter[key];
  else filter[key] = value;
}

class ParameterReader {
  private readonly params: URLSearchParams;
  private readonly problems: SearchProblem[];

  constructor(params: URLSearchParams, problems: SearchProblem[]) {
    this.params = params;
    this.problems = problems;
  }

  text(key: string): string | undefined {
    const isSeveral = SEVERAL_KEYS.includes(key);
    const value = isSeveral
      ? joinValues(this.params.getAll(key).flatMap((each) => valuesOf(this.plain(each))))
      : this.single(key);
    // An escape that was broken on its way names nothing.
    return value === undefined || value.includes('\uFFFD') ? undefined : searchText(key, value);
  }

  flag(key: (typeof KEYWORD_FLAGS)[number]): true | undefined {
    return this.choice(key, ['true', 'false']) === 'true' || undefined;
  }

  purpose(): SearchPurpose | undefined {
    const key = this.params.has('status') ? 'status' : 'purpose';
    const value = this.single(key);
    if (value === undefined) return undefined;
    const purpose = readPurpose(value) ?? undefined;
    if (!purpose) this.refuse(key, `Use sell or rent for ${key}.`);
    return purpose;
  }

  amount(key: (typeof AMOUNT_KEYS)[number]): number | undefined {
    const value = this.single(key);
    if (value === undefined) return undefined;
    const amount = figureOf(value);
    if (amount === null || /\.\d{5}/.test(value)) {
      this.refuse(key, amountSentence(key));
      return undefined;
    }
    return key.endsWith('Price') ? Math.round(amount) : amount;
  }

  /** '4+', '4 ' (a decoded '4+') and '4%2B' are four or more, '4' is exactly four, '1,3' is one or three. */
  count(key: string): CountRange | undefined {
    const parts = this.params.getAll(key).flatMap((each) => each.split(','));
    const ranges: CountRange[] = [];
    for (const part of parts) {
      if (NO_FILTER.has(part.trim().toLowerCase())) continue;
      const match = /^(\d{1,3})(?:(\+|%2B| )|-(\d{1,3}))?$/i.exec(part.trimStart());
      if (!match) {
        this.refuse(key, countSentence(key));
        return undefined;
      }
      const min = Number(match[1]);
      ranges.push(match[2] ? { min } : { min, max: Number(match[3] ?? min) });
    }
    // A range that is turned round is refused by its rule, as it is written.
    const [only, ...others] = ranges;
    return only && others.length === 0 ? only : only && joinCounts(ranges);
  }

  choices(key: string): string[] | undefined {
    const values = this.params
      .getAll(key)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => !NO_FILTER.has(value.toLowerCase()));
    return values.length > 0 ? [...new Set(values)] : undefined;
  }

  sort(): SearchSort {
    const value = this.single('sort');
    if (value === undefined) return 'relevance';
    const sort = SORTS.find((known) => known === value.toLowerCase());
    if (!sort) this.refuse('sort', `Use one of ${SORTS.join(', ')} for sort.`);
    return sort ?? 'relevance';
  }

  alsoClosed(): boolean {
    return this.choice('lifecycle', [ALSO_CLOSED]) !== undefined;
  }

  page(key: string, fallback: number, ceiling: number): number {
    const value = this.single(key);
    if (value === undefined) return fallback;
    if (!/^-?\d+$/.test(value)) {
      this.refuse(key, `Use a whole number from 1 for ${key}.`);
      return fallback;
    }
    return Math.min(Math.max(Number(value), 1), ceiling);
  }

  private choice(key: string, choices: readonly string[]): string | undefined {
    const value = this.single(key);
    if (value === undefined || choices.includes(value)) return value;
    this.refuse(key, `Use ${choices.join(' or ')} for ${key}.`);
    return undefined;
  }

  private single(key: string): string | undefined {
    return this.plain(this.raw(key));
  }

  private plain(raw: string | undefined): string | undefined {
    const value = raw?.replace(/\s+/g, ' ').trim();
    return value === undefined || NO_FILTER.has(value.toLowerCase()) ? undefined : value;
  }

  private raw(key: string): string | undefined {
    const values = this.params.getAll(key);
    if (values.length > 1) this.refuse(key, `Send ${key} once.`);
    return values[0];
  }

  private refuse(path: string, message: string): void {
    this.problems.push({ path, message });
  }
}
