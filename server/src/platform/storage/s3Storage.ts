import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { inTime } from '../deadline.ts';
import { unavailable } from '../failures.ts';
import { assertKey, assertPrefix } from './storage.ts';
import type { Storage } from './storage.ts';

export interface S3Options {
  /** For example https://s3.ap-south-1.amazonaws.com; the bucket is addressed by path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Longest wait for an answer to begin, and between two pieces of it; 10 seconds when absent. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RETRY_PAUSE_MS = 100;

/** Stores objects in an S3 bucket, or in anything that speaks the same language (MinIO, R2, Garage). */
export function s3Storage(options: S3Options): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: RETRY_PAUSE_MS,
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** Sends one request; answers with any status except those that mean "not now". */
  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const gate = new AbortController();
    const timer = setTimeout(() => gate.abort(new Error('The object store is slow.')), timeoutMs);
    try {
      const response = await client.fetch(address, { ...init, signal: gate.signal });
      if (response.status < 500 && response.status !== 429) return response;
      await response.body?.cancel();
      throw new Error(`The object store answered ${response.status}.`);
    } catch (error) {
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The address of one object; keys need no escaping, which `assertKey` guarantees. */
  function addressOf(key: string): string {
    assertKey(key);
    return `${base}/${key}`;
  }

  return {
    async put(key, bytes, contentType) {
      const headers = { 'content-type': contentType };
      const response = await send(addressOf(key), { method: 'PUT', body: bytes, headers });
      await settle(response, [200, 201, 204]);
    },

    async get(key) {
      const response = await send(addressOf(key));
      if (response.status !== 200 || response.body === null) {
        await settle(response, [404]);
        return null;
      }
      const size = Number(response.headers.get('content-length'));
      return { body: patient(response.body, timeoutMs), size };
    },

    async exists(key) {
      const response = await send(addressOf(key), { method: 'HEAD' });
      await settle(response, [200, 404]);
      return response.status === 200;
    },

    async delete(key) {
      await settle(await send(addressOf(key), { method: 'DELETE' }), [200, 204, 404]);
    },

    async *list(prefix) {
      assertPrefix(prefix);
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const response = await send(`${base}?${query.toString()}`);
        if (response.status !== 200) await settle(response, [200]);
        const page = response.body === null ? '' : await text(patient(response.body, timeoutMs));
        yield* textsOf('Key', page);
        [token] = textsOf('NextContinuationToken', page);
      } while (token !== undefined);
    },
  };
}

/** Frees the connection of an answer whose content nobody needs; refuses a status nobody expects. */
async function settle(response: Response, statuses: number[]): Promise<void> {
  await response.body?.cancel();
  if (!statuses.includes(response.status)) {
    throw new Error(`The object store answered ${response.status}.`);
  }
}

/** A stream that fails when its source pauses longer than `timeoutMs`, instead of waiting for ever. */
function patient(source: ReadableStream<Uint8Array>, timeoutMs: number): Readable {
  return Readable.from(piecesOf(source, timeoutMs), { objectMode: false });
}

async function* piecesOf(
  source: ReadableStream<Uint8Array>,
  timeoutMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = source.getReader();
  try {
    for (;;) {
      const chunk = await inTime(reader.read(), timeoutMs, brokenOff);
      if (chunk.done) return;
      yield chunk.value;
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    // Gives the connection up when the reader stopped early; nobody waits for the other side's consent.
    void reader.cancel().catch(() => undefined);
  }
}

function brokenOff(): Error {
  return new Error('The object store stopped in the middle.');
}

/** The texts of all `<name>` elements, in order. */
function textsOf(name: 'Key' | 'NextContinuationToken', xml: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));
  return Array.from(found, ([, inner = '']) => inner.replaceAll('&amp;', '&'));
}
