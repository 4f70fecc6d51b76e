import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { feedbackProblems, trimmedFeedback } from '../../../schema/rules/feedback.ts';
import { limitKey } from '../platform/address.ts';
import { type Context } from '../platform/context.ts';
import { refuseProblems } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/limits.ts';
import { Feedback } from './feedback.entity.ts';
import { FEEDBACK_PER_ADDRESS } from './feedback.limits.ts';
import { newerThan } from '../platform/database/databaseTime.ts';

export interface FeedbackToSubmit {
  name: string;
  /** 1 to 5 stars; null when none was chosen. */
  rating: number | null;
  feedback: string;
  /** A field that people do not see: whoever fills it is a machine (SECURITY, anonymous forms). */
  website?: string | null;
}

/** What the sender is told (V-4.4-05). */
export const FEEDBACK_THANKS = 'Thank you for your feedback!';

/**
 * Keeps what somebody thinks of the site; nobody need sign in (V-4.4-08, V-6-04). Values are trimmed
 * (V-5-10) and refused with the sentences of the feedback modal (V-5-07, V-5-08). The same words sent
 * again within ten minutes are kept once, so that a retry is harmless. Throws TOO_MANY after five an
 * hour from one address.
 */
export async function submitFeedback(
  context: Context,
  { website, ...given }: FeedbackToSubmit,
): Promise<{ message: string }> {
  if ((website ?? '').trim() !== '') return { message: FEEDBACK_THANKS };
  const { name, rating, feedback } = trimmedFeedback(given);
  refuseProblems({ ...feedbackProblems({ name, rating, feedback }) });
  await consume(context, FEEDBACK_PER_ADDRESS, limitKey(context.address));
  const accountId = context.viewer.kind === 'account' ? context.viewer.id : null;
  // Without stars it was refused above.
  const words = { name, rating: rating ?? 0, feedback };
  const isThere = await context.manager.existsBy(Feedback, {
    ...words,
    accountId: accountId ?? IsNull(),
    createdAt: newerThan(LIMITS.feedback.sameWordsMinutes * 60),
  });
  if (!isThere) await context.manager.insert(Feedback, { id: newId(), ...words, accountId });
  return { message: FEEDBACK_THANKS };
}
