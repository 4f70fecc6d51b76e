import sql from 'sql-template-tag';

/** Rows of Cell, read from the index enquiry_status alone; each moment is worked out once, not for every row. */
export const statsStatement = sql`
  SELECT status, source, count(*)::int AS count,
    (count(*) FILTER (WHERE created_at > (SELECT now() - interval '1 day')))::int AS "lastDay",
    (count(*) FILTER (WHERE created_at > (SELECT now() - interval '7 days')))::int AS "lastWeek",
    (count(*) FILTER (WHERE created_at > (SELECT now() - interval '30 days')))::int AS "lastMonth"
  FROM enquiry GROUP BY status, source`;
