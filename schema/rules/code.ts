import { bareDigits, plainDigits } from './text.ts';

/**
 * The six digits of a one-time code, alone or in the message that it came in. Null where there are none, or several
 * numbers of six digits: nothing says which is the code.
 */
export function readCode(text: string): string | null {
  const bare = bareDigits(text);
  if (/^[0-9]{6}$/.test(bare)) return bare;
  const [code = null, ...others] = new Set(plainDigits(text).match(/(?<!\d)\d{6}(?!\d)/g));
  return others.length > 0 ? null : code;
}

/** A one-time code has exactly 6 digits. */
export function codeProblem(text: string): string | null {
  return readCode(text) === null ? 'Please enter a valid 6-digit OTP' : null;
}

/** What stands in the field after typing or pasting: the code as soon as there is one, else what was typed. */
export function codeInput(text: string): string {
  return readCode(text) ?? text;
}
