import sql, { raw, type Sql } from 'sql-template-tag';
import { IS_AVAILABLE } from './publicListing.ts';

/**
 * How many listings have each of these bits, in whatever state they are, those on offer and the others counted up to
 * `most` each: both have an index, and that of the others is of no use to any list, since
 * none asks how many amenities there are.
 */
export const countsWithStatement = (bits: readonly number[], most: number) => sql`
  SELECT sought.bit, offered.count + others.count AS count
  FROM unnest(${bits}::smallint[]) AS sought (bit)
  CROSS JOIN LATERAL (${countWhere(raw(IS_AVAILABLE), most)}) AS offered
  CROSS JOIN LATERAL (${countWhere(raw(`NOT (${IS_AVAILABLE}) AND cardinality(amenity_bits) > 0`), most)}) AS others`;

const countWhere = (state: Sql, most: number): Sql => sql`
  SELECT count(*) AS count FROM (
    SELECT FROM property
    WHERE ${state} AND amenity_bits @> ARRAY[sought.bit]
    LIMIT ${most}
  ) AS hit`;
