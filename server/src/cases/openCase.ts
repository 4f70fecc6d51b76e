import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import {
  type CaseKind,
  type CaseReason,
  kindOfComplaint,
  tidyContact,
} from '../../../schema/rules/case.ts';
import { tidy, trimmed } from '../../../schema/rules/text.ts';
import { audit } from '../accounts/audit.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { verifiedIdentifiers } from '../accounts/identifier.ts';
import { knownBrowser } from '../contactAccess/knownBrowser.ts';
import { activeAccountId, hasProven } from '../contactAccess/mobileProofs.ts';
import { countSender } from '../contactAccess/senderLimits.ts';
import { type Context } from '../platform/context.ts';
import { newerThan, now } from '../platform/database/databaseTime.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { notFound } from '../platform/failures.ts';
import { hashOfRequest } from '../platform/database/idempotency.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findPropertiesByIds } from '../properties/findPropertiesByIds.ts';
import { CASE_AUDIT } from './case.audit.ts';
import { CaseFile } from './case.entity.ts';
import { type ComplaintInput, type ReportInput } from './case.input.ts';
import { CASE_PER_CONTACT, CASE_PER_SENDER } from './case.limits.ts';
import { numberOf } from './findCases.ts';
import { notifyOpened, type CaseParts } from './notifyParties.ts';

export interface CaseOpened {
  message: string;
  number: string;
}

export const CASE_THANKS = {
  report: 'Thank you. We will look into it.',
  complaint: 'Thank you. We have received your complaint.',
} as const;

/**
 * Somebody reports a public listing; nobody need sign in or say who they are. What holds for a complaint holds here
 * too. Throws NOT_FOUND for what visitors cannot see.
 */
export async function sendReport(
  context: Context,
  parts: CaseParts,
  input: ReportInput,
): Promise<CaseOpened> {
  const message = CASE_THANKS.report;
  const [property] = await findPropertiesByIds(context.database, [input.propertyId]);
  if (property === undefined) throw notFound('This property is no longer available.');
  const number = await openCase(context, parts, {
    ...sentBy(input),
    kind: 'listing_report',
    propertyId: property.id,
    propertyTitle: property.title,
  });
  return { message, number };
}

/**
 * Somebody complains, signed in or not. The sender is told the number at once, and in writing where an address is
 * given or the mobile is proven: that is the acknowledgement. The same words sent again within ten minutes
 * are one case. Throws TOO_MANY beyond the limits.
 */
export async function sendComplaint(
  context: Context,
  parts: CaseParts,
  input: ComplaintInput,
): Promise<CaseOpened> {
  const message = CASE_THANKS.complaint;
  const number = await openCase(context, parts, {
    ...sentBy(input),
    kind: kindOfComplaint(input.reason),
    propertyId: null,
    propertyTitle: null,
  });
  return { message, number };
}

interface Sent {
  kind: CaseKind;
  reason: CaseReason;
  propertyId: string | null;
  propertyTitle: string | null;
  text: string;
  name: string | null;
  contact: string | null;
}

function sentBy({
  reason,
  text,
  name,
  contact,
}: Pick<ReportInput, 'reason' | 'text' | 'name' | 'contact'>) {
  return {
    reason,
    text: trimmed(text ?? ''),
    name: tidy(name ?? '') || null,
    contact: tidyContact(contact ?? '') || null,
  };
}

async function openCase(context: Context, parts: CaseParts, sent: Sent): Promise<string> {
  await countSender(context, CASE_PER_SENDER);
  const sender = await senderOf(context, sent.contact);
  if (sender.contact !== null) await consume(context, CASE_PER_CONTACT, sender.contact);
  const { propertyId, reason, text } = sent;
  const { contact } = sender;
  return inTransaction(context, async (inside) => {
    // The same sent twice at once, by two presses of a button, comes one after the other in every process.
    const words = hashOfRequest([propertyId, reason, text, contact]);
    await inside.query(lockStatement(`case ${words}`));
    const earlier = await inside.manager.findOneBy(CaseFile, {
      propertyId: propertyId ?? IsNull(),
      reason,
      text,
      contact: contact ?? IsNull(),
      openedAt: newerThan(LIMITS.complaint.sameWordsMinutes * 60),
    });
    if (earlier !== null) return numberOf(earlier);
    const id = newId();
    await inside.manager.insert(CaseFile, { id, ...sent, ...sender });
    const file = await inside.manager.findOneByOrFail(CaseFile, { id });
    if (await notifyOpened(inside, parts, file)) {
      await inside.manager.update(CaseFile, id, { status: 'acknowledged', acknowledgedAt: now });
    }
    await audit(inside, CASE_AUDIT.opened, id, { after: { kind: sent.kind, reason } });
    return numberOf(file);
  });
}

type Sender = Pick<CaseFile, 'accountId' | 'contact' | 'isContactProven'>;

/** Who is signed in and gives no contact is reached where the account is known to be. */
async function senderOf(context: Context, value: string | null): Promise<Sender> {
  const accountId = activeAccountId(context);
  const account = accountId === null ? null : await findAccount(context, accountId);
  const own = account === null ? [] : verifiedIdentifiers(account).map(({ address }) => address);
  const contact = value ?? own.at(-1) ?? null;
  if (contact === null) return { accountId, contact, isContactProven: false };
  const isContactProven =
    own.includes(contact) ||
    (!contact.includes('@') &&
      (await hasProven(context, contact, { accountId, browser: await knownBrowser(context) })));
  return { accountId, contact, isContactProven };
}
