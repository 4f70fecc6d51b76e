import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { sellersOf } from '../overview/listingsOfScope.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { leadsStatement, totalsStatement } from './findSummary.sql.ts';
import { type OwnProperty } from './ownProperty.ts';
import { type OwnPropertyState } from './seller.graphql.ts';
import { ownScope } from './seller.policy.ts';

/** A seller's dashboard in figures. */
export interface SellerSummary {
  total: number;
  counts: { state: OwnPropertyState; count: number }[];
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
  const [totals, leads, { items, total, counts }] = await Promise.all([
    context.query<Pick<SellerSummary, 'views' | 'favourites'>>(
      prepared('seller_summary_totals', totalsStatement(sellers)),
    ),
    context.query<Pick<SellerSummary, 'leads' | 'newLeads'>>(
      prepared('seller_summary_leads', leadsStatement(sellers)),
    ),
    findOwnProperties(context, { page: 1, pageSize: RECENT }),
  ]);
  return {
    total,
    counts,
    ...onlyRow(totals),
    ...onlyRow(leads),
    recent: items,
  };
}

const RECENT = 5;
