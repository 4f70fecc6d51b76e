import { In } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
} from '../../../../schema/rules/contactMessage.ts';
import { cut } from '../../../../schema/rules/text.ts';
import { type Context } from '../../platform/context.ts';
import { foldedWords } from '../../platform/database/foldedWords.ts';
import { notFound } from '../../platform/failures.ts';
import { isId } from '../../platform/ids.ts';
import { clampPage, pageOf } from '../../platform/database/paging.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import {
  ContactMessage,
  type ContactMessageCount,
  type ContactMessagePage,
} from './contactMessage.entity.ts';
import { type ContactMessagesInput } from './contactMessage.input.ts';
import {
  contactMessageCountsStatement,
  type ContactMessageFilter,
  contactMessageIdsStatement,
} from './findContactMessages.sql.ts';

/**
 * What came through the contact page, newest first. FORBIDDEN for everybody but a site_admin. Pages are clamped; one
 * past the end is empty.
 */
export async function findContactMessages(
  context: Context,
  input: ContactMessagesInput,
): Promise<ContactMessagePage> {
  siteAdmin(context.viewer);
  const page = clampPage(input);
  const filter = filterOf(input);
  const [groups, rows] = await Promise.all([
    context.query<ContactMessageCount>(contactMessageCountsStatement(filter)),
    context.query<{ id: string }>(contactMessageIdsStatement(filter, page)),
  ]);
  const found = await context.manager.findBy(ContactMessage, { id: In(rows.map(({ id }) => id)) });
  const byId = new Map(found.map((message) => [message.id, message]));
  const items = rows.flatMap(({ id }) => byId.get(id) ?? []);
  const countOf = (status: ContactMessageStatus) =>
    groups.find((group) => group.status === status)?.count ?? 0;
  const counts = CONTACT_MESSAGE_STATUSES.map((status) => ({ status, count: countOf(status) }));
  const total = counts
    .filter(({ status }) => (filter.status ?? status) === status)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(items, total, page), counts };
}

/** One message, locked until the end of the transaction. Throws NOT_FOUND. */
export async function lockContactMessage(
  { manager }: Context,
  id: string,
): Promise<ContactMessage> {
  const found = isId(id)
    ? await manager.findOne(ContactMessage, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (found === null) throw notFound('This message does not exist. It may have been deleted.');
  return found;
}

function filterOf({ status, search }: ContactMessagesInput): ContactMessageFilter {
  const text = cut(search?.trim() ?? '', LIMITS.keyword.sentMaxLength);
  const id = text.toLowerCase();
  return {
    status: status ?? null,
    words: text === '' ? null : foldedWords(text),
    id: isId(id) ? id : null,
  };
}
