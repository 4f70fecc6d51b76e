import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/limits.ts';

/** How much feedback is taken. */
export const FEEDBACK_PER_ADDRESS: Limit = {
  name: 'feedbackPerAddress',
  windows: [{ points: LIMITS.feedback.perAddressPerHour, seconds: 3_600 }],
  sentence: 'Thank you, we already have several messages from you.',
  whenStoreIsAway: 'refuse',
};

export const FEEDBACK_LIMITS = [FEEDBACK_PER_ADDRESS];
