import { type SearchFilter } from '../../../../schema/search.ts';
import { type Understanding } from '../../places/understand.ts';

/**
 * What the understood parts of a keyword set. A filter that was set by hand wins over the same thing read
 * from the words, which stay text then.
 */
export function filtersFromWords(understanding: Understanding, filter: SearchFilter) {
  const fromWords: FilterFromWords = {};
  for (const part of understanding.parts) {
    for (const [key, value] of Object.entries(FILTERS_FROM_WORDS[part.kind](part))) {
      if (value !== undefined) Object.assign(fromWords, { [key]: value });
    }
  }
  const isTaken = Object.keys(fromWords).some((key) => key in filter && isSet(filter, key));
  if (isTaken) return { fromWords: {}, parts: [], rest: '' };
  const parts = understanding.parts.map(({ kind, label, value }) => ({ kind, label, value }));
  return { fromWords, parts, rest: understanding.rest };
}

type FilterFromWords = Pick<
  SearchFilter,
  'state' | 'city' | 'location' | 'type' | 'subtype' | 'purpose' | 'bedrooms'
>;

const FILTERS_FROM_WORDS: Record<
  Understanding['parts'][number]['kind'],
  (part: Understanding['parts'][number]) => FilterFromWords
> = {
  STATE: (part) => ({ state: part.value }),
  CITY: (part) => ({ city: part.value, state: part.state }),
  LOCALITY: (part) => ({ location: part.value, city: part.city, state: part.state }),
  TYPE: (part) => ({ type: part.value }),
  SUBTYPE: (part) => ({ subtype: part.value }),
  PURPOSE: (part) => ({ purpose: part.value === 'rent' ? 'rent' : 'sell' }),
  BEDROOMS: (part) => ({ bedrooms: { min: Number(part.value), max: Number(part.value) } }),
};

function isSet(filter: SearchFilter, key: string): boolean {
  return Object.entries(filter).some(([name, value]) => name === key && value !== undefined);
}
