import { readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/harness/temporaryFolder.ts';
import { diskStorage } from './diskStorage.ts';
import { startFakeS3 } from '../../../test/fakes/fakeS3.ts';
import type { FakeS3 } from '../../../test/fakes/fakeS3.ts';
import { s3Storage } from './s3Storage.ts';
import { assertKey, assertPrefix } from './storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: FakeS3;

beforeEach(async () => {
  folder = temporaryFolder();
  s3 = await startFakeS3();
});

afterEach(async () => {
  vi.useRealTimers();
  await s3.close();
});

const PATIENT_MS = 300_000;

function s3Adapter(timeoutMs: number | undefined): Storage {
  return s3Storage({
    endpoint: s3.endpoint,
    bucket: 'media',
    region: 'ap-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    timeoutMs,
  });
}

const adapters: [string, () => Promise<Storage>][] = [
  ['disk', () => diskStorage(folder)],
  ['S3', async () => s3Adapter(PATIENT_MS)],
];

describe.each(adapters)('%s', (_name, open) => {
  test('what is put can be read, listed and deleted', async () => {
    const storage = await open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await storage.put('pictures/a1/320.jpg', bytes, 'image/jpeg');
    await storage.put('pictures/a1/640.jpg', Buffer.from('second'), 'image/jpeg');
    await storage.put('pictures/a12/320.jpg', Buffer.from('other'), 'image/jpeg');
    const found = await storage.get('pictures/a1/320.jpg');
    expect(found?.size).toBe(300_000);
    expect(found && bytes.equals(await buffer(found.body))).toBe(true);
    expect(await storage.exists('pictures/a1/640.jpg')).toBe(true);
    expect((await keys(storage, 'pictures/a1/')).sort()).toEqual([
      'pictures/a1/320.jpg',
      'pictures/a1/640.jpg',
    ]);
    expect(await keys(storage, 'pictures/')).toHaveLength(3);
    await storage.delete('pictures/a1/640.jpg');
    expect(await storage.exists('pictures/a1/640.jpg')).toBe(false);
  });

  test('a second put replaces the first', async () => {
    const storage = await open();
    await storage.put('a/b.txt', Buffer.from('a long first text'), 'text/plain');
    await storage.put('a/b.txt', Buffer.from('short'), 'text/plain');
    const found = await storage.get('a/b.txt');
    expect(found && (await buffer(found.body)).toString()).toBe('short');
  });

  test('what is missing is null, false and fine to delete', async () => {
    const storage = await open();
    expect(await storage.get('no/such.jpg')).toBeNull();
    expect(await storage.exists('no/such.jpg')).toBe(false);
    await storage.delete('no/such.jpg');
    expect(await keys(storage, 'no/')).toEqual([]);
  });

  test.each([
    '../etc/passwd',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'a/',
    '.unfinished/x',
    'A/b',
    'a b',
    'a%2fb',
    '',
    'a\0b',
    `${'a/'.repeat(120)}b`,
  ])('key %j is refused before anything is touched', async (key) => {
    const storage = await open();
    await expect(async () => storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(
      TypeError,
    );
    await expect(async () => storage.get(key)).rejects.toThrow(TypeError);
    await expect(async () => storage.delete(key)).rejects.toThrow(TypeError);
    expect(s3.requests).toBe(0);
  });
});

describe('disk', () => {
  test('nothing unfinished stays behind, and what a crash left is removed at start and every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const storage = await diskStorage(folder);
    await storage.put('a/b.jpg', Buffer.from('x'), 'image/jpeg');
    const unfinished = join(folder, '.unfinished');
    expect(await readdir(unfinished)).toEqual([]);
    const write = async (name: string, secondsAgo: number) => {
      const at = Date.now() / 1_000 - secondsAgo;
      await writeFile(join(unfinished, name), 'half');
      await utimes(join(unfinished, name), at, at);
    };
    await write('left-by-a-crash', 3_601);
    await write('being-written-now', 3_500);
    await diskStorage(folder);
    expect(await readdir(unfinished)).toEqual(['being-written-now']);
    await write('left-later', 3_601);
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    await expect.poll(() => readdir(unfinished)).toEqual(['being-written-now']);
  });

  test('a put that fails half way leaves the old object whole', async () => {
    const storage = await diskStorage(folder);
    await storage.put('a/b.jpg', Buffer.from('old'), 'image/jpeg');
    await rm(join(folder, '.unfinished'), { recursive: true });
    await symlink('/dev/full', join(folder, '.unfinished'));
    await expect(storage.put('a/b.jpg', Buffer.from('new'), 'image/jpeg')).rejects.toThrow(
      'ENOTDIR',
    );
    expect(await readFile(join(folder, 'a/b.jpg'), 'utf8')).toBe('old');
  });

  test('below an object there is nothing, and what cannot be put there leaves nothing', async () => {
    const storage = await diskStorage(folder);
    await storage.put('a/b.jpg', Buffer.from('x'), 'image/jpeg');
    const put = storage.put('a/b.jpg/c.jpg', Buffer.from('y'), 'image/jpeg');
    await expect(put).rejects.toThrow('EEXIST');
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
    expect(await storage.get('a/b.jpg/c.jpg')).toBeNull();
  });
});

describe('S3', () => {
  test('requests are signed with the key and carry the content type', async () => {
    await s3Adapter(PATIENT_MS).put('a/b.jpg', Buffer.from('x'), 'image/jpeg');
    expect(s3.lastHeaders.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-south-1\/s3\/aws4_request/,
    );
    expect(s3.lastHeaders['content-type']).toBe('image/jpeg');
  });

  test('lists longer than one page are read to the end', async () => {
    const storage = s3Adapter(PATIENT_MS);
    for (let index = 0; index < 7; index += 1) {
      await storage.put(`list/k${index}.jpg`, Buffer.from('x'), 'image/jpeg');
    }
    expect(await keys(storage, 'list/')).toHaveLength(7);
    expect(s3.listPages).toBe(3);
  });

  test('a passing 503 is tried again', async () => {
    s3.behave({ failures: 2 });
    await s3Adapter(PATIENT_MS).put('a/b.jpg', Buffer.from('x'), 'image/jpeg');
    expect(s3.requests).toBe(3);
  });

  test.each([500, 503, 429])(
    'a store that answers nothing but %i is UNAVAILABLE after three tries',
    async (failsWith) => {
      s3.behave({ failures: Number.POSITIVE_INFINITY, failsWith });
      await expect(s3Adapter(PATIENT_MS).get('a/b.jpg')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      expect(s3.requests).toBe(3);
    },
  );

  test('a store has ten seconds for the beginning of an answer, unless it is told otherwise', async () => {
    s3.behave({ hang: true });
    const storage = s3Adapter(undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const got = storage.get('a/b.jpg');
    const limits = vi.getTimerCount();
    expect(limits).toBeGreaterThan(0);
    vi.advanceTimersByTime(9_999);
    expect(vi.getTimerCount()).toBe(limits);
    vi.advanceTimersByTime(1);
    await expect(got).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a store that hangs before its answer is UNAVAILABLE once its time is over', async () => {
    s3.behave({ hang: true });
    const storage = s3Adapter(400);
    const put = storage.put('a/b.jpg', Buffer.from('x'), 'image/jpeg');
    await expect(put).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(storage.get('a/b.jpg')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a store that cannot be reached is UNAVAILABLE', async () => {
    const storage = s3Adapter(PATIENT_MS);
    await s3.close();
    await expect(storage.exists('a/b.jpg')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a store that stops in the middle fails the stream instead of hanging', async () => {
    const storage = s3Adapter(PATIENT_MS);
    await storage.put('a/b.jpg', Buffer.alloc(100_000), 'image/jpeg');
    s3.behave({ stopAfterBytes: 1_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = await storage.get('a/b.jpg');
    const chunks = found?.body[Symbol.asyncIterator]();
    expect(await chunks?.next()).toMatchObject({ done: false });
    const next = chunks?.next();
    // It fails before anybody looks at it again.
    next?.catch(() => undefined);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(300_000);
    await expect(next).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a slow but steady store is waited for', async () => {
    const storage = s3Adapter(1_500);
    const bytes = Buffer.alloc(10_000, 7);
    await storage.put('a/b.jpg', bytes, 'image/jpeg');
    s3.behave({ pieceMs: 20 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = await storage.get('a/b.jpg');
    const chunks: Buffer[] = [];
    for await (const chunk of found?.body ?? []) {
      chunks.push(chunk);
      // All ten together take longer than any may.
      vi.advanceTimersByTime(200);
    }
    expect(bytes.equals(Buffer.concat(chunks))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a refusal of the key is an error of ours, not a missing picture', async () => {
    s3.behave({ forbid: true });
    await expect(s3Adapter(PATIENT_MS).get('a/b.jpg')).rejects.toThrow('403');
    await expect(keys(s3Adapter(PATIENT_MS), 'a/')).rejects.toThrow('403');
  });
});

test('keys and prefixes have 200 characters at most, and prefixes are whole folders', () => {
  const long = 'a/'.repeat(99);
  expect(() => assertKey(`${long}bc`)).not.toThrow();
  expect(() => assertKey(`${long}bcd`)).toThrow('Not a storage key.');
  expect(() => assertPrefix(`${long}a/`)).not.toThrow();
  expect(() => assertPrefix(`${long}ab/`)).toThrow('Not a storage prefix.');
  for (const prefix of ['a', 'a//', '/', '', '../', 'A/']) {
    expect(() => assertPrefix(prefix)).toThrow(TypeError);
  }
});

async function keys(storage: Storage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(prefix)) found.push(key);
  return found;
}
