import { LIMITS } from '../../../../../schema/limits.ts';
import { parseJson, valueAt } from '../../../../../schema/rules/json.ts';
import { isEmptyFilter, writeSearch } from '../../../../../schema/search.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/** Something that was searched for: what it is called, and its query string. */
export interface RecentSearch {
  label: string;
  query: string;
}

/** The last searches of this browser, the latest first. */
export function recentSearches(): RecentSearch[] {
  const searches = parseJson(stored(KEY) ?? '');
  return Array.isArray(searches)
    ? searches
        .filter(isRecent)
        .filter(({ query }) => isSearch(keywordOf(query)))
        .slice(0, LIMITS.suggestions.recent)
    : [];
}

/** Puts a search first; `label` is what the visitor typed or picked. Two letters or symbols are no search to keep. */
export function rememberSearch(label: string, filter: SearchFilter): void {
  const tidy = label.trim();
  if (tidy === '' || isEmptyFilter(filter) || !isSearch(filter.keyword)) return;
  const query = writeSearch(filter);
  save([{ label: tidy, query }, ...recentSearches().filter((recent) => recent.query !== query)]);
}

/** Takes one search out, or all of them. */
export function forgetSearch(query?: string): RecentSearch[] {
  const rest = query === undefined ? [] : recentSearches().filter((each) => each.query !== query);
  save(rest);
  return rest;
}

/** Takes out every search for words that turned out to be refused. */
export function forgetKeyword(keyword: string): void {
  const saved = recentSearches();
  const rest = saved.filter(({ query }) => keywordOf(query) !== keyword);
  if (rest.length < saved.length) save(rest);
}

function save(searches: readonly RecentSearch[]): void {
  store(KEY, JSON.stringify(searches.slice(0, LIMITS.suggestions.recent)));
}

function isRecent(value: unknown): value is RecentSearch {
  return typeof valueAt(value, 'label') === 'string' && typeof valueAt(value, 'query') === 'string';
}

function keywordOf(query: string): string | undefined {
  return new URLSearchParams(query).get('keyword') ?? undefined;
}

/** Whether a keyword has enough letters and figures; a search without one needs none. */
function isSearch(keyword: string | undefined): boolean {
  if (keyword === undefined) return true;
  return keyword.replace(/[^\p{L}\p{M}\p{N}]/gu, '').length >= LIMITS.keyword.minLength;
}

const KEY = 'recentSearches';
