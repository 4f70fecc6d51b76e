import sql, { raw } from 'sql-template-tag';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';

/** The select item that carries the newer version of `property_revision AS r`; read it with `dated`. */
export const REVISION_COLUMN = raw(`
  CASE WHEN r.property_id IS NOT NULL THEN json_build_object(
    'content', r.content, 'status', r.status, 'rejectionReason', r.rejection_reason,
    'createdAt', r.created_at) END AS revision`);

export const propertyStatement = (id: string) => sql`
  SELECT ${PROPERTY_COLUMNS}, ${REVISION_COLUMN}
  FROM property AS p JOIN account AS s ON s.id = p.seller_id
  LEFT JOIN property_revision AS r ON r.property_id = p.id WHERE p.id = ${id}`;

/** It cannot be removed before the end of the transaction, in which whoever names the same `turn` comes after. */
export const lockedPropertyStatement = (id: string, turn: string) => sql`
  ${propertyStatement(id)} AND (${lockStatement(turn)}) IS NOT NULL FOR KEY SHARE OF p`;
