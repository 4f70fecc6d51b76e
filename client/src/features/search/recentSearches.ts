import { LIMITS } from '../../../../schema/limits.ts';
import { parseJson, valueAt } from '../../../../schema/rules/json.ts';
import { isEmptyFilter, writeSearch } from '../../../../schema/search.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import { store, stored } from '../../ui/browserStorage.ts';

/** Something that was searched for: what it is called, and its query string. */
export interface RecentSearch {
  label: string;
  query: string;
}

/** The last searches of this browser, the latest first. */
export function recentSearches(): RecentSearch[] {
  const searches = parseJson(stored(KEY) ?? '');
  return Array.isArray(searches)
    ? searches.filter(isRecent).slice(0, LIMITS.suggestions.recent)
    : [];
}

/** Puts a search first; `label` is what the visitor typed or picked. */
export function rememberSearch(label: string, filter: SearchFilter): void {
  const tidy = label.trim();
  if (tidy === '' || isEmptyFilter(filter)) return;
  const query = writeSearch(filter);
  save([{ label: tidy, query }, ...recentSearches().filter((recent) => recent.query !== query)]);
}

/** Takes one search out, or all of them. */
export function forgetSearch(query?: string): RecentSearch[] {
  const rest = query === undefined ? [] : recentSearches().filter((each) => each.query !== query);
  save(rest);
  return rest;
}

function save(searches: readonly RecentSearch[]): void {
  store(KEY, JSON.stringify(searches.slice(0, LIMITS.suggestions.recent)));
}

function isRecent(value: unknown): value is RecentSearch {
  return typeof valueAt(value, 'label') === 'string' && typeof valueAt(value, 'query') === 'string';
}

const KEY = 'recentSearches';
