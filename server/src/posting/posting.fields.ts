import { isObject } from '../../../schema/rules/json.ts';
import { list, text, integer } from '../platform/http/jsonSchema.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { SENT_DETAILS } from '../properties/details.schema.ts';
import { degreesOf, listOf, numberOf, objectOf, pictureNamed } from './listing.parsing.ts';

/** What the documented calls send of a listing. */
export const LISTING_FIELDS: RestBody = {
  type: {
    description: 'residential, commercial or agricultural. Must be the type of the subtype.',
    example: 'agricultural',
    otherNames: ['propertyType'],
  },
  status: {
    description: 'Purpose: sell, For Sale, rent or For Rent.',
    schema: text(),
    example: 'sell',
    isOptional: false,
    fills: 'purpose',
    otherNames: ['purpose'],
  },
  state: { example: 'Karnataka', isOptional: false },
  city: { example: 'Bengaluru', isOptional: false },
  subtype: { example: 'Agricultural Land', isOptional: false, otherNames: ['subType'] },
  contactEmail: { example: 'asha@example.in', isOptional: false },
  contactPhone: { example: '9812345670', isOptional: false },
  description: 'Level land beside a tarred road.',
  details: {
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
    isOptional: false,
    read: objectOf,
  },
  amenities: {
    schema: list(text('Id of the amenity.')),
    description: 'JSON list of amenity ids or names.',
    read: (sent) => sent,
    isOptional: true,
  },
  title: {},
  address: {},
  pincode: {},
  latitude: { otherNames: ['lat'], read: degreesOf },
  longitude: { otherNames: ['lng'], read: degreesOf },
  shareWithAgents: { read: (sent) => sent },
  images: {
    schema: list(text('Id of a picture.')),
    description:
      'Files in a form, or in JSON a list of ids of uploaded pictures. Cover first, at most 15.',
    fills: 'pictures',
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  coverImageIndex: {
    schema: integer(),
    description: 'Index of the cover among all pictures as sent, starting at 0.',
    isOptional: true,
    read: (sent) => (sent === '' ? undefined : numberOf(sent)),
  },
  imageOrder: {
    schema: list(integer('Index of a picture.')),
    description: 'JSON list of the indexes of all pictures in display order.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(numberOf),
  },
  version: null,
};

/** What an edit leaves out stays as it is. */
export const EDIT_FIELDS: RestBody = {
  ...Object.fromEntries(
    Object.entries(LISTING_FIELDS).map(([name, more]) => [
      name,
      isObject(more) ? { ...more, isOptional: true } : more,
    ]),
  ),
  existingImages: {
    schema: list(text('URL or id of a picture.')),
    description:
      'JSON list of the URLs or ids of the pictures to keep. All if omitted, none for []. New pictures are added after them.',
    isOptional: true,
    read: (sent) => listOf(sent)?.map(pictureNamed),
  },
  version: {},
};
