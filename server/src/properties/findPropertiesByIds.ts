import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { invalid } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';
import { IS_PUBLIC } from './search/conditions.ts';

/**
 * The public ones among these listings, each once, in the order given. What is not public, and what is
 * no id at all, is left out as if it did not exist. Throws INVALID_INPUT for more than `most` ids.
 */
export async function findPropertiesByIds(
  database: Database,
  ids: readonly string[],
  most: number = LIMITS.page.idsAtOnce,
): Promise<PropertyRow[]> {
  if (ids.length > most) {
    throw invalid([
      { path: 'ids', code: 'tooMany', message: 'At most ' + most + ' listings can be asked for.' },
    ]);
  }
  const known = [...new Set(ids.filter(isId))];
  if (known.length === 0) return [];
  return database.read<PropertyRow>({
    name: 'properties_by_ids',
    text: PROPERTIES_BY_IDS,
    values: [known],
  });
}

const PROPERTIES_BY_IDS = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM unnest($1::text[]) WITH ORDINALITY AS given (id, position)',
  'JOIN property AS p ON p.id = given.id AND',
  IS_PUBLIC,
  'JOIN account AS s ON s.id = p.seller_id ORDER BY given.position',
].join(' ');
