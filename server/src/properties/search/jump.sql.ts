import sql, { empty, join, raw } from 'sql-template-tag';
import { IS_AVAILABLE } from '../publicListing.ts';

/** Ids far down the whole market: a rollup says on which day they begin, then a short offset is left. */
export const jumpByDay = (offset: number, limit: number) => sql`
  WITH place AS MATERIALIZED (
    SELECT featured, ((day + 1)::timestamp AT TIME ZONE 'UTC') AS end_of_day, ${offset} - before AS rest
    FROM (
      SELECT featured, day,
        sum(sum(count)) OVER (ORDER BY featured DESC, day DESC) - sum(count) AS before
      FROM listing_day GROUP BY featured, day HAVING sum(count) > 0
    ) AS cell
    WHERE before <= ${offset} ORDER BY featured ASC, day ASC LIMIT 1
  )
  SELECT id FROM property
  WHERE ${raw(IS_AVAILABLE)}
    AND (featured, created_at) < ((SELECT featured FROM place), (SELECT end_of_day FROM place))
  ORDER BY featured DESC, created_at DESC, id DESC
  LIMIT ${limit} OFFSET (SELECT rest FROM place)`;

/**
 * The same by price, from bands of prices. They are merged over both purposes when neither is chosen;
 * unknown prices (band 0) come last.
 */
export const jumpByPrice = (
  purpose: 'sell' | 'rent' | undefined,
  direction: 'ASC' | 'DESC',
  offset: number,
  limit: number,
) => {
  const { rank, start } = BY_PRICE[direction];
  const order = sql`ORDER BY price ${raw(direction)}, id ${raw(direction)}`;
  const walks = (purpose ? [purpose] : (['sell', 'rent'] as const)).map(
    (each) => sql`(
      SELECT price, id FROM property
      WHERE ${raw(IS_AVAILABLE)} AND ${IS_FOR[each]} AND ${start}
      ${order} LIMIT (SELECT rest FROM place) + ${limit})`,
  );
  return sql`
    WITH cell AS (
      SELECT band, sum(count)::bigint AS count FROM listing_price_band
      WHERE band > 0 ${purpose ? sql`AND purpose = ${purpose}` : empty}
      GROUP BY band HAVING sum(count) > 0
    ), place AS MATERIALIZED (
      SELECT band, band_end, ${offset} - before AS rest
      FROM (
        SELECT band, lead(band, 1, 9007199254740991) OVER (ORDER BY band) AS band_end,
          sum(count) OVER (ORDER BY ${rank}) - count AS before
        FROM cell
      ) AS counted
      WHERE before <= ${offset} ORDER BY before DESC LIMIT 1
    )
    SELECT id FROM (${join(walks, ' UNION ALL ')}) AS branch
    ${order} LIMIT ${limit} OFFSET (SELECT rest FROM place)`;
};

const IS_FOR = { sell: sql`purpose = 'sell'`, rent: sql`purpose = 'rent'` };

/** How bands follow each other, and where the rows of a place begin. */
const BY_PRICE = {
  ASC: {
    rank: sql`(band = 0) ASC, band ASC`,
    start: sql`price >= (SELECT band FROM place) AND price > 0`,
  },
  DESC: { rank: sql`band DESC`, start: sql`price < (SELECT band_end FROM place)` },
};
