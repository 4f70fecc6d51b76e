import { responseSchema, id, list, named, object, text } from '../platform/http/jsonSchema.ts';

export const AMENITY = named(
  'Amenity',
  object({
    _id: id('Same as id.'),
    id: id('Id of the amenity.'),
    name: text('Display text.', { examples: ['Parking'] }),
  }),
);

export const AMENITIES_RESPONSE = responseSchema({ data: list(AMENITY), amenities: list(AMENITY) });
