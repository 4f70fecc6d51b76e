import { discardUnused, uploadPicture } from '../pictures/uploadPicture.ts';
import { type Context } from '../platform/context.ts';
import { Failure, invalid, unauthenticated } from '../platform/failures.ts';
import { type Pictures } from '../platform/pictures.ts';
import { type RestField, type RestFile, type RestRow } from '../platform/rest.ts';
import { type Preferences } from './account.entity.ts';
import { EMAIL, NAME, optional } from './account.fields.ts';
import { signedIn } from '../viewers/viewer.policy.ts';
import { presentUser } from './account.presenter.ts';
import { type AccountRow, findAccount } from './findAccount.ts';
import { type ProfileWithPicture, saveProfile } from './portrait.ts';
import { needsCode } from './profile.ts';
import { RestBody } from './restBody.ts';

const PROFILE_IMAGE: RestField = {
  name: 'profileImage',
  description:
    'The present address keeps the picture, an empty text removes it. A new one is sent as a file of a form.',
  isOptional: true,
};

const PREFERENCES: RestField = {
  name: 'preferences',
  description: 'What to write about: productNews and whatsApp, true or false.',
  example: { productNews: true, whatsApp: false },
  isOptional: true,
};

/** V-7-23, D-35. */
export function profileRestRows(pictures: Pictures): RestRow[] {
  return [
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
      takes: 'form',
      fileField: PROFILE_IMAGE.name,
      bearer: 'needed',
      status: 200,
      answer: async (context, { body, files }) => {
        const user = presentUser(await save(context, pictures, body, files));
        return { success: true, message: 'Your profile is saved.', user, data: user };
      },
    },
  ];
}

/** The last file is the one that the sender chose last. */
async function save(
  context: Context,
  pictures: Pictures,
  body: unknown,
  files: readonly RestFile[],
): Promise<AccountRow> {
  const change = await readChange(context, body);
  const file = files.at(-1);
  if (file === undefined) return saveProfile(context, pictures, change);
  const picture = await uploadPicture(context, pictures, file.bytes).catch(namingField);
  try {
    return await saveProfile(context, pictures, { ...change, pictureId: picture.id });
  } finally {
    await discardUnused(context, pictures, { pictures: [picture] });
  }
}

/** The sentence about the file stands at the field that it was sent in. */
function namingField(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'INVALID_INPUT') throw error;
  throw invalid([{ path: PROFILE_IMAGE.name, code: 'unusable', message: error.message }]);
}

/** Documented clients send back what they have read, so what is unchanged is no change. */
async function readChange(context: Context, body: unknown): Promise<ProfileWithPicture> {
  const account = await findAccount(context, signedIn(context.viewer).id);
  if (account === null) throw unauthenticated();
  const sent = new RestBody(body);
  const { mobile, profileImage } = presentUser(account);
  if (sent.has('mobile') && sent.text('mobile').trim() !== mobile) throw needsCode('mobile');
  const removes = sent.value('profileImage') === null || sent.value('profileImage') === '';
  if (!removes && sent.has('profileImage') && sent.value('profileImage') !== profileImage) {
    throw invalid([{ path: 'profileImage', code: 'unusable', message: OTHER_PICTURE }]);
  }
  return {
    name: sent.optionalText('name'),
    email: sent.text('email').trim() === '' ? undefined : sent.text('email'),
    preferences: readPreferences(sent.value('preferences')),
    pictureId: removes ? null : undefined,
  };
}

/** In a form they come as JSON text. */
function readPreferences(given: unknown): Partial<Preferences> {
  const sent = new RestBody(typeof given === 'string' ? jsonOf(given) : given);
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const message = 'Please send preferences as JSON.';
    throw invalid([{ path: 'preferences', code: 'notJson', message }]);
  }
}

const OTHER_PICTURE =
  'The profile picture can be kept, removed or sent as a file here, not replaced by an address.';
