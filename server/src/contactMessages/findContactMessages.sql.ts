import sql, { empty, raw } from 'sql-template-tag';
import { type ContactMessageStatus } from '../../../schema/rules/contactMessage.ts';

/** `part` may stand anywhere, written for LIKE; null leaves all. */
export interface ContactMessageFilter {
  status: ContactMessageStatus | null;
  part: string | null;
  id: string | null;
}

/** What is looked through for a part of it, word for word what the index contact_message_words says. */
const TEXTS = raw(
  `(name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || message)`,
);

/** What a search leaves. */
const found = ({ part, id }: ContactMessageFilter) =>
  part === null ? raw('true') : sql`(${TEXTS} ILIKE ${part} OR id = ${id})`;

/** How many messages a search leaves, by status. */
export const contactMessageCountsStatement = (filter: ContactMessageFilter) => sql`
  SELECT status, count(*)::int AS count FROM contact_message WHERE ${found(filter)} GROUP BY status`;

/** A page of them, the newest first. */
export const contactMessageIdsStatement = (
  filter: ContactMessageFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
) => sql`
  SELECT id FROM contact_message
  WHERE ${found(filter)} ${filter.status === null ? empty : sql`AND status = ${filter.status}`}
  ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}`;
