import { PURPOSES, PROPERTY_TYPES } from '../../../schema/catalogue/model.ts';
import { AMENITY } from '../amenities/amenity.schema.ts';
import {
  answer,
  decimal,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  optional,
  text,
  whole,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { DETAILS } from './details.schema.ts';

const OWNER_TYPE = oneOf(['Owner', 'Agent', 'Builder'], 'How the seller offers property.');
const VERIFICATION = oneOf(['basic', 'verified', 'premium'], 'Verification level of a seller.');
const PICTURE = text('Address of a picture on this site.', {
  examples: ['/media/0194d5b2c3a47e1f00000001/960.jpg'],
});

/** What a listing has whoever reads it, under the documented names. */
export const PROPERTY = named(
  'Property',
  object({
    _id: id('The same as id.'),
    id: id('Of the listing.'),
    propertyId: id('The same as id.'),
    title: text('For people.', { examples: ['2 BHK Flat for Sale in Indiranagar, Bengaluru'] }),
    description: text('As the seller wrote it; empty for none.'),
    type: text('Property type.', { examples: PROPERTY_TYPES }),
    subtype: text('Title of the subtype.', { examples: ['Flat/Apartment'] }),
    purpose: oneOf(PURPOSES, 'For sale or for rent.'),
    status: oneOf(PURPOSES, 'The same as purpose.'),
    lifecycle: oneOf(
      ['available', 'under_offer', 'sold', 'rented', 'expired'],
      'Lifecycle state of the listing.',
    ),
    price: nullable(
      whole('Rupees, of a rental a month; null where it is not known.', { examples: [9_000_000] }),
    ),
    area: nullable(decimal('In areaUnit; null where it is not known.', { examples: [1200] })),
    areaUnit: nullable(text('As the seller gave it.', { examples: ['Sq ft'] })),
    builtArea: nullable(decimal('The built-up area where there is one, or else the area.')),
    bedrooms: nullable(
      whole('Number of bedrooms. 0 for a studio or 1 RK. Null if not applicable.'),
    ),
    bathrooms: nullable(whole('Number of bathrooms, or of washrooms for an office.')),
    rooms: nullable(whole('Total number of rooms. Null if not applicable.')),
    state: text('State or union territory.', { examples: ['Karnataka'] }),
    city: text('Current official name of the town.', { examples: ['Bengaluru'] }),
    district: nullable(text('Where it is known.')),
    locality: text('Part of the town; empty for none.', { examples: ['Indiranagar'] }),
    location: text('The same as locality.'),
    address: nullable(text('As the seller gave it.')),
    pincode: nullable(text('Six digits.', { examples: ['560038'] })),
    latitude: nullable(decimal('Degrees.')),
    longitude: nullable(decimal('Degrees.')),
    locationIsApproximate: yesNo('Whether the point is that of the locality or the town.'),
    images: list(PICTURE, 'The cover first.'),
    image: nullable({ ...PICTURE, json: { ...PICTURE.json, description: 'The cover.' } }),
    amenities: list(AMENITY, 'What it has.'),
    details: DETAILS,
    approvalStatus: oneOf(['pending', 'approved', 'rejected'], 'What the administrator decided.'),
    rejectionReason: nullable(text('For those who may change it; null for everybody else.')),
    version: nullable(text('Names what it says now, for an edit; for those who may change it.')),
    isPublic: yesNo('Whether visitors can see it.'),
    isActive: yesNo('Whether nobody has hidden it.'),
    featured: yesNo('Whether it is shown before others, with a label.'),
    shareWithAgents: yesNo('Whether the seller lets agents have it.'),
    contactPhone: text('Hidden but for the beginning until somebody may see it.', {
      examples: ['9876******'],
    }),
    contactEmail: text('Hidden but for the beginning until somebody may see it.', {
      examples: ['as***@example.in'],
    }),
    ownerType: OWNER_TYPE,
    sellerId: id('The account that posted it.'),
    sellerName: nullable(text('Their name.')),
    sellerAvatar: nullable(PICTURE),
    seller: object({
      _id: id('The same as sellerId.'),
      name: nullable(text('The same as sellerName.')),
      profileImage: nullable(PICTURE),
    }),
    sellerProfile: object({ verificationLevel: VERIFICATION }),
    createdAt: moment('When it was posted.'),
    updatedAt: moment('When it was last changed.'),
  }),
);

export const PROPERTY_PAGINATION = named(
  'PropertyPagination',
  object({
    ...PAGINATION.fields,
    totalProperties: whole('The same as total.'),
    totalIsLowerBound: yesNo('Whether there are more than total: so many are not counted.'),
  }),
);

const LIST = list(PROPERTY);

export const PROPERTY_LIST_ANSWER = answer({
  data: object({ data: LIST, properties: LIST, pagination: PROPERTY_PAGINATION }),
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
});

const UNDERSTANDING = object(
  {
    text: nullable(text('What was left to look for as words; null for nothing.')),
    parts: list(
      object({
        kind: text('What it became.', { examples: ['BEDROOMS'] }),
        label: text('For people.', { examples: ['2 BHK'] }),
        value: text('For programs.', { examples: ['2'] }),
      }),
      'Parts of the keyword applied as filters.',
    ),
    corrections: list(
      object({
        from: text('As it was written.'),
        to: text('As it was read.'),
        isBoth: yesNo('Whether listings that write it as it was written are found too.'),
      }),
      'Typing mistakes.',
    ),
    query: text(
      'The same search, its places, kind and amenities by their own names, and with what the words said as filters.',
      {
        examples: ['bedrooms=2&city=Pune'],
      },
    ),
  },
  'Interpretation of the keyword.',
);

export const SEARCH_ANSWER = answer({
  data: PROPERTY_LIST_ANSWER.fields.data,
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
  understanding: UNDERSTANDING,
  closed: optional(
    object(
      { properties: LIST, pagination: PROPERTY_PAGINATION },
      'With lifecycle=closed_too: the same page of what was sold or rented, the latest first.',
    ),
  ),
});

export const COMPARE_ANSWER = answer({ data: LIST, properties: LIST });

export const PROPERTY_ANSWER = answer({ data: PROPERTY, property: PROPERTY });

/** What is left of a removed listing. */
export const REMOVED_ANSWER = answer({
  propertyId: id('Of what was removed.'),
  data: object({ propertyId: id('The same.') }),
});

/** The public record of a seller shows the same of the seller as each of their listings. */
export const SELLER_FACTS = {
  ownerType: OWNER_TYPE,
  verificationLevel: VERIFICATION,
  profileImage: nullable(PICTURE),
};
