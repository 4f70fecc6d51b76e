import { LIMITS } from '../../../../schema/limits.ts';

/**
 * When the prompt of this sign-in is due, as a moment of `Date.now()`. This tab keeps it, so that a reload
 * does not begin the five minutes anew (V-4.4-03).
 */
export function dueAfterLogin(id: string): number {
  const [keptId, at] = read();
  const kept = Number(at);
  if (keptId === id && kept > 0) return kept;
  const due = Date.now() + LIMITS.feedback.opensAfterLoginMs;
  write(`${id} ${due}`);
  return due;
}

/** Nobody is signed in: the next sign-in has five minutes of its own. */
export function forgetDue(): void {
  write(null);
}

const KEY = 'feedbackDue';

function read(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function write(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // Storage is switched off: a reload begins the five minutes anew.
  }
}
