import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { type Page, type PageRequest, clampPage } from '../platform/database/paging.ts';
import { windowOf } from './findProperties.ts';
import { type PropertyRow } from './property.row.ts';
import { closedCountStatement, closedPageStatement } from './search/closedStatement.sql.ts';
import { type TextMatch } from './search/conditions.sql.ts';
import { boundedCount, COUNT_CAP, type Counted, WALK_FEW_ABOVE } from './search/countStatement.ts';
import { Lexemes } from './search/lexemes.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

export interface ClosedPage extends Page<PropertyRow> {
  totalIsLowerBound: boolean;
}

/**
 * What was sold or rented in the last 12 months and fits a search, the latest first, with a total of its own: no
 * list, total or facet of what can be had counts it. Null is a search that nothing can fit.
 */
export async function findClosed(
  database: Database,
  search: ResolvedSearch | null,
  request: PageRequest,
  now: Date,
): Promise<ClosedPage> {
  const { offset, ...page } = clampPage(request);
  if (search === null) return windowOf([], { total: 0, isLowerBound: false }, page);
  const since = new Date(now.getTime() - LIMITS.listing.closedDays * DAY_MS);
  const shown = { offset, limit: page.pageSize };
  const itemsBy = (text: TextMatch) =>
    database.read<PropertyRow>(closedPageStatement(search, since, text, shown));
  const countBy = async (text: TextMatch): Promise<Counted> => {
    const statement = closedCountStatement(search, since, text, COUNT_CAP + 1);
    const rows = await database.read<{ count: number }>(statement);
    return boundedCount(onlyRow(rows).count, COUNT_CAP);
  };
  if (!search.texts) {
    const [items, counted] = await Promise.all([itemsBy('indexed'), countBy('indexed')]);
    return windowOf(items, counted, page);
  }
  // How a page of words is found depends on how many there are.
  const share = await Lexemes.of(database).shareOf(search);
  const counted = await countBy(share > WALK_FEW_ABOVE ? 'walked' : 'indexed');
  const isWalked = counted.total > WALKED_ABOVE;
  return windowOf(await itemsBy(isWalked ? 'walked' : 'indexed'), counted, page);
}

const DAY_MS = 86_400_000;
/** A page of so many is met on a walk through a year sooner than all are gathered and put in order. */
const WALKED_ABOVE = 500;
