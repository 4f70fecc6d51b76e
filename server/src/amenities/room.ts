import { room } from '../platform/room.ts';
import { AmenityResolver } from './amenity.resolver.ts';
import { AMENITY_REST_ROWS } from './amenity.rest.ts';

/** What a listing may offer. */
export const amenities = room({
  resolvers: [AmenityResolver],
  rest: () => AMENITY_REST_ROWS,
});
