import { type FindOptionsWhere, IsNull, Not, Raw } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { type Context } from '../platform/context.ts';
import { now, secondsFromNow } from '../platform/database/databaseTime.ts';
import { newToken, sha256 } from '../platform/hash.ts';
import { newId } from '../platform/ids.ts';
import { accountKindOf } from '../accounts/openAccount.ts';
import { Registration } from './registration.entity.ts';

export const REGISTRATION_SECONDS = LIMITS.registration.savedForMinutes * 60;

/**
 * Saves a mobile that was verified, in place of what was kept of it before, and answers the token that
 * completes the registration; it is hashed at rest. `address` is the client that may complete it without the
 * token, or '' for none.
 */
export async function saveVerifiedMobile(
  context: Context,
  { mobile, type, address }: { mobile: string; type: RegistrationType; address: string },
): Promise<string> {
  const token = newToken();
  await context.manager.delete(Registration, {
    mobile,
    mobileVerifiedAt: Not(IsNull()),
    consumedAt: IsNull(),
  });
  await context.manager.insert(Registration, {
    id: newId(),
    mobile,
    ...accountKindOf(type),
    tokenHash: sha256(token),
    address,
    mobileVerifiedAt: now,
    expiresAt: secondsFromNow(REGISTRATION_SECONDS),
  });
  return token;
}

/** Saves what somebody registers with by e-mail, in place of what was kept for that address before. */
export async function saveEmailRegistration(
  context: Context,
  details: { name: string; email: string; mobile: string; type: RegistrationType },
): Promise<void> {
  const { type, ...person } = details;
  await context.manager.delete(Registration, openOf(person.email));
  await context.manager.insert(Registration, {
    id: newId(),
    ...person,
    ...accountKindOf(type),
    address: context.address,
    expiresAt: secondsFromNow(REGISTRATION_SECONDS),
  });
}

/** The registration of a token, locked until the transaction ends; null for a token that was never given out. */
export function lockByToken(context: Context, token: string): Promise<Registration | null> {
  return lock(context, byToken(sha256(token)));
}

/** The registration of a mobile that was verified from this very client address. */
export function lockByAddress(context: Context, mobile: string): Promise<Registration | null> {
  return lock(context, {
    mobile,
    address: context.address,
    mobileVerifiedAt: Not(IsNull()),
    consumedAt: IsNull(),
    isAlive: true,
  });
}

/** The open registration of an e-mail address. */
export function lockByEmail(context: Context, email: string): Promise<Registration | null> {
  return lock(context, { ...openOf(email), name: Not(IsNull()), isAlive: true });
}

/** An account was made of it. */
export async function useUp({ manager }: Context, { id }: Registration): Promise<void> {
  await manager.update(Registration, id, { consumedAt: now });
}

/** A code was asked for once more: what it completes must live as long. */
export async function prolong({ manager }: Context, email: string): Promise<void> {
  const expiresAt = secondsFromNow(REGISTRATION_SECONDS);
  await manager.update(Registration, openOf(email), { expiresAt });
}

export function byToken(tokenHash: Buffer): FindOptionsWhere<Registration> {
  return { tokenHash, mobileVerifiedAt: Not(IsNull()) };
}

function openOf(email: string): FindOptionsWhere<Registration> {
  return {
    email: Raw((column) => `lower(${column}) = :email`, { email }),
    consumedAt: IsNull(),
  };
}

function lock(
  { manager }: Context,
  where: FindOptionsWhere<Registration>,
): Promise<Registration | null> {
  return manager.findOne(Registration, { where, lock: { mode: 'pessimistic_write' } });
}
