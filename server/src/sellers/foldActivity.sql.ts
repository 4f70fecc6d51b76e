import sql from 'sql-template-tag';

export const foldStatement = sql`
  WITH gone AS (DELETE FROM activity_change RETURNING owner, day, what, count)
  INSERT INTO activity_day (owner, day, what, count)
  SELECT owner, day, what, sum(count) FROM gone
  GROUP BY owner, day, what HAVING sum(count) <> 0
  ON CONFLICT (owner, day, what) DO UPDATE SET count = activity_day.count + excluded.count`;
