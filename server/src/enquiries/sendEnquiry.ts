import { LEAD_TEXTS, leadMessage } from '../../../schema/rules/lead.ts';
import { leadClosed } from '../../../schema/rules/leadClosed.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { countReveal, giveContact, knownBrowser, type Receiver } from '../grants/giveContact.ts';
import { limitKey } from '../platform/address.ts';
import { type Context } from '../platform/context.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { isFromMachine } from '../platform/honeypot.ts';
import { newId } from '../platform/ids.ts';
import { reserveDistinct } from '../platform/limits.ts';
import { inTransaction } from '../platform/transaction.ts';
import { Turns } from '../platform/turns.ts';
import { lockPublicProperty } from '../properties/findProperty.ts';
import { findPropertiesByIds } from '../properties/findPropertiesByIds.ts';
import { canEdit } from '../properties/property.policy.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type Site } from '../site/site.resolver.ts';
import { type EnquiryInput } from './enquiry.input.ts';
import { type Asking, saveEnquiry } from './saveEnquiry.ts';
import { sendNotices } from './sendNotices.ts';
import { LEAD_PER_ADDRESS, LEAD_PER_MOBILE } from './enquiry.limits.ts';

export interface EnquirySent {
  message: string;
  enquiryId: string;
  /** Null for a machine. */
  contact: { phone: string; email: string } | null;
}

/**
 * Somebody asks the seller of a public listing and is shown the contact for it; nobody need sign in (V-6-04,
 * D-50 to D-54). The same mobile asking about the same listing within 30 days is one enquiry, however often
 * and however parallel: each is answered alike, and nobody is notified twice within the hour. Throws
 * NOT_FOUND for what visitors cannot see, CONFLICT for what is sold, rented or one's own, TOO_MANY beyond the limits and the daily quota of contacts.
 */
export async function sendEnquiry(
  context: Context,
  site: Site,
  input: EnquiryInput,
): Promise<EnquirySent> {
  if (isFromMachine(input)) {
    return { message: LEAD_TEXTS.sent, enquiryId: newId(), contact: null };
  }
  const { propertyId, sellerId } = input;
  const mobile = input.mobileNumber.trim();
  const asking = { name: tidy(input.name), mobile, message: leadMessage(input.message ?? '') };
  return TURNS.take(mobile + ' ' + propertyId, async () => {
    const [seen] = await findPropertiesByIds(context.database, [propertyId]);
    if (!seen) throw notFound(GONE);
    refuseOwnOrClosed(context, seen);
    if (sellerId && sellerId !== seen.sellerId) {
      context.log.warn({ property: propertyId }, 'A lead named another seller than its listing.');
    }
    const receiver = await receiverOf(context, mobile);
    await reserveDistinct(context, LEAD_PER_MOBILE, mobile, propertyId);
    await reserveDistinct(
      context,
      LEAD_PER_ADDRESS,
      limitKey(context.address),
      mobile + ' ' + propertyId,
    );
    await countReveal(context, receiver, propertyId);
    return inTransaction(context, (inside) => save(inside, site, propertyId, asking, receiver));
  });
}

const TURNS = new Turns();

async function save(
  context: Context,
  site: Site,
  propertyId: string,
  asking: Omit<Asking, 'buyer'>,
  receiver: Receiver,
): Promise<EnquirySent> {
  const property = await lockPublicProperty(context, propertyId);
  if (!property) throw notFound(GONE);
  refuseOwnOrClosed(context, property);
  const buyer = await buyerOf(context, receiver);
  const { enquiryId, isNews } = await saveEnquiry(context, property, { ...asking, buyer });
  await giveContact(context, receiver, { propertyId, enquiryId });
  if (isNews) await sendNotices(context, site, property, { ...asking, buyer });
  const contact = { phone: property.contactPhone, email: property.contactEmail };
  return { message: LEAD_TEXTS.sent, enquiryId, contact };
}

async function receiverOf(context: Context, mobile: string): Promise<Receiver> {
  const { viewer } = context;
  const accountId = viewer.kind === 'account' && viewer.status === 'active' ? viewer.id : null;
  return { mobile, accountId, browser: await knownBrowser(context) };
}

/** The account that asks; its mobile counts only when it has verified it (D-53). */
async function buyerOf(
  context: Context,
  { accountId, mobile }: Receiver,
): Promise<Asking['buyer']> {
  const account = accountId && (await findAccount(context, accountId));
  if (!account) return null;
  const isMobileVerified = account.mobileVerifiedAt !== null && account.mobile === mobile;
  const email = isMobileVerified && account.emailVerifiedAt !== null ? account.email : null;
  return { accountId: account.id, isMobileVerified, email };
}

function refuseOwnOrClosed({ viewer }: Context, property: PropertyRow): void {
  const isAdministrator = viewer.kind === 'account' && viewer.userType === 'site_admin';
  if (!isAdministrator && canEdit(viewer, property)) {
    throw conflict('This is your own listing. You can see its contact without asking.');
  }
  const closed = leadClosed(property.lifecycle);
  if (closed !== null) throw conflict(closed);
}

const GONE = 'This property is no longer available.';
