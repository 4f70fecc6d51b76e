import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { LIMITS } from '../../../schema/limits.ts';
import type { ProviderName } from '../../../schema/rules/signIn.ts';
import type { Clock } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/hash.ts';

/** One try to sign in with a provider: what has to come back, and from the same browser. */
export interface Attempt {
  /** Comes back in the address; binds the answer to this browser. */
  state: string;
  /** Comes back inside the ID token; binds the token to this attempt. */
  nonce: string;
  /** Proves to the provider that the code is redeemed by whoever asked for it (PKCE). */
  codeVerifier: string;
  /** What a new account shall be, where that was chosen before. */
  userType: string | null;
}

export function newAttempt(userType: string | null): Attempt {
  return { state: newToken(), nonce: newToken(), codeVerifier: newToken(), userType };
}

/** What the provider is shown of the verifier: its SHA-256, base64url. */
export function codeChallenge({ codeVerifier }: Attempt): string {
  return sha256(codeVerifier).toString('base64url');
}

/** An attempt as the browser keeps it: encrypted and authenticated, for one provider, for ten minutes. */
export function encryptAttempt(
  attempt: Attempt,
  { provider, secret, clock }: CipherOptions,
): Promise<string> {
  const until = new Date(clock.now().getTime() + LIMITS.social.attemptSeconds * 1_000);
  return new EncryptJWT({ ...attempt })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .setAudience(provider)
    .setExpirationTime(until)
    .encrypt(keyFrom(secret));
}

/** Null for what is missing, too old, of another provider, or not ours. */
export async function decryptAttempt(
  sealed: string | null,
  { provider, secret, clock }: CipherOptions,
): Promise<Attempt | null> {
  if (sealed === null) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyFrom(secret), {
      audience: provider,
      currentDate: clock.now(),
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    const { state, nonce, codeVerifier, userType } = payload;
    const isWhole = [state, nonce, codeVerifier].every((part) => typeof part === 'string');
    if (!isWhole) return null;
    return {
      state: String(state),
      nonce: String(nonce),
      codeVerifier: String(codeVerifier),
      userType: typeof userType === 'string' ? userType : null,
    };
  } catch {
    return null;
  }
}

interface CipherOptions {
  provider: ProviderName;
  /** Any secret of the server; the key is derived for this purpose alone. */
  secret: string;
  clock: Clock;
}

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'attempt to sign in with a provider', 32));
}
