import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { COUNTS } from './countVersions.sql.ts';

/** How many listings there are. An edit that waits or was rejected counts instead of what it edits. */
export interface PropertyStats {
  total: number;
  pending: number;
  approved: number;
  rejected: number;
  /** Of the pending ones, the edits of approved ones. */
  pendingEdits: number;
  active: number;
  inactive: number;
  /** Approved and active: what visitors see. */
  public: number;
  /** Of the public ones. */
  featured: number;
  available: number;
  underOffer: number;
  sold: number;
  rented: number;
}

/** The figures of the whole market. FORBIDDEN for everybody but a site_admin. */
export function findPropertyStats(context: Context): Promise<PropertyStats> {
  siteAdmin(context.viewer);
  return countVersions(context);
}

/** Adds up the counts that triggers keep; listings are never counted. */
export async function countVersions(context: Context): Promise<PropertyStats> {
  return onlyRow(await context.query<PropertyStats>(prepared('property_stats', COUNTS)));
}
