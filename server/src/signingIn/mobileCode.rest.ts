import {
  readRegistrationType,
  REGISTRATION_TYPES,
  type RegistrationType,
} from '../../../schema/rules/signIn.ts';
import { type CodePurpose } from '../oneTimeCodes/codeHash.ts';
import { presentRestCodeSent } from '../oneTimeCodes/code.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type RestRow, restRow } from '../platform/http/rest.ts';
import { presentRestSignedIn } from '../sessions/session.presenter.ts';
import { AUTH_PATH } from '../sessions/sessions.ts';
import { MOBILE, OTP, USER_TYPE } from '../accounts/account.fields.ts';
import { MobileInput } from '../accounts/account.input.ts';
import { presentUser } from '../accounts/account.presenter.ts';
import { changeIdentifier, requestIdentifierChange } from '../accounts/changeIdentifier.ts';
import { mobileIdentifier } from '../accounts/identifier.ts';
import { RestMobileCodeInput, RestMobilePurposeInput, PURPOSE } from './mobileCode.input.ts';
import { requestRegistrationCode, verifyRegistrationCode } from './registerByMobile.ts';
import { requestSignInCode, signIn, type SigningIn } from './signIn.ts';
import { CHANGED_USER_RESPONSE } from '../accounts/account.schema.ts';
import { CODE_SENT_RESPONSE } from '../oneTimeCodes/code.schema.ts';
import {
  always,
  responseSchema,
  either,
  named,
  object,
  type Schema,
  text,
  type ValueOf,
  integer,
} from '../platform/http/jsonSchema.ts';
import { SIGNED_IN_RESPONSE } from '../sessions/session.schema.ts';

const TAG = 'Accounts';

/** Holds the token of a verified mobile for clients that keep none themselves. */
export const REGISTRATION_COOKIE = 'registration';

const VERIFIED = {
  verified: always(true),
  verificationToken: text('Token for complete-profile.'),
  expiresInSeconds: integer('Seconds until the token expires.'),
};

const VERIFIED_RESPONSE = named(
  'MobileVerified',
  responseSchema({ ...VERIFIED, data: object(VERIFIED) }),
);

/** By what the code was asked for. */
const CODE_ENTERED_RESPONSE = either<Schema<CodeEntered>>(
  SIGNED_IN_RESPONSE,
  VERIFIED_RESPONSE,
  CHANGED_USER_RESPONSE,
);

type CodeEntered = ValueOf<
  typeof SIGNED_IN_RESPONSE | typeof VERIFIED_RESPONSE | typeof CHANGED_USER_RESPONSE
>;

/** Codes to a mobile. */
export function mobileCodeRestRows(parts: SigningIn): readonly RestRow[] {
  return [
    restRow({
      method: 'POST',
      path: '/api/auth/mobile/send-otp',
      tag: TAG,
      summary:
        'Sends a code: {mobile, userType, purpose}. Purposes: register (userType buyer, seller, agent or builder), login, other (same as login), change (a new mobile for the caller). Fails with 409 if the mobile to register is already registered, and 404 if the mobile to log in with is not.',
      body: { mobile: MOBILE, userType: USER_TYPE, purpose: PURPOSE },
      input: RestMobilePurposeInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'NOT_FOUND', 'TOO_MANY'],
      response: CODE_SENT_RESPONSE,
      handler: async (context, { input }) => {
        if (input.purpose !== 'register') return sendCode(context, parts, input);
        return sendRegistrationCode(context, parts, input);
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/mobile/send-otp-verification',
      tag: TAG,
      summary: 'Sends a new code to {mobile} for the last requested purpose, or for logging in.',
      body: { mobile: MOBILE },
      input: MobileInput,
      bearer: 'used',
      refuses: ['NOT_FOUND', 'TOO_MANY'],
      response: CODE_SENT_RESPONSE,
      handler: async (context, { input: { mobile } }) => {
        const { purpose, userType } = (await findOpen(context, parts, mobile)) ?? {};
        if (purpose !== 'register') return sendCode(context, parts, { mobile, purpose });
        const type = readRegistrationType(userType ?? '');
        if (type === null) throw new TypeError('A registration code needs a user type.');
        return sendRegistrationCode(context, parts, { mobile, userType: type });
      },
    }),
    restRow({
      method: 'POST',
      path: '/api/auth/mobile/verify-otp',
      tag: TAG,
      summary:
        'Verifies a code: {mobile, otp, userType, purpose}. For register, returns verified and verificationToken for complete-profile, without user; for login and other, accessToken and user; for change, user.',
      body: { mobile: MOBILE, ...OTP, userType: USER_TYPE, purpose: PURPOSE },
      input: RestMobileCodeInput,
      bearer: 'used',
      refuses: ['CONFLICT', 'FORBIDDEN', 'TOO_MANY'],
      response: CODE_ENTERED_RESPONSE,
      handler: async (context, { input }) => {
        const purpose = input.purpose ?? (await findOpen(context, parts, input.mobile))?.purpose;
        return verify(context, parts, input, purpose);
      },
    }),
  ];
}

async function sendCode(
  context: Context,
  { codes }: SigningIn,
  { mobile, purpose }: { mobile: string; purpose?: CodePurpose | null },
) {
  const ask = purpose === 'change' ? requestIdentifierChange : requestSignInCode;
  return presentRestCodeSent(await ask(context, codes, { mobile }));
}

async function sendRegistrationCode(
  context: Context,
  { codes }: SigningIn,
  { mobile, userType }: { mobile: string; userType: RegistrationType },
) {
  return presentRestCodeSent(await requestRegistrationCode(context, codes, { mobile, userType }));
}

async function verify(
  context: Context,
  parts: SigningIn,
  { mobile, code, userType: sent }: RestMobileCodeInput,
  purpose: CodePurpose | undefined,
): Promise<CodeEntered> {
  if (purpose === 'change') {
    const user = presentUser(await changeIdentifier(context, parts.codes, { mobile, code }));
    return { success: true, message: 'Your mobile number was changed.', user, data: { user } };
  }
  if (purpose !== 'register') {
    return presentRestSignedIn(
      await signIn(context, parts, { mobile, code }),
      'You are logged in.',
    );
  }
  const userType = REGISTRATION_TYPES.find((type) => type === sent);
  const { verificationToken, expiresInSeconds } = await verifyRegistrationCode(
    context,
    parts.codes,
    { mobile, code, userType, isOpenToAddress: true },
  );
  context.cookies.set(REGISTRATION_COOKIE, verificationToken, {
    path: AUTH_PATH,
    maxAgeSeconds: expiresInSeconds,
  });
  return {
    success: true,
    message: 'Your mobile number is verified. Please complete your profile.',
    verified: true,
    verificationToken,
    expiresInSeconds,
    data: { verified: true, verificationToken, expiresInSeconds },
  };
}

/** What the mobile has an open code for. */
async function findOpen(context: Context, { codes }: SigningIn, mobile: string) {
  const open = await codes.findOpen(context, mobileIdentifier(mobile));
  const isOwn = (accountId: string | null) =>
    context.viewer.kind === 'account' && context.viewer.id === accountId;
  return open.find(({ purpose, accountId }) => purpose !== 'change' || isOwn(accountId)) ?? null;
}
