import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

export const CODE_SEND_PER_PURPOSE: Limit = {
  name: 'codeSendPerPurpose',
  windows: [{ points: 1, seconds: LIMITS.code.secondsBetweenSends }],
  sentence: 'We have just sent a code.',
  whenStoreIsAway: 'refuse',
};

export const CODE_SEND_PER_MOBILE: Limit = {
  name: 'codeSendPerMobile',
  windows: [
    { points: LIMITS.code.sendsPerTenMinutes, seconds: 600 },
    { points: LIMITS.code.sendsPerHour, seconds: 3_600 },
    { points: LIMITS.code.sendsPerDay, seconds: 86_400 },
  ],
  sentence: 'We have just sent a code.',
  whenStoreIsAway: 'refuse',
};

/** A right code gives its place back: mobile networks put thousands of people behind one address. */
export const CODE_SEND_PER_ADDRESS: Limit = {
  name: 'codeSendPerAddress',
  windows: [
    { points: LIMITS.code.sendsPerAddressPerHour, seconds: 3_600 },
    { points: LIMITS.code.sendsPerAddressPerDay, seconds: 86_400 },
  ],
  sentence: 'Too many codes have been requested from your connection.',
  whenStoreIsAway: 'refuse',
};

export const CODE_FAIL_PER_MOBILE: Limit = {
  name: 'codeFailPerMobile',
  windows: [{ points: LIMITS.code.failedTriesPerDay, seconds: 86_400 }],
  sentence: 'Too many wrong codes were entered.',
  whenStoreIsAway: 'refuse',
};

export const CODE_LIMITS = [
  CODE_SEND_PER_PURPOSE,
  CODE_SEND_PER_MOBILE,
  CODE_SEND_PER_ADDRESS,
  CODE_FAIL_PER_MOBILE,
];
