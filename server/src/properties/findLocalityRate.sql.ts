import sql, { raw } from 'sql-template-tag';
import { wholeNumber } from '../platform/database/wholeNumber.ts';
import { type PropertyRow } from './property.row.ts';
import { publicConditions } from './search/conditions.sql.ts';

type Rated = Pick<PropertyRow, 'id' | 'city' | 'state' | 'subtype' | 'purpose'>;

/**
 * One row: the middle of the rates per square metre of one kind in a place, without one listing, and of how many. Read
 * from the index of the locality alone.
 */
export const localityRateStatement = (property: Rated, place: string, most: number) => sql`
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY price::double precision / area_sqm) AS median,
    count(*)::int AS counted
  FROM (
    SELECT price, area_sqm FROM property
    WHERE ${publicConditions(
      {
        city: property.city,
        state: property.state,
        places: [place],
        subtypes: [property.subtype],
        purpose: property.purpose,
      },
      'left out',
    )} AND (price > 0) IS TRUE AND (area_sqm > 0) IS TRUE AND id <> ${property.id}
    LIMIT ${raw(wholeNumber(most))}
  ) AS shown`;
