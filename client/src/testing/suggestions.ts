import type { Suggestion } from '../features/market/search/suggestionFilter.ts';

/** What the server suggests: a city, unless told otherwise. */
export function suggestion(changes: Partial<Suggestion> = {}): Suggestion {
  return {
    kind: 'CITY',
    label: 'Pune',
    detail: 'Maharashtra',
    propertyCount: 1_200,
    propertyCountIsLowerBound: false,
    city: 'Pune',
    state: 'Maharashtra',
    locality: null,
    pincode: null,
    subtype: null,
    filter: null,
    keyword: null,
    isPopular: false,
    ...changes,
  };
}
