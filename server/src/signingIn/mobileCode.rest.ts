import { readRegistrationType, type RegistrationType } from '../../../schema/rules/signIn.ts';
import { presentRestCodeSent } from '../codes/code.presenter.ts';
import { type Context } from '../platform/context.ts';
import { invalid } from '../platform/failures.ts';
import { type RestRow } from '../platform/rest.ts';
import { presentRestSignedIn } from '../sessions/session.presenter.ts';
import { AUTH_PATH } from '../sessions/sessions.ts';
import { MOBILE, optional, OTP, PURPOSE, USER_TYPE } from '../accounts/account.fields.ts';
import { presentUser } from '../accounts/account.presenter.ts';
import { changeClaim, requestClaimChange } from '../accounts/changeClaim.ts';
import { mobileClaim } from '../accounts/claim.ts';
import { requestRegistrationCode, verifyRegistrationCode } from './registerByMobile.ts';
import { namingOtp, RestBody } from '../accounts/restBody.ts';
import { requestSignInCode, signIn, type SigningIn } from './signIn.ts';

const TAG = 'Accounts';

/** Holds the token of a verified mobile for clients that keep none themselves (D-30). */
export const REGISTRATION_COOKIE = 'registration';

/** What a code is asked for: `other` means login too (D-29); `change` is ours, for a new mobile (D-35). */
type Purpose = 'register' | 'login' | 'change';
const PURPOSES: Readonly<Record<string, Purpose>> = {
  register: 'register',
  login: 'login',
  other: 'login',
  change: 'change',
};

/** Codes to a mobile (V-7-14 to V-7-17). */
export function mobileCodeRestRows(parts: SigningIn): readonly RestRow[] {
  return [
    {
      method: 'POST',
      path: '/api/auth/mobile/send-otp',
      tag: TAG,
      summary:
        'Sends a code: {mobile, userType, purpose}. Purposes: register (userType buyer, seller, agent or builder), login, other (the same as login), change (a new mobile for the bearer). 409 when the mobile to register is registered already, 404 when the one to log in with is not (V-7-14, D-29).',
      parameters: [],
      body: [
        MOBILE,
        optional(USER_TYPE, 'For register: ' + USER_TYPE.description),
        optional(PURPOSE, PURPOSE.description + ' When it is absent: login.'),
      ],
      bearer: 'used',
      status: 200,
      answer: async (context, { body }) => {
        const sent = new RestBody(body);
        const purpose = readPurpose(sent) ?? 'login';
        return sendCode(context, parts, sent, purpose);
      },
    },
    {
      method: 'POST',
      path: '/api/auth/mobile/send-otp-verification',
      tag: TAG,
      summary:
        'Sends a fresh code to {mobile} for what one was asked for last, or else for logging in (V-7-15, D-29).',
      parameters: [],
      body: [MOBILE],
      bearer: 'used',
      status: 200,
      answer: async (context, { body }) => {
        const sent = new RestBody(body);
        const open = await findOpen(context, parts, sent);
        if (open?.purpose !== 'register') {
          return sendCode(context, parts, sent, open?.purpose ?? 'login');
        }
        const userType = readRegistrationType(open.userType ?? '') ?? registrationType(sent);
        return resendRegistration(context, parts, sent, userType);
      },
    },
    {
      method: 'POST',
      path: '/api/auth/mobile/verify-otp',
      tag: TAG,
      summary:
        'Enters a code: {mobile, otp, userType, purpose}. For register it answers verified and verificationToken for complete-profile and no user, for login and other accessToken and user, for change the user (V-7-16, V-7-17).',
      parameters: [],
      body: [
        MOBILE,
        OTP,
        optional(USER_TYPE, 'As the code was asked for.'),
        optional(PURPOSE, 'As the code was asked for.'),
      ],
      bearer: 'used',
      status: 200,
      answer: async (context, { body }) => {
        const sent = new RestBody(body);
        const purpose = readPurpose(sent) ?? (await findOpen(context, parts, sent))?.purpose;
        return namingOtp(verify(context, parts, sent, purpose ?? 'login'));
      },
    },
  ];
}

async function sendCode(context: Context, parts: SigningIn, sent: RestBody, purpose: Purpose) {
  if (purpose === 'register') {
    return resendRegistration(context, parts, sent, registrationType(sent));
  }
  const mobile = sent.text('mobile');
  const ask = purpose === 'change' ? requestClaimChange : requestSignInCode;
  return presentRestCodeSent(await ask(context, parts.codes, { mobile }));
}

async function resendRegistration(
  context: Context,
  { codes }: SigningIn,
  sent: RestBody,
  userType: RegistrationType,
) {
  const mobile = sent.text('mobile');
  return presentRestCodeSent(await requestRegistrationCode(context, codes, { mobile, userType }));
}

async function verify(context: Context, parts: SigningIn, sent: RestBody, purpose: Purpose) {
  const input = { mobile: sent.text('mobile'), code: sent.text('otp', 'code') };
  if (purpose === 'login') {
    return presentRestSignedIn(await signIn(context, parts, input), 'You are logged in.');
  }
  if (purpose === 'change') {
    const user = presentUser(await changeClaim(context, parts.codes, input));
    return { success: true, message: 'Your mobile number was changed.', user, data: { user } };
  }
  const userType = sent.has('userType') ? registrationType(sent) : undefined;
  const { verificationToken, expiresInSeconds } = await verifyRegistrationCode(
    context,
    parts.codes,
    { ...input, userType, isOpenToAddress: true },
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

/** What the mobile has an open code for; throws INVALID_INPUT for what is no mobile. */
async function findOpen(context: Context, { codes }: SigningIn, sent: RestBody) {
  const open = await codes.findOpen(context, mobileClaim(sent.text('mobile')));
  const isOwn = (accountId: string | null) =>
    context.viewer.kind === 'account' && context.viewer.id === accountId;
  return open.find(({ purpose, accountId }) => purpose !== 'change' || isOwn(accountId)) ?? null;
}

function readPurpose(sent: RestBody): Purpose | null {
  const text = sent.text('purpose').trim().toLowerCase();
  if (text === '') return null;
  const purpose = Object.hasOwn(PURPOSES, text) ? PURPOSES[text] : undefined;
  if (purpose !== undefined) return purpose;
  const message = 'Purpose must be register, login or other.';
  throw invalid([{ path: 'purpose', code: 'unknown', message }]);
}

/** Throws INVALID_INPUT for what nobody can register as, `site_admin` included (V-3-04, D-27). */
export function registrationType(sent: RestBody): RegistrationType {
  const type = readRegistrationType(sent.text('userType'));
  if (type !== null) return type;
  const message = 'User type must be buyer, seller, agent or builder.';
  throw invalid([{ path: 'userType', code: 'unknown', message }]);
}
