import { decimal, list, text, whole, yesNo } from '../platform/http/jsonSchema.ts';
import { type RestField } from '../platform/http/rest.ts';
import { SENT_DETAILS } from '../properties/details.schema.ts';
import { degreesOf, listOf, numberOf, objectOf, pictureNamed } from './listing.parsing.ts';

/** What the documented calls send of a listing. */
export const LISTING_FIELDS: readonly RestField[] = [
  {
    name: 'type',
    description: 'residential, commercial or agricultural; the subtype must be of this type.',
    example: 'agricultural',
    otherNames: ['propertyType'],
  },
  {
    name: 'status',
    description: 'The purpose: sell, For Sale, rent or For Rent.',
    example: 'sell',
    fills: 'purpose',
    otherNames: ['purpose'],
  },
  { name: 'state', description: 'State or union territory.', example: 'Karnataka' },
  { name: 'city', description: 'A town of the state.', example: 'Bengaluru' },
  {
    name: 'subtype',
    description: 'Title, key or alias of a subtype, in any case.',
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
    schema: list(text('An amenity.')),
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
    description: 'Degrees, in India, together with longitude.',
    isOptional: true,
    otherNames: ['lat'],
    read: degreesOf,
  },
  {
    name: 'longitude',
    schema: decimal(),
    description: 'Degrees.',
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
      'Files in a form; in JSON a list of ids of pictures that were uploaded before. The cover first, 15 at most.',
    isOptional: true,
    fills: 'pictures',
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  {
    name: 'coverImageIndex',
    schema: whole(),
    description: 'Place of the cover among all pictures, from 0, in the order they are sent.',
    isOptional: true,
    read: (sent) => (sent === '' ? undefined : numberOf(sent)),
  },
  {
    name: 'imageOrder',
    schema: list(whole('A place.')),
    description: 'JSON list of the places of all pictures in the order to show them.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(numberOf),
  },
];

export const EDIT_FIELDS: readonly RestField[] = [
  ...LISTING_FIELDS.map((field): RestField => ({ ...field, isOptional: true })),
  {
    name: 'existingImages',
    schema: list(text('Address or id of a picture.')),
    description:
      'JSON list of the pictures to keep, as their addresses or ids; all when absent, none for []. New ones follow them.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  {
    name: 'version',
    description: 'The version that was edited: 409 where somebody else has changed it since.',
    isOptional: true,
  },
];
