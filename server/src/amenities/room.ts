import { room } from '../platform/room.ts';
import { Amenity } from './amenity.entity.ts';
import { AmenityResolver } from './amenity.resolver.ts';
import { AMENITY_REST_ROWS } from './amenity.rest.ts';

/** What a listing may offer. */
export const amenities = room({
  entities: [Amenity],
  resolvers: [AmenityResolver],
  rest: () => AMENITY_REST_ROWS,
});
