import { findTown, listLocalities, listTowns, type Locality, type Town } from './gazetteer.ts';

/** What stands nearest to a point. */
export interface NearestPlace {
  town: Town;
  /** The part of the town, where one stands nearer than the town's own centre. */
  locality: Locality | null;
  /** Great-circle distance from the point. */
  kilometres: number;
}

/**
 * The place nearest to a point in degrees: a town, or a locality with its city, so that a point inside a
 * large city does not belong to a village at its edge.
 */
export function nearestPlace(latitude: number, longitude: number): NearestPlace {
  let nearest: Town | Locality | undefined;
  let least = Infinity;
  for (const places of [listTowns(), listLocalities()]) {
    for (const place of places) {
      const distance = chord(place, latitude, longitude);
      if (distance < least) [nearest, least] = [place, distance];
    }
  }
  if (!nearest) throw new Error('The gazetteer is empty.');
  const locality = 'city' in nearest ? nearest : null;
  const town = 'city' in nearest ? findTown(nearest.city, nearest.state) : nearest;
  if (!town) throw new Error('The gazetteer holds no town for this point.');
  return { town, locality, kilometres: kilometresOf(least) };
}

/** Great-circle distance of two places in kilometres. */
export function kilometresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  return kilometresOf(chord(a, b.latitude, b.longitude));
}

const EARTH_RADIUS_KM = 6371;

/** Haversine of the angle between two points: grows with the distance and needs no arc sine. */
function chord(
  point: { latitude: number; longitude: number },
  latitude: number,
  longitude: number,
): number {
  const north = Math.sin(radians(point.latitude - latitude) / 2);
  const east = Math.sin(radians(point.longitude - longitude) / 2);
  const narrowing = Math.cos(radians(point.latitude)) * Math.cos(radians(latitude));
  return north * north + narrowing * east * east;
}

function kilometresOf(chordSquared: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chordSquared)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
