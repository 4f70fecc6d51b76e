import { type Locality, localitiesOf, listTowns, type Town } from '../gazetteer/gazetteer.ts';
import { kilometresBetween } from '../gazetteer/nearestPlace.ts';
import { type PlaceAround } from './beside.graphql.ts';
import { type PropertyRow } from './property.row.ts';

const MOST = 8;
const LOCALITY_KM = 15;
const TOWN_KM = 60;
/** So few localities make no picture of a town: the towns around stand beside them. */
const FEW = 3;

/**
 * The known localities of the town around a listing, the nearest first, its own among them; where hardly any is known,
 * the towns around too. Nothing without a position.
 */
export function placesAround(property: Where): PlaceAround[] {
  const { latitude, longitude, city, state } = property;
  if (latitude === null || longitude === null) return [];
  const at = { latitude, longitude };
  const parts = nearestOf(at, localitiesOf(city, state), LOCALITY_KM).map(around);
  if (parts.length >= FEW) return parts.slice(0, MOST);
  const towns = nearestOf(at, listTowns(), TOWN_KM).map(around);
  return [...parts, ...towns].sort((a, b) => a.kilometres - b.kilometres).slice(0, MOST);
}

type Where = Pick<PropertyRow, 'latitude' | 'longitude' | 'city' | 'state'>;
type At = { latitude: number; longitude: number };

function nearestOf<Known extends Locality | Town>(
  at: At,
  places: readonly Known[],
  most: number,
): { place: Known; kilometres: number }[] {
  return places
    .map((place) => ({ place, kilometres: kilometresBetween(place, at) }))
    .filter(({ kilometres }) => kilometres <= most)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST);
}

function around({
  place,
  kilometres,
}: {
  place: Locality | Town;
  kilometres: number;
}): PlaceAround {
  const isPart = 'city' in place;
  return {
    name: place.name,
    city: isPart ? place.city : place.name,
    locality: isPart ? place.name : null,
    latitude: place.latitude,
    longitude: place.longitude,
    kilometres: Math.round(kilometres * 10) / 10,
  };
}
