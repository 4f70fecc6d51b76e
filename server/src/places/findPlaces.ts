import { cityPath } from '../../../schema/routes.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { countByCity } from '../properties/countListings.ts';
import { findLocalityCounts } from '../properties/findFacets.ts';
import { Places } from '../properties/search/places.ts';
import {
  findState,
  findTown,
  listStates,
  listTowns,
  localitiesOf,
  suggestTowns,
  type Town,
} from '../gazetteer/gazetteer.ts';
import { localityPlace } from '../gazetteer/localityPlace.ts';
import { postOfficesOf } from '../gazetteer/pincodes.ts';
import { type Geocoder } from './geocoder.ts';
import { type CitiesInput, type PointInput } from './place.input.ts';

const MOST_CITIES = 500;

/** Addresses of the towns' pages, by id. Of two towns of one name the smaller names its state. */
const PATHS: ReadonlyMap<string, string> = new Map(
  listTowns().map((town) => {
    const isLargest = findTown(town.name)?.id === town.id;
    return [town.id, isLargest ? cityPath(town.name) : cityPath(town.name, town.state)];
  }),
);

/** Towns and their place in the gazetteer, as counts name them. */
const TOWNS: ReadonlyMap<string, { town: Town; place: number }> = new Map(
  listTowns().map((town, place) => [keyOf(town.name, town.state), { town, place }]),
);

/** Towns with their counts: those with listings first, then the most populous. */
export async function findCities(database: Database, input: CitiesInput) {
  const state = input.state ? findState(input.state) : null;
  if (input.state && !state) return [];
  const counts = await countsByTown(database, state?.name);
  const limit = Math.min(Math.max(input.limit, 0), MOST_CITIES);
  const sought = input.search
    ? suggestTowns(input.search, { state: state?.name, limit: MOST_CITIES })
    : null;
  const countOf = ({ name, state: of }: Town) => counts.get(keyOf(name, of)) ?? 0;
  // Every page asks for a dozen of thousands: only those are looked at.
  const cities = (sought ?? townsIn(counts))
    .map((town) => ({ town, count: countOf(town) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
  if (!input.withProperties) {
    for (const town of sought ?? listTowns(state?.name)) {
      if (cities.length === limit) break;
      if (countOf(town) === 0) cities.push({ town, count: 0 });
    }
  }
  return cities.map(({ town, count }) => presentCity(town, count));
}

/** In the order of the gazetteer. */
function townsIn(counts: ReadonlyMap<string, number>): Town[] {
  return [...counts.keys()]
    .flatMap((key) => TOWNS.get(key) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(({ town }) => town);
}

/** One town by slug, name or alias; null when it is not known. */
export async function findCity(database: Database, text: string, state?: string | null) {
  const town = findTown(text, state ?? undefined);
  if (!town) return null;
  const counts = await countsByTown(database, town.state);
  return presentCity(town, counts.get(keyOf(town.name, town.state)) ?? 0);
}

export async function findStates(database: Database) {
  const counts = new Map<string, number>();
  for (const { state, count } of await countByCity(database)) {
    counts.set(state, (counts.get(state) ?? 0) + count);
  }
  return listStates().map(({ name, slug, kind }) => ({
    name,
    slug,
    kind,
    propertyCount: counts.get(name) ?? 0,
  }));
}

/** Localities of a town: those that listings name, most listings first, then known ones, then post offices. */
export async function findLocalities(database: Database, city: string, state?: string | null) {
  const town = findTown(city, state ?? undefined);
  if (!town) return [];
  const counted = await findLocalityCounts(Places.of(database), {
    city: town.name,
    state: town.state,
  });
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const known = localitiesOf(town.name, town.state);
  const points = new Map(known.map((locality) => [locality.name, locality]));
  const keyOfName = (name: string) => localityPlace(town.name, town.state, name).key;
  const used = new Set([...counts.keys(), ...points.keys()]);
  const keys = new Set([...used].map(keyOfName));
  const offices = postOfficesOf(town.name, town.state).filter((name) => !keys.has(keyOfName(name)));
  const present = (name: string) => ({
    name,
    city: town.name,
    state: town.state,
    latitude: points.get(name)?.latitude ?? null,
    longitude: points.get(name)?.longitude ?? null,
    propertyCount: counts.get(name) ?? 0,
  });
  const named = [...used]
    .map(present)
    .sort((a, b) => b.propertyCount - a.propertyCount || (a.name < b.name ? -1 : 1));
  return [...named, ...offices.map(present)];
}

/** The town of a position with its number of listings. */
export async function detectPlace(context: Context, geocoder: Geocoder, point: PointInput) {
  const place = await geocoder.locate(context, point);
  const city = await findCity(context.database, place.city, place.state);
  return { ...place, propertyCount: city?.propertyCount ?? 0 };
}

/** A town as the doors show it. */
export function presentCity(town: Town, propertyCount: number) {
  return {
    ...town,
    fullLocation: town.name + ', ' + town.state,
    path: PATHS.get(town.id) ?? cityPath(town.name),
    propertyCount,
  };
}

async function countsByTown(database: Database, state?: string): Promise<Map<string, number>> {
  const rows = await countByCity(database);
  const inside = state ? rows.filter((row) => row.state === state) : rows;
  return new Map(inside.map((row) => [keyOf(row.city, row.state), row.count]));
}

function keyOf(city: string, state: string): string {
  return city + '|' + state;
}
