import { LIMITS } from '../../../schema/limits.ts';
import { senderLimits } from '../contactAccess/senderLimits.ts';

/** How much feedback is taken. */
export const FEEDBACK_LIMITS = senderLimits({
  name: 'feedback',
  windows: [{ points: LIMITS.feedback.perSenderPerHour, seconds: 3_600 }],
  sentence: 'You have already sent several messages.',
  whenStoreIsAway: 'refuse',
});
