import { amenitiesInForce, FIRST_ADDED_BIT } from '../../../../schema/catalogue/amenities.ts';
import { amenityKey } from '../../../../schema/rules/amenity.ts';
import { type SearchText } from './resolvedSearch.ts';

/**
 * The names of added amenities in a text, the longest first, and what else it says. A listing with the amenity is
 * found by its name like one that writes it; those of the catalogue stay text, since sellers write them.
 */
export function amenityWords(text: string): { named: SearchText[]; rest: string } {
  const bits = addedNames();
  if (bits.size === 0) return { named: [], rest: text };
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: amenityKey(word),
    start: index,
    end: index + word.length,
  }));
  const named: SearchText[] = [];
  const others: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = longestFrom(words.slice(at, at + MOST_WORDS), bits);
    const [first, last] = [words[at], found && words[at + found.length - 1]];
    if (!found || !first || !last) continue;
    named.push({ words: text.slice(first.start, last.end), amenityBit: found.bit });
    others.push(text.slice(from, first.start));
    from = last.end;
    at += found.length - 1;
  }
  const rest = [...others, text.slice(from)].map((part) => part.trim()).filter(Boolean);
  return { named, rest: named.length === 0 ? text : rest.join(' ') };
}

/** A name has no more characters than this allows words of it. */
const MOST_WORDS = 8;

function longestFrom(
  words: readonly { key: string }[],
  bits: ReadonlyMap<string, number>,
): { length: number; bit: number } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const key = words.slice(0, length).map((word) => word.key);
    const bit = bits.get(key.join(''));
    if (bit !== undefined) return { length, bit };
  }
  return null;
}

function addedNames(): ReadonlyMap<string, number> {
  const added = amenitiesInForce().filter(({ bit }) => bit >= FIRST_ADDED_BIT);
  return new Map(
    added.flatMap(({ name, aliases, bit }) =>
      [name, ...aliases].map((text) => [amenityKey(text), bit] as const),
    ),
  );
}
