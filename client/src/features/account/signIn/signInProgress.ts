import { isObject, parseJson } from '../../../../../schema/rules/json.ts';
import { store, stored } from '../../../ui/browserStorage.ts';
import type { TypedAddress } from './AddressStep.tsx';
import type { SentCode } from './sentCode.ts';

/** Somebody who waits for the code to sign in with. */
export interface SignInProgress {
  way: TypedAddress['way'];
  sent: SentCode;
}

/**
 * Kept in this tab as long as the code is good: a phone that went to its messages comes back to the field for it. The
 * code itself is never kept.
 */
export function savedSignIn(): SignInProgress | null {
  const saved = parseJson(stored(KEY, 'session') ?? '');
  if (!isObject(saved) || !isObject(saved['sent'])) return null;
  const { way, sent } = saved;
  const { to, resendAt, expiresAt } = sent;
  const isOurs =
    (way === 'mobile' || way === 'email') &&
    typeof to === 'string' &&
    typeof resendAt === 'number' &&
    typeof expiresAt === 'number';
  return isOurs && Date.now() < expiresAt ? { way, sent: { to, resendAt, expiresAt } } : null;
}

export function saveSignIn(progress: SignInProgress): void {
  store(KEY, JSON.stringify(progress), 'session');
}

export function forgetSignIn(): void {
  store(KEY, null, 'session');
}

const KEY = 'signIn';
