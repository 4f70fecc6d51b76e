import { LIMITS } from '../../../schema/limits.ts';
import { type CountRange, type SearchRequest, writeCount } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { invalid } from '../platform/failures.ts';
import { type CountRangeInput, type PropertyFilter, PropertySort } from './property.inputs.ts';

/**
 * A GraphQL search read by the one reader that the other doors use. Throws INVALID_INPUT with a problem
 * for every value that cannot be used.
 */
export function readGraphQLSearch(
  filter: PropertyFilter | null | undefined,
  sort: PropertySort = PropertySort.RELEVANCE,
  page = 1,
  pageSize: number = LIMITS.page.defaultSize,
): SearchRequest {
  const params = new URLSearchParams({ sort, page: String(page), limit: String(pageSize) });
  const values: [string, FilterValue][] = Object.entries(filter ?? {});
  for (const [key, value] of values) append(params, key, value);
  const { problems, ...request } = readSearch(params);
  if (problems.length > 0) {
    throw invalid(problems.map((problem) => ({ ...problem, code: 'unusable' })));
  }
  return request;
}

type FilterValue = PropertyFilter[keyof PropertyFilter];

function append(params: URLSearchParams, key: string, value: FilterValue): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) for (const entry of value) params.append(key, entry);
  else if (typeof value === 'object') params.set(key, writeCount(rangeOf(value)));
  else params.set(key, String(value));
}

function rangeOf({ min, max }: CountRangeInput): CountRange {
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  };
}
