import {
  type Amenity,
  amenitiesInForce,
  FIRST_ADDED_BIT,
} from '../../../../schema/catalogue/amenities.ts';
import { amenityKey } from '../../../../schema/rules/amenity.ts';
import { type SearchText } from './resolvedSearch.ts';

/** The amenities that a text names, which listings have whatever they write, the longest name first, and what else it says. */
export function namedFacts(text: string): { named: SearchText[]; rest: string } {
  const facts = namedAmenities();
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
    named.push({ words: text.slice(first.start, last.end), choices: found.choices });
    others.push(text.slice(from, first.start));
    from = last.end;
    at += found.length - 1;
  }
  const rest = [...others, text.slice(from)].map((part) => part.trim()).filter(Boolean);
  return { named, rest: named.length === 0 ? text : rest.join(' ') };
}

/** What a name stands for, by its key. */
type Facts = ReadonlyMap<string, readonly string[]>;

/** A name has no more characters than this allows words of it. */
const MOST_WORDS = 8;

function longestFrom(words: readonly { key: string }[], facts: Facts) {
  for (let length = words.length; length > 0; length -= 1) {
    const key = words
      .slice(0, length)
      .map((word) => word.key)
      .join('');
    const choices = facts.get(key);
    if (choices) return { length, choices };
  }
  return null;
}

let of: readonly Amenity[] = [];
let amenities: Facts = new Map();

/** As `listing_choices` writes them into the search column; those of administrators come and go. */
function namedAmenities(): Facts {
  const inForce = amenitiesInForce();
  if (of !== inForce) {
    of = inForce;
    amenities = new Map(
      inForce.flatMap(({ name, aliases, bit }) =>
        [name, ...aliases]
          .map(amenityKey)
          .filter((key) => bit >= FIRST_ADDED_BIT || !PARTS_OF_NAMES.has(key))
          .map((key) => [key, [`amenity=${bit}`]] as const),
      ),
    );
  }
  return amenities;
}

/** 'Garden City', 'Khan Market', 'Temple Road' and 'first floor' say nothing of an amenity. */
const PARTS_OF_NAMES: ReadonlySet<string> = new Set(
  'garden park club floor market temple mandir mosque bank lobby reception security'.split(' '),
);
