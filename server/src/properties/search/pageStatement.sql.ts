import sql, { join, raw, type Sql } from 'sql-template-tag';
import { wholeNumber } from '../../platform/database/wholeNumber.ts';
import { PROPERTY_COLUMNS } from '../propertyColumns.sql.ts';
import { IS_AVAILABLE } from '../publicListing.ts';
import { orderBy, type SortOrder } from './sortOrder.sql.ts';

/** The part of an order that is shown; `reversed` is walked from its end. */
export interface Window {
  offset: number;
  limit: number;
  reversed: boolean;
}

/** The rows of these ids with their sellers, in this order. */
export const rowsStatement = (ids: Sql, { terms }: SortOrder) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (${ids}) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ${orderBy(terms, false, raw('p'))}`;

/** One walk in order. */
export const walkedIds = ({ terms }: SortOrder, where: Sql, window: Window) => sql`
  SELECT id FROM property WHERE ${where} ${orderBy(terms, window.reversed)} ${part(window)}`;

/** Of these listings those that can still be had. */
export const knownIds = (ids: readonly string[]) =>
  sql`SELECT id FROM property WHERE ${raw(IS_AVAILABLE)} AND id = ANY(${ids})`;

/** A walk for each branch, merged. */
export const mergedIds = ({ terms, branches }: SortOrder, where: Sql, window: Window) => {
  const walked = terms.filter(({ isZero }) => !isZero);
  const columns = raw(walked.map(({ column }) => column).join(', '));
  const reach = raw(wholeNumber(window.offset + window.limit));
  const walks = branches.map(
    (branch) => sql`(
      SELECT ${columns} FROM property WHERE ${where} AND ${branch}
      ${orderBy(walked, window.reversed)} LIMIT ${reach})`,
  );
  return sql`
    SELECT id FROM (${join(walks, ' UNION ALL ')}) AS branch
    ${orderBy(terms, window.reversed)} ${part(window)}`;
};

/**
 * Candidates come in order from a covering index that answers `where`, and only those that pass are looked
 * up for their words. OFFSET 0 is a fence: the planner may not pull the walk apart.
 */
export const wordedIds = ({ terms }: SortOrder, where: Sql, words: Sql, window: Window) => {
  const columns = terms.map(({ column }) => column).filter((column) => column !== 'id');
  return sql`
    SELECT candidate.id FROM (
      SELECT id, ${raw(columns.join(', '))} FROM property WHERE ${where}
      ${orderBy(terms, window.reversed)} OFFSET 0
    ) AS candidate
    CROSS JOIN LATERAL (SELECT FROM property WHERE id = candidate.id AND ${words}) AS worded
    ${orderBy(terms, window.reversed, raw('candidate'))} ${part(window)}`;
};

const part = ({ limit, offset }: Window) =>
  raw(`LIMIT ${wholeNumber(limit)} OFFSET ${wholeNumber(offset)}`);
