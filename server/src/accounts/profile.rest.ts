import { parseJson } from '../../../schema/rules/json.ts';
import { withUploads } from '../pictures/withUploads.ts';
import { type Context } from '../platform/context.ts';
import { unauthenticated, unusable } from '../platform/failures.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { inputOf } from '../platform/validation.ts';
import { type RestFile, type RestRow, restRow } from '../platform/http/rest.ts';
import { readBody } from '../platform/http/restBody.ts';
import { bodyFields } from '../platform/http/restField.ts';
import { EMAIL, NAME } from './account.fields.ts';
import { AccountPreferencesInput, RestProfileInput } from './account.input.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { presentUser } from './account.presenter.ts';
import { type AccountRow, findAccount } from './findAccount.ts';
import { type ProfileWithPicture, saveProfile } from './portrait.ts';
import { needsCode } from './profile.ts';
import { PROFILE_RESPONSE, USER } from './account.schema.ts';

export function profileRestRows(pictures: Pictures): RestRow[] {
  return [
    restRow({
      method: 'PUT',
      path: '/api/auth/update-profile',
      tag: 'Accounts',
      summary:
        "Updates the caller's account: {name, email, profileImage, preferences: {productNews, whatsApp, contactForProven}}. A new email address or mobile needs a code: use sendOtpOnMail and otpVerify, or send-otp and verify-otp with the purpose change.",
      body: {
        name: NAME,
        email: EMAIL,
        mobile: {},
        profileImage: {},
        preferences: {
          schema: USER.fields.preferences,
          example: { productNews: true, whatsApp: false, contactForProven: true },
          read: readPreferences,
        },
        picture: null,
      },
      takes: 'form',
      fileFields: ['profileImage'],
      input: RestProfileInput,
      bearer: 'needed',
      response: PROFILE_RESPONSE,
      handler: async (context, { input, files }) => {
        const user = presentUser(await save(context, pictures, input, files));
        return { success: true, message: 'Your profile is saved.', user, data: user };
      },
    }),
  ];
}

/** The last file is the one that the sender chose last. */
async function save(
  context: Context,
  pictures: Pictures,
  input: RestProfileInput,
  files: readonly RestFile[],
): Promise<AccountRow> {
  const change = await readChange(context, input);
  return withUploads(context, pictures, files.slice(-1), ({ profileImage = [] }) =>
    saveProfile(
      context,
      pictures,
      profileImage.length > 0 ? { ...change, picture: profileImage[0] } : change,
    ),
  );
}

/** Documented clients send back what they have read, so what is unchanged is no change. */
async function readChange(context: Context, sent: RestProfileInput): Promise<ProfileWithPicture> {
  const account = await findAccount(context, signedIn(context.viewer).id);
  if (account === null) throw unauthenticated();
  const { mobile, profileImage } = presentUser(account);
  if (sent.mobile != null && sent.mobile.trim() !== mobile) throw needsCode('mobile');
  const removes = sent.profileImage === null || sent.profileImage === '';
  if (!removes && sent.profileImage !== undefined && sent.profileImage !== profileImage) {
    throw unusable('profileImage', OTHER_PICTURE);
  }
  return {
    name: sent.name,
    email: (sent.email ?? '').trim() === '' ? null : sent.email,
    preferences: sent.preferences,
    picture: removes ? null : undefined,
  };
}

/** In a form they come as JSON text; what is none is left as it is, which the class refuses. */
function readPreferences(sent: unknown): unknown {
  const input = typeof sent === 'string' ? (parseJson(sent) ?? sent) : sent;
  if (typeof input !== 'object' || input === null) return input;
  return inputOf(AccountPreferencesInput, readBody(PREFERENCE_FIELDS, input));
}

const PREFERENCE_FIELDS = bodyFields(AccountPreferencesInput).map((field) => ({
  ...field,
  read: undefined,
}));

const OTHER_PICTURE =
  'You can keep or remove the profile picture, or send a new one as a file. A web address is not accepted.';
