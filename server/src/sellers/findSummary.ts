import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { listingsOf, sellersOf } from '../overview/listingsOfScope.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { leadsStatement } from './findSummary.sql.ts';
import { type OwnProperty, type OwnState } from './ownProperty.ts';
import { ownScope } from './seller.policy.ts';

/** A seller's dashboard in figures (D-78). */
export interface SellerSummary {
  total: number;
  counts: { state: OwnState; count: number }[];
  views: number;
  leads: number;
  /** Leads that nobody has looked at. */
  newLeads: number;
  favourites: number;
  /** The newest listings. */
  recent: OwnProperty[];
}

export async function findSummary(context: Context): Promise<SellerSummary> {
  const scope = ownScope(context.viewer, LOGIN_TEXTS.dashboard);
  const sellers = await sellersOf(context, scope);
  const values = [sellers.sellerIds, sellers.assignedTo];
  const [[totals], [leads], { items, total, counts }] = await Promise.all([
    context.query<Pick<SellerSummary, 'views' | 'favourites'>>({
      name: 'seller_summary_totals',
      text: TOTALS,
      values,
    }),
    context.query<Pick<SellerSummary, 'leads' | 'newLeads'>>(
      prepared('seller_summary_leads', leadsStatement(sellers)),
    ),
    findOwnProperties(context, { page: 1, pageSize: RECENT }),
  ]);
  return {
    total,
    counts,
    views: totals?.views ?? 0,
    favourites: totals?.favourites ?? 0,
    leads: leads?.leads ?? 0,
    newLeads: leads?.newLeads ?? 0,
    recent: items,
  };
}

const RECENT = 5;

export const TOTALS = [
  'WITH listing AS (',
  listingsOf('id'),
  `) SELECT
    (SELECT coalesce(sum(count), 0)::float FROM listing
       JOIN listing_view ON property_id = listing.id) AS views,
    (SELECT count(*)::float FROM listing JOIN favourite ON property_id = listing.id) AS favourites`,
].join(' ');
