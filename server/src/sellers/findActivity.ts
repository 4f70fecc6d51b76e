import { indiaDay, startOfIndiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { signedIn } from '../accounts/account.policy.ts';
import { sellersOf } from '../overview/listingsOfScope.ts';
import { overviewScope } from '../overview/overview.policy.ts';
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
  const [since = ''] = wanted;
  const statements = scope.kind === 'market' ? OF_MARKET : OF_SELLERS;
  const sellers = scope.kind === 'market' ? null : await sellersOf(context, scope);
  const read = async (kind: keyof typeof OF_SELLERS) => {
    const start = kind === 'views' ? since : startOfIndiaDay(since);
    const rows = await context.query<{ day: string; count: number }>({
      name: ['activity', kind, scope.kind === 'market' ? 'market' : 'sellers'].join('_'),
      text: statements[kind],
      values: sellers === null ? [start] : [start, sellers.sellerIds, sellers.assignedTo],
    });
    return new Map(rows.map(({ day, count }) => [day, count]));
  };
  const views = await read('views');
  const enquiries = await read('enquiries');
  const favourites = await read('favourites');
  const figures = wanted.map((day) => ({
    day,
    views: views.get(day) ?? 0,
    enquiries: enquiries.get(day) ?? 0,
    favourites: favourites.get(day) ?? 0,
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

/** The last days in India up to today, the oldest first. */
function lastDays(now: Date, days: number): string[] {
  const count = Math.min(Math.max(1, days), LIMITS.view.activityMaxDays);
  return Array.from({ length: count }, (_, index) =>
    indiaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

const DAY_MS = 86_400_000;

const OF_SCOPE = `(
    SELECT id FROM property WHERE seller_id = ANY($2)
    UNION ALL
    SELECT id FROM property WHERE assigned_to = $3 AND NOT seller_id = ANY($2)
  ) AS listing`;
const INDIA_DAY = `to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day`;
const VIEW_DAY = `to_char(day, 'YYYY-MM-DD') AS day, sum(count)::float AS count`;
const IN_ORDER = 'GROUP BY 1 ORDER BY 1';

export const OF_SELLERS = {
  views: [
    'SELECT',
    VIEW_DAY,
    'FROM',
    OF_SCOPE,
    'JOIN listing_view ON property_id = listing.id AND day >= $1::date',
    'GROUP BY listing_view.day ORDER BY listing_view.day',
  ].join(' '),
  // What was asked about a listing that was removed since still counts, so the listings are not joined.
  enquiries: [
    'SELECT',
    INDIA_DAY,
    ', count(*)::float AS count FROM (',
    `SELECT id, created_at, status FROM inquiry
       WHERE seller_id = ANY($2) AND created_at >= $1::timestamptz
     UNION SELECT id, created_at, status FROM inquiry
       WHERE assigned_to = $3 AND created_at >= $1::timestamptz
     UNION SELECT asked.id, asked.created_at, asked.status
       FROM property AS own JOIN inquiry AS asked ON asked.property_id = own.id
       WHERE own.assigned_to = $3 AND asked.created_at >= $1::timestamptz`,
    `) AS asked WHERE status <> 'spam'`,
    IN_ORDER,
  ].join(' '),
  favourites: [
    'SELECT',
    INDIA_DAY,
    ', count(*)::float AS count FROM',
    OF_SCOPE,
    'JOIN favourite ON property_id = listing.id WHERE created_at >= $1::timestamptz',
    IN_ORDER,
  ].join(' '),
};

export const OF_MARKET: Readonly<Record<keyof typeof OF_SELLERS, string>> = {
  views: [
    'SELECT',
    VIEW_DAY,
    'FROM listing_view WHERE day >= $1::date GROUP BY listing_view.day ORDER BY listing_view.day',
  ].join(' '),
  enquiries: [
    'SELECT',
    INDIA_DAY,
    `, count(*)::float AS count FROM inquiry
     WHERE created_at >= $1::timestamptz AND status <> 'spam'`,
    IN_ORDER,
  ].join(' '),
  favourites: [
    'SELECT',
    INDIA_DAY,
    ', count(*)::float AS count FROM favourite WHERE created_at >= $1::timestamptz',
    IN_ORDER,
  ].join(' '),
};
