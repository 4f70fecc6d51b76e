import { formatPhone } from '../format/phone.ts';
import { bareDigits } from './text.ts';

/**
 * The ten digits of a number of India as people write it: with +91, 91, 0091 or 0 before it, with any separators, in
 * the digits of any script. Null for what is not such a number as a whole: nothing is cut off to make it one.
 */
export function readMobile(text: string): string | null {
  const [, prefixed, bare] = WRITTEN.exec(bareDigits(text.replace(/^\s*tel:/i, ''))) ?? [];
  return prefixed ?? bare ?? null;
}

/** A mobile is required and has exactly 10 digits. */
export function mobileProblem(text: string): string | null {
  if (text.trim() === '') return 'Please enter your mobile number';
  return readMobile(text) === null ? 'Mobile number must be exactly 10 digits' : null;
}

/** A mobile that a code or a call can reach in India: it also starts with 6 to 9. */
export function reachableMobileProblem(text: string): string | null {
  const problem = mobileProblem(text);
  if (problem !== null) return problem;
  return /^[6-9]/.test(readMobile(text) ?? '')
    ? null
    : 'Mobile number must start with 6, 7, 8 or 9';
}

/** What stands in a field after typing or pasting: the ten digits as soon as there are ten, else what was typed. */
export function mobileInput(text: string): string {
  return readMobile(text) ?? text;
}

/** After a prefix the number itself has no 0 in front. */
const WRITTEN = /^(?:(?:[+\uFF0B]|00?)?91)?0?([1-9][0-9]{9})$|^([0-9]{10})$/;

/** What the poster of a listing is told of a contact phone that nobody has proven. */
export function unprovenPhone(mobile: string): string {
  return `Please verify ${formatPhone(mobile)} with the code we send to it, or use the verified number of your account.`;
}
