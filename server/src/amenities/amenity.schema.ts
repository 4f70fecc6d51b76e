import { answer, id, list, named, object, text } from '../platform/http/jsonSchema.ts';

export const AMENITY = named(
  'Amenity',
  object({
    _id: id('The same as id.'),
    id: id('Of the amenity.'),
    name: text('For people.', { examples: ['Parking'] }),
  }),
);

export const AMENITIES_ANSWER = answer({ data: list(AMENITY), amenities: list(AMENITY) });
