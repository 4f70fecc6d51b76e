import { amenitiesInForce, FIRST_ADDED_BIT } from '../../../../schema/catalogue/amenities.ts';
import { SPOKEN_CHOICES } from '../../../../schema/catalogue/spoken.ts';
import { amenityKey } from '../../../../schema/rules/amenity.ts';
import { type SearchText } from './resolvedSearch.ts';

/**
 * What a text names that listings have whatever they write, the longest name first, and what else it says: added
 * amenities, and what forms ask by a choice. Amenities of the catalogue stay text, since sellers write them.
 */
export function namedFacts(text: string): { named: SearchText[]; rest: string } {
  const facts = [addedAmenities(), CHOICES];
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: amenityKey(word),
    start: index,
    end: index + word.length,
  }));
  const named: SearchText[] = [];
  const others: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = longestFrom(words.slice(at, at + MOST_WORDS), facts);
    const [first, last] = [words[at], found && words[at + found.length - 1]];
    if (!found || !first || !last) continue;
    named.push({ words: text.slice(first.start, last.end), ...found.fact });
    others.push(text.slice(from, first.start));
    from = last.end;
    at += found.length - 1;
  }
  const rest = [...others, text.slice(from)].map((part) => part.trim()).filter(Boolean);
  return { named, rest: named.length === 0 ? text : rest.join(' ') };
}

/** By the key of a name. */
type Facts = ReadonlyMap<string, Pick<SearchText, 'amenityBit' | 'choices'>>;

/** A name has no more characters than this allows words of it. */
const MOST_WORDS = 8;

function longestFrom(words: readonly { key: string }[], facts: readonly Facts[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const key = words
      .slice(0, length)
      .map((word) => word.key)
      .join('');
    const fact = facts.map((named) => named.get(key)).find(Boolean);
    if (fact) return { length, fact };
  }
  return null;
}

function addedAmenities(): Facts {
  const added = amenitiesInForce().filter(({ bit }) => bit >= FIRST_ADDED_BIT);
  return new Map(
    added.flatMap(({ name, aliases, bit }) =>
      [name, ...aliases].map((text) => [amenityKey(text), { amenityBit: bit }] as const),
    ),
  );
}

/** As `listing_choices` writes them into the search column. */
const CHOICES: Facts = new Map(
  SPOKEN_CHOICES.flatMap(({ field, values, phrases }) => {
    const choices = values.map((value) => `${field}=${value}`);
    return phrases.map((text) => [amenityKey(text), { choices }] as const);
  }),
);
