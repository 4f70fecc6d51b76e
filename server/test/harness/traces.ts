import { formatPhone } from '../../../schema/format/phone.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { rowsOf } from './dump.ts';
import { FULL, type FullAccount } from './fullAccount.ts';

/** Name of a trace -> the texts that it is told by. */
type Marks = Readonly<Record<string, readonly string[]>>;

/** What tells of the account that has one of everything; to be read while it is there. */
export async function marksOf(database: Database, account: FullAccount): Promise<Marks> {
  const sessions = await database.query<{ id: string }>({
    text: 'SELECT id FROM session WHERE account_id = $1',
    values: [account.id],
  });
  return {
    id: [account.id],
    name: [FULL.name],
    mobile: [FULL.mobile, formatPhone(FULL.mobile)],
    email: [FULL.email],
    session: sessions.map(({ id }) => id),
    listing: account.listings,
  };
}

/** 'table: trace' of all rows that tell of the account. */
export async function tracesOf(database: Database, marks: Marks): Promise<string[]> {
  const found = new Set<string>();
  for (const { table, row } of await rowsOf(database)) {
    for (const [name, texts] of Object.entries(marks)) {
      if (texts.some((text) => row.includes(text))) found.add(`${table}: ${name}`);
    }
  }
  return [...found].toSorted();
}

/** What is left of it when it has just been removed. */
export const LEFT = [
  'audit_entry: id',
  'audit_entry: listing',
  // As its sender wrote it, in the inbox of another seller.
  'enquiry: mobile',
  'enquiry: name',
  // To others, and that the account is removed.
  'outbox: mobile',
  'outbox: name',
  // For 30 days.
  'picture: listing',
  'removed_property: email',
  'removed_property: id',
  'removed_property: listing',
  'removed_property: mobile',
];
