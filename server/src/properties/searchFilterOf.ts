import { FILTERS } from '../../../schema/catalogue/filters.ts';
import { searchText } from '../../../schema/rules/searchFilter.ts';
import {
  COUNT_KEYS,
  type CountRange,
  isEmptyFilter,
  type SearchFilter,
  TEXT_KEYS,
} from '../../../schema/search.ts';
import { type CountRangeInput, type PropertyFilter } from './property.inputs.ts';

/** A filter of the GraphQL door as searches take it; null and blank texts narrow nothing. */
export function searchFilterOf(input: PropertyFilter | null | undefined): SearchFilter {
  if (!input) return {};
  const filter: SearchFilter = {
    asTyped: input.asTyped || undefined,
    strict: input.strict || undefined,
    purpose: input.purpose ?? undefined,
    minPrice: input.minPrice ?? undefined,
    maxPrice: input.maxPrice ?? undefined,
    minSize: input.minSize ?? undefined,
    maxSize: input.maxSize ?? undefined,
    within: input.within ?? undefined,
    features: chosenOf(input.features ?? []),
  };
  for (const key of TEXT_KEYS) filter[key] = searchText(key, input[key] ?? '') || undefined;
  for (const key of COUNT_KEYS) filter[key] = rangeOf(input[key]);
  for (const { key } of FILTERS) filter[key] = chosenOf(input[key] ?? []);
  return isEmptyFilter(filter) ? {} : filter;
}

function rangeOf(input: CountRangeInput | null | undefined): CountRange | undefined {
  const anyOf = input?.anyOf?.length ? { anyOf: [...input.anyOf] } : undefined;
  if (input?.min == null && input?.max == null) return anyOf;
  const min = input.min ?? 0;
  return { min, ...(input.max != null && { max: input.max }), ...anyOf };
}

function chosenOf(values: readonly string[]): string[] | undefined {
  const chosen = values.map((text) => text.trim()).filter((text) => text !== '');
  return chosen.length === 0 ? undefined : [...new Set(chosen)];
}
