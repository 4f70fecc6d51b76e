import { createHash, randomBytes } from 'node:crypto';

/** The SHA-256 of a text (as UTF-8) or of bytes: 32 bytes. */
export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest();
}

/** 256 random bits as 43 letters of base64url: what only its holder knows. Keep its hash, not the token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
