import sql from 'sql-template-tag';

/** How many listings have each of these bits, in whatever state they are, counted up to `most`. */
export const amenityCountsStatement = (bits: readonly number[], most: number) => sql`
  SELECT sought.bit, counted.count
  FROM unnest(${bits}::smallint[]) AS sought (bit)
  CROSS JOIN LATERAL (
    SELECT count(*) AS count FROM (
      SELECT FROM property WHERE amenity_bits @> ARRAY[sought.bit] LIMIT ${most}
    ) AS hit
  ) AS counted`;
