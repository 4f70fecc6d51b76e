import { FILLERS, wordPartOf, wordsBegunBy } from '../gazetteer/keywordWords.ts';
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
      // The last word may be the beginning of a place: 'se' of Sector 62.
      const isFiller = begun === word ? LEADS_TO_PLACE.has(word) : FILLERS.has(placeKey(word));
      if (isFiller || saysMore) return [];
      const before = text.slice(0, index);
      const { parts, rest } = understandKeyword(before);
      if (rest !== '' || parts.every(isPlace) || lastKey(before) === LEADS_TO_PURPOSE) return [];
      return [{ ...phraseBefore(before, parts), parts, begun }];
    });
}

/** Of so many ways in which a word could go on each is counted. */
const MOST_WORDS_BEGUN = 3;
/** There are many words for a purpose, and two letters begin places too: 'pu' Pune and not 'purchase'. */
const PURPOSE_LETTERS = 3;
/** Behind these a place is said. */
const LEADS_TO_PLACE: ReadonlySet<string> = new Set(
  'in near at around within nearby inside to mein me mai'.split(' '),
);

/** Behind this none is. */
const LEADS_TO_PURPOSE = 'for';

/**
 * What a text would be with its last words written to their end, behind words that are all understood: '2 bhk fl' as
 * '2 bhk flat'. Only what was not said before, and never where a place follows. Pure.
 */
export function wordsHalfTyped(text: string): string[] {
  for (const { index } of [...text.matchAll(/[^\s,]+/g)].slice(-MOST_WORDS)) {
    const begun = placeKey(text.slice(index));
    const before = text.slice(0, index).trim();
    const { parts, rest } = understandKeyword(before);
    const isPlaceNext = LEADS_TO_PLACE.has(lastKey(before));
    if (begun.length < LIMITS.suggestions.minLetters || rest !== '' || isPlaceNext) continue;
    if (wordPartOf(begun)) return [];
    const kinds = new Set(parts.map(({ kind }) => saidBy(kind)));
    const found = wordsBegunBy(begun).filter(
      ({ part: { kind } }) =>
        !kinds.has(saidBy(kind)) &&
        // Alone a kind or purpose is a name of its own.
        (parts.length > 0 || kind === 'BEDROOMS') &&
        (kind === 'PURPOSE' ? begun.length >= PURPOSE_LETTERS : !FILLERS.has(begun)),
    );
    if (found.length > 0) {
      return found.slice(0, MOST_WORDS_BEGUN).map((word) => `${before} ${word.text}`.trim());
    }
  }
  return [];
}

function lastKey(text: string): string {
  return placeKey(
    text
      .trim()
      .split(/[\s,]+/)
      .at(-1) ?? '',
  );
}

/** A type is a wider word for what a subtype is. */
function saidBy(kind: UnderstoodPart['kind']): UnderstoodPart['kind'] {
  return kind === 'TYPE' ? 'SUBTYPE' : kind;
}

/** Words that lead to a place stay; where none do 'in' does, unless a place was named before. */
function phraseBefore(
  before: string,
  parts: readonly UnderstoodPart[],
): Pick<HalfTyped, 'said' | 'leading'> {
  const words = before.split(/[\s,]+/).filter(Boolean);
  const last = words.findLastIndex((word) => !FILLERS.has(placeKey(word)));
  const message = words.slice(0, last + 1).join(' ');
  const led = words.length > last + 1 || parts.some(isPlace) ? words.join(' ') : message + ' in';
  return {
    said: message,
    leading: led.replace(/(?<![a-z])(?:bhk|rk)(?![a-z])/gi, (unit) => unit.toUpperCase()),
  };
}
