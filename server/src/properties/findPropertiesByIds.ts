import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { invalid } from '../platform/failures.ts';
import { isId } from '../platform/ids.ts';
import { propertiesStatement } from './findPropertiesByIds.sql.ts';
import { type PropertyRow } from './property.row.ts';

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
      { path: 'ids', code: 'tooMany', message: 'At most ' + most + ' listings can be requested.' },
    ]);
  }
  const known = [...new Set(ids.filter(isId))];
  return database.read<PropertyRow>(prepared('properties_by_ids', propertiesStatement(known)));
}
