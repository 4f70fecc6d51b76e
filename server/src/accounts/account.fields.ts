import { readRegistrationType } from '../../../schema/rules/signIn.ts';
import { type RestBody } from '../platform/http/restField.ts';

/* What the bodies of several calls share: examples, and how REST names and reads a field. */

export const NAME = 'Asha Rao';
export const EMAIL = 'asha.rao@example.com';
export const MOBILE = '9876543210';
export const OTP: RestBody = { otp: { fills: 'code', otherNames: ['code'], example: '123456' } };

export const USER_TYPE = { example: 'seller', read: readUserType };

/** In any case of letters; a blank text is none. */
function readUserType(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? null : (readRegistrationType(sent) ?? sent);
}
