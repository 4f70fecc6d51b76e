import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

/** How often the maps service is asked. */
export const MAPS_LOOKUP_PER_ADDRESS: Limit = {
  name: 'mapsLookupPerAddress',
  windows: [{ points: LIMITS.location.mapsLookupsPerHour, seconds: 3_600 }],
  sentence: 'Too many locations have been looked up from your connection.',
  whenStoreIsAway: 'allow',
};

export const PLACE_LIMITS = [MAPS_LOOKUP_PER_ADDRESS];
