import type { Readable } from 'node:stream';

export interface StoredObject {
  body: Readable;
  /** Bytes. */
  size: number;
}

/**
 * Where bytes are kept: a folder on disk or an S3 bucket. Keys are lower-case segments divided by '/'
 * (`assertKey`). A put is atomic and durable: readers see the whole object or none, also after a crash.
 * A store that cannot be reached or takes too long fails with UNAVAILABLE.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such object. Read or destroy `body`. */
  get(key: string): Promise<StoredObject | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Keys that begin with `prefix` (which ends with '/'), in no particular order. */
  list(prefix: string): AsyncIterable<string>;
}

const SEGMENT = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9]+)?';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(?:${SEGMENT}/)+$`);
const MAX_KEY_LENGTH = 200;

/** @throws TypeError for a key that could leave the store or mean two things. */
export function assertKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new TypeError('Not a storage key.');
}

/** @throws TypeError for a prefix that is not whole segments ending with '/'. */
export function assertPrefix(prefix: string): void {
  if (prefix.length > MAX_KEY_LENGTH || !PREFIX.test(prefix)) {
    throw new TypeError('Not a storage prefix.');
  }
}
