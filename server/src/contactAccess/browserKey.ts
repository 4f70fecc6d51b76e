import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { newToken, sha256 } from '../platform/hash.ts';

/** Names the browser that was given contacts or has proven a mobile; only its hash is kept. */
const COOKIE = 'contacts';
const DAY_SECONDS = 86_400;

/** The hash of the key that the browser presents, or null; whatever cannot be a key of ours is none. */
export function browserKeyHash({ cookies }: Pick<Context, 'cookies'>): Buffer | null {
  const key = cookies.get(COOKIE);
  return key !== null && KEY.test(key) ? sha256(key) : null;
}

/** The key that the browser is to keep, and the step that sends it. */
export function prepareBrowserKey(
  { cookies }: Pick<Context, 'cookies'>,
  isKnown: boolean,
): { keyHash: Buffer; setCookie: () => void } {
  const presented = cookies.get(COOKIE);
  // A key that opens nothing yet may have been planted by somebody who knows it too.
  const key = isKnown && presented !== null ? presented : newToken();
  const setCookie = () =>
    cookies.set(COOKIE, key, {
      path: '/',
      maxAgeSeconds: LIMITS.lead.proofDays * DAY_SECONDS,
      sameSite: 'lax',
    });
  return { keyHash: sha256(key), setCookie };
}

const KEY = /^[\w-]{43}$/;
