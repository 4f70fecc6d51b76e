import {
  answer,
  decimal,
  list,
  nullable,
  object,
  text,
  whole,
} from '../platform/http/jsonSchema.ts';

const STATE_NAME = text('Name of a state or union territory.', { examples: ['Goa'] });
const CITY_NAME = text('Name of a town.', { examples: ['Panaji'] });
const PUBLIC_LISTINGS = whole('Public listings there.');

export const CITIES_WITH_COUNTS_ANSWER = answer({
  data: list(
    object({
      city: CITY_NAME,
      state: STATE_NAME,
      fullLocation: text('Both.', { examples: ['Panaji, Goa'] }),
      propertyCount: PUBLIC_LISTINGS,
    }),
  ),
});

export const STATES_ANSWER = answer({
  data: list(STATE_NAME),
  states: list(
    object({
      name: STATE_NAME,
      slug: text('Its part of an address.', { examples: ['goa'] }),
      kind: text('A state or a union territory.', { examples: ['state'] }),
      propertyCount: PUBLIC_LISTINGS,
    }),
  ),
});

export const CITIES_ANSWER = answer({
  data: list(CITY_NAME),
  cities: list(
    object({
      id: text('Of the town.'),
      name: CITY_NAME,
      slug: text('Its part of an address.', { examples: ['panaji'] }),
      state: STATE_NAME,
      latitude: nullable(decimal('Degrees.')),
      longitude: nullable(decimal('Degrees.')),
    }),
  ),
});

export const DETECTED_ANSWER = answer({
  data: object({
    latitude: decimal('Degrees, as asked.'),
    longitude: decimal('Degrees, as asked.'),
    state: STATE_NAME,
    city: CITY_NAME,
    fullAddress: text('For people.'),
    propertyCount: PUBLIC_LISTINGS,
  }),
});
