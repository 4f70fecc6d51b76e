import { COMMON_WORDS } from './data/commonWords.ts';
import { findTown, type State, type Town } from './gazetteer.ts';
import type { ListedLocality, Window } from './keywordWindows.ts';
import type { UnderstoodPart } from './keywordWords.ts';
import { kilometresBetween } from './nearestPlace.ts';

const KNOWN_TO_ALL = 50_000;
const LARGE_TOWN = 100_000;
const CITY_REACH_KM = 60;

/** Adds the places among the windows: one city, one locality, and a state unless it is that of the city. */
export function readPlaces(
  windows: readonly Window[],
  understood: Map<Window, UnderstoodPart | null>,
  surroundings: { readonly city?: string; readonly state?: string },
): void {
  const places = windows.filter((window) => !window.word);
  const listed = places.find(({ places: { states, towns } }) => states[0] && !towns[0]);
  const state = listed?.places.states[0] ?? null;

  const chosen = surroundings.city ? findTown(surroundings.city, surroundings.state) : null;
  const city = largest(
    places.flatMap((window) => {
      const isLocality = isRatherLocality(window, { all: places, chosen, stated: state });
      const found = isLocality ? null : townOf(window, state);
      return found ? [{ window, found }] : [];
    }),
  );
  const locality = firstMatch(places, (window) =>
    window === city?.window ? null : localityOf(window, city?.found ?? chosen, state),
  );
  if (city) understood.set(city.window, cityPart(city.found));
  if (locality) understood.set(locality.window, localityPart(locality.found));
  if (!listed || !state) return;
  const holder = city?.found.state ?? locality?.found.state;
  understood.set(listed, holder === state.name ? null : statePart(state));
}

/** Of several towns the largest is the city: the other may be a place in it ('Attibele Bangalore'). */
function largest(towns: readonly { window: Window; found: Town }[]) {
  return [...towns].sort((a, b) => (b.found.population ?? 0) - (a.found.population ?? 0))[0];
}

/** The town a window means: in the stated state if there is one, else the most populous. */
function townOf({ key, places }: Window, state: State | null): Town | null {
  const there = places.towns.find((town) => town.state === state?.name);
  if (there) return there;
  const town = places.towns[0];
  if (!town) return null;
  const isWord = COMMON_WORDS.has(key) && (town.population ?? 0) < KNOWN_TO_ALL;
  return isWord ? null : town;
}

/** The locality a window means: that of the city, else the only one of its name. */
function localityOf(
  { places }: Window,
  city: Town | null,
  state: State | null,
): ListedLocality | null {
  const possible = places.localities.filter((each) =>
    city
      ? each.city === city.name && each.state === city.state
      : state === null || each.state === state.name,
  );
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/**
 * A name that is a town and a locality: beside its city, close to its city, or when the town is small, people
 * mean the locality (Dwarka is in Delhi, Loni in Ghaziabad, Gandhinagar is itself).
 */
function isRatherLocality(
  window: Window,
  {
    all,
    chosen,
    stated: listed,
  }: { all: readonly Window[]; chosen: Town | null; stated: State | null },
): boolean {
  const { towns } = window.places;
  const localities = window.places.localities.filter(
    (locality) => listed === null || locality.state === listed.name,
  );
  const town = towns[0];
  if (!town || localities.length === 0) return false;
  const beside = all.flatMap((other) => (other === window ? [] : other.places.towns));
  const isBesideItsCity = [...beside, ...(chosen ? [chosen] : [])].some((each) =>
    localities.some(({ city, state }) => city === each.name && state === each.state),
  );
  if (isBesideItsCity) return true;
  const known = localities.filter((each) => 'latitude' in each);
  if (known.length === 0) return false;
  const isNear = known.some((locality) => kilometresBetween(locality, town) < CITY_REACH_KM);
  return isNear || (town.population ?? 0) < LARGE_TOWN;
}

function firstMatch<Found>(
  windows: readonly Window[],
  match: (window: Window) => Found | null,
): { window: Window; found: Found } | null {
  for (const window of windows) {
    const found = match(window);
    if (found !== null) return { window, found };
  }
  return null;
}

function statePart(state: State): UnderstoodPart {
  return { kind: 'STATE', label: state.name, value: state.name };
}

function cityPart(town: Town): UnderstoodPart {
  return { kind: 'CITY', label: town.name, value: town.name, state: town.state };
}

function localityPart({ name, city, state }: ListedLocality): UnderstoodPart {
  return { kind: 'LOCALITY', label: `${name}, ${city}`, value: name, city, state };
}
