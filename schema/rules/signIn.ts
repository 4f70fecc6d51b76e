/** What signing in and registering say word for word, for both sides (specification 1, section 8). */

export const INVALID_CODE = 'Invalid OTP. Please try again.';
/** For a code that is too old, was used, was replaced or met five wrong tries; nobody is told which. */
export const USED_UP_CODE = 'This OTP is no longer valid. Please request a new one.';
export const MOBILE_IN_USE =
  'This mobile number is already registered. Please login or use another number';
export const EMAIL_IN_USE =
  'This email address is already registered. Please login or use another address';
/** The same to somebody who is signed in and wants to change over to it. */
export const MOBILE_OF_ANOTHER =
  'This mobile number belongs to another account. Please use another number';
export const EMAIL_OF_ANOTHER =
  'This email address belongs to another account. Please use another address';
/** Of an account that an administrator has stopped: signing in again does not help. */
export const NOT_ACTIVE = 'This account is not active. Please contact us.';
export const MOBILE_UNKNOWN = 'Mobile number is not registered. Please register first.';
export const EMAIL_UNKNOWN = 'Email address is not registered. Please register first.';

/** Whom people can sign in with beside a code. */
export const PROVIDER_NAMES = ['google', 'facebook'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** As what somebody registers; agents and builders are sellers of that kind. */
export const REGISTRATION_TYPES = ['buyer', 'seller', 'agent', 'builder'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** In any case of letters; null for anything else, `site_admin` included. */
export function readRegistrationType(text: string): RegistrationType | null {
  const sought = text.trim().toLowerCase();
  return REGISTRATION_TYPES.find((type) => type === sought) ?? null;
}
