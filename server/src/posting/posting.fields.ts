import { decimal, list, text, integer, yesNo } from '../platform/http/jsonSchema.ts';
import { type RestField } from '../platform/http/rest.ts';
import { SENT_DETAILS } from '../properties/details.schema.ts';
import { degreesOf, listOf, numberOf, objectOf, pictureNamed } from './listing.parsing.ts';

/** What the documented calls send of a listing. */
export const LISTING_FIELDS: readonly RestField[] = [
  {
    name: 'type',
    description: 'residential, commercial or agricultural. Must be the type of the subtype.',
    example: 'agricultural',
    otherNames: ['propertyType'],
  },
  {
    name: 'status',
    description: 'Purpose: sell, For Sale, rent or For Rent.',
    example: 'sell',
    fills: 'purpose',
    otherNames: ['purpose'],
  },
  { name: 'state', description: 'State or union territory.', example: 'Karnataka' },
  { name: 'city', description: 'Name of a town in the state.', example: 'Bengaluru' },
  {
    name: 'subtype',
    description: 'Title, key or alias of a subtype, case-insensitive.',
    example: 'Agricultural Land',
    otherNames: ['subType'],
  },
  { name: 'contactEmail', description: 'At most 56 characters.', example: 'asha@example.in' },
  { name: 'contactPhone', description: 'Exactly 10 digits.', example: '9812345670' },
  {
    name: 'description',
    description: 'At most 2,000 characters.',
    example: 'Level land beside a tarred road.',
    isOptional: true,
  },
  {
    name: 'details',
    schema: SENT_DETAILS,
    description: 'JSON object with the fields of the subtype.',
    example: JSON.stringify({
      totalLandArea: 2,
      unit: 'Acre',
      tehsil: 'Anekal',
      waterSource: 'Borewell',
      irrigationFacility: 'Available',
      roadAccess: 'Yes',
      distanceFromRoad: 0,
      powerSupply: 'Single Phase',
      nearbyHighwayOrLandmark: 'NH 44',
      pricePerUnit: 40,
      pricePerUnitScale: 'lakh',
    }),
    read: objectOf,
  },
  {
    name: 'amenities',
    schema: list(text('Id of the amenity.')),
    description: 'JSON list of amenity ids or names.',
    read: (sent) => sent,
    isOptional: true,
  },
  {
    name: 'title',
    description: 'At most 120 characters. Generated from the details if omitted.',
    isOptional: true,
  },
  { name: 'address', description: 'At most 200 characters.', isOptional: true },
  { name: 'pincode', description: 'Six digits.', isOptional: true },
  {
    name: 'latitude',
    schema: decimal(),
    description:
      'Coordinates in degrees, within India. Latitude and longitude must be sent together.',
    isOptional: true,
    otherNames: ['lat'],
    read: degreesOf,
  },
  {
    name: 'longitude',
    schema: decimal(),
    description: 'Coordinate in degrees.',
    isOptional: true,
    otherNames: ['lng'],
    read: degreesOf,
  },
  {
    name: 'shareWithAgents',
    schema: yesNo(),
    description: 'true to share the listing with agents.',
    isOptional: true,
    read: (sent) => sent,
  },
  {
    name: 'images',
    schema: list(text('Id of a picture.')),
    description:
      'Files in a form, or in JSON a list of ids of uploaded pictures. Cover first, at most 15.',
    isOptional: true,
    fills: 'pictures',
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  {
    name: 'coverImageIndex',
    schema: integer(),
    description: 'Index of the cover among all pictures as sent, starting at 0.',
    isOptional: true,
    read: (sent) => (sent === '' ? undefined : numberOf(sent)),
  },
  {
    name: 'imageOrder',
    schema: list(integer('Index of a picture.')),
    description: 'JSON list of the indexes of all pictures in display order.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(numberOf),
  },
];

export const EDIT_FIELDS: readonly RestField[] = [
  ...LISTING_FIELDS.map((field): RestField => ({ ...field, isOptional: true })),
  {
    name: 'existingImages',
    schema: list(text('URL or id of a picture.')),
    description:
      'JSON list of the URLs or ids of the pictures to keep. All if omitted, none for []. New pictures are added after them.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  {
    name: 'version',
    description: 'Version being edited. Fails with 409 if someone else has changed it since.',
    isOptional: true,
  },
];
