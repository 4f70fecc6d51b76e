import { LIMITS } from '../../../schema/limits.ts';
import { findMembers } from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { clampPage, type PageRequest } from '../platform/database/paging.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { newestOfMarketStatement, newestStatement, type Sellers } from './listingsOfScope.sql.ts';
import { type OverviewScope } from './overview.policy.ts';

export async function sellersOf(
  context: Context,
  scope: Exclude<OverviewScope, { kind: 'market' }>,
): Promise<Sellers> {
  if (scope.kind === 'organisation') {
    const members = await findMembers(context, scope.organisationId);
    return { sellerIds: members.map(({ id }) => id), assignedTo: null };
  }
  const { accountId } = scope;
  return { sellerIds: [accountId], assignedTo: scope.kind === 'assigned' ? accountId : null };
}

/** The newest listings of a scope in whatever state, one page. The first 1,000 can be reached. */
export async function newestListings(
  context: Context,
  sellers: Sellers | null,
  request: PageRequest,
): Promise<PropertyRow[]> {
  const { pageSize, offset } = clampPage(request);
  if (offset + pageSize > LIMITS.overview.deepest) return [];
  return context.query<PropertyRow>(
    sellers === null
      ? prepared('overview_market_newest', newestOfMarketStatement(pageSize, offset))
      : prepared('overview_newest', newestStatement(sellers, pageSize, offset)),
  );
}
