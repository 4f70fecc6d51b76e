import { COMMON_WORDS } from './data/commonWords.ts';
import { findTown, isGreatTown, type Locality, type State, type Town } from './gazetteer.ts';
import { readLocalityName } from './localityName.ts';
import { localityPlace } from './localityPlace.ts';
import type { Token } from './keywordTokens.ts';
import type { ListedLocality, Window } from './keywordWindows.ts';
import type { UnderstoodPart } from './keywordWords.ts';
import { kilometresBetween } from './nearestPlace.ts';

const KNOWN_TO_ALL = 50_000;
const LARGE_TOWN = 100_000;
/** Small towns that people mean before a part of a large one that is called so. */
const FAMOUS_TOWNS: ReadonlySet<string> = new Set(['Manali, Himachal Pradesh']);
const CITY_REACH_KM = 60;
/** So many times as many listings make one of two places the likelier. */
const RATHER = 10;
/** What fewer sellers call a place is none where its name is that of a large town. */
const FEWEST = 3;

/** What stands between two places that are both meant. */
const JOINS: ReadonlySet<string> = new Set('or and ya aur also अथवा या और व'.split(' '));
/** What stands before or behind a place that need not be the very place. */
const NEAR_BEFORE: ReadonlySet<string> = new Set('near nearby around'.split(' '));
const NEAR_BEHIND: ReadonlySet<string> = new Set('paas nazdeek najdik aaspaas'.split(' '));
const NEAR_KM = 3;

/** The text that windows are of. */
export interface Written {
  readonly text: string;
  readonly tokens: readonly Token[];
}

type Understood = Map<Window, UnderstoodPart | null>;

/**
 * Adds the places among the windows: cities, localities in them, and a state unless it is that of the city. Several
 * of a kind where they are joined ('pune or mumbai', 'whitefield, hoodi') or each is known by itself.
 */
export function readPlaces(
  windows: readonly Window[],
  understood: Understood,
  surroundings: { readonly city?: string; readonly state?: string },
  written: Written,
): void {
  const all = windows.filter((window) => !window.word);
  const joins = all.filter(({ key }) => JOINS.has(key));
  const areJoined = joins.some((join) => isBetween(join, all, joins));
  const places = areJoined ? all.filter((window) => !joins.includes(window)) : all;
  const listed = places.find(({ places: { states, towns } }) => states[0] && !towns[0]);
  const state = listed?.places.states[0] ?? null;
  const chosen = surroundings.city ? findTown(surroundings.city, surroundings.state) : null;

  const towns = places.flatMap((window) => {
    const isLocality = isRatherLocality(window, { all: places, chosen, stated: state });
    const found = isLocality ? null : townOf(window, state);
    return found ? [{ window, found }] : [];
  });
  const cities = citiesAmong(towns, written);
  const others = places.filter((window) => cities.every((city) => city.window !== window));
  const around = cities.length > 0 ? cities.map(({ found }) => found) : chosen ? [chosen] : [];
  const localities = localitiesAmong(others, { around, state, cities, written });

  for (const { window, found } of cities) understood.set(window, cityPart(found));
  for (const { window, found } of localities) {
    if (!isRepeated(found, localities)) understood.set(window, localityPart(found));
    else understood.set(window, null);
  }
  join(
    [...cities, ...localities].map(({ window }) => window),
    written,
  );
  const [only, ...more] = localities.filter(({ found }) => !isRepeated(found, localities));
  if (only && more.length === 0) readNear(only, understood, written);
  if (!listed || !state) return;
  const holder = cities[0]?.found.state ?? localities[0]?.found.state;
  understood.set(listed, holder === state.name ? null : statePart(state));
}

interface Found<Place> {
  window: Window;
  found: Place;
}

function isBetween(join: Window, windows: readonly Window[], joins: readonly Window[]): boolean {
  const others = windows.filter((window) => !joins.includes(window));
  return (
    others.some(({ end }) => end === join.start) && others.some(({ start }) => start === join.end)
  );
}

/**
 * Of several towns the largest is the city, since another may be a place in it ('Attibele Bangalore'), and with it each
 * that is joined to one by a word, or by a sign and is large, or is great and not beside it.
 */
function citiesAmong(towns: readonly Found<Town>[], written: Written): Found<Town>[] {
  const size = ({ found: { population } }: Found<Town>) => population ?? 0;
  const [largest] = [...towns].sort((a, b) => size(b) - size(a));
  if (!largest) return [];
  const isMeant = (town: Found<Town>) => {
    const joints = towns.map(({ window }) => jointOf(window, town.window, written));
    if (joints.includes('word')) return true;
    const isApart = kilometresBetween(town.found, largest.found) > CITY_REACH_KM;
    return joints.includes('sign') ? size(town) >= LARGE_TOWN : isApart && isGreatTown(town.found);
  };
  const meant = towns.filter((town) => town === largest || isMeant(town));
  return meant.filter(
    ({ found }, index) => meant.findIndex((other) => other.found === found) === index,
  );
}

/** How two windows are joined, in either order; null where something else stands between them. */
function jointOf(a: Window, b: Window, { text, tokens }: Written): 'word' | 'sign' | 'none' | null {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = tokens.slice(first.end, second.start);
  if (first === second || first.end > second.start) return null;
  if (between.length > 0) return between.every(({ key }) => JOINS.has(key)) ? 'word' : null;
  const gap = text.slice(tokens[first.end - 1]?.end, tokens[second.start]?.start);
  if (/[/&|+]/.test(gap)) return 'word';
  return /[,;]/.test(gap) ? 'sign' : 'none';
}

/**
 * Localities of the cities; without one, those whose name only one city has, and those of the same city. Several where
 * they are joined; a numbered part beside another ('Sector 7 HSR Layout') is no second place.
 */
function localitiesAmong(
  windows: readonly Window[],
  {
    around,
    state,
    cities,
    written,
  }: {
    around: readonly Town[];
    state: State | null;
    cities: readonly Found<Town>[];
    written: Written;
  },
): Found<ListedLocality>[] {
  const alone = windows.flatMap((window) => localityOf(window, around, state) ?? []);
  const nearby =
    around.length > 0 ? around : alone.flatMap((each) => findTown(each.city, each.state) ?? []);
  // 'Rajouri Garden, Tilak Nagar': the first is in Delhi alone, and so the second is Delhi's.
  const certain = windows.flatMap(
    ({
      places: {
        localities: [only, ...others],
      },
    }) =>
      only && others.length === 0 && (state?.name ?? only.state) === only.state
        ? (findTown(only.city, only.state) ?? [])
        : [],
  );
  const found = windows.flatMap((window): Found<ListedLocality>[] => {
    const own =
      localityOf(window, around.length > 0 ? around : certain, state) ??
      localityOf(window, around, state) ??
      localityOf(window, nearby, state);
    return own ? [{ window, found: own }] : [];
  });
  const ordered = [...found.filter((each) => !isNumbered(each)), ...found.filter(isNumbered)];
  const meant: Found<ListedLocality>[] = [];
  for (const each of ordered) {
    const known = [...meant, ...cities];
    const joints = known.map(({ window }) => jointOf(window, each.window, written));
    const isJoined =
      joints.includes('word') ||
      (!isNumbered(each) && (joints.includes('sign') || 'latitude' in each.found)) ||
      (isNumbered(each) && meant.every(isNumbered) && joints.includes('sign'));
    if (meant.length === 0 || isJoined) meant.push(each);
  }
  return meant.sort((a, b) => a.window.start - b.window.start);
}

/** An area beside a place in it says no more than that. */
function isRepeated(area: ListedLocality, meant: readonly Found<ListedLocality>[]): boolean {
  return meant.some(({ found }) => found !== area && holds(area, found));
}

function isNumbered({ found: { name } }: Found<ListedLocality>): boolean {
  const { base, part } = readLocalityName(name);
  return part === '' && /\d/.test(base);
}

function holds(area: ListedLocality, { name, city, state }: ListedLocality): boolean {
  const isSameTown = area.city === city && area.state === state;
  const [key, ...held] = localityPlace(area.city, area.state, area.name).keys;
  const own = localityPlace(city, state, name).key;
  return isSameTown && own !== key && held.includes(own);
}

/** What joins places is read with them. */
function join(windows: readonly Window[], written: Written): void {
  const inOrder = [...windows].sort((a, b) => a.start - b.start);
  for (const [index, window] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && jointOf(before, window, written) === 'word') window.start = before.end;
  }
}

/** 'Near' a place whose position is known is a distance from it; near any other it is the place. */
function readNear(
  { window, found }: Found<ListedLocality>,
  understood: Understood,
  { tokens }: Written,
): void {
  const keys = tokens.map(({ key }) => key);
  const isBefore = NEAR_BEFORE.has(keys[window.start - 1] ?? '');
  const behind = keys[window.end] === 'ke' ? window.end + 1 : window.end;
  const isBehind = NEAR_BEHIND.has(keys[behind] ?? '');
  const isSaid = [...understood.values()].some((part) => part?.kind === 'WITHIN');
  if (isSaid || !isPlaced(found) || (!isBefore && !isBehind)) return;
  const place = isBefore
    ? { start: window.start - 1, end: window.start }
    : { start: window.end, end: behind + 1 };
  const label = `Within ${NEAR_KM} km of ${found.name}`;
  understood.set({ ...window, ...place }, { kind: 'WITHIN', label, value: String(NEAR_KM) });
}

function isPlaced(place: ListedLocality): place is Locality {
  return 'latitude' in place && !('holds' in place);
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

/**
 * The locality a window means: that of one of the towns, else the only one of its name or that in which many times as
 * many listings stand as in any other.
 */
function localityOf(
  { places: { localities } }: Window,
  towns: readonly Town[],
  state: State | null,
): ListedLocality | null {
  for (const town of towns) {
    const [own, ...others] = localities.filter((each) => isOf(each, town));
    if (own && others.length === 0) return own;
  }
  if (towns.length > 0) return null;
  const possible = localities.filter(
    (each) => !('isAssumed' in each) && (state === null || each.state === state.name),
  );
  const [first, second] = [...possible].sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const isMeant =
    first && (!second || (first.count ?? 0) >= Math.max(1, RATHER * (second.count ?? 0)));
  return isMeant ? first : null;
}

function isOf({ city, state }: ListedLocality, town: Town): boolean {
  return city === town.name && state === town.state;
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
  const town = towns[0];
  const isLarge =
    (town?.population ?? 0) >= LARGE_TOWN || FAMOUS_TOWNS.has(`${town?.name}, ${town?.state}`);
  const localities = window.places.localities.filter(
    (locality) =>
      (listed === null || locality.state === listed.name) &&
      ('latitude' in locality ||
        !isLarge ||
        (locality.count ?? FEWEST) >= FEWEST ||
        locality.inTowns === 0),
  );
  if (!town || localities.length === 0) return false;
  const beside = all.flatMap((other) => (other === window ? [] : other.places.towns));
  const isBesideItsCity = [...beside, ...(chosen ? [chosen] : [])].some((each) =>
    localities.some((locality) => isOf(locality, each)),
  );
  if (isBesideItsCity) return true;
  // The market may know nothing of the town, or hardly anything.
  const isMarket = localities.some(
    ({ count = 0, inTowns }) =>
      count > 0 &&
      inTowns !== undefined &&
      ((inTowns === 0 && !isGreatTown(town)) ||
        (!isLarge && count >= FEWEST && count >= RATHER * inTowns)),
  );
  if (isMarket) return true;
  const known = localities.filter((each) => 'latitude' in each);
  if (known.length === 0) return false;
  const isNear = known.some((locality) => kilometresBetween(locality, town) < CITY_REACH_KM);
  return isNear || !isLarge;
}

export function statePart(state: State): UnderstoodPart {
  return { kind: 'STATE', label: state.name, value: state.name };
}

function cityPart(town: Town): UnderstoodPart {
  return { kind: 'CITY', label: town.name, value: town.name, state: town.state };
}

function localityPart({ name, city, state }: ListedLocality): UnderstoodPart {
  return { kind: 'LOCALITY', label: `${name}, ${city}`, value: name, city, state };
}
