import {
  responseSchema,
  decimal,
  list,
  nullable,
  object,
  text,
  integer,
} from '../platform/http/jsonSchema.ts';

const STATE_NAME = text('Name of a state or union territory.', { examples: ['Goa'] });
const CITY_NAME = text('Name of a town.', { examples: ['Panaji'] });
const PUBLIC_LISTINGS = integer('Number of public listings.');

export const CITIES_WITH_COUNTS_RESPONSE = responseSchema({
  data: list(
    object({
      city: CITY_NAME,
      state: STATE_NAME,
      fullLocation: text('Town and state.', { examples: ['Panaji, Goa'] }),
      propertyCount: PUBLIC_LISTINGS,
    }),
  ),
});

export const STATES_RESPONSE = responseSchema({
  data: list(STATE_NAME),
  states: list(
    object({
      name: STATE_NAME,
      slug: text('URL slug.', { examples: ['goa'] }),
      kind: text('Kind: state or union territory.', { examples: ['state'] }),
      propertyCount: PUBLIC_LISTINGS,
    }),
  ),
});

export const CITIES_RESPONSE = responseSchema({
  data: list(CITY_NAME),
  cities: list(
    object({
      id: text('Id of the town.'),
      name: CITY_NAME,
      slug: text('URL slug.', { examples: ['panaji'] }),
      state: STATE_NAME,
      latitude: nullable(decimal('Coordinate in degrees.')),
      longitude: nullable(decimal('Coordinate in degrees.')),
    }),
  ),
});

export const DETECTED_RESPONSE = responseSchema({
  data: object({
    latitude: decimal('Coordinate in degrees, as requested.'),
    longitude: decimal('Coordinate in degrees, as requested.'),
    state: STATE_NAME,
    city: CITY_NAME,
    fullAddress: text('Display text.'),
    propertyCount: PUBLIC_LISTINGS,
  }),
});
