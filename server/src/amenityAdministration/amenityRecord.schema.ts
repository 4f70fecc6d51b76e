import { AMENITY_FAMILIES } from '../../../schema/catalogue/amenities.ts';
import { AMENITY } from '../amenities/amenity.schema.ts';
import {
  responseSchema,
  list,
  named,
  object,
  oneOf,
  text,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';

/** An amenity for administrators. */
export const AMENITY_RECORD = named(
  'AmenityRecord',
  object({
    ...AMENITY.fields,
    icon: text('Name of the lucide.dev icon.', { examples: ['SquareParking'] }),
    suits: list(
      oneOf(AMENITY_FAMILIES),
      'Families of subtypes that offer this amenity in their forms.',
    ),
    aliases: list(text(), 'Alternative names recognised in search.'),
    isBuiltIn: yesNo('Whether the amenity is built in. Built-in amenities cannot be deleted.'),
    propertyCount: integer('Number of listings with it, in any state. Capped at 10,000.'),
  }),
);

export const AMENITY_RECORDS_RESPONSE = responseSchema({
  data: list(AMENITY_RECORD),
  amenities: list(AMENITY_RECORD),
  pagination: PAGINATION,
});

export const AMENITY_RECORD_RESPONSE = responseSchema({
  data: AMENITY_RECORD,
  amenity: AMENITY_RECORD,
});
