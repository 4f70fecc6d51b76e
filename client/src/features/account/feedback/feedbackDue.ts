import { LIMITS } from '../../../../../schema/limits.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/**
 * When the prompt of this sign-in is due, as a moment of `Date.now()`. This tab keeps it, so that a reload
 * does not begin the five minutes anew.
 */
export function dueAfterLogin(id: string): number {
  const [savedId, at] = (stored(KEY, 'session') ?? '').split(' ');
  const savedDue = Number(at);
  if (savedId === id && savedDue > 0) return savedDue;
  const due = Date.now() + LIMITS.feedback.opensAfterLoginMs;
  store(KEY, `${id} ${due}`, 'session');
  return due;
}

/** Nobody is signed in: the next sign-in has five minutes of its own. */
export function forgetDue(): void {
  store(KEY, null, 'session');
}

const KEY = 'feedbackDue';
