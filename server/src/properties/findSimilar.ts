import { type Database } from '../platform/database/connect.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';
import { IS_PUBLIC } from './search/conditions.ts';

const MOST = 12;

/**
 * Public listings of the same subtype and purpose in the same city, nearest in price first: two short
 * ordered walks from the listing's own price, one upwards and one downwards.
 */
export async function findSimilar(
  database: Database,
  property: Pick<PropertyRow, 'id' | 'city' | 'state' | 'subtype' | 'purpose' | 'price'>,
  limit: number,
): Promise<PropertyRow[]> {
  const { id, city, state, subtype, purpose, price } = property;
  return database.read<PropertyRow>({
    name: 'similar_properties',
    text: SIMILAR,
    values: [city, purpose, price, subtype, state, id, Math.min(Math.max(limit, 0), MOST)],
  });
}

const walk = (condition: string, direction: string) =>
  [
    '(SELECT id, price FROM property WHERE',
    IS_PUBLIC,
    'AND city = $1 AND purpose = $2 AND',
    condition,
    'AND subtype = $4 AND state = $5 AND id <> $6 ORDER BY price',
    direction + ', id',
    direction,
    'LIMIT $7)',
  ].join(' ');

const SIMILAR = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM (SELECT id, abs(price - $3) AS distance FROM (',
  walk('price >= $3', 'ASC'),
  'UNION ALL',
  walk('price < $3', 'DESC'),
  ') AS near ORDER BY distance, id LIMIT $7) AS picked',
  'JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
  'ORDER BY picked.distance, picked.id',
].join(' ');
