import { PURPOSES, PROPERTY_TYPES } from '../../../schema/catalogue/model.ts';
import { VerificationLevel } from '../accounts/account.graphql.ts';
import { AMENITY } from '../amenities/amenity.schema.ts';
import {
  responseSchema,
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
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { DETAILS } from './details.schema.ts';
import { ApprovalStatus, Lifecycle } from './property.graphql.ts';

const OWNER_TYPE = oneOf(['Owner', 'Agent', 'Builder'], 'Kind of seller: owner, agent or builder.');
const VERIFICATION = oneOf(Object.values(VerificationLevel), 'Verification level of a seller.');
const PICTURE = text('URL of a picture on this site.', {
  examples: ['/media/0194d5b2c3a47e1f00000001/960.jpg'],
});

/** What a listing has whoever reads it, under the documented names. */
export const PROPERTY = named(
  'Property',
  object({
    _id: id('Same as id.'),
    id: id('Id of the listing.'),
    propertyId: id('Same as id.'),
    title: text('Display text.', { examples: ['2 BHK Flat for Sale in Indiranagar, Bengaluru'] }),
    description: text('Description by the seller. Empty if there is none.'),
    type: text('Property type.', { examples: PROPERTY_TYPES }),
    subtype: text('Title of the subtype.', { examples: ['Flat/Apartment'] }),
    purpose: oneOf(PURPOSES, 'For sale or for rent.'),
    status: oneOf(PURPOSES, 'Same as purpose.'),
    lifecycle: oneOf(Object.values(Lifecycle), 'Lifecycle state of the listing.'),
    price: nullable(
      integer('Price in rupees; per month for rentals. Null if unknown.', {
        examples: [9_000_000],
      }),
    ),
    area: nullable(decimal('Area in areaUnit. Null if unknown.', { examples: [1200] })),
    areaUnit: nullable(text('As entered by the seller.', { examples: ['Sq ft'] })),
    builtArea: nullable(decimal('Built-up area if known, otherwise the area.')),
    bedrooms: nullable(
      integer('Number of bedrooms. 0 for a studio or 1 RK. Null if not applicable.'),
    ),
    bathrooms: nullable(integer('Number of bathrooms (washrooms for an office).')),
    rooms: nullable(integer('Total number of rooms. Null if not applicable.')),
    state: text('State or union territory.', { examples: ['Karnataka'] }),
    city: text('Current official name of the town.', { examples: ['Bengaluru'] }),
    district: nullable(text('District. Null if unknown.')),
    locality: text('Locality within the town. Empty if unknown.', { examples: ['Indiranagar'] }),
    location: text('Same as locality.'),
    address: nullable(text('As entered by the seller.')),
    pincode: nullable(text('Six digits.', { examples: ['560038'] })),
    latitude: nullable(decimal('Coordinate in degrees.')),
    longitude: nullable(decimal('Coordinate in degrees.')),
    locationIsApproximate: yesNo('Whether the coordinates are only those of the locality or town.'),
    images: list(PICTURE, 'Pictures, cover first.'),
    image: nullable({ ...PICTURE, json: { ...PICTURE.json, description: 'Cover picture.' } }),
    amenities: list(AMENITY, 'Amenities.'),
    details: DETAILS,
    approvalStatus: oneOf(Object.values(ApprovalStatus), 'Approval status.'),
    rejectionReason: nullable(
      text('Reason for the rejection. Null if the caller may not edit the listing.'),
    ),
    version: nullable(
      text(
        'Identifies the current content, for edits. Null if the caller may not edit the listing.',
      ),
    ),
    isPublic: yesNo('Whether visitors can see it.'),
    isActive: yesNo('Whether the listing is shown, that is, not hidden.'),
    featured: yesNo('Whether the listing is featured: shown first, with a label.'),
    shareWithAgents: yesNo("Whether the listing's information is shared with agents."),
    contactPhone: text('Masked except for the first characters unless the caller may see it.', {
      examples: ['9876******'],
    }),
    contactEmail: text('Masked except for the first characters unless the caller may see it.', {
      examples: ['as***@example.in'],
    }),
    ownerType: OWNER_TYPE,
    sellerId: id('Id of the account that posted it.'),
    sellerName: nullable(text('Name of the seller.')),
    sellerAvatar: nullable(PICTURE),
    seller: object({
      _id: id('Same as sellerId.'),
      name: nullable(text('Same as sellerName.')),
      profileImage: nullable(PICTURE),
    }),
    sellerProfile: object({ verificationLevel: VERIFICATION }),
    createdAt: moment('Time at which it was posted.'),
    updatedAt: moment('Time of the last change.'),
  }),
);

export const PROPERTY_PAGINATION = named(
  'PropertyPagination',
  object({
    ...PAGINATION.fields,
    totalProperties: integer('Same as total.'),
    totalIsLowerBound: yesNo('True if total is a minimum.'),
  }),
);

const LIST = list(PROPERTY);

export const PROPERTY_LIST_RESPONSE = responseSchema({
  data: object({ data: LIST, properties: LIST, pagination: PROPERTY_PAGINATION }),
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
});

const UNDERSTANDING = object(
  {
    text: nullable(text('Remaining text used for full-text search. Null if there is none.')),
    parts: list(
      object({
        kind: text('The filter it sets.', { examples: ['BEDROOMS'] }),
        label: text('Display text.', { examples: ['2 BHK'] }),
        value: text('Machine-readable value.', { examples: ['2'] }),
      }),
      'Parts of the keyword applied as filters.',
    ),
    wish: nullable(
      text(
        'Words that exclude nothing: with sort=relevance, listings that mention them come first. Null if there are none.',
      ),
    ),
    mentions: nullable(
      integer('Number of listings found that mention the wish. Null without a wish.'),
    ),
    mentionsIsLowerBound: yesNo('Whether mentions is a minimum.'),
    notes: list(
      object({
        kind: text('Why the words set nothing.', { examples: ['NOT_UNDERSTOOD'] }),
        text: text('The words as typed.'),
      }),
      'Words of the keyword that set nothing.',
    ),
    corrections: list(
      object({
        from: text('The word as typed.'),
        to: text('The word after correction.'),
        isBoth: yesNo('Whether listings with the word as typed are also included.'),
      }),
      'Corrected typing mistakes.',
    ),
    query: text(
      'URL query string of the same search, with official names and recognised filters made explicit.',
      {
        examples: ['bedrooms=2&city=Pune'],
      },
    ),
  },
  'Interpretation of the keyword.',
);

export const SEARCH_RESPONSE = responseSchema({
  data: PROPERTY_LIST_RESPONSE.fields.data,
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
  understanding: UNDERSTANDING,
  closed: optional(
    object(
      { properties: LIST, pagination: PROPERTY_PAGINATION },
      'With lifecycle=closed_too: the same page of sold or rented listings, most recent first.',
    ),
  ),
});

export const COMPARE_RESPONSE = responseSchema({ data: LIST, properties: LIST });

export const PROPERTY_RESPONSE = responseSchema({ data: PROPERTY, property: PROPERTY });

/** What is left of a removed listing. */
export const REMOVED_RESPONSE = responseSchema({
  propertyId: id('Id of the deleted listing.'),
  data: object({ propertyId: id('Same value.') }),
});

/** The public record of a seller shows the same of the seller as each of their listings. */
export const SELLER_FACTS = {
  ownerType: OWNER_TYPE,
  verificationLevel: VERIFICATION,
  profileImage: nullable(PICTURE),
};
