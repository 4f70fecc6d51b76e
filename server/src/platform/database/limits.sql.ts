import sql, { type Sql } from 'sql-template-tag';

/** One window of a limit that is to be counted for a key. */
export interface WindowRow {
  key: string;
  /** How much it lets through. */
  most: number;
  milliseconds: number;
  /** Remembers the thing that is counted once, as long as the longest window; null where every use counts. */
  subject: string | null;
  rememberedMs: number;
}

/** How much was counted, and milliseconds until its time is over. */
export interface CountRow {
  key: string;
  points: number;
  left: number;
}

const inMilliseconds = (time: Sql) => sql`(extract(epoch FROM ${time}) * 1000)::bigint`;
const NOW = inMilliseconds(sql`clock_timestamp()`);
const BEGUN = inMilliseconds(sql`statement_timestamp()`);

/** One that ends later than it can was counted by a clock that was ahead; a second, as clocks are set. */
const isOver = (expire: Sql, milliseconds: Sql) =>
  sql`(${expire} <= ${NOW} OR ${expire} > ${NOW} + ${milliseconds} + 1000)`;

const STARTS_ANEW = isOver(sql`counted.expire`, sql`excluded.expire - ${BEGUN}`);

/**
 * Counts one use in each window whose thing is not remembered, in the order of their keys so that no two wait for one
 * another, and remembers the things where all windows let them through. A row for each that was counted.
 */
export const countStatement = (windows: readonly WindowRow[]) => sql`
  WITH wanted AS (
    SELECT * FROM unnest(${windows.map(({ key }) => key)}::text[],
      ${windows.map(({ most }) => most)}::int[], ${windows.map((each) => each.milliseconds)}::bigint[],
      ${windows.map(({ subject }) => subject)}::text[],
      ${windows.map(({ rememberedMs }) => rememberedMs)}::bigint[])
      AS given (key, most, milliseconds, subject, remembered_ms)
  ), counted AS (
    INSERT INTO rate_limit AS counted (key, points, expire)
    SELECT key, 1, ${BEGUN} + milliseconds FROM wanted
    WHERE NOT EXISTS (
      SELECT FROM rate_limit AS seen WHERE seen.key = wanted.subject AND seen.points > 0
        AND NOT ${isOver(sql`seen.expire`, sql`wanted.remembered_ms`)}
    )
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN ${STARTS_ANEW} THEN 1 ELSE counted.points + 1 END,
      expire = CASE WHEN ${STARTS_ANEW} THEN excluded.expire ELSE counted.expire END
    RETURNING key, points, greatest(expire - ${NOW}, 0) AS "left"
  ), remembered AS (
    INSERT INTO rate_limit (key, points, expire)
    SELECT DISTINCT subject, 1, ${BEGUN} + remembered_ms FROM wanted JOIN counted USING (key)
    WHERE subject IS NOT NULL
      AND NOT EXISTS (SELECT FROM counted JOIN wanted USING (key) WHERE points > most)
    ORDER BY subject
    ON CONFLICT (key) DO UPDATE SET points = 1, expire = excluded.expire
  )
  SELECT key, points, "left" FROM counted`;

/** Takes one use out of each, in the order in which they are counted; what is not there is over. */
export const giveBackStatement = (keys: readonly string[]) => sql`
  INSERT INTO rate_limit AS counted (key, points, expire)
  SELECT DISTINCT key, 0, 0 FROM unnest(${keys}::text[]) AS given (key) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET points = greatest(counted.points - 1, 0)`;
