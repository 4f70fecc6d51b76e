import { presentRestCodeSent } from '../oneTimeCodes/code.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { presentRestSignedIn } from '../sessions/session.presenter.ts';
import { AUTH_PATH } from '../sessions/sessions.ts';
import { EMAIL, MOBILE, NAME, OTP, USER_TYPE } from '../accounts/account.fields.ts';
import { presentUser } from '../accounts/account.presenter.ts';
import { changeIdentifier, requestIdentifierChange } from '../accounts/changeIdentifier.ts';
import { emailIdentifier } from '../accounts/identifier.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { EmailCodeInput, EmailInput, type ProfileInput } from '../accounts/account.input.ts';
import { REGISTRATION_COOKIE } from './mobileCode.rest.ts';
import { completeProfile } from '../accounts/profile.ts';
import {
  confirmEmailRegistration,
  registerByEmail,
  resendEmailRegistration,
} from './registerByEmail.ts';
import { completeRegistration } from './registerByMobile.ts';
import { RestCompleteProfileInput, EmailRegistrationInput, SignInInput } from './signIn.input.ts';
import { requestSignInCode, signIn, type SigningIn } from './signIn.ts';
import { CHANGED_USER_RESPONSE, USER } from '../accounts/account.schema.ts';
import { CODE_SENT_RESPONSE } from '../oneTimeCodes/code.schema.ts';
import {
  responseSchema,
  either,
  nullable,
  object,
  type Schema,
  text,
  type ValueOf,
} from '../platform/http/jsonSchema.ts';
import { SIGNED_IN_RESPONSE } from '../sessions/session.schema.ts';

const TAG = 'Accounts';

const PASSWORD = {
  description: 'Do not send: there are no passwords, and requests with one are rejected.',
  isOptional: true,
};

const OWN_TOKEN = { accessToken: nullable(text('The bearer token, as sent.')), user: USER };

/** Whoever is signed in already keeps the tokens that they have. */
const OWN_COMPLETED_RESPONSE = responseSchema({ ...OWN_TOKEN, data: object(OWN_TOKEN) });

type Completed = ValueOf<typeof SIGNED_IN_RESPONSE | typeof OWN_COMPLETED_RESPONSE>;
const COMPLETED_RESPONSE = either<Schema<Completed>>(SIGNED_IN_RESPONSE, OWN_COMPLETED_RESPONSE);

type EmailVerified = ValueOf<typeof SIGNED_IN_RESPONSE | typeof CHANGED_USER_RESPONSE>;
const EMAIL_VERIFIED_RESPONSE = either<Schema<EmailVerified>>(
  SIGNED_IN_RESPONSE,
  CHANGED_USER_RESPONSE,
);

/** Signing in and registering besides the codes to a mobile. */
export function signInRestRows(parts: SigningIn): readonly RestRow[] {
  const { codes, sessions } = parts;
  return [
    restRow({
      method: 'POST',
      path: '/api/auth/login',
      tag: TAG,
      summary: 'Signs in with a code: {mobile, otp} or {email, otp}. There are no passwords.',
      body: { mobile: MOBILE, email: {}, ...OTP, password: PASSWORD },
      input: SignInInput,
      response: SIGNED_IN_RESPONSE,
      handler: async (context, { input }) => {
        const opened = await signIn(context, parts, input);
        return presentRestSignedIn(opened, 'You are logged in.');
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/register',
      tag: TAG,
      summary:
        'Starts a registration by email: {name, email, mobile, userType}. Sends a code to the address; otpVerify creates the account. Supports Idempotency-Key for safe retries.',
      body: {
        name: NAME,
        email: EMAIL,
        mobile: MOBILE,
        userType: USER_TYPE,
        password: PASSWORD,
      },
      input: EmailRegistrationInput,
      refuses: ['CONFLICT', 'TOO_MANY'],
      response: CODE_SENT_RESPONSE,
      handler: async (context, { input, idempotencyKey }) => {
        return presentRestCodeSent(await registerByEmail(context, codes, input, idempotencyKey));
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/complete-profile',
      tag: TAG,
      summary:
        'Completes a registration: {mobile, name, email}, with verificationToken in the body, the bearer token of the account with this mobile, the cookie of verify-otp, or from the client that verified the mobile within ten minutes. With the token or the cookie, supports Idempotency-Key for safe retries.',
      body: {
        mobile: MOBILE,
        name: NAME,
        email: EMAIL,
        verificationToken: 'token-of-verify-otp',
      },
      input: RestCompleteProfileInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'FORBIDDEN', 'TOO_MANY', 'UNAUTHENTICATED'],
      response: COMPLETED_RESPONSE,
      handler: async (context, { input, idempotencyKey }) => {
        const { mobile, verificationToken: value, ...details } = input;
        if (value == null && (await isOwn(context, mobile))) return completeOwn(context, details);
        const verificationToken = value ?? context.cookies.get(REGISTRATION_COOKIE);
        const evidence =
          verificationToken === null ? { mobile: mobile ?? '' } : { verificationToken, mobile };
        const registration = { ...details, evidence };
        const opened = await completeRegistration(context, sessions, registration, idempotencyKey);
        context.cookies.clear(REGISTRATION_COOKIE, AUTH_PATH);
        return presentRestSignedIn(opened, 'Your profile is complete.', true);
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/sendOtpOnMail',
      tag: TAG,
      summary:
        "Sends a code to {email}: again for an open registration, to sign in to an account with this verified address, or, with a bearer token, to set the account's new address.",
      body: { email: EMAIL },
      input: EmailInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY'],
      response: CODE_SENT_RESPONSE,
      handler: async (context, { input: { email } }) => {
        if (context.viewer.kind === 'account') {
          return presentRestCodeSent(await requestIdentifierChange(context, codes, { email }));
        }
        const open = await codes.findOpen(context, emailIdentifier(email));
        const registering = open.find(({ purpose }) => purpose === 'register');
        const result = registering
          ? resendEmailRegistration(context, codes, { email, userType: registering.userType })
          : requestSignInCode(context, codes, { email });
        return presentRestCodeSent(await result);
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/otpVerify',
      tag: TAG,
      summary:
        "Verifies a code sent by email: {email, otp}. Completes the registration or signs in, or, with a bearer token, sets the account's address.",
      body: { email: EMAIL, ...OTP },
      input: EmailCodeInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'],
      response: EMAIL_VERIFIED_RESPONSE,
      handler: (context, { input }) => verifyEmail(context, parts, input),
    }),
  ];
}

async function verifyEmail(
  context: Context,
  parts: SigningIn,
  input: EmailCodeInput,
): Promise<EmailVerified> {
  if (context.viewer.kind === 'account') {
    const user = presentUser(await changeIdentifier(context, parts.codes, input));
    return { success: true, message: 'Your email address is verified.', user, data: { user } };
  }
  const open = await parts.codes.findOpen(context, emailIdentifier(input.email));
  // A code for a change is somebody's who is signed in.
  if (open.find(({ purpose }) => purpose !== 'change')?.purpose === 'register') {
    const opened = await confirmEmailRegistration(context, parts, input);
    return presentRestSignedIn(opened, 'Your email address is verified.', true);
  }
  return presentRestSignedIn(await signIn(context, parts, input), 'You are logged in.');
}

/** Whether the bearer means the account that is signed in, and not somebody who registers in its browser. */
async function isOwn(context: Context, mobile?: string | null): Promise<boolean> {
  if (context.viewer.kind !== 'account') return false;
  const own = await findAccount(context, context.viewer.id);
  return mobile == null || own?.mobile === mobile.trim();
}

async function completeOwn(context: Context, details: ProfileInput): Promise<Completed> {
  const user = presentUser(await completeProfile(context, details));
  const accessToken = context.bearer;
  const message = 'Your profile is complete.';
  return { success: true, message, accessToken, user, data: { user, accessToken } };
}
