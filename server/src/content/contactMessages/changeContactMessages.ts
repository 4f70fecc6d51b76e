import { In } from 'typeorm';
import { type ContactMessageStatus, mobileOf } from '../../../../schema/rules/contactMessage.ts';
import { leadClosed } from '../../../../schema/rules/leadClosed.ts';
import { audit } from '../../accounts/audit.ts';
import { siteAdmin } from '../../authorization/viewer.policy.ts';
import { contactProofsOf } from '../../contactAccess/contactProofs.ts';
import { saveEnquiry, turnOfEnquiry } from '../../enquiries/saveEnquiry.ts';
import { sendNotices } from '../../enquiries/sendNotices.ts';
import { AuditAction, nameSubjectsBy } from '../../platform/audit.ts';
import { type Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, unusable } from '../../platform/failures.ts';
import { lockPublicProperty } from '../../properties/findProperty.ts';
import { type Site } from '../../site/site.resolver.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { lockContactMessage } from './findContactMessages.ts';

/** What administrators do about messages; what was written is not kept. */
export const CONTACT_MESSAGE_AUDIT = {
  marked: new AuditAction('contact.message_marked', 'Contact message status changed'),
  made: new AuditAction('contact.message_made', 'Enquiry created from a contact message'),
  deleted: new AuditAction('contact.message_deleted', 'Contact message deleted'),
};

nameSubjectsBy('contact.message_', ContactMessage, 'subject');

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

/**
 * Makes an enquiry of a message that is about a listing: the seller of the listing gets name, phone, e-mail
 * address and text as of somebody who asked there, and is told; its contact is given to nobody by it. The message
 * remembers the enquiry and counts as answered. `listing` is the id of a public listing, or its address. FORBIDDEN for
 * everybody but a site_admin, NOT_FOUND for a message that is gone, INVALID_INPUT for a listing that visitors do not
 * see, CONFLICT for a message that was made one, one without a mobile, and a listing that is sold or rented.
 */
export function createEnquiryOfMessage(
  context: Context,
  site: Site,
  { id, listing }: { id: string; listing: string },
): Promise<ContactMessage> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    const message = await lockContactMessage(inside, id);
    if (message.enquiryId !== null)
      throw conflict('An enquiry has already been created from this message.');
    const mobile = mobileOf(message.phone);
    if (mobile === null) throw conflict(NO_MOBILE);
    const propertyId = idIn(listing);
    const turn = turnOfEnquiry(propertyId, mobile);
    const property = await lockPublicProperty(inside, propertyId, turn);
    if (property === null) throw unusable('listing', NO_LISTING);
    const closed = leadClosed(property.lifecycle);
    if (closed !== null) throw conflict(closed);
    const asking = {
      source: 'contact' as const,
      name: message.name,
      mobile,
      message: wordsOf(message),
      buyerId: message.accountId,
      isMobileVerified: false,
      email: null,
    };
    const { enquiryId, isNews } = await saveEnquiry(inside, property, asking);
    if (isNews) {
      const proofs = await contactProofsOf(inside, property);
      await sendNotices(inside, site, property, { ...asking, needsCode: true }, proofs);
    }
    await markContactMessage(inside, Object.assign(message, { enquiryId }), 'answered');
    await inside.manager.save(message);
    await audit(inside, CONTACT_MESSAGE_AUDIT.made, id, property.title);
    return message;
  });
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

/** Marks one that is locked. */
async function markContactMessage(
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

/** All that the seller needs for an answer. */
function wordsOf({ subject, message, email, answers: responses }: ContactMessage): string {
  const messages = responses.map(({ label, value }) => `${label}: ${value}`);
  return [subject, message, [`Email: ${email}`, ...messages].join('\n')].join('\n\n');
}

/** The last id in an address of this site or another form of it; a text without one hits nothing. */
function idIn(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g)
      ?.at(-1) ?? ''
  );
}

const NO_MOBILE =
  'An enquiry needs an Indian mobile number, and this message has none. Please reply by email.';
const NO_LISTING =
  'No public listing has this id or address. Please copy it from the listing page.';
