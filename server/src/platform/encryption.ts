import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Locks texts that must not lie readable in the database or its dumps. */
export interface Cipher {
  /** `boundTo` names the place of the text, such as its row's id: encrypted bytes moved elsewhere cannot be decrypted. */
  encrypt(text: string, boundTo: string): Buffer;
  /** Throws DecryptionError when the bytes were changed, moved or encrypted with another secret. */
  decrypt(encrypted: Buffer, boundTo: string): string;
}

export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';

  constructor() {
    super('The text was encrypted with another secret, or changed since.');
  }
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A cipher with a key of its own: `purpose` keeps it apart from everything else the secret is used for. */
export function createCipher(secret: string, purpose: string): Cipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    encrypt(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(boundTo));
      const closed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, ...closed, cipher.getAuthTag()]);
    },
    decrypt(encrypted, boundTo) {
      if (encrypted.length < NONCE_BYTES + TAG_BYTES) throw new DecryptionError();
      const nonce = encrypted.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
      try {
        const opened = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        throw new DecryptionError();
      }
    },
  };
}

/** For contexts that have nothing to lock, such as those of commands on the host. */
export const NO_CIPHER: Cipher = {
  encrypt: () => {
    throw new TypeError('This context has no cipher.');
  },
  decrypt: () => {
    throw new TypeError('This context has no cipher.');
  },
};
