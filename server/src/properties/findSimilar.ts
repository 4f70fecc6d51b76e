import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type SimilarTo, similarStatement } from './findSimilar.sql.ts';
import { type PropertyRow } from './property.row.ts';

const MOST = 12;

/** Public listings of the same subtype and purpose in the same city, nearest in price first. */
export async function findSimilar(
  database: Database,
  property: SimilarTo,
  limit: number,
): Promise<PropertyRow[]> {
  const most = Math.min(Math.max(limit, 0), MOST);
  return database.read<PropertyRow>(
    prepared('similar_properties', similarStatement(property, most)),
  );
}
