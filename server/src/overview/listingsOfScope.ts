import { LIMITS } from '../../../schema/limits.ts';
import { findMembers } from '../accounts/membership.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type WantedPage } from '../platform/paging.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from '../properties/property.row.ts';
import { type OverviewScope } from './overview.policy.ts';

/** Those who posted the listings of a scope, and who looks after others; a market has no such end. */
export interface Sellers {
  sellerIds: readonly string[];
  assignedTo: string | null;
}

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

/**
 * The newest listings of a scope in whatever state, one page. The first 1,000 can be reached; each seller's
 * are walked in the order of their index.
 */
export async function newestListings(
  context: Context,
  sellers: Sellers | null,
  wanted: WantedPage,
): Promise<PropertyRow[]> {
  const { pageSize, offset } = clampPage(wanted);
  if (offset + pageSize > LIMITS.overview.deepest) return [];
  if (sellers === null) {
    return context.query<PropertyRow>({
      name: 'overview_market_newest',
      text: MARKET_PAGE,
      values: [pageSize, offset],
    });
  }
  return context.query<PropertyRow>({
    name: 'overview_newest',
    text: PAGE,
    values: [sellers.sellerIds, sellers.assignedTo, pageSize, offset],
  });
}

/** These columns of all listings of a scope: $1 are the sellers, $2 is who looks after others. */
export function listingsOf(columns: string): string {
  return [
    'SELECT',
    columns,
    'FROM property WHERE seller_id = ANY($1) UNION ALL SELECT',
    columns,
    'FROM property WHERE assigned_to = $2 AND NOT seller_id = ANY($1)',
  ].join(' ');
}

const WITH_ROWS = [
  ') AS picked JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
  'ORDER BY picked.created_at DESC, picked.id DESC',
].join(' ');

export const MARKET_PAGE = [
  'SELECT',
  PROPERTY_COLUMNS.text,
  'FROM (SELECT id, created_at FROM property ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2',
  WITH_ROWS,
].join(' ');

export const PAGE = [
  'SELECT',
  PROPERTY_COLUMNS.text,
  `FROM (
     SELECT newest.id, newest.created_at
     FROM unnest($1::text[]) AS seller (id) CROSS JOIN LATERAL (
       SELECT id, created_at FROM property WHERE seller_id = seller.id
       ORDER BY created_at DESC, id DESC LIMIT $3::bigint + $4::bigint
     ) AS newest
     UNION
     SELECT id, created_at FROM (
       SELECT id, created_at FROM property WHERE assigned_to = $2
       ORDER BY created_at DESC, id DESC LIMIT $3::bigint + $4::bigint
     ) AS assigned
     ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
  WITH_ROWS,
].join(' ');
