import { type Codes, type CodeSent } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/failures.ts';
import { type OpenedSession, type Sessions } from '../sessions/sessions.ts';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { findOwner, ownerOrUnknown, readIdentifier } from '../accounts/identifier.ts';
import { type SignInCodeInput, type SignInInput } from './signIn.input.ts';

/** What proves who somebody is, and what they get for it. */
export interface SigningIn {
  codes: Codes;
  sessions: Sessions;
}

/**
 * Sends a code for signing in to a mobile or an e-mail address that an account has verified. Throws NOT_FOUND when there is no such account, and TOO_MANY.
 */
export async function requestSignInCode(
  context: Context,
  codes: Codes,
  input: SignInCodeInput,
): Promise<CodeSent> {
  const identifier = readIdentifier(input);
  const request = { ...identifier, purpose: 'login' as const };
  return codes.send(context, request, { mayBeSent: () => ownerOrUnknown(context, identifier) });
}

/**
 * Opens a session for the right code. A suspended account uses its code up too and is
 * FORBIDDEN. Throws INVALID_INPUT for a code that is wrong or used up, and TOO_MANY.
 */
export async function signIn(
  context: Context,
  { codes, sessions }: SigningIn,
  input: SignInInput,
): Promise<OpenedSession> {
  const identifier = readIdentifier(input);
  const attempt = { ...identifier, purpose: 'login' as const, code: input.code };
  const opened = await codes.redeem(context, attempt, async (inside) => {
    const owner = await findOwner(inside, identifier);
    if (owner === null) throw notFound();
    // Answered instead of thrown: a throw would take back that the code was used.
    return owner.status === 'active' ? sessions.open(inside, owner.id) : 'not active';
  });
  if (opened === 'not active') throw forbidden(NOT_ACTIVE);
  return opened;
}
