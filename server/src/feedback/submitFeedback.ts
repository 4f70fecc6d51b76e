import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { trimmed } from '../../../schema/rules/text.ts';
import { countSender } from '../contactAccess/senderLimits.ts';
import { type Context } from '../platform/context.ts';
import { hashOfRequest, type Idempotency, once } from '../platform/database/idempotency.ts';
import { newId } from '../platform/ids.ts';
import { Feedback } from './feedback.entity.ts';
import { type FeedbackInput } from './feedback.input.ts';
import { FEEDBACK_LIMITS } from './feedback.limits.ts';
import { newerThan } from '../platform/database/databaseTime.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';

/** What the sender is told. */
export const FEEDBACK_THANKS = 'Thank you for your feedback!';

/**
 * Saves what somebody thinks of the site; nobody need sign in. Values are trimmed.
 * The same words sent again within ten minutes are kept once, also without a key. Throws TOO_MANY after
 * five an hour from one account or browser, CONFLICT for a key that was used for other words.
 */
export async function submitFeedback(
  context: Context,
  input: FeedbackInput,
  key?: Idempotency['key'],
): Promise<{ message: string }> {
  const accountId = context.viewer.kind === 'account' ? context.viewer.id : null;
  const words = {
    name: trimmed(input.name),
    rating: input.rating,
    feedback: trimmed(input.feedback),
  };
  return once(context, 'feedback.send', { key, content: words }, async (write) => {
    await countSender(context, FEEDBACK_LIMITS);
    return write(async (inside) => {
      const { manager } = inside;
      // The same sent twice at once, by two presses of a button, comes one after the other in every process.
      await inside.query(lockStatement(`feedback ${hashOfRequest([words, accountId])}`));
      const isThere = await manager.existsBy(Feedback, {
        ...words,
        accountId: accountId ?? IsNull(),
        createdAt: newerThan(LIMITS.feedback.sameWordsMinutes * 60),
      });
      if (!isThere) await manager.insert(Feedback, { id: newId(), ...words, accountId });
      return { message: FEEDBACK_THANKS };
    });
  });
}
