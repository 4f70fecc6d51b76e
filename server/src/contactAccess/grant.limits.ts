import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

export const REVEAL_PER_MOBILE = revealLimit('revealPerMobile', 'with this number');

export const REVEAL_PER_BROWSER = revealLimit('revealPerBrowser', 'in this browser');

export const REVEAL_PER_ACCOUNT = revealLimit('revealPerAccount', 'from your account');

/** Different contacts in a day; the three ways to ask share one number. */
function revealLimit(name: string, how: string): Limit {
  return {
    name,
    windows: [{ points: LIMITS.lead.revealsPerDay, seconds: 86_400 }],
    sentence: `Too many contact requests ${how} today.`,
    whenStoreIsAway: 'refuse',
  };
}

export const GRANT_LIMITS = [REVEAL_PER_MOBILE, REVEAL_PER_BROWSER, REVEAL_PER_ACCOUNT];
