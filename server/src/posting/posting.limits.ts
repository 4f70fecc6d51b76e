import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

export const POST_PER_ACCOUNT: Limit = {
  name: 'postPerAccount',
  windows: [{ points: LIMITS.posting.perAccountPerHour, seconds: 3_600 }],
  sentence: 'You have posted too many properties in the last hour.',
  whenStoreIsAway: 'refuse',
};

export const EDIT_PER_ACCOUNT: Limit = {
  name: 'editPerAccount',
  windows: [{ points: LIMITS.posting.editsPerAccountPerHour, seconds: 3_600 }],
  sentence: 'You have made too many changes in the last hour.',
  whenStoreIsAway: 'refuse',
};

export const POSTING_LIMITS = [POST_PER_ACCOUNT, EDIT_PER_ACCOUNT];
