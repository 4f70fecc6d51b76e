import { LIMITS } from '../../../schema/limits.ts';
import { wordsBegunBy } from '../gazetteer/keywordWords.ts';
import { wordsHalfTyped } from './halfTyped.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { understandKeyword, type UnderstoodPart } from '../gazetteer/understand.ts';
import { type Database } from '../platform/database/connect.ts';
import { countBySubtype } from '../properties/countListings.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { isPlace } from '../properties/search/filtersFromWords.ts';
import { findNames, SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type Near } from './near.ts';

/**
 * The place and the kind that stand in a text, each alone, and both together where nothing else says so: 'flat spacious
 * gachibowli' as flats in Gachibowli, Gachibowli, flats. `begun` are the places that its last words begin.
 */
export async function findApart(
  database: Database,
  typed: string,
  near: Near,
  { begun, isPhrase }: { begun: readonly Suggestion[]; isPhrase: boolean },
): Promise<Suggestion[]> {
  const texts = begun.length > 0 ? [] : [...wordsHalfTyped(typed), withKind(typed)];
  for (const text of [...texts, typed]) {
    const { parts, rest } = understandKeyword(text, near);
    const kind = only(parts.filter((part) => part.kind === 'SUBTYPE' || part.kind === 'TYPE'));
    const isPlaceAlone = rest === '' && parts.every(isPlace);
    if (kind?.kind !== 'SUBTYPE' && !isPlaceAlone) continue;
    const named = await placesNamed(database, parts.filter(isPlace), rest);
    const places = (begun.length > 0 ? begun : named).filter(isListed).slice(0, MOST_PLACES);
    const [place] = places;
    if (!place) continue;
    if (!kind) return places;
    const subtype = await kindAlone(database, kind);
    const together = isPhrase ? [] : [await both(database, subtype, place)];
    return [...together, ...places, subtype].filter(isListed);
  }
  return [];
}

const MOST_PLACES = 3;

/** With the last word as the kind that it begins, whatever stands before it. */
function withKind(typed: string): string {
  const [, before = '', last = ''] = /^(.*\s)(\S+)$/.exec(typed.trim()) ?? [];
  const begun = placeKey(last);
  if (begun.length < LIMITS.suggestions.minLetters) return typed;
  const word = wordsBegunBy(begun).find(({ part: { kind } }) => kind === 'SUBTYPE');
  return word ? before + word.text : typed;
}

function isListed({ propertyCount }: Suggestion): boolean {
  return propertyCount > 0;
}

function only([part, ...others]: readonly UnderstoodPart[]): UnderstoodPart | null {
  return part && others.length === 0 && !part.isExcluded ? part : null;
}

/** The narrowest place that is named, else those that the words begin of which nobody knows what they mean. */
async function placesNamed(
  database: Database,
  named: readonly UnderstoodPart[],
  rest: string,
): Promise<Suggestion[]> {
  if (named.length === 0 && placeKey(rest).length >= LIMITS.suggestions.minLetters)
    return findNames(database, rest, 'begun', { isPlace: true, enough: 1 });
  const part =
    only(named.filter(({ kind }) => kind === 'LOCALITY')) ??
    only(named.filter(({ kind }) => kind === 'CITY'));
  if (!part?.state) return [];
  const { kind, value, state, city = value } = part;
  const scope =
    kind === 'LOCALITY' ? { within: { city, state } } : { isPlace: true as const, enough: 1 };
  const found = await findNames(database, value, 'begun', scope);
  return found.filter((each) => each.kind === kind && each.label === value && each.state === state);
}

async function kindAlone(
  database: Database,
  { label, value }: UnderstoodPart,
): Promise<Suggestion> {
  const propertyCount = (await countBySubtype(database)).get(value) ?? 0;
  return { ...SETS_NOTHING, kind: 'SUBTYPE', label, propertyCount, subtype: value };
}

async function both(
  database: Database,
  { label, subtype }: Suggestion,
  place: Suggestion,
): Promise<Suggestion> {
  const { city, state, locality } = place;
  const { total, isLowerBound } = await new PropertySearch(database).count({
    ...(subtype && { subtype }),
    ...(city && { city }),
    ...(state && { state }),
    ...(locality && { location: locality }),
  });
  return {
    ...place,
    kind: 'PHRASE',
    label: `${label} in ${place.label}`,
    propertyCount: total,
    propertyCountIsLowerBound: isLowerBound,
    subtype,
  };
}
