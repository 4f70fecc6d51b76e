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
export function searchFilterOf(given: PropertyFilter | null | undefined): SearchFilter {
  if (!given) return {};
  const filter: SearchFilter = {
    asTyped: given.asTyped || undefined,
    purpose: given.purpose ?? undefined,
    minPrice: given.minPrice ?? undefined,
    maxPrice: given.maxPrice ?? undefined,
    minSize: given.minSize ?? undefined,
    maxSize: given.maxSize ?? undefined,
    features: featuresOf(given.features ?? []),
  };
  for (const key of TEXT_KEYS) filter[key] = searchText(key, given[key] ?? '') || undefined;
  for (const key of COUNT_KEYS) filter[key] = rangeOf(given[key]);
  return isEmptyFilter(filter) ? {} : filter;
}

function rangeOf(given: CountRangeInput | null | undefined): CountRange | undefined {
  if (given?.min == null && given?.max == null) return undefined;
  const min = given.min ?? 0;
  return given.max == null ? { min } : { min, max: given.max };
}

function featuresOf(given: readonly string[]): string[] | undefined {
  const features = given.map((text) => text.trim()).filter((text) => text !== '');
  return features.length === 0 ? undefined : [...new Set(features)];
}
