import { In, IsNull, Not } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { clampPage, type Page, pageOf, type PageRequest } from '../platform/database/paging.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { Property } from './property.entity.ts';
import { findListingsByIds } from './findListingsByIds.ts';
import { type Lifecycle, type PropertyRow } from './property.row.ts';

export interface TransactionPage extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
}

/**
 * What was sold or rented, the latest first, also what no visitor sees any more; `most` of them can be reached.
 * FORBIDDEN for everybody but a site_admin.
 */
export async function findTransactions(
  context: Context,
  { lifecycle, ...request }: PageRequest & { lifecycle?: Lifecycle | null },
  most: number = LIMITS.transactions.counted,
): Promise<TransactionPage> {
  siteAdmin(context.viewer);
  const page = clampPage(request);
  const found = await context.manager.find(Property, {
    select: { id: true },
    where: { closedAt: Not(IsNull()), lifecycle: lifecycle ?? In(['sold', 'rented']) },
    order: { closedAt: 'DESC', id: 'DESC' },
    take: most + 1,
  });
  const reached = found.slice(0, most);
  const ids = reached.slice(page.offset, page.offset + page.pageSize).map(({ id }) => id);
  const byId = await findListingsByIds(context, ids);
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { ...pageOf(items, reached.length, page), totalIsLowerBound: found.length > most };
}
