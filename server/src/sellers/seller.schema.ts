import {
  responseSchema,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  text,
  integer,
} from '../platform/http/jsonSchema.ts';
import { PROPERTY, PROPERTY_PAGINATION, SELLER_FACTS } from '../properties/property.schema.ts';

export const OWN_PROPERTY = named(
  'OwnProperty',
  object({
    ...PROPERTY.fields,
    rejectionReason: nullable(text('Reason for the rejection. Null unless rejected.')),
    views: integer('Number of page views.'),
    leads: integer('Number of enquiries.'),
    favorites: integer('Number of favourites.'),
  }),
);

const LIST = list(OWN_PROPERTY);

/** A listing that is approved and waits with an edit is both public and pending. */
const COUNTS = byName(
  integer('Number.'),
  'Number of public, pending, rejected, closed and hidden listings. A listing may be counted in several.',
);

export const OWN_PROPERTIES_RESPONSE = responseSchema({
  data: object({ data: LIST, properties: LIST, pagination: PROPERTY_PAGINATION, counts: COUNTS }),
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
});

const SUMMARY = object({
  totalProperties: integer('Total number of listings.'),
  properties: byName(integer('Number.'), 'Number of listings in total and by state.'),
  totalViews: integer('Number of page views.'),
  totalLeads: integer('Number of enquiries.'),
  newLeads: integer('Number of new enquiries.'),
  totalFavorites: integer('Number of favourites.'),
  recentProperties: list(OWN_PROPERTY, 'Newest listings.'),
});

export const SUMMARY_RESPONSE = responseSchema({ data: SUMMARY, summary: SUMMARY });

const SELLER = named(
  'Seller',
  object({
    _id: id('Same as id.'),
    id: id('Id of the account.'),
    name: text('Name of the seller.'),
    ...SELLER_FACTS,
    memberSince: moment('Time at which the account was created.'),
    totalProperties: integer('Number of public listings.'),
    properties: list(PROPERTY, 'Public listings, newest first.'),
    pagination: PROPERTY_PAGINATION,
  }),
);

export const SELLER_RESPONSE = responseSchema({ data: SELLER, seller: SELLER });
