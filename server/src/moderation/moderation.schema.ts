import { responseSchema, object, integer } from '../platform/http/jsonSchema.ts';

export const PROPERTY_STATS = object({
  total: integer(
    'Number of listings. A pending or rejected edit is counted instead of the version it edits.',
  ),
  pending: integer('Number awaiting a decision.'),
  approved: integer('Number of approved listings.'),
  rejected: integer('Number of rejected listings.'),
  pendingEdits: integer('Number of pending edits of approved listings.'),
  active: integer('Number of listings that are not hidden.'),
  inactive: integer('Number of hidden listings.'),
  public: integer('Number of listings visible to visitors: approved and not hidden.'),
  featured: integer('Number of public listings that are featured.'),
  available: integer('Number of available listings.'),
  underOffer: integer('Number of listings under offer.'),
  sold: integer('Number of sold listings.'),
  rented: integer('Number of rented listings.'),
});

export const STATS_RESPONSE = responseSchema({ data: PROPERTY_STATS, stats: PROPERTY_STATS });
