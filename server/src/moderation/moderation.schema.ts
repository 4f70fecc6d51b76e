import { answer, object, whole } from '../platform/http/jsonSchema.ts';

export const PROPERTY_STATS = object({
  total: whole(
    'Number of listings. A pending or rejected edit is counted instead of the version it edits.',
  ),
  pending: whole('Number awaiting a decision.'),
  approved: whole('Number of approved listings.'),
  rejected: whole('Number of rejected listings.'),
  pendingEdits: whole('Number of pending edits of approved listings.'),
  active: whole('Number of listings that are not hidden.'),
  inactive: whole('Number of hidden listings.'),
  public: whole('Number of listings visible to visitors: approved and not hidden.'),
  featured: whole('Number of public listings that are featured.'),
  available: whole('Number of available listings.'),
  underOffer: whole('Number of listings under offer.'),
  sold: whole('Number of sold listings.'),
  rented: whole('Number of rented listings.'),
});

export const STATS_ANSWER = answer({ data: PROPERTY_STATS, stats: PROPERTY_STATS });
