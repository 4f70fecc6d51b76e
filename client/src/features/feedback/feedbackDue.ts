import { LIMITS } from '../../../../schema/limits.ts';
import { store, stored } from '../../ui/browserStorage.ts';

/**
 * When the prompt of this sign-in is due, as a moment of `Date.now()`. This tab keeps it, so that a reload
 * does not begin the five minutes anew (V-4.4-03).
 */
export function dueAfterLogin(id: string): number {
  const [keptId, at] = (stored(KEY, 'session') ?? '').split(' ');
  const kept = Number(at);
  if (keptId === id && kept > 0) return kept;
  const due = Date.now() + LIMITS.feedback.opensAfterLoginMs;
  store(KEY, `${id} ${due}`, 'session');
  return due;
}

/** Nobody is signed in: the next sign-in has five minutes of its own. */
export function forgetDue(): void {
  store(KEY, null, 'session');
}

const KEY = 'feedbackDue';
