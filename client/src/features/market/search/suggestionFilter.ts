import type { SearchFilter } from '../../../../../schema/search.ts';
import type { SuggestionsQuery } from './Suggestions.generated.ts';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** The filters that a suggestion stands for. */
export function filterOf({ city, state, locality, subtype, keyword }: Suggestion): SearchFilter {
  return {
    ...(state && { state }),
    ...(city && { city }),
    ...(locality && { location: locality }),
    ...(subtype && { subtype }),
    ...(keyword && { keyword }),
  };
}

/**
 * The filter with a suggestion taken up instead of the typed keyword. A place replaces the place that was
 * chosen before, a subtype the type and subtype; a phrase says itself where it is looked for.
 */
export function withSuggestion(filter: SearchFilter, suggestion: Suggestion): SearchFilter {
  const { keyword: _typed, ...rest } = filter;
  const part = filterOf(suggestion);
  if (suggestion.kind === 'PHRASE' || (part.state ?? part.city ?? part.location)) {
    for (const key of ['state', 'district', 'city', 'location'] as const) delete rest[key];
  }
  if (part.subtype) delete rest.type;
  return { ...rest, ...part };
}
