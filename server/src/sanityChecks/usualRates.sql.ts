import sql, { raw } from 'sql-template-tag';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { wholeNumber } from '../platform/database/wholeNumber.ts';
import { IS_AVAILABLE } from '../properties/publicListing.ts';
import { type PropertyRow } from '../properties/property.row.ts';

/** What has a rate of its own in a town. */
export type RatedKind = Pick<PropertyRow, 'subtype' | 'purpose' | 'city' | 'state'>;

/**
 * One row a kind, in the order given: between which rates per square foot nine in ten of the newest listings of that
 * kind stand in its town. Walks the town's own order, as its page does.
 */
export const usualRatesStatement = (kinds: readonly RatedKind[]) => sql`
  SELECT rates.bounds[1] AS low, rates.bounds[2] AS high, rates.counted
  FROM unnest(${kinds.map(({ subtype }) => subtype)}::text[], ${kinds.map(({ purpose }) => purpose)}::text[],
    ${kinds.map(({ city }) => city)}::text[], ${kinds.map(({ state }) => state)}::text[])
    WITH ORDINALITY AS kind (subtype, purpose, city, state, position)
  CROSS JOIN LATERAL (
    SELECT percentile_cont(ARRAY[0.05, 0.95]) WITHIN GROUP (ORDER BY price / area_sqm * ${SQUARE_FOOT}) AS bounds,
      count(*)::int AS counted
    FROM (
      SELECT price::double precision AS price, area_sqm FROM property
      WHERE ${raw(IS_AVAILABLE)} AND city = kind.city AND (state = kind.state) IS TRUE
        AND (subtype = kind.subtype) IS TRUE AND (purpose = kind.purpose) IS TRUE
        AND (price > 0) IS TRUE AND (area_sqm > 0) IS TRUE
      ORDER BY featured DESC, created_at DESC, id DESC
      LIMIT ${raw(wholeNumber(LIMITS.sanityChecks.mostListings))}
    ) AS shown
  ) AS rates
  ORDER BY kind.position`;

const SQUARE_FOOT = AREA_UNITS['Sq ft'].squareMetres;
