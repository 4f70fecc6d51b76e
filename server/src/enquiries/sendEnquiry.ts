import { type SettingsInForce } from '../../../schema/settings.ts';
import { LEAD_TEXTS, leadMessage } from '../../../schema/rules/lead.ts';
import { leadClosed } from '../../../schema/rules/leadClosed.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { type ContactProofs, contactProofsOf } from '../contactAccess/contactProofs.ts';
import { type ContactOfSeller } from '../contactAccess/contactProofs.sql.ts';
import { giveContact, type Receiver, usesOfReveal } from '../contactAccess/giveContact.ts';
import { knownBrowser } from '../contactAccess/knownBrowser.ts';
import { activeAccountId, hasProven } from '../contactAccess/mobileProofs.ts';
import { usesOfSender } from '../contactAccess/senderLimits.ts';
import { type Context } from '../platform/context.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { type Idempotency, once } from '../platform/database/idempotency.ts';
import { reserveAll } from '../platform/database/limits.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { KeyedMutex } from '../platform/keyedMutex.ts';
import { findPublicProperty, lockPublicProperty } from '../properties/findProperty.ts';
import { canEdit } from '../properties/property.policy.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';
import { type EnquiryInput } from './enquiry.input.ts';
import { type Asker, saveEnquiry, turnOfEnquiry } from './saveEnquiry.ts';
import { type Notice, sendNotices } from './sendNotices.ts';
import { LEAD_PER_MOBILE, LEAD_PER_SENDER } from './enquiry.limits.ts';

export interface EnquirySent {
  message: string;
  enquiryId: string;
  /** Null until a code is entered where one is needed. */
  contact: { phone: string; email: string } | null;
  /** The contact is shown once the mobile is proven and the enquiry sent again. */
  needsCode: boolean;
}

/** What the commands of this room work with. */
export interface EnquiryParts {
  site: Site;
  settings: SettingsInForce;
}

/**
 * Somebody asks the seller of a public listing and is shown the contact for it; nobody need sign in. Who has not proven the mobile is not shown it where the seller wants that. The same mobile asking about the same listing within 30 days is one enquiry, however often
 * and however parallel: each is answered alike, and nobody is notified twice within the hour.
 * A request that is repeated with its key changes nothing, and is answered as the listing stands. Throws
 * NOT_FOUND for what visitors cannot see, CONFLICT for what is sold, rented or one's own, TOO_MANY beyond the limits and the daily quota of contacts.
 */
export async function sendEnquiry(
  context: Context,
  parts: EnquiryParts,
  input: EnquiryInput,
  key?: Idempotency['key'],
): Promise<EnquirySent> {
  const { propertyId, sellerId, mobileNumber, website: _, name, message, ...chosen } = input;
  const mobile = mobileNumber.trim();
  const asking = { name: tidy(name), mobile, message: leadMessage(message ?? ''), chosen };
  return TURNS.take(mobile + ' ' + propertyId, async () => {
    const seen = await findPublicProperty(context, propertyId);
    if (!seen) throw notFound(GONE);
    refuseOwnOrClosed(context, seen);
    if (sellerId && sellerId !== seen.sellerId) {
      context.log.warn({ property: propertyId }, 'A lead named another seller than its listing.');
    }
    const receiver = await receiverOf(context, mobile);
    const asker = await askerOf(context, receiver);
    const proofs = await contactProofsOf(context, seen);
    const isForProven = proofs.contactForProven ?? parts.settings.values.contactFor === 'proven';
    const needsCode = !asker.isMobileVerified && isForProven;
    await reserveAll(context, [
      [LEAD_PER_MOBILE, mobile, propertyId],
      ...usesOfSender(context, LEAD_PER_SENDER, mobile + ' ' + propertyId),
      ...(needsCode ? [] : usesOfReveal(receiver, propertyId)),
    ]);
    return inTransaction(context, (inside) =>
      save(inside, parts.site, { seen, proofs }, { ...asking, ...asker, needsCode }, receiver, {
        key,
        content: { propertyId, ...asking },
      }),
    );
  });
}

const TURNS = new KeyedMutex();

async function save(
  context: Context,
  site: Site,
  { seen, proofs }: { seen: PropertyRow; proofs: ContactProofs },
  asking: Notice,
  receiver: Receiver,
  idempotency: Idempotency,
): Promise<EnquirySent> {
  const propertyId = seen.id;
  const turn = turnOfEnquiry(propertyId, asking.mobile);
  const property = await lockPublicProperty(context, propertyId, turn);
  if (!property) throw notFound(GONE);
  refuseOwnOrClosed(context, property);
  const { needsCode } = asking;
  // What was seen may have changed since.
  const known = isSameContact(seen, property) ? proofs : await contactProofsOf(context, property);
  // Sent once more with the mobile proven it is the second half of the same enquiry.
  const operation = needsCode ? 'enquiry.send' : 'enquiry.sendProven';
  const { enquiryId } = await once<{ enquiryId: string }>(
    context,
    operation,
    idempotency,
    (write) =>
      write(async (inside) => {
        const { enquiryId, isNews } = await saveEnquiry(inside, property, asking);
        if (isNews) await sendNotices(inside, site, property, asking, known);
        return { enquiryId };
      }),
  );
  // The cookie of the first answer may have been lost with it.
  if (!needsCode) await giveContact(context, receiver, { propertyId, enquiryId });
  const contact = needsCode ? null : { phone: property.contactPhone, email: property.contactEmail };
  return { message: LEAD_TEXTS.sent, enquiryId, contact, needsCode };
}

async function receiverOf(context: Context, mobile: string): Promise<Receiver> {
  return { mobile, accountId: activeAccountId(context), browser: await knownBrowser(context) };
}

/** The account that asks, and whether the mobile is its own, or proven by it or by this browser. */
async function askerOf(context: Context, receiver: Receiver): Promise<Asker> {
  const { accountId, mobile } = receiver;
  const account = accountId === null ? null : await findAccount(context, accountId);
  const isOwn = account?.mobileVerifiedAt != null && account.mobile === mobile;
  const isMobileVerified = isOwn || (await hasProven(context, mobile, receiver));
  const email = isMobileVerified && account?.emailVerifiedAt != null ? account.email : null;
  return { buyerId: account?.id ?? null, isMobileVerified, email };
}

function isSameContact(one: ContactOfSeller, other: ContactOfSeller): boolean {
  const fields = ['sellerId', 'contactPhone', 'contactEmail'] as const;
  return fields.every((field) => one[field] === other[field]);
}

function refuseOwnOrClosed({ viewer }: Context, property: PropertyRow): void {
  const isAdministrator = viewer.kind === 'account' && viewer.userType === 'site_admin';
  if (!isAdministrator && canEdit(viewer, property)) {
    throw conflict('This is your own listing. You can already see its contact details.');
  }
  const closed = leadClosed(property.lifecycle);
  if (closed !== null) throw conflict(closed);
}

const GONE = 'This property is no longer available.';
