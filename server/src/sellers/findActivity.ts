import { indiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { sellersOf } from '../overview/listingsOfScope.ts';
import { type OverviewScope, overviewScope } from '../overview/overview.policy.ts';
import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { ofAssignedStatement, ofOwnersStatement } from './findActivity.sql.ts';

export interface DayFigures {
  /** A day in India, '2026-03-31'. */
  day: string;
  views: number;
  enquiries: number;
  favourites: number;
}

export interface Activity {
  /** Every day, the oldest first; today is the last. */
  days: DayFigures[];
  views: number;
  enquiries: number;
  favourites: number;
}

/**
 * What came of the listings that the viewer looks after, day by day: a site_admin sees the whole market.
 * `days` is clamped. Enquiries that turned out to be spam do not count.
 */
export async function findActivity(context: Context, days: number): Promise<Activity> {
  signedIn(context.viewer, LOGIN_TEXTS.dashboard);
  const scope = overviewScope(context.viewer);
  const recentDays = lastDays(context.clock.now(), days);
  const counts = new Map<string, number>();
  for (const { day, what, count } of await findCounts(context, scope, recentDays)) {
    counts.set(day + what, count);
  }
  const figures = recentDays.map((day) => ({
    day,
    views: counts.get(day + 'views') ?? 0,
    enquiries: counts.get(day + 'enquiries') ?? 0,
    favourites: counts.get(day + 'favourites') ?? 0,
  }));
  const sum = (of: (figures: DayFigures) => number) =>
    figures.reduce((total, each) => total + of(each), 0);
  return {
    days: figures,
    views: sum((each) => each.views),
    enquiries: sum((each) => each.enquiries),
    favourites: sum((each) => each.favourites),
  };
}

interface DayCount {
  day: string;
  what: 'views' | 'enquiries' | 'favourites';
  count: number;
}

async function findCounts(
  context: Context,
  scope: OverviewScope,
  [since = '']: readonly string[],
): Promise<DayCount[]> {
  if (scope.kind === 'market') return countsOfOwners(context, [MARKET], since);
  const sellers = await sellersOf(context, scope);
  if (sellers.assignedTo === null) return countsOfOwners(context, sellers.sellerIds, since);
  return context.query<DayCount>(
    prepared('activity_assigned', ofAssignedStatement(since, sellers)),
  );
}

function countsOfOwners(context: Context, owners: readonly string[], since: string) {
  return context.query<DayCount>(prepared('activity_owners', ofOwnersStatement(since, owners)));
}

/** The owner of what the whole market has together. */
const MARKET = '';

/** The last days in India up to today, the oldest first. */
function lastDays(now: Date, days: number): string[] {
  const count = Math.min(Math.max(1, days), LIMITS.view.activityMaxDays);
  return Array.from({ length: count }, (_, index) =>
    indiaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

const DAY_MS = 86_400_000;
