import sql, { empty, join, type Sql } from 'sql-template-tag';
import { hasWords } from '../platform/database/foldedWords.ts';
import { type Account } from './account.entity.ts';

/** What a text may name: each of them by an index of its own; null for what it cannot be. */
export interface AccountNames {
  email: string;
  /** A part of its e-mail address, for LIKE. */
  emailPart: string | null;
  /** Of its name, each a part of it; null where they are too short to look for. */
  words: readonly string[] | null;
  mobile: string | null;
  /** The last four digits of its mobile. */
  mobileEnd: string | null;
  id: string | null;
}

export interface AccountFilter extends Partial<Pick<Account, 'status' | 'verificationLevel'>> {
  userTypes?: readonly string[];
  /** Joined then or later. */
  since?: Date;
}

/** Rows `{ id }`, in no order. */
export const namedIdsStatement = (names: AccountNames, most: number) =>
  sql`SELECT id FROM (${accountsNamed(names)}) AS named LIMIT ${most}`;

/** One row: `ids` of a page and `total`. Found first and put in order then, since few are. */
export const namedPageStatement = (
  names: AccountNames,
  filter: AccountFilter,
  {
    order,
    pageSize,
    offset,
  }: { order: 'newest' | 'oldest' | 'name'; pageSize: number; offset: number },
) => sql`
  WITH found AS MATERIALIZED (${accountsNamed(names, filter)})
  SELECT (SELECT count(*)::int FROM found) AS total,
    ARRAY(SELECT id FROM found ORDER BY ${ORDERS[order]} LIMIT ${pageSize} OFFSET ${offset}) AS ids`;

const ORDERS = {
  newest: sql`created_at DESC, id DESC`,
  oldest: sql`created_at, id`,
  name: sql`name_key, id`,
};

/** What is verified and what is not has an index each. */
function accountsNamed(names: AccountNames, filter: AccountFilter = {}): Sql {
  const { email, emailPart, words, mobile, mobileEnd, id } = names;
  const conditions = [
    sql`lower(email) = ${email} AND email_verified_at IS NOT NULL`,
    sql`lower(email) = ${email} AND email_verified_at IS NULL`,
    ...(emailPart === null ? [] : [sql`lower(email) LIKE ${emailPart}`]),
    ...(mobileEnd === null ? [] : [sql`right(mobile, 4) = ${mobileEnd}`]),
    ...(words === null ? [] : [hasWords(sql`name_key`, words)]),
    ...(mobile === null
      ? []
      : [
          sql`mobile = ${mobile} AND mobile_verified_at IS NOT NULL`,
          sql`mobile = ${mobile} AND mobile_verified_at IS NULL`,
        ]),
    ...(id === null ? [] : [sql`id = ${id}`]),
  ];
  const branches = conditions.map(
    (condition) =>
      sql`SELECT id, created_at, name_key FROM account WHERE ${condition} ${filtered(filter)}`,
  );
  return join(branches, ' UNION ');
}

const filtered = ({ userTypes, status, verificationLevel, since }: AccountFilter) => sql`
  ${userTypes === undefined ? empty : sql`AND user_type = ANY(${userTypes})`}
  ${status === undefined ? empty : sql`AND status = ${status}`}
  ${verificationLevel === undefined ? empty : sql`AND verification_level = ${verificationLevel}`}
  ${since === undefined ? empty : sql`AND created_at >= ${since}`}`;
