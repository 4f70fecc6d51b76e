import { LIMITS } from '../../../schema/limits.ts';
import { readSlug } from '../../../schema/routes.ts';
import { groupBy } from '../platform/groupBy.ts';
import {
  type Locality,
  loadAreas,
  loadLocalities,
  loadStates,
  loadTowns,
  type State,
  type Town,
} from './loadPlaces.ts';
import { placeKey } from './placeKey.ts';

export type { Locality, State, Town } from './loadPlaces.ts';

/** Everything that carries one name. */
export type PlacesOfName = {
  /** Two for the territory that was merged from two, otherwise at most one. */
  readonly states: readonly State[];
  /** The most populous first. */
  readonly towns: readonly Town[];
  readonly localities: readonly Locality[];
};

/** The 37 states and union territories by name. */
export function listStates(): readonly State[] {
  return STATES;
}

/** Towns, the most populous first; of one state when its name, code or alias is given. */
export function listTowns(stateName?: string): readonly Town[] {
  if (stateName === undefined) return TOWNS;
  return statesNamed(stateName).flatMap((state) => TOWNS_OF_STATE.get(state.name) ?? []);
}

/** A state by name, former name, code or Hindi name; null when nothing is called so. */
export function findState(text: string): State | null {
  return statesNamed(text)[0] ?? null;
}

/** Whoever writes two of these without anything between them means both, and one of them never a place elsewhere. */
export function isGreatTown(town: Town | null): boolean {
  return (town?.population ?? 0) >= GREAT_TOWN;
}

const GREAT_TOWN = 500_000;

/** Towns of this name or alias, the most populous first; case, blanks, hyphens and accents do not count. */
export function findTowns(text: string): readonly Town[] {
  return placesNamed(placeKey(text)).towns;
}

/**
 * One town by name, alias or slug. Without a state the most populous of that name; with one, only a town
 * of that state. Null when there is none.
 */
export function findTown(text: string, state?: string): Town | null {
  const towns = findTowns(text);
  if (state === undefined) return towns[0] ?? null;
  const names = statesNamed(state).map((each) => each.name);
  return towns.find((town) => names.includes(town.state)) ?? null;
}

/** The town of a public address: 'new-delhi', 'new%20delhi' and 'new delhi' are one. */
export function townBySlug(slug: string, state?: string): Town | null {
  return findTown(readSlug(slug), state);
}

/** Known localities of a town, in the order they were listed; empty when the town is unknown. */
export function localitiesOf(city: string, state?: string): readonly Locality[] {
  const town = findTown(city, state);
  return town === null ? [] : (LOCALITIES_OF_TOWN.get(town.id) ?? []);
}

/** Every known locality of every town. */
export function listLocalities(): readonly Locality[] {
  return LOCALITIES;
}

/** Every area that contains localities: what is in it stands among the localities. */
export function listAreas(): readonly Locality[] {
  return AREAS;
}

/** The areas of a town. */
export function areasOf(city: string, state: string): readonly Locality[] {
  return AREAS.filter((area) => area.city === city && area.state === state);
}

/** Localities and areas of this name or alias in any city. */
export function findLocalities(text: string): readonly Locality[] {
  return placesNamed(placeKey(text)).localities;
}

/**
 * Towns whose name, alias or a later word of either begins like this, the most populous first. At most
 * `limit`, 50 unless told otherwise. An empty text suggests the largest towns.
 */
export function suggestTowns(
  prefix: string,
  { state, limit = LIMITS.places.citySuggestions }: { state?: string; limit?: number } = {},
): Town[] {
  const sought = placeKey(prefix);
  const found: Town[] = [];
  for (const town of listTowns(state)) {
    if (found.length >= limit) break;
    if (beginningsOf(town).some((beginning) => beginning.startsWith(sought))) found.push(town);
  }
  return found;
}

/** Names of the cities of a state that begin like this: unique, at most 50. */
export function cityNames(state: string, prefix = ''): string[] {
  return suggestTowns(prefix, { state }).map((town) => town.name);
}

/** Everything under one key of `placeKey`. */
export function placesNamed(key: string): PlacesOfName {
  return {
    states: STATES_BY_KEY.get(key) ?? [],
    towns: TOWNS_BY_KEY.get(key) ?? [],
    localities: LOCALITIES_BY_KEY.get(key) ?? [],
  };
}

type Named = { readonly name: string; readonly aliases: readonly string[] };

const STATES = loadStates();
const TOWNS = loadTowns();
const LOCALITIES = loadLocalities();
const TOWNS_OF_STATE = groupBy(TOWNS, (town) => [town.state]);
const STATES_BY_KEY = groupBy(STATES, keysOf);
const TOWNS_BY_KEY = groupBy(TOWNS, keysOf);
const AREAS = loadAreas(LOCALITIES, TOWNS);
const LOCALITIES_BY_KEY = groupBy([...LOCALITIES, ...AREAS], keysOf);
const LOCALITIES_OF_TOWN = groupBy(LOCALITIES, (locality) => [
  findTown(locality.city, locality.state)?.id ?? '',
]);
const BEGINNINGS = new Map<Town, readonly string[]>();

function statesNamed(text: string): readonly State[] {
  return placesNamed(placeKey(text)).states;
}

function keysOf({ name, aliases }: Named): Iterable<string> {
  return [name, ...aliases].map(placeKey);
}

/** Keys of the names of a town and of what follows their first words; kept, since every suggestion asks. */
function beginningsOf(town: Town): readonly string[] {
  const known = BEGINNINGS.get(town);
  if (known !== undefined) return known;
  const beginnings = [town.name, ...town.aliases].flatMap((name) => {
    const words = name.split(/[\s-]+/);
    return words.map((_word, index) => placeKey(words.slice(index).join('')));
  });
  BEGINNINGS.set(town, beginnings);
  return beginnings;
}
