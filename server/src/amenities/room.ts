import { room } from '../platform/room.ts';
import { administeredAmenityRows } from './administeredAmenity.rest.ts';
import { AMENITY_AUDIT } from './amenity.audit.ts';
import { Amenity } from './amenity.entity.ts';
import { AmenitiesResolver, AmenityResolver } from './amenity.resolver.ts';
import { AMENITY_REST_ROWS } from './amenity.rest.ts';
import { type AmenityParts } from './changeAmenities.ts';

/** What a listing may offer. */
export const amenities = room<AmenityParts>({
  entities: [Amenity],
  resolvers: [AmenityResolver, AmenitiesResolver],
  rest: (parts) => [...AMENITY_REST_ROWS, ...administeredAmenityRows(parts)],
  audit: Object.values(AMENITY_AUDIT),
});
