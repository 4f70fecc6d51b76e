import { formatPhone } from '../format/phone.ts';
import { LIMITS } from '../limits.ts';

/** A mobile is required and has exactly 10 digits (V-5-01). */
export function mobileProblem(text: string): string | null {
  const mobile = text.trim();
  if (mobile === '') return 'Please enter your mobile number';
  return TEN_DIGITS.test(mobile) ? null : 'Mobile number must be exactly 10 digits';
}

/** A mobile that a code or a call can reach in India: it also starts with 6 to 9 (V-5-02). */
export function reachableMobileProblem(text: string): string | null {
  const problem = mobileProblem(text);
  if (problem !== null) return problem;
  return /^[6-9]/.test(text.trim()) ? null : 'Mobile number must start with 6, 7, 8 or 9';
}

/**
 * What stays in the field after typing or pasting: digits only, at most 10 (V-5-01). A pasted country or
 * trunk prefix (+91, 91, 0) is dropped, so that a number copied from the phone book works.
 */
export function mobileInput(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  const national = PREFIXED.exec(digits)?.[1] ?? digits;
  return national.slice(0, LIMITS.person.mobileDigits);
}

/** The ten digits of a number that is written whole with its prefix or with blanks; any other text as it is. */
export function mobileAsTyped(text: string): string {
  const compact = text.replace(/[\s()-]/g, '');
  return /^(?:\+91|0?91|0)?([0-9]{10})$/.exec(compact)?.[1] ?? text;
}

const TEN_DIGITS = /^[0-9]{10}$/;
const PREFIXED = /^(?:0?91|0)([0-9]{10})$/;

/** What the poster of a listing is told of a contact phone that nobody has proven (D-110). */
export function unprovenPhone(mobile: string): string {
  return `Please confirm ${formatPhone(mobile)} with the code that we send to it, or give the verified number of your account.`;
}
