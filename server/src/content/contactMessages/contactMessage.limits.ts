import { LIMITS } from '../../../../schema/limits.ts';
import { senderLimits } from '../../contactAccess/senderLimits.ts';

/** How many messages are taken. */
export const CONTACT_MESSAGE_LIMITS = senderLimits({
  name: 'contact',
  windows: [{ points: LIMITS.contactMessage.perSenderPerHour, seconds: 3_600 }],
  sentence: 'You have already sent several messages.',
  whenStoreIsAway: 'refuse',
});
