import { FILLERS } from '../gazetteer/keywordWords.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { isPlace } from '../properties/search/filtersFromWords.ts';
import { understandKeyword, type UnderstoodPart } from '../gazetteer/understand.ts';
import { LIMITS } from '../../../schema/limits.ts';

/** A text whose last words may begin the name of a place, behind words that are all understood. */
export interface HalfTyped {
  /** The words that are understood: '2 bhk'. */
  readonly said: string;
  /** The same with what leads to the name: '2 bhk in'. */
  readonly leading: string;
  readonly parts: readonly UnderstoodPart[];
  /** What may begin a name: 'wak'. */
  readonly begun: string;
}

const MOST_WORDS = 4;

/** How a text can be read as half typed, the longest beginning of a name first. Pure. */
export function halfTyped(text: string): HalfTyped[] {
  const words = [...text.matchAll(/[^\s,]+/g)];
  return words
    .slice(1)
    .slice(-MOST_WORDS)
    .flatMap(({ index, 0: word }) => {
      const begun = text.slice(index).trim();
      if (placeKey(begun).length < LIMITS.suggestions.minLetters) return [];
      const saysMore = understandKeyword(begun).parts.some((part) => !isPlace(part));
      if (FILLERS.has(placeKey(word)) || saysMore) return [];
      const before = text.slice(0, index);
      const { parts, rest } = understandKeyword(before);
      if (rest !== '' || parts.every(isPlace)) return [];
      return [{ ...phraseBefore(before, parts), parts, begun }];
    });
}

/** Words that lead to a place stay; where none do 'in' does, unless a place was named before. */
function phraseBefore(
  before: string,
  parts: readonly UnderstoodPart[],
): Pick<HalfTyped, 'said' | 'leading'> {
  const words = before.split(/[\s,]+/).filter(Boolean);
  const last = words.findLastIndex((word) => !FILLERS.has(placeKey(word)));
  const said = words.slice(0, last + 1).join(' ');
  const led = words.length > last + 1 || parts.some(isPlace) ? words.join(' ') : said + ' in';
  return {
    said,
    leading: led.replace(/(?<![a-z])(?:bhk|rk)(?![a-z])/gi, (unit) => unit.toUpperCase()),
  };
}
