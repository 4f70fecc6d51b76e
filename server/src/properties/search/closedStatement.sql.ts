import sql, { empty, raw } from 'sql-template-tag';
import { wholeNumber } from '../../platform/database/wholeNumber.ts';
import { PROPERTY_COLUMNS } from '../propertyColumns.sql.ts';
import { closedConditions, type TextMatch } from './conditions.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

const IN_ORDER = sql`ORDER BY closed_at DESC, id DESC`;

/**
 * What was sold or rented since then, the latest first. What few words find is gathered and put in order, behind a
 * fence (OFFSET 0); everything else is walked in order.
 */
export const closedPageStatement = (
  search: ResolvedSearch,
  since: Date,
  text: TextMatch,
  { offset, limit }: { offset: number; limit: number },
) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id FROM (
      SELECT id, closed_at FROM property
      WHERE ${closedConditions(search, text)} AND closed_at >= ${since}
      ${search.texts && text === 'indexed' ? raw('OFFSET 0') : empty}
    ) AS hit
    ${IN_ORDER}
    ${raw(`LIMIT ${wholeNumber(limit)} OFFSET ${wholeNumber(offset)}`)}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY p.closed_at DESC, p.id DESC`;

/** One row `{ count }`, counted up to `most`. */
export const closedCountStatement = (
  search: ResolvedSearch,
  since: Date,
  text: TextMatch,
  most: number,
) => sql`
  SELECT count(*) AS count FROM (
    SELECT FROM property WHERE ${closedConditions(search, text)} AND closed_at >= ${since}
    ${text === 'walked' ? IN_ORDER : empty} LIMIT ${most}
  ) AS hit`;
