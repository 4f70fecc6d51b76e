import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Locks texts that must not lie readable in the database or its dumps. */
export interface Seal {
  /** `boundTo` names the place of the text, such as its row's id: sealed bytes moved elsewhere do not open. */
  close(text: string, boundTo: string): Buffer;
  /** Throws BrokenSeal when the bytes were changed, moved or closed with another secret. */
  open(sealed: Buffer, boundTo: string): string;
}

export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';

  constructor() {
    super('The text was closed with another secret, or changed since.');
  }
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A seal with a key of its own: `purpose` keeps it apart from everything else the secret is used for. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    close(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(boundTo));
      const closed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, ...closed, cipher.getAuthTag()]);
    },
    open(sealed, boundTo) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new BrokenSeal();
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        throw new BrokenSeal();
      }
    },
  };
}

/** For contexts that have nothing to lock, such as those of commands on the host. */
export const NO_SEAL: Seal = {
  close: () => {
    throw new TypeError('This context has no seal.');
  },
  open: () => {
    throw new TypeError('This context has no seal.');
  },
};
