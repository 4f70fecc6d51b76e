import { indiaDay, startOfIndiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../accounts/account.policy.ts';
import { sellersOf } from '../overview/listingsOfScope.ts';
import { type OverviewScope, overviewScope } from '../overview/overview.policy.ts';
import { type Context } from '../platform/context.ts';

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
 * What came of the listings that the viewer looks after, day by day: a site_admin sees the whole market
 * (D-99). `days` is clamped. Enquiries that turned out to be spam do not count.
 */
export async function findActivity(context: Context, days: number): Promise<Activity> {
  signedIn(context.viewer, LOGIN_TEXTS.dashboard);
  const scope = overviewScope(context.viewer);
  const wanted = lastDays(context.clock.now(), days);
  const counts = new Map<string, number>();
  for (const { day, what, count } of await findCounts(context, scope, wanted)) {
    counts.set(day + what, count);
  }
  const figures = wanted.map((day) => ({
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
  const { sellerIds, assignedTo } = await sellersOf(context, scope);
  if (assignedTo === null) return countsOfOwners(context, sellerIds, since);
  return context.query<DayCount>({
    name: 'activity_assigned',
    text: OF_ASSIGNED,
    values: [since, startOfIndiaDay(since), sellerIds, assignedTo],
  });
}

function countsOfOwners(context: Context, owners: readonly string[], since: string) {
  return context.query<DayCount>({
    name: 'activity_owners',
    text: OF_OWNERS,
    values: [since, owners],
  });
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

/** Sums by seller and day, with what was not yet folded into them. */
export const OF_OWNERS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, what, sum(count)::float AS count
  FROM (
    SELECT day, what, count FROM activity_day WHERE owner = ANY($2::text[]) AND day >= $1::date
    UNION ALL
    SELECT day, what, count FROM activity_change WHERE owner = ANY($2::text[]) AND day >= $1::date
  ) AS counted
  GROUP BY day, what`;

/**
 * An executive has some dozens of listings, its own and those assigned to it, and what came of a listing
 * goes with it when it is assigned to somebody else: so these are counted from the listings.
 */
export const OF_ASSIGNED = `
  WITH listing AS MATERIALIZED (
    SELECT id FROM property WHERE seller_id = ANY($3::text[])
    UNION ALL
    SELECT id FROM property WHERE assigned_to = $4 AND NOT seller_id = ANY($3::text[])
  ), asked AS (
    SELECT id, created_at, status FROM inquiry
      WHERE seller_id = ANY($3::text[]) AND created_at >= $2::timestamptz
    UNION SELECT id, created_at, status FROM inquiry
      WHERE assigned_to = $4 AND created_at >= $2::timestamptz
    UNION SELECT asked.id, asked.created_at, asked.status
      FROM property AS own JOIN inquiry AS asked ON asked.property_id = own.id
      WHERE own.assigned_to = $4 AND asked.created_at >= $2::timestamptz
  ), happened AS (
    SELECT seen.day, 'views' AS what, seen.count
      FROM listing JOIN listing_view AS seen ON seen.property_id = listing.id
      WHERE seen.day >= $1::date
    UNION ALL
    SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, 'enquiries', 1
      FROM asked WHERE status <> 'spam'
    UNION ALL
    SELECT (marked.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'favourites', 1
      FROM listing JOIN favourite AS marked ON marked.property_id = listing.id
      WHERE marked.created_at >= $2::timestamptz
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS day, what, sum(count)::float AS count
  FROM happened GROUP BY day, what`;
