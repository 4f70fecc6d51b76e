import { LIMITS } from '../../../schema/limits.ts';
import { NO_LEAD_MESSAGE } from '../../../schema/rules/lead.ts';
import { textKey } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { unusable } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { Enquiry, type EnquirySource } from './enquiry.entity.ts';
import { type EnquiryInput } from './enquiry.input.ts';
import { preparedByText } from '../platform/database/prepared.ts';
import { insertStatement } from './saveEnquiry.sql.ts';
import { newerThan, now } from '../platform/database/databaseTime.ts';

/** What is known of who asks. */
export interface Asker {
  /** The account it comes from; null for a visitor. */
  buyerId: string | null;
  isMobileVerified: boolean;
  /** Where messages may go; null for a visitor, and for who has verified no mobile or no address. */
  email: string | null;
}

/** Who asks, and what. */
export interface Asking extends Asker {
  /** How it came; the public form where nothing is said. */
  source?: EnquirySource;
  name: string;
  mobile: string;
  message: string;
  /** What else the form offers; a repeated enquiry takes the later choices. */
  chosen?: Omit<
    EnquiryInput,
    'propertyId' | 'sellerId' | 'name' | 'mobileNumber' | 'message' | 'website'
  >;
}

/**
 * Saves what somebody asks: a new enquiry, or one more time of the earlier one when the same mobile asked
 * about this listing within 30 days. Further words are added to it, and INVALID_INPUT says where they are too
 * many; a closed one is new again. Call it inside the transaction that has locked the listing with
 * `turnOfEnquiry`. `isNews` says whether the seller is to be notified.
 */
export async function saveEnquiry(
  context: Context,
  property: PropertyRow,
  asking: Asking,
): Promise<{ enquiryId: string; isNews: boolean }> {
  const { manager } = context;
  const { name, mobile, message, buyerId, isMobileVerified, chosen } = asking;
  const fresh = newId();
  const { id: propertyId, title: propertyTitle, sellerId } = property;
  const of = { id: fresh, source: 'lead' as const, propertyId, propertyTitle, sellerId };
  const statement = insertStatement({ ...of, ...asking, ...chosen });
  const inserted = await context.query(preparedByText('enquiry_insert', statement));
  if (inserted.length > 0) return { enquiryId: fresh, isNews: true };
  const earlier = await manager.findOneOrFail(Enquiry, {
    select: {
      id: true,
      name: true,
      message: true,
      status: true,
      isMobileVerified: true,
      buyerId: true,
    },
    where: {
      propertyId,
      mobile,
      createdAt: newerThan(LIMITS.lead.sameEnquiryDays * 86_400),
    },
    order: { createdAt: 'DESC' },
    lock: { mode: 'pessimistic_write' },
  });
  const { id, status } = earlier;
  const words = joined(earlier.message, message);
  const isNews = status !== 'spam' && !(await wasNotifiedLately(context, id));
  // Who sends it again with the mobile proven meanwhile is asking once.
  const isProof = isMobileVerified && !earlier.isMobileVerified;
  await manager.update(Enquiry, id, {
    ...chosen,
    ...(!isProof && { times: () => 'times + 1' }),
    latestName: textKey(name) === textKey(earlier.name) ? null : name,
    message: words,
    status: status === 'closed' ? 'new' : status,
    isMobileVerified: earlier.isMobileVerified || isMobileVerified,
    buyerId: earlier.buyerId ?? buyerId,
    ...(isNews && { notifiedAt: now }),
    askedAt: now,
    updatedAt: now,
  });
  return { enquiryId: id, isNews };
}

/** Another process may keep the same at this moment: one comes after the other. */
export function turnOfEnquiry(propertyId: string, mobile: string): string {
  return `enquiry ${propertyId} ${mobile}`;
}

/** Whether the seller was notified of it within the hour. */
async function wasNotifiedLately({ manager }: Context, id: string): Promise<boolean> {
  const notifiedAt = newerThan(LIMITS.lead.noticeAgainMinutes * 60);
  return manager.existsBy(Enquiry, { id, notifiedAt });
}

/** What was written before with what is written now, the same words once. Throws INVALID_INPUT where it is too much. */
function joined(before: string, added: string): string {
  if (added === NO_LEAD_MESSAGE || `\n\n${before}\n\n`.includes(`\n\n${added}\n\n`)) return before;
  if (before === NO_LEAD_MESSAGE) return added;
  const both = before + '\n\n' + added;
  if (both.length <= LIMITS.lead.messagesMaxLength) return both;
  throw unusable('message', TOO_MUCH);
}

const TOO_MUCH =
  'You have already sent the seller many messages about this property, and this one does not fit. Please shorten it, or leave it empty to see the contact details and call.';
