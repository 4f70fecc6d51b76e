import { listingPath } from '../../../../../schema/routes.ts';

/** A town of a state; null stands for every town. */
export interface Place {
  city: string;
  state: string;
}

/**
 * The address of the list on screen, narrowed to the place; null where no list is on screen. The other
 * filters stay, but what lies inside another town, and the page of the list, go.
 */
export function listOfPlace(
  { pathname, search }: { pathname: string; search: string },
  place: Place | null,
): string | null {
  if (pathname !== listingPath() && !pathname.startsWith(SUBTYPE_LISTS)) return null;
  const query = new URLSearchParams(search);
  for (const key of PLACE_KEYS) query.delete(key);
  if (place) {
    query.set('city', place.city);
    query.set('state', place.state);
  }
  query.sort();
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

const SUBTYPE_LISTS = '/property-type/';
const PLACE_KEYS = ['city', 'state', 'district', 'location', 'locality', 'page'];
