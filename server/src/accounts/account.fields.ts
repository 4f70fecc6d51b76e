import { LIMITS } from '../../../schema/limits.ts';
import { readRegistrationType } from '../../../schema/rules/signIn.ts';
import { type RestField } from '../platform/http/rest.ts';

/** The fields that the bodies of several calls share, as the reference shows them. */
export const MOBILE: RestField = {
  name: 'mobile',
  description: 'Ten-digit mobile, without +91.',
  example: '9876543210',
};

export const EMAIL: RestField = {
  name: 'email',
  description: 'Email address.',
  example: 'asha.rao@example.com',
};

export const NAME: RestField = {
  name: 'name',
  description: 'Name with letters, spaces, dots, apostrophes and hyphens.',
  example: 'Asha Rao',
};

export const OTP: RestField = {
  name: 'otp',
  fills: 'code',
  otherNames: ['code'],
  description: `Code of ${LIMITS.code.digits} digits that was sent.`,
  example: '123456',
};

export const USER_TYPE: RestField = {
  name: 'userType',
  description: 'buyer, seller, agent or builder. Agents and builders become sellers of that kind.',
  example: 'seller',
  read: readUserType,
};

/** The same field where the call works without it. */
export function optional(field: RestField, description = field.description): RestField {
  return { ...field, description, isOptional: true };
}

/** In any case of letters; a blank text is none. */
function readUserType(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? null : (readRegistrationType(sent) ?? sent);
}
