import { LIMITS } from '../limits.ts';
import { textProblem, trimmed } from './text.ts';

/** An e-mail address is required, has no spaces and at most 56 characters. */
export function emailProblem(text: string): string | null {
  return trimmed(text) === '' ? 'Please enter your email address' : optionalEmailProblem(text);
}

/** The same where the address may be left out, as in comments. */
export function optionalEmailProblem(text: string): string | null {
  const email = trimmed(text);
  if (email === '') return null;
  const { emailMaxLength } = LIMITS.person;
  if (email.length <= emailMaxLength && !isEmail(email))
    return 'Please enter a valid email address';
  return textProblem(email, emailMaxLength);
}

// No control characters, nothing that is not seen, and no half of a character.
const LOCAL = /^[^\s\p{Cc}\p{Cf}\p{DI}\p{Cs}@<>()[\]\\,;:"]+$/u;
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  if (at < 1 || labels.length < 2 || (labels.at(-1) ?? '').length < 2) return false;
  const dotsInPlace = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return dotsInPlace && LOCAL.test(local) && labels.every((label) => HOST.test(label));
}
