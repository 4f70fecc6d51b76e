import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '../../../schema/limits.ts';
import { type RegistrationType } from '../../../schema/rules/signIn.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { accountKindOf, type NewAccount } from './openAccount.ts';

/** What is known of somebody who registers, until there is an account. It is forgotten after ten minutes. */
export interface Registration extends Omit<NewAccount, 'name' | 'mobile'> {
  id: string;
  mobile: string;
  /** Null while only the mobile is known. */
  name: string | null;
  isAlive: boolean;
  /** True once an account was made of it. */
  isUsed: boolean;
}

export const REGISTRATION_SECONDS = LIMITS.registration.savedForMinutes * 60;

/**
 * Keeps a mobile that was verified, in place of what was kept of it before, and answers the token that
 * completes the registration; it is hashed at rest. `address` is the client that may complete it without the
 * token, or '' for none (D-30).
 */
export async function keepVerifiedMobile(
  context: Context,
  { mobile, type, address }: { mobile: string; type: RegistrationType; address: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { userType, kind } = accountKindOf(type);
  await context.query({ text: FORGET_MOBILE, values: [mobile] });
  await context.query({
    text: KEEP_MOBILE,
    values: [newId(), mobile, userType, kind, hashOf(token), address, REGISTRATION_SECONDS],
  });
  return token;
}

/** Keeps what somebody registers with by e-mail, in place of what was kept for that address before. */
export async function keepEmailRegistration(
  context: Context,
  details: { name: string; email: string; mobile: string; type: RegistrationType },
): Promise<void> {
  const { name, email, mobile, type } = details;
  const { userType, kind } = accountKindOf(type);
  await context.query({ text: FORGET_EMAIL, values: [email] });
  await context.query({
    text: KEEP_EMAIL,
    values: [newId(), mobile, email, name, userType, kind, context.address, REGISTRATION_SECONDS],
  });
}

/** The registration of a token, held until the transaction ends; null for a token that was never given out. */
export async function holdByToken(context: Context, token: string): Promise<Registration | null> {
  return holdOne(context, { text: BY_TOKEN, values: [hashOf(token)] });
}

/** The registration of a mobile that was verified from this very client address (D-30). */
export async function holdByAddress(
  context: Context,
  mobile: string,
): Promise<Registration | null> {
  return holdOne(context, { text: BY_ADDRESS, values: [mobile, context.address] });
}

/** The open registration of an e-mail address. */
export async function holdByEmail(context: Context, email: string): Promise<Registration | null> {
  return holdOne(context, { text: BY_EMAIL, values: [email] });
}

/** An account was made of it. */
export async function useUp(context: Context, { id }: Registration): Promise<void> {
  await context.query({
    text: 'UPDATE registration SET consumed_at = now() WHERE id = $1',
    values: [id],
  });
}

/** A code was asked for once more: what it completes must live as long. */
export async function prolong(context: Context, email: string): Promise<void> {
  await context.query({ text: PROLONG, values: [email, REGISTRATION_SECONDS] });
}

async function holdOne(
  context: Context,
  statement: { text: string; values: unknown[] },
): Promise<Registration | null> {
  const [held] = await context.query<Registration>(statement);
  return held ?? null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const FORGET_MOBILE = `
  DELETE FROM registration
  WHERE mobile = $1 AND mobile_verified_at IS NOT NULL AND consumed_at IS NULL`;

const KEEP_MOBILE = `
  INSERT INTO registration
    (id, mobile, user_type, kind, token_hash, address, mobile_verified_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(secs => $7))`;

const FORGET_EMAIL = `
  DELETE FROM registration WHERE lower(email) = $1 AND consumed_at IS NULL`;

const KEEP_EMAIL = `
  INSERT INTO registration (id, mobile, email, name, user_type, kind, address, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`;

const PROLONG = `
  UPDATE registration SET expires_at = now() + make_interval(secs => $2)
  WHERE lower(email) = $1 AND consumed_at IS NULL`;

const COLUMNS = `
  SELECT id, mobile, name, email, user_type AS "userType", kind, expires_at > now() AS "isAlive",
    consumed_at IS NOT NULL AS "isUsed"
  FROM registration`;

export const BY_TOKEN =
  COLUMNS + ' WHERE token_hash = $1 AND mobile_verified_at IS NOT NULL FOR UPDATE';

const BY_ADDRESS =
  COLUMNS +
  ` WHERE mobile = $1 AND address = $2 AND mobile_verified_at IS NOT NULL
    AND consumed_at IS NULL AND expires_at > now() FOR UPDATE`;

const BY_EMAIL =
  COLUMNS +
  ` WHERE lower(email) = $1 AND name IS NOT NULL AND consumed_at IS NULL AND expires_at > now()
    FOR UPDATE`;
