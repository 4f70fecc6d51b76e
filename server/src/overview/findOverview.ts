import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { countByCity, countBySubtype } from '../properties/countListings.ts';
import { ApprovalStatus, Lifecycle } from '../properties/property.graphql.ts';
import { countsStatement, favouritesStatement, marketStatement } from './findOverview.sql.ts';
import { sellersOf } from './listingsOfScope.ts';
import { type OverviewScope, overviewScope } from './overview.policy.ts';
import { type Sellers } from './listingsOfScope.sql.ts';

export interface TownCount {
  city: string;
  state: string;
  count: number;
}

export interface KindCount {
  key: string;
  title: string;
  count: number;
}

export interface Overview {
  scope: OverviewScope['kind'];
  total: number;
  /** What visitors find in the lists: approved, active, and to be had. */
  publicCount: number;
  approval: { status: ApprovalStatus; count: number }[];
  lifecycle: { lifecycle: Lifecycle; count: number }[];
  /** Hearts on the listings of the scope; null for a market, where nobody counts them. */
  favouriteCount: number | null;
  /** The towns and kinds with most listings. Those of a market are public ones. */
  towns: TownCount[];
  kinds: KindCount[];
  /** Who posted the listings; null for a market. Not part of the answer. */
  sellers: Sellers | null;
}

/**
 * The listings that the viewer looks after, in figures. Those of sellers are
 * counted from an index of theirs; a market is read from the counts that triggers keep, never counted.
 */
export async function findOverview(context: Context): Promise<Overview> {
  const scope = overviewScope(context.viewer);
  if (scope.kind === 'market') return findMarket(context);
  const sellers = await sellersOf(context, scope);
  const [cells, hearts] = await Promise.all([
    context.query<Cell>(prepared('overview_counts', countsStatement(sellers))),
    context.query<{ count: number }>(prepared('overview_favourites', favouritesStatement(sellers))),
  ]);
  return {
    ...figures(scope.kind, cells),
    favouriteCount: onlyRow(hearts).count,
    towns: most(cells, ({ city, state, count }) => (city && state ? { city, state, count } : null)),
    kinds: most(cells, ({ subtype, count }) => (subtype ? kindOf(subtype, count) : null)),
    sellers,
  };
}

async function findMarket(context: Context): Promise<Overview> {
  const [cells, towns, kinds] = await Promise.all([
    context.query<Cell>(prepared('overview_market', marketStatement)),
    countByCity(context.database),
    countBySubtype(context.database),
  ]);
  return {
    ...figures('market', cells),
    favouriteCount: null,
    towns: towns.slice(0, LIMITS.overview.towns),
    kinds: [...kinds].map(([key, count]) => kindOf(key, count)).sort((a, b) => b.count - a.count),
    sellers: null,
  };
}

/** A count of one grouping; the columns of the others are null. */
interface Cell {
  approvalStatus: ApprovalStatus | null;
  isActive: boolean | null;
  isOffered: boolean | null;
  lifecycle: Lifecycle | null;
  city: string | null;
  state: string | null;
  subtype: string | null;
  count: number;
}

function figures(scope: OverviewScope['kind'], cells: readonly Cell[]) {
  const sum = (keep: (cell: Cell) => boolean) =>
    cells.filter(keep).reduce((total, { count }) => total + count, 0);
  return {
    scope,
    total: sum(({ approvalStatus }) => approvalStatus !== null),
    publicCount: sum(
      ({ approvalStatus, isActive, isOffered }) =>
        approvalStatus === 'approved' && !!isActive && !!isOffered,
    ),
    approval: Object.values(ApprovalStatus).map((status) => ({
      status,
      count: sum(({ approvalStatus }) => approvalStatus === status),
    })),
    lifecycle: Object.values(Lifecycle).map((lifecycle) => ({
      lifecycle,
      count: sum((cell) => cell.lifecycle === lifecycle),
    })),
  };
}

function most<T extends { count: number }>(
  cells: readonly Cell[],
  read: (cell: Cell) => T | null,
): T[] {
  return cells
    .flatMap((cell) => read(cell) ?? [])
    .sort((a, b) => b.count - a.count)
    .slice(0, LIMITS.overview.towns);
}

function kindOf(key: string, count: number): KindCount {
  return { key, title: subtypeByKey(key).title, count };
}
