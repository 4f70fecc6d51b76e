import { room } from '../platform/room.ts';
import { type Geocoder } from './geocoder.ts';
import { PlaceResolver } from './place.resolver.ts';
import { placeRestRows } from './place.rest.ts';
import { PLACE_LIMITS } from './place.limits.ts';

/** States, towns and localities. */
export const places = room<{ geocoder: Geocoder }>({
  resolvers: [PlaceResolver],
  rest: ({ geocoder }) => placeRestRows(geocoder),
  limits: PLACE_LIMITS,
});
