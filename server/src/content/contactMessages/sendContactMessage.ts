import { IsNull } from 'typeorm';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  type ContactFormControl,
  contactPhone,
  readAnswers,
} from '../../../../schema/rules/contactMessage.ts';
import { textKey, tidy, trimmed } from '../../../../schema/rules/text.ts';
import { CONTACT_CONTROLS } from '../contactControls/contactControlResource.ts';
import { activeAccountId } from '../../contactAccess/mobileProofs.ts';
import { countSender, senderLimits } from '../../contactAccess/senderLimits.ts';
import { findActive } from '../../sortable/findOrdered.ts';
import { type Context } from '../../platform/context.ts';
import { newerThan } from '../../platform/database/databaseTime.ts';
import { lockStatement } from '../../platform/database/lock.sql.ts';
import { invalid } from '../../platform/failures.ts';
import { hashOfRequest } from '../../platform/database/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { type ContactMessageInput } from './contactMessage.input.ts';

/** How many messages are taken. */
export const CONTACT_MESSAGE_LIMITS = senderLimits({
  name: 'contact',
  windows: [{ points: LIMITS.contactMessage.perSenderPerHour, seconds: 3_600 }],
  sentence: 'You have already sent several messages.',
  whenStoreIsAway: 'refuse',
});

/** What the sender is told. */
export const CONTACT_THANKS = 'Thank you for your message. We will reply by email.';

/** What a door was sent beside the usual fields, by the names of the inputs that are asked now. */
export type SentAnswers = (controls: readonly ContactFormControl[]) => ReadonlyMap<string, unknown>;

/**
 * Keeps what somebody writes to the marketplace; nobody need sign in. What administrators have added to the form
 * is held to what it asks now, and stored with the label that was answered. The same words sent again within ten
 * minutes are one message. INVALID_INPUT by field; TOO_MANY beyond the limits.
 */
export async function sendContactMessage(
  context: Context,
  input: ContactMessageInput,
  sentAnswers: SentAnswers,
): Promise<{ message: string }> {
  const thanks = { message: CONTACT_THANKS };
  const controls = await findActive(context, CONTACT_CONTROLS);
  const read = readAnswers(controls, sentAnswers(controls));
  if ('problems' in read) throw invalid(read.problems);
  await countSender(context, CONTACT_MESSAGE_LIMITS);
  const accountId = activeAccountId(context);
  const words = {
    name: tidy(input.name),
    email: textKey(input.email),
    phone: contactPhone(input.phone ?? ''),
    subject: tidy(input.subject),
    message: trimmed(input.message),
  };
  const { answers: responses } = read;
  await inTransaction(context, async (inside) => {
    // The same sent twice at once, by two presses of a button, comes one after the other in every process.
    await inside.query(lockStatement(`contact message ${hashOfRequest([words, accountId])}`));
    const lately = await inside.manager.findBy(ContactMessage, {
      ...words,
      accountId: accountId ?? IsNull(),
      createdAt: newerThan(LIMITS.contactMessage.sameWordsMinutes * 60),
    });
    if (lately.some((each) => hashOfRequest(each.answers) === hashOfRequest(responses))) return;
    await inside.manager.insert(ContactMessage, {
      id: newId(),
      ...words,
      answers: responses,
      accountId,
    });
  });
  return thanks;
}
