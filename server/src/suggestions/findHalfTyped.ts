import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { filtersFromWords, isPlace } from '../properties/search/filtersFromWords.ts';
import { findNames, SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type HalfTyped, halfTyped } from './halfTyped.ts';
import { type Near, townOf } from './near.ts';

/** Each of them is counted. */
const MOST = 6;
/** With so many, localities are left out of which only a later word begins so: people begin with the first. */
const ENOUGH = 1;

/**
 * Searches that a text would be with the name of a place that its last words begin: '2 bhk in wak' as '2 BHK in
 * Wakad'. Places of the city that the words name, else those of the chosen one and then all others; those that fit
 * best and have most listings first, and only such as anything is found in.
 */
export async function findHalfTyped(
  database: Database,
  text: string,
  near: Near,
): Promise<{ phrases: Suggestion[]; places: Suggestion[] }> {
  for (const half of halfTyped(text)) {
    const places = (await placesBegun(database, half, near)).slice(0, MOST);
    const found = await Promise.all(places.map((place) => phraseIn(database, half, place)));
    const phrases = found.filter(({ propertyCount }) => propertyCount > 0);
    if (phrases.length > 0) return { phrases, places };
  }
  return { phrases: [], places: [] };
}

async function placesBegun(
  database: Database,
  { parts, begun }: HalfTyped,
  near: Near,
): Promise<Suggestion[]> {
  const listed = parts.find(({ kind }) => kind === 'STATE')?.value;
  const named = parts.find(({ kind }) => kind === 'CITY');
  const local = parts.find(({ kind }) => kind === 'LOCALITY');
  const isHere = ({ propertyCount, state }: Suggestion) =>
    propertyCount > 0 && (listed === undefined || state === listed);
  const anywhere = async () =>
    (
      await findNames(database, begun, 'begun', {
        isPlace: true,
        ...(listed === undefined && { enough: ENOUGH }),
      })
    ).filter(isHere);
  // Behind a locality stands the town that it is in.
  if (local) {
    const isItsTown = ({ kind, city, state }: Suggestion) =>
      kind === 'CITY' && city === local.city && state === local.state;
    const towns = (await anywhere()).filter(isItsTown);
    return towns.map((town) => ({ ...town, locality: local.value }));
  }
  const chosen = townOf(named ? { city: named.value, state: named.state } : near);
  const inside = chosen
    ? (await findNames(database, begun, 'begun', { within: chosen })).filter(isHere)
    : [];
  if (named || inside.length >= MOST) return inside;
  const isInside = ({ kind, city, state }: Suggestion) =>
    kind === 'LOCALITY' && city === chosen?.city && state === chosen?.state;
  return [...inside, ...(await anywhere()).filter((place) => !isInside(place))];
}

/** The search for what was said in a place, as the list that it leads to counts it. */
async function phraseIn(
  database: Database,
  { said: message, leading, parts }: HalfTyped,
  { label, detail, city, state, locality }: Suggestion,
): Promise<Suggestion> {
  const place = {
    ...(city && { city }),
    ...(state && { state }),
    ...(locality && { location: locality }),
  };
  const { fromWords } = filtersFromWords(message, place);
  const { total, isLowerBound } = await new PropertySearch(database).count({
    ...fromWords,
    ...place,
  });
  const labels = parts.filter((part) => !isPlace(part)).map((part) => part.label);
  return {
    ...SETS_NOTHING,
    kind: 'PHRASE',
    label: leading + ' ' + label,
    detail: [...labels, ...(detail ? [detail] : [])].join(' · '),
    propertyCount: total,
    propertyCountIsLowerBound: isLowerBound,
    city,
    state,
    locality,
    keyword: message,
  };
}
