import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

/** How many addresses one may ask about. */
export const KNOWN_MOBILE_PER_ADDRESS: Limit = {
  name: 'knownMobilePerAddress',
  windows: [
    { points: LIMITS.code.knownMobileAnswersPerHour, seconds: 3_600 },
    { points: LIMITS.code.knownMobileAnswersPerDay, seconds: 86_400 },
  ],
  sentence: 'Too many different numbers or addresses have been tried from your connection.',
  whenStoreIsAway: 'refuse',
};

export const ACCOUNT_LIMITS = [KNOWN_MOBILE_PER_ADDRESS];
