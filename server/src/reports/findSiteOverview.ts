import { countAccounts } from '../accounts/countAccounts.ts';
import { type EnquiryStats, findEnquiryStats } from '../enquiries/findEnquiryStats.ts';
import { findPropertyStats, type PropertyStats } from '../moderation/countVersions.ts';
import { type Context } from '../platform/context.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { findOverview, type KindCount, type TownCount } from '../overview/findOverview.ts';

/** The whole site in figures. */
export interface SiteOverview {
  properties: PropertyStats;
  users: { total: number; selling: number; organisations: number };
  enquiries: EnquiryStats;
  /** The towns and kinds with most public listings. */
  towns: TownCount[];
  kinds: KindCount[];
}

/** Listings, people and enquiries in figures. FORBIDDEN for everybody but a site_admin. */
export async function findSiteOverview(context: Context): Promise<SiteOverview> {
  siteAdmin(context.viewer);
  const [properties, { all, ...users }, enquiries, { towns, kinds }] = await Promise.all([
    findPropertyStats(context),
    countAccounts(context.database),
    findEnquiryStats(context),
    findOverview(context),
  ]);
  return { properties, users: { total: all, ...users }, enquiries, towns, kinds };
}
