import { answer, object, whole } from '../platform/http/jsonSchema.ts';

export const PROPERTY_STATS = object({
  total: whole('All listings; an edit that waits or was rejected counts instead of what it edits.'),
  pending: whole('Waiting for a decision.'),
  approved: whole('Approved.'),
  rejected: whole('Rejected.'),
  pendingEdits: whole('Of the pending ones, edits of approved ones.'),
  active: whole('Not hidden.'),
  inactive: whole('Hidden.'),
  public: whole('What visitors see: approved and not hidden.'),
  featured: whole('Of the public ones, those shown before others.'),
  available: whole('To be had.'),
  underOffer: whole('Somebody has made an offer.'),
  sold: whole('Sold.'),
  rented: whole('Rented.'),
});

export const STATS_ANSWER = answer({ data: PROPERTY_STATS, stats: PROPERTY_STATS });
