import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

/** How many sign in through another provider. */
export const SOCIAL_SIGN_IN_PER_ADDRESS: Limit = {
  name: 'socialSignInPerAddress',
  windows: [{ points: LIMITS.social.perAddressPerHour, seconds: 3_600 }],
  sentence: 'Too many people have signed in from your connection.',
  whenStoreIsAway: 'refuse',
};

export const SOCIAL_LIMITS = [SOCIAL_SIGN_IN_PER_ADDRESS];
