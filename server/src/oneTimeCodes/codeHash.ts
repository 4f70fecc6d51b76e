import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../../../schema/limits.ts';

export const CODE_CHANNELS = ['sms', 'email'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];
export const CODE_PURPOSES = ['login', 'register', 'change', 'remove', 'prove'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a code is good for, and for nothing else. */
export interface CodeBinding {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** A mobile of ten digits, or an e-mail address in lower case. */
  address: string;
  /** As what somebody registers. */
  userType: string | null;
  /** Whose account is changed or removed. */
  accountId: string | null;
  /** One sending of a code. */
  transactionId: string;
}

/** Six digits from the system's source of randomness, each code as likely as any other. */
export function drawCode(): string {
  return String(randomInt(10 ** LIMITS.code.digits)).padStart(LIMITS.code.digits, '0');
}

/** What is kept of a code: without the pepper nobody can try the million codes against it. */
export function codeHash(pepper: string, binding: CodeBinding, code: string): Buffer {
  const { purpose, channel, address, userType, accountId, transactionId } = binding;
  const parts = [purpose, channel, address, userType, accountId, transactionId, code];
  return createHmac('sha256', pepper).update(JSON.stringify(parts)).digest();
}

/** Takes as long for a wrong code as for the right one. */
export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
