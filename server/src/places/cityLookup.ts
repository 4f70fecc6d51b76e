import { LIMITS } from '../../../schema/limits.ts';
import { slugOf } from '../../../schema/routes.ts';
import { findTown, listTowns, type State } from '../gazetteer/gazetteer.ts';
import { isDenied, type MapsResponse, mapsError, type MapsPlace } from './mapsService.ts';
import { placeKey } from '../gazetteer/placeKey.ts';

export interface CityOfState {
  id: string;
  name: string;
  slug: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
}

/** Cities of a state; `notice` says why they come from the built-in list although a service was asked. */
export interface CityLookup {
  cities: CityOfState[];
  notice: string | null;
}

/** What the maps service found, or the built-in list where it found nothing or refused. */
export function lookupOf(response: MapsResponse<readonly MapsPlace[]>, state: State): CityLookup {
  if (response.kind === 'found') {
    return {
      cities: firstUnique(response.found.map((place) => cityOf(place, state))),
      notice: null,
    };
  }
  const cities = bundledCities(state);
  if (response.kind !== 'refused') return { cities, notice: null };
  return { cities, notice: isDenied(response.status) ? LOOKUP_DENIED : mapsError(response.status) };
}

/** The towns of a state that the market knows, the most populous first. */
export function bundledCities(state: State): CityOfState[] {
  const cities = listTowns(state.name).map(({ id, name, slug, latitude, longitude }) => ({
    id,
    name,
    slug,
    state: state.name,
    latitude,
    longitude,
  }));
  return firstUnique(cities);
}

const LOOKUP_DENIED = 'City lookup denied: key not authorized. These are the built-in cities.';

function cityOf({ name, latitude, longitude }: MapsPlace, state: State): CityOfState {
  const town = findTown(name, state.name);
  return {
    id: town?.id ?? `${slugOf(name)}-${state.slug}`,
    name: town?.name ?? name,
    slug: town?.slug ?? slugOf(name),
    state: state.name,
    latitude: town?.latitude ?? latitude,
    longitude: town?.longitude ?? longitude,
  };
}

/** The first 50 cities of different names. */
function firstUnique(cities: readonly CityOfState[]): CityOfState[] {
  const byKey = new Map<string, CityOfState>();
  for (const city of cities) {
    const key = placeKey(city.name);
    if (!byKey.has(key)) byKey.set(key, city);
  }
  return [...byKey.values()].slice(0, LIMITS.places.citySuggestions);
}
