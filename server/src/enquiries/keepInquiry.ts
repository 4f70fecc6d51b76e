import { LIMITS } from '../../../schema/limits.ts';
import { NO_LEAD_MESSAGE } from '../../../schema/rules/lead.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type InquiryStatus } from './inquiry.ts';

/** Who asks, and what. */
export interface Asking {
  name: string;
  mobile: string;
  message: string;
  /** The account it comes from; null for a visitor. */
  buyer: { accountId: string; isMobileVerified: boolean; email: string | null } | null;
}

interface Earlier {
  id: string;
  message: string;
  status: InquiryStatus;
  /** The seller was told within the hour. */
  isFresh: boolean;
}

/**
 * Keeps what somebody asks: a new inquiry, or one more time of the earlier one when the same mobile asked
 * about this listing within 30 days (D-53). Further words are added to it; a closed one is new again. Call it
 * inside a transaction. `isNews` says whether the seller is to be told.
 */
export async function keepInquiry(
  context: Context,
  property: PropertyRow,
  asking: Asking,
): Promise<{ inquiryId: string; isNews: boolean }> {
  const { mobile } = asking;
  // Another process may keep the same at this moment; the lock ends with the transaction.
  await context.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, $2))',
    values: [property.id + mobile, SAME_INQUIRY_LOCK],
  });
  const [earlier] = await context.query<Earlier>({
    text: EARLIER,
    values: [property.id, mobile, LIMITS.lead.sameInquiryDays, LIMITS.lead.noticeAgainMinutes],
  });
  if (earlier !== undefined) {
    const isNews = !earlier.isFresh && earlier.status !== 'spam';
    await repeat(context, earlier, asking, isNews);
    return { inquiryId: earlier.id, isNews };
  }
  const inquiryId = newId();
  await context.query({
    text: INSERT,
    values: [
      inquiryId,
      property.id,
      property.title,
      property.sellerId,
      asking.buyer?.accountId ?? null,
      asking.name,
      mobile,
      asking.buyer?.isMobileVerified ?? false,
      asking.message,
    ],
  });
  return { inquiryId, isNews: true };
}

async function repeat(
  context: Context,
  earlier: Earlier,
  { message, buyer }: Asking,
  isNews: boolean,
): Promise<void> {
  await context.query({
    text: REPEAT,
    values: [
      earlier.id,
      joined(earlier.message, message),
      earlier.status === 'closed' ? 'new' : earlier.status,
      buyer?.isMobileVerified ?? false,
      buyer?.accountId ?? null,
      isNews,
    ],
  });
}

/** What was written before with what is written now; the same words once, and within bounds. */
function joined(before: string, now: string): string {
  if (now === NO_LEAD_MESSAGE || before.includes(now)) return before;
  if (before === NO_LEAD_MESSAGE) return now;
  const both = before + '\n\n' + now;
  return both.length > LIMITS.lead.messagesMaxLength ? before : both;
}

/** Keeps these locks apart from all others that are made of texts. */
const SAME_INQUIRY_LOCK = 7_313_030;

const EARLIER = `
  SELECT id, message, status, notified_at > now() - make_interval(mins => $4) AS "isFresh"
  FROM inquiry
  WHERE property_id = $1 AND mobile = $2 AND created_at > now() - make_interval(days => $3)
  ORDER BY created_at DESC LIMIT 1 FOR UPDATE`;

const INSERT = `
  INSERT INTO inquiry (id, source, property_id, property_title, seller_id, buyer_id, name, mobile,
    mobile_verified, message)
  VALUES ($1, 'lead', $2, $3, $4, $5, $6, $7, $8, $9)`;

const REPEAT = `
  UPDATE inquiry SET times = times + 1, message = $2, status = $3,
    mobile_verified = mobile_verified OR $4, buyer_id = coalesce(buyer_id, $5),
    notified_at = CASE WHEN $6 THEN now() ELSE notified_at END, updated_at = now()
  WHERE id = $1`;
