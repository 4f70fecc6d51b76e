import { LIMITS } from '../limits.ts';
import { cut, hasLetter, textProblem, trimmed } from './text.ts';

/**
 * The name of a person: required, letters of any script, spaces, dots, apostrophes and hyphens, at most 56
 * characters, and no web address, since it is sent on in messages.
 */
export function personNameProblem(text: string): string | null {
  const name = trimmed(text);
  if (name === '') return 'Please fill in your name';
  if (REFUSED.test(name)) {
    return 'Name can only contain letters, spaces, dots, apostrophes and hyphens';
  }
  if (!hasLetter(name)) return 'Please fill in your name';
  if (WEB_ADDRESS.test(name)) return 'Name should not contain a web address';
  return textProblem(name, LIMITS.person.nameMaxLength);
}

/** What stays in the field while typing: refused characters and everything past 56 are dropped. */
export function personNameInput(text: string): string {
  return cut(text.replace(EVERY_REFUSED, ''), LIMITS.person.nameMaxLength);
}

// 'Md.Rafiq' and 'A.P.J.' are names: only what ends as addresses do is one.
export const WEB_ADDRESS =
  /\p{L}\.(?:com|in|net|org|co|io|me|ly|gl|cc|xyz|info|biz|app|dev|shop|site|store|online|link|live|top|club|page)(?![\p{L}\p{M}])/iu;

// Combining marks are part of letters in Indian scripts; the curly apostrophe is what phones type.
const REFUSED = /[^\p{L}\p{M} .'’-]/u;
const EVERY_REFUSED = /[^\p{L}\p{M} .'’-]/gu;
