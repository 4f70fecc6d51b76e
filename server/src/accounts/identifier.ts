import { type FindOptionsWhere, IsNull, Not, Raw } from 'typeorm';
import {
  EMAIL_OF_ANOTHER,
  EMAIL_IN_USE,
  EMAIL_UNKNOWN,
  MOBILE_OF_ANOTHER,
  MOBILE_IN_USE,
  MOBILE_UNKNOWN,
} from '../../../schema/rules/signIn.ts';
import { textKey } from '../../../schema/rules/text.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { conflict, type Failure, notFound } from '../platform/failures.ts';

import { reserve, type Use } from '../platform/database/limits.ts';
import { Account } from './account.entity.ts';
import { KNOWN_MOBILE_PER_ADDRESS } from './account.limits.ts';

/**
 * A mobile or an e-mail address that somebody says is theirs. It counts, for signing in and for being taken,
 * once a code sent to it was entered: then it belongs to one account.
 */
export interface Identifier {
  channel: 'sms' | 'email';
  /** Ten digits, or an e-mail address in lower case. */
  address: string;
}

export interface IdentifierInput {
  mobile?: string | null;
  email?: string | null;
}

type Managed = Pick<Context, 'manager'>;

/** The account that a mobile or an address belongs to. */
export type Owner = Pick<Account, 'id' | 'status' | 'organisationId'>;

/** As it is kept; its form was checked before. */
export function mobileIdentifier(mobile: string): Identifier {
  return { channel: 'sms', address: mobile.trim() };
}

export function emailIdentifier(email: string): Identifier {
  return { channel: 'email', address: textKey(email) };
}

/** The one of the two that was given. */
export function readIdentifier({ mobile, email }: IdentifierInput): Identifier {
  return email != null && email.trim() !== ''
    ? emailIdentifier(email)
    : mobileIdentifier(mobile ?? '');
}

/** The mobile and the e-mail address that somebody has verified, in this order. */
export function verifiedIdentifiers(
  account: Pick<Account, 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>,
): Identifier[] {
  const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = account;
  const identifiers: Identifier[] = [];
  if (mobile !== null && mobileVerifiedAt !== null)
    identifiers.push({ channel: 'sms', address: mobile });
  if (email !== null && emailVerifiedAt !== null)
    identifiers.push({ channel: 'email', address: email.toLowerCase() });
  return identifiers;
}

/** Whose it is, or null while nobody has verified it. */
export function findOwner({ manager }: Managed, identifier: Identifier): Promise<Owner | null> {
  return manager.findOne(Account, ownerOf(identifier));
}

/** Like `findOwner`; nobody changes the account until the running transaction ends. */
export function lockOwner({ manager }: Managed, identifier: Identifier): Promise<Owner | null> {
  return manager.findOne(Account, { ...ownerOf(identifier), lock: { mode: 'pessimistic_write' } });
}

/** The owner, for the answer that there is none (NOT_FOUND): numbers cannot be harvested by it. */
export async function ownerOrUnknown(context: Context, identifier: Identifier): Promise<Owner> {
  const use = await reserveAnswer(context, identifier);
  const owner = await findOwner(context, identifier);
  if (owner === null) {
    throw notFound(identifier.channel === 'sms' ? MOBILE_UNKNOWN : EMAIL_UNKNOWN);
  }
  await use.giveBack();
  return owner;
}

/**
 * Throws CONFLICT when it belongs to another account than `accountId`, under the same limits.
 * What belongs to nobody or to the account itself costs nothing. `askedBy` is whoever the answers are counted
 * for; the connection unless somebody has shown already who they are.
 */
export async function refuseDuplicate(
  context: Context,
  identifier: Identifier,
  { accountId = null, askedBy }: { accountId?: string | null; askedBy?: string } = {},
): Promise<void> {
  const use = await reserveAnswer(context, identifier, askedBy);
  const owner = await findOwner(context, identifier);
  if (owner !== null && owner.id !== accountId)
    throw alreadyRegistered(identifier.channel, accountId !== null);
  await use.giveBack();
}

/** What is said to somebody who names what belongs to another account, with the way on of who is signed in already. */
export function alreadyRegistered(channel: Identifier['channel'], isSignedIn = false): Failure {
  if (isSignedIn) return conflict(channel === 'sms' ? MOBILE_OF_ANOTHER : EMAIL_OF_ANOTHER);
  return conflict(channel === 'sms' ? MOBILE_IN_USE : EMAIL_IN_USE);
}

/** Others may name what this account has verified now: it was never theirs. */
export async function clearOtherIdentifiers(
  { manager }: Managed,
  identifier: Identifier,
  accountId: string,
): Promise<void> {
  const others = { ...accountsWith(identifier, { areVerified: false }), id: Not(accountId) };
  const cleared = identifier.channel === 'sms' ? { mobile: null } : { email: null };
  await manager.update(Account, others, { ...cleared, updatedAt: now });
}

/**
 * Runs `work`, and says of a mobile or an address that somebody else verified in the meantime that it is
 * taken. The unique indexes of accounts are what decides.
 */
export async function refuseDuplicates<T>(work: () => Promise<T>, isSignedIn = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'account_mobile') throw alreadyRegistered('sms', isSignedIn);
    if (constraint === 'account_email') throw alreadyRegistered('email', isSignedIn);
    throw error;
  }
}

/**
 * Counts a question about a mobile or an address before looking: once the limit is met, no answer is given any
 * more. To be given back when the answer has told nothing.
 */
export function reserveAnswer(
  context: Context,
  { address }: Identifier,
  askedBy = limitKey(context.address),
): Promise<Use> {
  return reserve(context, KNOWN_MOBILE_PER_ADDRESS, askedBy, address);
}

function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const driver: unknown = 'driverError' in error ? error.driverError : error;
  if (!(driver instanceof Error) || !('code' in driver) || driver.code !== '23505') return null;
  return 'constraint' in driver ? String(driver.constraint) : null;
}

function ownerOf(identifier: Identifier) {
  const where = accountsWith(identifier, { areVerified: true });
  return { select: { id: true, status: true, organisationId: true }, where };
}

/** The accounts that name it and have verified it, of which there is one at most, or have not. */
function accountsWith(
  { channel, address }: Identifier,
  { areVerified }: { areVerified: boolean },
): FindOptionsWhere<Account> {
  const verifiedAt = areVerified ? Not(IsNull()) : IsNull();
  if (channel === 'sms') return { mobile: address, mobileVerifiedAt: verifiedAt };
  const email = Raw((column) => `lower(${column}) = :address`, { address });
  return { email, emailVerifiedAt: verifiedAt };
}
