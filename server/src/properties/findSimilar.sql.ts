import sql, { raw, type Sql } from 'sql-template-tag';
import { type PropertyRow } from './property.row.ts';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';
import { IS_OFFERED } from './publicListing.ts';

/** What others are similar to. */
export type SimilarTo = Pick<
  PropertyRow,
  'id' | 'city' | 'state' | 'subtype' | 'purpose' | 'price'
>;

/** Two short ordered walks from the price, one upwards and one downwards. */
export const similarStatement = (to: SimilarTo, limit: number) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id, abs(price - ${to.price}) AS distance
    FROM (
      (${walk(to, sql`price >= ${to.price}`, 'ASC')} LIMIT ${limit})
      UNION ALL
      (${walk(to, sql`price < ${to.price}`, 'DESC')} LIMIT ${limit})
    ) AS near
    ORDER BY distance, id LIMIT ${limit}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.distance, picked.id`;

const walk = (
  { id, city, state, subtype, purpose }: SimilarTo,
  condition: Sql,
  direction: 'ASC' | 'DESC',
) => sql`
  SELECT id, price FROM property
  WHERE ${raw(IS_OFFERED)} AND city = ${city} AND purpose = ${purpose} AND ${condition}
    AND subtype = ${subtype} AND state = ${state} AND id <> ${id}
  ORDER BY price ${raw(direction)}, id ${raw(direction)}`;
