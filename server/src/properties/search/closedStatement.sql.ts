import sql, { raw } from 'sql-template-tag';
import { wholeNumber } from '../../platform/database/wholeNumber.ts';
import { PROPERTY_COLUMNS } from '../propertyColumns.sql.ts';
import { closedConditions } from './conditions.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** What was sold or rented since then, the latest first. */
export const closedPageStatement = (
  search: ResolvedSearch,
  since: Date,
  { offset, limit }: { offset: number; limit: number },
) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id FROM property WHERE ${closedConditions(search)} AND closed_at >= ${since}
    ORDER BY closed_at DESC, id DESC
    ${raw(`LIMIT ${wholeNumber(limit)} OFFSET ${wholeNumber(offset)}`)}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY p.closed_at DESC, p.id DESC`;

/** One row `{ count }`, counted up to `most`. */
export const closedCountStatement = (search: ResolvedSearch, since: Date, most: number) => sql`
  SELECT count(*) AS count FROM (
    SELECT 1 FROM property WHERE ${closedConditions(search)} AND closed_at >= ${since}
    LIMIT ${most}
  ) AS hit`;
