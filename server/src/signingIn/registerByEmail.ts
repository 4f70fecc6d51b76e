import { tidy } from '../../../schema/rules/text.ts';
import { type CodeSent, type Codes } from '../oneTimeCodes/codes.ts';
import { type Context } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { type Idempotency, once } from '../platform/database/idempotency.ts';
import { type OpenedSession } from '../sessions/sessions.ts';
import {
  emailIdentifier,
  findOwner,
  mobileIdentifier,
  refuseDuplicate,
  refuseDuplicates,
} from '../accounts/identifier.ts';
import { openAccount } from '../accounts/openAccount.ts';
import { lockByEmail, saveEmailRegistration, prolong, useUp } from './registration.ts';
import { type EmailConfirmationInput, type EmailRegistrationInput } from './signIn.input.ts';
import { type SigningIn } from './signIn.ts';

/**
 * Saves what somebody registers with and sends the code to the e-mail address.
 * Throws CONFLICT, without sending anything, when the mobile or the address belongs to an account, and for a key that
 * was used for other details.
 */
export async function registerByEmail(
  context: Context,
  codes: Codes,
  input: EmailRegistrationInput,
  key?: Idempotency['key'],
): Promise<CodeSent> {
  const name = tidy(input.name);
  const email = emailIdentifier(input.email);
  const mobile = mobileIdentifier(input.mobile);
  const { userType } = input;
  const details = { name, email: email.address, mobile: mobile.address, type: userType };
  const request = { ...email, purpose: 'register' as const, userType };
  return once<CodeSent>(context, 'registration.begin', { key, content: details }, (write) =>
    codes.send(context, request, {
      mayBeSent: async () => {
        await refuseDuplicate(context, mobile);
        await refuseDuplicate(context, email);
      },
      alongside: (inside) => saveEmailRegistration(inside, details),
      write,
    }),
  );
}

/**
 * Sends the code of an open registration once more; `userType` is what the code before was asked for. Throws
 * CONFLICT when the address belongs to an account by now.
 */
export async function resendEmailRegistration(
  context: Context,
  codes: Codes,
  { email, userType }: { email: string; userType: string | null },
): Promise<CodeSent> {
  const identifier = emailIdentifier(email);
  await refuseDuplicate(context, identifier);
  const request = { ...identifier, purpose: 'register' as const, userType: userType ?? undefined };
  return codes.send(context, request, {
    alongside: (inside) => prolong(inside, identifier.address),
  });
}

/**
 * Makes the account for the right code and signs it in. The address is verified, the mobile
 * is unverified until a code verifies it. Throws INVALID_INPUT for a wrong code and CONFLICT when the address
 * belongs to an account by now.
 */
export async function confirmEmailRegistration(
  context: Context,
  { codes, sessions }: SigningIn,
  input: EmailConfirmationInput,
): Promise<OpenedSession> {
  const email = emailIdentifier(input.email);
  const attempt = { ...email, purpose: 'register' as const, code: input.code };
  return refuseDuplicates(() =>
    codes.redeem(context, attempt, async (inside) => {
      const registration = await lockByEmail(inside, email.address);
      if (registration?.name == null) throw notFound('Please register again.');
      const { name, mobile, userType, kind } = registration;
      const owner = await findOwner(inside, { channel: 'sms', address: mobile });
      const id = await openAccount(
        inside,
        { name, mobile: owner === null ? mobile : null, email: email.address, userType, kind },
        email,
      );
      await useUp(inside, registration);
      return sessions.open(inside, id);
    }),
  );
}
