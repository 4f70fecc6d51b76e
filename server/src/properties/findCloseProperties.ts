import { type SearchFilter, writeSearch } from '../../../schema/search.ts';
import { type PropertySearch } from './findProperties.ts';
import { type PropertyRow } from './property.row.ts';
import { closeSearches } from './search/closeSearches.ts';

export interface CloseProperties {
  label: string;
  /** The search that shows them all, as the query string of its address. */
  query: string;
  items: PropertyRow[];
}

/** A search with as many hits needs nothing beside them. */
export const ENOUGH_HITS = 5;
const MOST = 8;
const MOST_OF_A_KIND = 4;

/**
 * What is close to a search that shows fewer than five listings: at most eight that the search itself does not
 * show, each once, said why. What the keyword says counts as filters.
 */
export async function findCloseProperties(
  search: PropertySearch,
  filter: SearchFilter,
): Promise<CloseProperties[]> {
  const own = await search.find(firstOf(filter));
  if (own.total >= ENOUGH_HITS || own.unknown.length > 0) return [];
  const spelled = await search.spelledOut(filter);
  const seen = new Set(own.items.map(({ id }) => id));
  const close: CloseProperties[] = [];
  for (const { label, filter: near } of closeSearches(spelled)) {
    const found = await search.find(firstOf(near));
    const left = Math.min(MOST_OF_A_KIND, MOST + own.items.length - seen.size);
    const items = found.items.filter(({ id }) => !seen.has(id)).slice(0, left);
    if (items.length === 0) continue;
    for (const { id } of items) seen.add(id);
    close.push({ label, query: writeSearch(near), items });
  }
  return close;
}

function firstOf(filter: SearchFilter) {
  return { filter, sort: 'relevance', page: 1, pageSize: ENOUGH_HITS + MOST } as const;
}
