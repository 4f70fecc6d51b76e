import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/limits.ts';

/** How many messages are taken. */
export const CONTACT_PER_ADDRESS: Limit = {
  name: 'contactPerAddress',
  windows: [{ points: LIMITS.contactMessage.perAddressPerHour, seconds: 3_600 }],
  sentence: 'Thank you, we already have several messages from you.',
  whenStoreIsAway: 'refuse',
};

export const CONTACT_MESSAGE_LIMITS = [CONTACT_PER_ADDRESS];
