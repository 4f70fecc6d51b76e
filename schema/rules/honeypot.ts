/** The field of a form that people never see, under a name that no browser and no password manager fills in. */
export const HONEYPOT_NAME = 'leave_blank';

/** Never in silence: it may be a person whose software filled it, and whose next try goes without it. */
export function honeypotProblem(value: unknown): string | null {
  const isEmpty = value == null || (typeof value === 'string' && value.trim() === '');
  return isEmpty ? null : FILLED;
}

const FILLED =
  'This was not sent because a hidden field was filled in, perhaps by a password manager. Please send it again.';
