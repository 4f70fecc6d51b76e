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
    rejectionReason: nullable(text('Why it was rejected; null for every other approval.')),
    views: whole('How often its page was read.'),
    leads: whole('How many asked about it.'),
    favorites: whole('How many marked it.'),
  }),
);

const LIST = list(OWN_PROPERTY);

/** A listing that is approved and waits with an edit is both public and pending. */
const COUNTS = byName(
  whole('How many.'),
  'How many listings are public, pending, rejected, closed and hidden; one may be several.',
);

export const OWN_PROPERTIES_ANSWER = answer({
  data: object({ data: LIST, properties: LIST, pagination: PROPERTY_PAGINATION, counts: COUNTS }),
  properties: LIST,
  pagination: PROPERTY_PAGINATION,
});

const SUMMARY = object({
  totalProperties: whole('Listings in all.'),
  properties: byName(whole('How many.'), 'total, and how many are public, pending and so on.'),
  totalViews: whole('How often their pages were read.'),
  totalLeads: whole('How many asked about them.'),
  newLeads: whole('Of these, what nobody has looked at.'),
  totalFavorites: whole('How many marked them.'),
  recentProperties: list(OWN_PROPERTY, 'The newest.'),
});

export const SUMMARY_ANSWER = answer({ data: SUMMARY, summary: SUMMARY });

const SELLER = named(
  'Seller',
  object({
    _id: id('The same as id.'),
    id: id('Of the account.'),
    name: text('Their name.'),
    ...SELLER_FACTS,
    memberSince: moment('When the account was made.'),
    totalProperties: whole('Public listings.'),
    properties: list(PROPERTY, 'Public ones, newest first.'),
    pagination: PROPERTY_PAGINATION,
  }),
);

export const SELLER_ANSWER = answer({ data: SELLER, seller: SELLER });
