import {
  answer,
  byName,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  text,
  whole,
} from '../platform/http/jsonSchema.ts';
import { PROPERTY, PROPERTY_PAGINATION, SELLER_FACTS } from '../properties/property.schema.ts';

export const OWN_PROPERTY = named(
  'OwnProperty',
  object({
    ...PROPERTY.fields,
    rejectionReason: nullable(text('Reason for the rejection. Null unless rejected.')),
    views: whole('Number of page views.'),
    leads: whole('Number of enquiries.'),
    favorites: whole('Number of favourites.'),
  }),
);

const LIST = list(OWN_PROPERTY);

/** A listing that is approved and waits with an edit is both public and pending. */
const COUNTS = byName(
  whole('Number.'),
  'Number of public, pending, rejected, closed and hidden listings. A listing may be counted in several.',
);

export const OWN_PROPERTIES_ANSWER = answer({
  data: object({ data: LIST, properties: LIST, pagination: PROPERTY_PAGINATION, counts: COUNTS }),
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
});

const SUMMARY = object({
  totalProperties: whole('Total number of listings.'),
  properties: byName(whole('Number.'), 'Number of listings in total and by state.'),
  totalViews: whole('Number of page views.'),
  totalLeads: whole('Number of enquiries.'),
  newLeads: whole('Number of new enquiries.'),
  totalFavorites: whole('Number of favourites.'),
  recentProperties: list(OWN_PROPERTY, 'Newest listings.'),
});

export const SUMMARY_ANSWER = answer({ data: SUMMARY, summary: SUMMARY });

const SELLER = named(
  'Seller',
  object({
    _id: id('Same as id.'),
    id: id('Id of the account.'),
    name: text('Name of the seller.'),
    ...SELLER_FACTS,
    memberSince: moment('Time at which the account was created.'),
    totalProperties: whole('Number of public listings.'),
    properties: list(PROPERTY, 'Public listings, newest first.'),
    pagination: PROPERTY_PAGINATION,
  }),
);

export const SELLER_ANSWER = answer({ data: SELLER, seller: SELLER });
