import sql, { type Sql } from 'sql-template-tag';

/** How much was counted, and milliseconds until its time is over; `expire` null never. */
export interface CountRow {
  points: number;
  expire: number | null;
  left: number | null;
}

const NOW = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
const COUNT = sql`points, expire, greatest(expire - ${NOW}, 0) AS left`;

/** One that ends later than it can was counted by a clock that was ahead; a second, as clocks are set. */
const isOver = (expire: Sql, milliseconds: number | null) =>
  sql`(${expire} <= ${NOW} OR ${expire} > ${NOW} + ${milliseconds}::bigint + 1000)`;

/** Counts, and begins anew where the time was over, or `isForced`. One row. */
export const countStatement = (
  key: string,
  points: number,
  { milliseconds, isForced }: { milliseconds: number | null; isForced: boolean },
) => sql`
  INSERT INTO rate_limit AS counted (key, points, expire)
  VALUES (${key}, ${points}, ${NOW} + ${milliseconds}::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${isOver(sql`counted.expire`, milliseconds)} OR ${isForced} THEN excluded.points
      ELSE counted.points + excluded.points END,
    expire = CASE WHEN ${isOver(sql`counted.expire`, milliseconds)} OR ${isForced} THEN excluded.expire
      ELSE counted.expire END
  RETURNING ${COUNT}`;

/** One row, or none where nothing was counted that still counts. */
export const countedStatement = (key: string, milliseconds: number | null) => sql`
  SELECT ${COUNT} FROM rate_limit
  WHERE key = ${key} AND ${isOver(sql`expire`, milliseconds)} IS NOT TRUE`;
