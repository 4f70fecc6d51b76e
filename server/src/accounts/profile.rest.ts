import { type Context } from '../platform/context.ts';
import { invalid, unauthenticated } from '../platform/failures.ts';
import { type RestField, type RestRow } from '../platform/rest.ts';
import { type Preferences } from './account.entity.ts';
import { signedIn } from './account.policy.ts';
import { EMAIL, NAME, optional } from './account.fields.ts';
import { presentUser } from './account.presenter.ts';
import { findAccount } from './findAccount.ts';
import { needsCode, type ProfileChange, updateProfile } from './profile.ts';
import { RestBody } from './restBody.ts';

const PROFILE_IMAGE: RestField = {
  name: 'profileImage',
  description: 'The present address keeps the picture, an empty text removes it.',
  isOptional: true,
};

const PREFERENCES: RestField = {
  name: 'preferences',
  description: 'What to write about: productNews and whatsApp, true or false.',
  example: { productNews: true, whatsApp: false },
  isOptional: true,
};

/** V-7-23, D-35. */
export const PROFILE_REST_ROWS: readonly RestRow[] = [
  {
    method: 'PUT',
    path: '/api/auth/update-profile',
    tag: 'Accounts',
    summary:
      "Changes the bearer's account: {name, email, profileImage, preferences: {productNews, whatsApp}}. A new e-mail address or mobile needs a code: sendOtpOnMail and otpVerify, or send-otp and verify-otp with the purpose change (V-7-23, D-35).",
    parameters: [],
    body: [
      optional(NAME),
      optional(EMAIL, 'The present one, or none.'),
      PROFILE_IMAGE,
      PREFERENCES,
    ],
    bearer: 'needed',
    status: 200,
    answer: async (context, { body }) => {
      const user = presentUser(await updateProfile(context, await readChange(context, body)));
      return { success: true, message: 'Your profile is saved.', user, data: user };
    },
  },
];

/** Documented clients send back what they have read, so what is unchanged is no change. */
async function readChange(context: Context, body: unknown): Promise<ProfileChange> {
  const account = await findAccount(context, signedIn(context.viewer).id);
  if (account === null) throw unauthenticated();
  const sent = new RestBody(body);
  const { mobile, profileImage } = presentUser(account);
  if (sent.has('mobile') && sent.text('mobile').trim() !== mobile) throw needsCode('mobile');
  const removesAvatar = sent.value('profileImage') === null || sent.value('profileImage') === '';
  if (!removesAvatar && sent.has('profileImage') && sent.value('profileImage') !== profileImage) {
    throw invalid([{ path: 'profileImage', code: 'unusable', message: OTHER_PICTURE }]);
  }
  return {
    name: sent.optionalText('name'),
    email: sent.text('email').trim() === '' ? undefined : sent.text('email'),
    preferences: readPreferences(sent.value('preferences')),
    removesAvatar,
  };
}

function readPreferences(given: unknown): Partial<Preferences> {
  const sent = new RestBody(given);
  const preferences: Partial<Preferences> = {};
  for (const name of ['productNews', 'whatsApp'] as const) {
    const value = sent.value(name);
    if (value == null) continue;
    if (typeof value !== 'boolean') {
      const message = 'Please send ' + name + ' as true or false.';
      throw invalid([{ path: 'preferences.' + name, code: 'notYesOrNo', message }]);
    }
    preferences[name] = value;
  }
  return preferences;
}

const OTHER_PICTURE =
  'The profile picture can be kept or removed here, not replaced by an address.';
