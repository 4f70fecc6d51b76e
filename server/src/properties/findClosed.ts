import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { type Page, type PageRequest, clampPage, pageOf } from '../platform/paging.ts';
import { type PropertyRow } from './property.row.ts';
import { closedCountStatement, closedPageStatement } from './search/closedStatement.sql.ts';
import { COUNT_CAP } from './search/countStatement.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

export interface ClosedPage extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
}

/**
 * What was sold or rented in the last 12 months and fits a search, the latest first, with a total of its own: no
 * list, total or facet of what can be had counts it (D-105). Null is a search that nothing can fit.
 */
export async function findClosed(
  database: Database,
  search: ResolvedSearch | null,
  request: PageRequest,
  now: Date,
): Promise<ClosedPage> {
  const { offset, ...page } = clampPage(request);
  if (search === null) return { ...pageOf([], 0, page), totalIsLowerBound: false };
  const since = new Date(now.getTime() - LIMITS.listing.closedDays * DAY_MS);
  const [items, counted] = await Promise.all([
    database.read<PropertyRow>(
      closedPageStatement(search, since, { offset, limit: page.pageSize }),
    ),
    database.read<{ count: number }>(closedCountStatement(search, since, COUNT_CAP + 1)),
  ]);
  const { count } = onlyRow(counted);
  const found = pageOf(items, Math.min(count, COUNT_CAP), page);
  return { ...found, totalIsLowerBound: count > COUNT_CAP };
}

const DAY_MS = 86_400_000;
