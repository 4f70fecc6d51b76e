import { writeSearch } from '../../../schema/search.ts';
import { type Database } from '../platform/database/connect.ts';
import { preparedByText } from '../platform/database/prepared.ts';
import { similarStatement } from './findSimilar.sql.ts';
import { type PropertyRow } from './property.row.ts';
import { type SimilarTo, similarSteps } from './search/similarSteps.ts';

/** Listings like another one that one step of the way outwards has found. */
export interface SimilarProperties {
  /** Where and of what kind they are, for people: 'In Wakad'. */
  label: string;
  /** The search that shows them all, as the query string of its address. */
  query: string;
  items: PropertyRow[];
}

const MOST = 12;

/**
 * What can be had and is like a listing: as many as asked for, from its own locality first and step by step from
 * farther out, each listing once; within a step the nearest in price first. Steps that find nothing are left out.
 */
export async function findSimilar(
  database: Database,
  property: SimilarTo,
  limit: number,
): Promise<SimilarProperties[]> {
  const most = Math.min(Math.max(limit, 0), MOST);
  const seen = [property.id];
  const found: SimilarProperties[] = [];
  for (const { label, filter, search } of similarSteps(property)) {
    const left = most + 1 - seen.length;
    if (left === 0) break;
    const statement = similarStatement(search, property.price, seen, left);
    const items = await database.read<PropertyRow>(preparedByText('similar', statement));
    if (items.length === 0) continue;
    seen.push(...items.map(({ id }) => id));
    found.push({ label, query: writeSearch(filter), items });
  }
  return found;
}
