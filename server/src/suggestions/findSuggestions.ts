import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { FILLERS } from '../gazetteer/keywordWords.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type Database } from '../platform/database/connect.ts';
import { findNames, WHOLE_NAME, type Suggestion } from './findNames.ts';
import { findApart } from './findApart.ts';
import { findFallback } from './findFallback.ts';
import { findFilters, isFilter } from './findFilters.ts';
import { findHalfTyped } from './findHalfTyped.ts';
import { findPhrase } from './findPhrase.ts';
import { findPincodes } from './findPincodes.ts';
import { wordsHalfTyped } from './halfTyped.ts';
import { knownNames } from './knownNames.ts';
import { type Near, townOf } from './near.ts';

/**
 * What a text being typed could become: the search that it is already, where all of it is understood, or the filter or
 * PIN code, then places, projects and subtypes that it begins, the best fit first, then the one with most public
 * listings, then searches whose last word or place it begins to name, and what they are made of; names without a
 * listing come last. Typing mistakes are corrected when hardly anything begins so. Where nothing fits, the words are
 * offered as they are, beside popular places. A text of fewer than two letters or figures suggests nothing, and no text
 * is refused.
 */
export async function findSuggestions(
  database: Database,
  text: string,
  limit: number,
  near: Near = {},
): Promise<Suggestion[]> {
  const most = Math.min(Math.max(Math.trunc(limit) || 0, 1), LIMITS.suggestions.max);
  const typed = cut(text, LIMITS.keyword.maxLength);
  if (placeKey(typed).length < LIMITS.suggestions.minLetters) return [];
  const [{ whole, half, places }, begun, filters, codes] = await Promise.all([
    findPhrases(database, typed, near),
    findNames(database, typed, 'begun', { enough: most, near: townOf(near) }),
    findFilters(database, typed, near),
    findPincodes(database, typed, near),
  ]);
  const apart = begun.some(isListed)
    ? []
    : await findApart(database, typed, near, {
        begun: places,
        isPhrase: whole.length + half.length > 0,
      });
  const isFound = [half, filters, codes, apart].some((each) => each.length > 0);
  const others =
    begun.length >= ENOUGH || isFound
      ? []
      : [
          ...(await foundBeside(database, typed)),
          ...(await findNames(database, typed, 'corrected')),
        ];
  const names = nearFirst(distinct([...begun, ...others]), near);
  const found = [
    ...whole,
    ...(isFilter(typed) ? filters : []),
    ...codes.filter(isListed),
    ...names.filter(isListed),
    ...(isFilter(typed) ? [] : filters),
    ...half,
    ...apart,
    // Names of which nothing can be had come after all others.
    ...[...codes, ...names].filter((each) => !isListed(each)),
  ];
  const all = distinct(found);
  return (all.length > 0 ? all : await findFallback(database, typed, near)).slice(0, most);
}

/**
 * The search that a text is, else those that it would be with the word or the name of a place that it begins, and those
 * places.
 */
async function findPhrases(
  database: Database,
  typed: string,
  near: Near,
): Promise<{ whole: Suggestion[]; half: Suggestion[]; places: Suggestion[] }> {
  const phrase = isFilter(typed) ? null : await findPhrase(database, typed, near);
  if (phrase || isFilter(typed)) return { whole: phrase ? [phrase] : [], half: [], places: [] };
  const [words, { phrases, places }] = await Promise.all([
    Promise.all(wordsHalfTyped(typed).map((text) => findPhrase(database, text, near))),
    findHalfTyped(database, typed, near),
  ]);
  return { whole: [], half: [...words.filter((each) => each !== null), ...phrases], places };
}

function isListed({ propertyCount }: Suggestion): boolean {
  return propertyCount > 0;
}

/** What lies in the city that was chosen comes before what lies elsewhere. */
function nearFirst(suggestions: readonly Suggestion[], near: Near): Suggestion[] {
  const town = townOf(near);
  const isNear = (each: Suggestion) => each.city === town?.city && each.state === town?.state;
  if (!town) return [...suggestions];
  return [...suggestions.filter(isNear), ...suggestions.filter((each) => !isNear(each))];
}

/** With fewer fits than this, names that fit with a typing mistake are offered after them. */
const ENOUGH = 3;
const MOST_SPLITS = 4;

/** 'indiranagar bang' and 'noida sec 6': a locality or project beside the town or state it is in. */
async function foundBeside(database: Database, text: string): Promise<Suggestion[]> {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && !FILLERS.has(placeKey(word)));
  for (let split = words.length - 1; split > 0 && split > words.length - MOST_SPLITS; split -= 1) {
    const sides = [words.slice(0, split).join(' '), words.slice(split).join(' ')] as const;
    for (const [subject, place] of [sides, [sides[1], sides[0]] as const]) {
      // "Gomti" begins a locality and no town: all that "Nagar" begins is then not looked for in it.
      const places = knownNames(placeKey(place), 'begun').filter(
        ({ kind, fit }) => fit <= WHOLE_NAME && (kind === 'CITY' || kind === 'STATE'),
      );
      if (places.length === 0 || placeKey(subject).length < LIMITS.suggestions.minLetters) continue;
      const inside = (await findNames(database, subject, 'begun')).filter(
        (each) =>
          each.city !== null &&
          each.kind !== 'CITY' &&
          places.some(({ kind, filter }) =>
            kind === 'CITY'
              ? filter.city === each.city && filter.state === each.state
              : filter.state === each.state,
          ),
      );
      if (inside.length > 0) return inside;
    }
  }
  return [];
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, label, detail }) => {
    const identity = [kind, label, detail ?? ''].join('|');
    return !seen.has(identity) && seen.add(identity);
  });
}
