import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

/** How many pictures are taken. */
export const UPLOAD_PER_ACCOUNT: Limit = {
  name: 'uploadPerAccount',
  windows: [{ points: LIMITS.picture.uploadsPerAccountPerHour, seconds: 3_600 }],
  sentence: 'You have added too many pictures in a short time.',
  whenStoreIsAway: 'refuse',
};

export const PICTURE_LIMITS = [UPLOAD_PER_ACCOUNT];
