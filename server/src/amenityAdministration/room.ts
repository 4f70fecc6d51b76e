import { room } from '../platform/room.ts';
import { administeredAmenityRows } from './administeredAmenity.rest.ts';
import { AmenitiesResolver } from './amenities.resolver.ts';
import { AMENITY_AUDIT } from './amenity.audit.ts';
import { type AmenityParts } from './changeAmenities.ts';

/** How administrators look after the amenities. */
export const amenityAdministration = room<AmenityParts>({
  resolvers: [AmenitiesResolver],
  rest: administeredAmenityRows,
  audit: Object.values(AMENITY_AUDIT),
});
