import sql, { raw, type Sql } from 'sql-template-tag';
import { startOfIndiaDay } from '../../../schema/format/time.ts';
import { addDays } from '../platform/days.ts';
import { type ReportRange } from './reportRange.ts';

/* Rows of Cell: `period` is null for the days just before the range. */

/** Adds up rows of `at` and `key`. */
const cellsOf = (happened: Sql, { from, step }: ReportRange) => sql`
  SELECT to_char(start, 'YYYY-MM-DD') AS period, key, sum(count)::float AS count
  FROM (
    SELECT CASE WHEN at >= ${startOfIndiaDay(from)}::timestamptz
        THEN date_trunc(${step}, at AT TIME ZONE 'Asia/Kolkata') END AS start,
      key, count(*) AS count
    FROM (${happened}) AS happened GROUP BY 1, 2
  ) AS counted
  GROUP BY 1, 2`;

/** Whether a time belongs to the range or the days before it. */
const within = (column: string, { before, to }: ReportRange) => sql`
  ${raw(column)} >= ${startOfIndiaDay(before)}::timestamptz
  AND ${raw(column)} < ${startOfIndiaDay(addDays(to, 1))}::timestamptz`;

export const listingsStatement = (range: ReportRange) =>
  cellsOf(
    sql`
    SELECT created_at AS at, 'posted' AS key FROM property WHERE ${within('created_at', range)}
    UNION ALL
    SELECT created_at, 'posted' FROM removed_property WHERE ${within('created_at', range)}
    UNION ALL
    SELECT at, split_part(action, '.', 2) FROM audit_entry
    WHERE action IN ('property.approved', 'property.rejected', 'property.reopened') AND ${within('at', range)}
    UNION ALL
    SELECT closed_at, lifecycle FROM property WHERE ${within('closed_at', range)}`,
    range,
  );

/** Each type is a part of the index account_type_newest. */
export const usersStatement = (range: ReportRange) =>
  cellsOf(
    sql`
    SELECT created_at AS at, user_type AS key FROM account
    WHERE user_type IN ('buyer', 'seller', 'builder', 'site_admin') AND ${within('created_at', range)}
    UNION ALL
    SELECT created_at, 'unknown' FROM account WHERE user_type IS NULL AND ${within('created_at', range)}`,
    range,
  );

export const enquiriesStatement = (by: 'source' | 'status', range: ReportRange) =>
  cellsOf(
    sql`
    SELECT created_at AS at, ${raw(by)} AS key FROM enquiry WHERE ${within('created_at', range)}`,
    range,
  );

/** The sums of the whole market, with what was not yet folded into them. */
export const interestStatement = ({ from, to, before, step }: ReportRange) => sql`
  SELECT to_char(start, 'YYYY-MM-DD') AS period, key, sum(count)::float AS count
  FROM (
    SELECT CASE WHEN day >= ${from}::date THEN date_trunc(${step}, day::timestamp) END AS start,
      what AS key, count
    FROM (
      SELECT day, what, count FROM activity_day WHERE owner = ''
      UNION ALL
      SELECT day, what, count FROM activity_change WHERE owner = ''
    ) AS counted
    WHERE day BETWEEN ${before}::date AND ${to}::date
  ) AS each
  GROUP BY 1, 2`;

/**
 * Rows of ReviewCell: how long it took from posting to the first decision, by period, and of all periods together
 * (`isAll`). A listing counts on the day of that decision.
 */
export const reviewsStatement = (range: ReportRange) => sql`
  SELECT to_char(start, 'YYYY-MM-DD') AS period, "isBefore", grouping(start) = 1 AS "isAll",
    count(*)::float AS decided,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) AS median,
    percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes) AS slow
  FROM (
    SELECT date_trunc(${range.step}, first.at AT TIME ZONE 'Asia/Kolkata') AS start,
      first.at < ${startOfIndiaDay(range.from)}::timestamptz AS "isBefore",
      extract(epoch FROM first.at - posted.at) / 60.0 AS minutes
    FROM audit_entry AS first
    JOIN LATERAL (
      SELECT created_at AS at FROM property WHERE id = first.subject
      UNION ALL
      SELECT created_at FROM removed_property WHERE id = first.subject AND created_at IS NOT NULL
    ) AS posted ON true
    WHERE first.action IN ('property.approved', 'property.rejected') AND ${within('first.at', range)}
      AND NOT EXISTS (
        SELECT FROM audit_entry AS earlier
        WHERE earlier.subject = first.subject
          AND earlier.action IN ('property.approved', 'property.rejected')
          AND (earlier.at, earlier.id) < (first.at, first.id))
  ) AS decided
  GROUP BY GROUPING SETS ((start, "isBefore"), ("isBefore"))`;

/** One row of Waiting. */
export const waitingStatement = (longSince: Date) => sql`
  SELECT count(*)::int AS total, (count(*) FILTER (WHERE at < ${longSince}::timestamptz))::int AS long
  FROM (
    SELECT created_at AS at FROM property WHERE approval_status = 'pending'
    UNION ALL
    SELECT created_at FROM property_revision WHERE status = 'pending'
  ) AS waits`;

/** Rows of PlaceCell: posted listings by city, and by subtype; the columns of the other are null. */
export const postedStatement = (range: ReportRange) => {
  const start = startOfIndiaDay(range.from);
  return sql`
  SELECT city, state, subtype,
    (count(*) FILTER (WHERE created_at >= ${start}::timestamptz))::float AS posted,
    (count(*) FILTER (WHERE created_at < ${start}::timestamptz))::float AS before
  FROM (
    SELECT created_at, city, state, subtype FROM property WHERE ${within('created_at', range)}
    UNION ALL
    SELECT created_at, listing->>'city', listing->>'state', listing->>'subtype' FROM removed_property
    WHERE ${within('created_at', range)}
  ) AS listing
  GROUP BY GROUPING SETS ((city, state), (subtype))`;
};
