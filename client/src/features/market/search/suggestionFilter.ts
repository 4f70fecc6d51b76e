import type { SearchFilter } from '../../../../../schema/search.ts';
import type { SuggestionsQuery } from './Suggestions.generated.ts';

export type Suggestion = SuggestionsQuery['suggestions'][number];

const PLACE_KEYS = ['state', 'district', 'city', 'location', 'pincode', 'within'] as const;

/** The filters that a suggestion stands for. */
export function filterOf({
  city,
  state,
  locality,
  pincode,
  subtype,
  filter,
  keyword,
}: Suggestion): SearchFilter {
  const [key = '', choice = ''] = filter?.split('=') ?? [];
  return {
    ...(state && { state }),
    ...(city && { city }),
    ...(locality && { location: locality }),
    ...(pincode && { pincode }),
    ...(subtype && { subtype }),
    ...(choice && { [key]: [choice] }),
    ...(keyword && { keyword }),
  };
}

/**
 * The filter with a suggestion taken up instead of the typed keyword. A place replaces the place that was
 * chosen before, a subtype the type and subtype; a phrase says itself where it is looked for. A filter and
 * mere words are looked for in the place that was chosen.
 */
export function withSuggestion(filter: SearchFilter, suggestion: Suggestion): SearchFilter {
  const { keyword: _typed, ...rest } = filter;
  const part = filterOf(suggestion);
  const isInPlace = suggestion.kind === 'FILTER' || suggestion.kind === 'TEXT';
  if (isInPlace && PLACE_KEYS.some((key) => rest[key])) {
    delete part.city;
    delete part.state;
  } else if (suggestion.kind === 'PHRASE' || PLACE_KEYS.some((key) => part[key])) {
    for (const key of PLACE_KEYS) delete rest[key];
  }
  if (part.subtype) delete rest.type;
  return { ...rest, ...part };
}
