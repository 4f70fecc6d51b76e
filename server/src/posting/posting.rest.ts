import { POSTING_TEXTS } from '../../../schema/catalogue/messages.ts';
import { RestBody } from '../accounts/restBody.ts';
import { type Context } from '../platform/context.ts';
import { type RestField, type RestRow } from '../platform/rest.ts';
import { presentRestProperty } from '../properties/property.presenter.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { postProperty, type PostingParts } from './postProperty.ts';
import { namingRestFields, pictureIds, readRestListing } from './readRestListing.ts';

const TAG = 'Posting';

export function postingRestRows(parts: PostingParts): RestRow[] {
  return [
    {
      method: 'POST',
      path: '/api/properties/add',
      tag: TAG,
      summary: 'Posts a property; it waits for approval (P-7-08, D-70).',
      parameters: [],
      body: LISTING_FIELDS,
      bearer: 'needed',
      status: 201,
      answer: async (context, { body }) => {
        const listing = readRestListing(body);
        const wanted = {
          listing: { ...listing, type: listing.type ?? null },
          pictures: pictureIds(new RestBody(body).value('images')),
        };
        const work = postProperty(context, parts, wanted, { key: null, asked: body });
        return presentWritten(context, await namingRestFields(work), MESSAGES.posted);
      },
    },
  ];
}

/** D-05: the listing under both documented names, its id beside it. */
function presentWritten(
  context: Context,
  property: PropertyRow,
  message: Record<'pending' | 'approved', string>,
) {
  const presented = presentRestProperty(context.viewer, property);
  return {
    success: true,
    message: property.approvalStatus === 'approved' ? message.approved : message.pending,
    propertyId: property.id,
    data: presented,
    property: presented,
  };
}

const MESSAGES = {
  posted: { approved: POSTING_TEXTS.posted, pending: POSTING_TEXTS.postedAndWaits },
} as const;

const LISTING_FIELDS: readonly RestField[] = [
  {
    name: 'type',
    description: 'residential, commercial or agricultural; the subtype must be of this type.',
    example: 'agricultural',
  },
  {
    name: 'status',
    description: 'The purpose: sell, For Sale, rent or For Rent (D-07).',
    example: 'sell',
  },
  { name: 'state', description: 'State or union territory.', example: 'Karnataka' },
  { name: 'city', description: 'A town of the state.', example: 'Bengaluru' },
  {
    name: 'subtype',
    description: 'Title, key or alias of a subtype, in any case (P-3-11).',
    example: 'Agricultural Land',
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
  },
  {
    name: 'amenities',
    description: 'JSON list of amenity ids or names.',
    isOptional: true,
  },
  {
    name: 'title',
    description: 'At most 120 characters; made of the facts when it is not sent (D-72).',
    isOptional: true,
  },
  { name: 'address', description: 'At most 200 characters.', isOptional: true },
  { name: 'pincode', description: 'Six digits.', isOptional: true },
  {
    name: 'latitude',
    description: 'Degrees, in India, together with longitude.',
    isOptional: true,
  },
  { name: 'longitude', description: 'Degrees.', isOptional: true },
  {
    name: 'shareWithAgents',
    description: 'true to share the listing with agents.',
    isOptional: true,
  },
];
