import { LIMITS } from '../../../schema/limits.ts';
import { readSearch, type SearchRequest, writeCount } from '../../../schema/search.ts';
import { invalid } from '../platform/failures.ts';
import { type PropertyFilter, PropertySort } from './property.inputs.ts';

/**
 * A GraphQL search read by the one reader that the other doors use. Throws INVALID_INPUT with a problem
 * for every value that cannot be used.
 */
export function readGraphQLSearch(
  filter: PropertyFilter | null,
  sort: PropertySort = PropertySort.RELEVANCE,
  page = 1,
  pageSize: number = LIMITS.page.defaultSize,
): SearchRequest {
  const params = new URLSearchParams({ sort, page: String(page), limit: String(pageSize) });
  for (const [key, value] of Object.entries(filter ?? {})) append(params, key, value);
  const { problems, ...request } = readSearch(params);
  if (problems.length > 0) {
    throw invalid(problems.map((problem) => ({ ...problem, code: 'unusable' })));
  }
  return request;
}

function append(params: URLSearchParams, key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) for (const entry of value) params.append(key, String(entry));
  else if (typeof value === 'object') params.set(key, writeCount(rangeOf(value)));
  else params.set(key, String(value));
}

function rangeOf(value: object): { min?: number; max?: number } {
  const read = (end: 'min' | 'max') => {
    const number: unknown = Reflect.get(value, end);
    return typeof number === 'number' ? number : undefined;
  };
  return { min: read('min'), max: read('max') };
}
