import sql, { raw, type Sql } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';
import { publicConditions } from './search/conditions.sql.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

/** The listings of a search that are nearest to a price, without some; the newest where the price is not known. */
export const similarStatement = (
  search: ResolvedSearch,
  price: number,
  without: readonly string[],
  limit: number,
) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id, distance FROM (
      ${price > 0 ? nearest(search, price, without, limit) : newest(search, without, limit)}
    ) AS near
    ORDER BY distance, id LIMIT ${limit}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.distance, picked.id`;

/** Two short ordered walks from the price, one upwards and one downwards. */
const nearest = (
  search: ResolvedSearch,
  price: number,
  without: readonly string[],
  limit: number,
) => sql`
  SELECT id, abs(price - ${price}) AS distance FROM (
    (${walk(search, 'price', sql`price >= ${price}`, without)}
      ORDER BY price, id LIMIT ${limit})
    UNION ALL
    (${walk(search, 'price', sql`price < ${price}`, without)}
      ORDER BY price DESC, id DESC LIMIT ${limit})
  ) AS walked`;

const newest = (search: ResolvedSearch, without: readonly string[], limit: number) => sql`
  SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS distance FROM (
    ${walk(search, 'created_at', sql`true`, without)}
    ORDER BY featured DESC, created_at DESC, id DESC LIMIT ${limit}
  ) AS walked`;

const walk = (
  search: ResolvedSearch,
  column: 'price' | 'created_at',
  where: Sql,
  without: readonly string[],
) => sql`
  SELECT id, ${raw(column)} FROM property
  WHERE ${publicConditions(search, 'left out')} AND ${where} AND (id <> ALL(${without})) IS TRUE`;
