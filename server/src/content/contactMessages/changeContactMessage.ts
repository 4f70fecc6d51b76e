import { In } from 'typeorm';
import { type ContactMessageStatus } from '../../../../schema/rules/contactMessage.ts';
import { audit } from '../../accounts/audit.ts';
import { type Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { CONTACT_MESSAGE_AUDIT } from './contactMessage.audit.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { lockContactMessage } from './findContactMessages.ts';

/**
 * Says what has been done about a message; the same again changes nothing. FORBIDDEN for everybody but a site_admin,
 * NOT_FOUND when there is no such message, here and below.
 */
export function setContactMessageStatus(
  context: Context,
  id: string,
  status: ContactMessageStatus,
): Promise<ContactMessage> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    const message = await lockContactMessage(inside, id);
    return markContactMessage(inside, message, status);
  });
}

/** Marks one that is locked. */
export async function markContactMessage(
  inside: Context,
  message: ContactMessage,
  status: ContactMessageStatus,
): Promise<ContactMessage> {
  const before = { status: message.status };
  if (before.status === status) return message;
  Object.assign(message, { status, updatedAt: inside.clock.now() });
  await inside.manager.save(message);
  await audit(inside, CONTACT_MESSAGE_AUDIT.marked, message.id, { before, after: { status } });
  return message;
}

/** Deletes a message for good; the audit keeps that it was there, and nothing of what it said. */
export async function deleteContactMessage(context: Context, id: string): Promise<string> {
  siteAdmin(context.viewer);
  await inTransaction(context, async (inside) => {
    await lockContactMessage(inside, id);
    await inside.manager.delete(ContactMessage, id);
    await audit(inside, CONTACT_MESSAGE_AUDIT.deleted, id);
  });
  return id;
}

/** Deletes what an account that is removed has written, signed in or with its mobile or e-mail address. */
export async function forgetContactMessages(
  { manager }: Context,
  accountId: string,
  addresses: readonly string[],
): Promise<void> {
  const own = In([...addresses]);
  for (const saved of [{ accountId }, { email: own }, { phone: own }]) {
    await manager.delete(ContactMessage, saved);
  }
}
