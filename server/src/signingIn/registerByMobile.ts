import { reachableMobileProblem } from '../../../schema/rules/mobile.ts';
import { readRegistrationType, type RegistrationType } from '../../../schema/rules/signIn.ts';
import { tidy } from '../../../schema/rules/text.ts';
import { type Codes, type CodeSent } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { unauthenticated, unusable } from '../platform/failures.ts';
import { type Idempotency, once } from '../platform/database/idempotency.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type OpenedSession, type Sessions } from '../sessions/sessions.ts';
import {
  emailIdentifier,
  mobileIdentifier,
  refuseDuplicate,
  reserveAnswer,
  alreadyRegistered,
  refuseDuplicates,
} from '../accounts/identifier.ts';
import { type MobileCodeInput, type ProfileInput } from '../accounts/account.input.ts';
import { openAccount } from '../accounts/openAccount.ts';
import {
  lockByAddress,
  lockByToken,
  saveVerifiedMobile,
  REGISTRATION_SECONDS,
  useUp,
} from './registration.ts';
import { type Registration } from './registration.entity.ts';
import { type RegistrationCodeInput } from './signIn.input.ts';

export interface VerifiedRegistration {
  /** Completes the registration, once. */
  verificationToken: string;
  mobile: string;
  expiresInSeconds: number;
}

/** What shows that the mobile was verified: the token, or that the same client asks with the same mobile. */
export type Evidence = { verificationToken: string; mobile?: string | null } | { mobile: string };

/**
 * Sends a code for registering a mobile. Throws CONFLICT, without sending anything, for a
 * mobile that an account has verified, and TOO_MANY.
 */
export async function requestRegistrationCode(
  context: Context,
  codes: Codes,
  input: RegistrationCodeInput,
): Promise<CodeSent> {
  const identifier = mobileIdentifier(input.mobile);
  const request = { ...identifier, purpose: 'register' as const, userType: input.userType };
  return codes.send(context, request, { mayBeSent: () => refuseDuplicate(context, identifier) });
}

/**
 * Marks a mobile as verified for a registration. There is no account yet: `completeRegistration`
 * makes it within ten minutes. `isOpenToAddress` lets the same client complete it without the token, for
 * documented clients.
 */
export async function verifyRegistrationCode(
  context: Context,
  codes: Codes,
  input: MobileCodeInput & { userType?: RegistrationType; isOpenToAddress?: boolean },
): Promise<VerifiedRegistration> {
  const identifier = mobileIdentifier(input.mobile);
  const { code, userType } = input;
  const attempt = { ...identifier, purpose: 'register' as const, code, userType };
  const verificationToken = await codes.redeem(context, attempt, (inside, code) => {
    const type = readRegistrationType(code.userType ?? '');
    if (type === null) throw new TypeError('A registration code needs a user type.');
    const address = input.isOpenToAddress === true ? context.address : '';
    return saveVerifiedMobile(inside, { mobile: identifier.address, type, address });
  });
  return { verificationToken, mobile: identifier.address, expiresInSeconds: REGISTRATION_SECONDS };
}

/**
 * Makes the account of a verified mobile and signs it in. The e-mail address is unverified
 * until a code verifies it. Throws INVALID_INPUT for evidence that is over, CONFLICT when the mobile or the
 * address belongs to another account by now or the registration was completed already, and UNAUTHENTICATED
 * without any evidence. Completed again with its key while the evidence would be good, it is signed in to the same
 * session.
 */
export async function completeRegistration(
  context: Context,
  sessions: Sessions,
  input: ProfileInput & { evidence: Evidence },
  sentKey?: Idempotency['key'],
): Promise<OpenedSession> {
  const name = tidy(input.name);
  const email = emailIdentifier(input.email);
  const { evidence } = input;
  // Only the token shows that whoever asks again is who asked first.
  const key = 'verificationToken' in evidence ? sentKey : null;
  const content = { evidence, name, email: email.address };
  let opened: OpenedSession | null = null;
  const made = await once<Made>(
    context,
    'registration.complete',
    { key, content },
    async (write) => {
      const { mobile } = await findUsable(context, evidence);
      await refuseDuplicate(context, email, { askedBy: mobile });
      return refuseDuplicates(() =>
        write(async (inside) => {
          const registration = await lockUsable(inside, evidence);
          const { mobile, userType, kind } = registration;
          const account = { name, mobile, email: email.address, userType, kind };
          const accountId = await openAccount(inside, account, { channel: 'sms', address: mobile });
          await useUp(inside, registration);
          opened = await sessions.open(inside, accountId);
          return { accountId, sessionId: opened.sessionId };
        }),
      );
    },
  );
  return opened ?? sessions.openAgain(context, made, REGISTRATION_SECONDS);
}

type Made = { accountId: string; sessionId: string };

/** Without a token numbers could be tried one after the other: those that were not verified count. */
async function findUsable(context: Context, evidence: Evidence): Promise<Registration> {
  const find = () => inTransaction(context, (inside) => lockUsable(inside, evidence));
  if ('verificationToken' in evidence) return find();
  if (reachableMobileProblem(evidence.mobile) !== null) throw unauthenticated(VERIFY_FIRST);
  const guess = await reserveAnswer(context, mobileIdentifier(evidence.mobile));
  const found = await find();
  await guess.giveBack();
  return found;
}

async function lockUsable(inside: Context, evidence: Evidence): Promise<Registration> {
  const isByToken = 'verificationToken' in evidence;
  const locked = isByToken
    ? await lockByToken(inside, evidence.verificationToken)
    : await lockByAddress(inside, evidence.mobile.trim());
  if (locked === null) throw isByToken ? OVER() : unauthenticated(VERIFY_FIRST);
  if (locked.consumedAt !== null) throw alreadyRegistered('sms');
  if (!locked.isAlive) throw OVER();
  const mobile = evidence.mobile ?? locked.mobile;
  if (mobile.trim() !== locked.mobile) throw unusable('mobile', OTHER_MOBILE);
  return locked;
}

const OVER = () => unusable('verificationToken', 'Please verify your mobile number again.');
const VERIFY_FIRST = 'Please verify your mobile number first.';
const OTHER_MOBILE = 'This is not the mobile number that was verified.';
