import { LIMITS } from '../limits.ts';

/** A one-time code has exactly 6 digits (V-5-03). */
export function codeProblem(text: string): string | null {
  return SIX_DIGITS.test(text.trim()) ? null : 'Please enter a valid 6-digit OTP';
}

/**
 * What stays in the field after typing or pasting: digits only, at most 6 (V-5-04). A pasted message may
 * hold other numbers; then the one of six digits is the code.
 */
export function codeInput(text: string): string {
  const [, whole] = SIX_ALONE.exec(text) ?? [];
  return whole ?? text.replace(/[^0-9]/g, '').slice(0, LIMITS.code.digits);
}

const SIX_DIGITS = /^[0-9]{6}$/;
const SIX_ALONE = /(?:^|[^0-9])([0-9]{6})(?![0-9])/;
