import { findTown } from '../../gazetteer/gazetteer.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';
import { type Point, type ResolvedSearch } from './resolvedSearch.ts';

/**
 * So many kilometres round the localities of a search, else round its cities, and what lies in them without a position
 * of its own; the places themselves where no position of them is known.
 */
export function around(
  search: ResolvedSearch,
  localities: readonly string[],
  kilometres: number | undefined,
): ResolvedSearch {
  const { city, cities = [], state, places, ...rest } = search;
  const towns = (city ? [city] : cities).flatMap((name) => findTown(name, state) ?? []);
  if (kilometres === undefined || towns.length === 0) return search;
  const points = localities.length === 0 ? towns : towns.flatMap((town) => known(town, localities));
  if (points.length === 0) return search;
  const inside = towns.map((town) => ({
    city: town.name,
    state: town.state,
    ...(places && { keys: places }),
  }));
  return {
    ...rest,
    around: { kilometres, points: points.map(pointOf) },
    // A town is larger than what lies so near its middle.
    ...(localities.length > 0 && { served: inside }),
  };
}

function known({ name, state }: { name: string; state: string }, localities: readonly string[]) {
  return localities.flatMap((text) => localityPlace(name, state, text).known ?? []);
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
