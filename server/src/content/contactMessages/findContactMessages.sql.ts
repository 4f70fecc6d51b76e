import sql, { empty, raw } from 'sql-template-tag';
import { hasWords } from '../../platform/database/foldedWords.ts';
import { type ContactMessageStatus } from '../../../../schema/rules/contactMessage.ts';

/** `words` may stand anywhere, in any order; null leaves all. */
export interface ContactMessageFilter {
  status: ContactMessageStatus | null;
  words: readonly string[] | null;
  id: string | null;
}

/** What is looked through for words, word for word what the index contact_message_words says. */
const TEXTS = raw(
  `folded_text(name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || message)`,
);

/** What a search leaves. */
const found = ({ words, id }: ContactMessageFilter) =>
  words === null ? raw('true') : sql`(${hasWords(TEXTS, words)} OR id = ${id})`;

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
