import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../test/harness/database.ts';
import { systemClock } from './clock.ts';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import type { Database } from './database/connect.ts';
import { conflict } from './failures.ts';
import { silentLog } from './logging.ts';
import { createPictures } from './pictures.ts';
import type { Picture, Pictures } from './pictures.ts';
import { diskStorage } from './storage/diskStorage.ts';
import type { Storage } from './storage/storage.ts';
import { inTransaction } from './transaction.ts';

const log = silentLog();
const now = { now: new Date() };
let database: Database;
let context: Context;
let folder: string;
let storage: Storage;
let pictures: Pictures;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  storage = await diskStorage(folder);
  pictures = createPictures({ database, storage, log });
  context = createContext({
    viewer: { kind: 'visitor' },
    address: '203.0.113.9',
    requestId: 'test',
    database,
    clock: systemClock,
    log,
  });
});

beforeEach(() => database.query({ text: 'TRUNCATE picture' }));
afterAll(() => rm(folder, { recursive: true }));

/** Runs one of the picture jobs once, the way the queue would. */
async function runJob(name: string, signal = new AbortController().signal, of = pictures): Promise<void> {
  await of.jobs.find((set) => name in set.tasks)?.tasks[name]?.({}, { database, log, signal });
}

function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

async function served(picture: Picture, width: 320 | 640 | 960 | 1600, format: 'avif' | 'webp' | 'jpg') {
  const found = await pictures.rendition(picture.id, { width, format });
  if (found === null) return null;
  const bytes = await buffer(found.body);
  const { width: realWidth, format: realFormat, ...meta } = await sharp(bytes).metadata();
  const { contentType, final, size } = found;
  return { contentType, final, whole: size === bytes.length, realWidth, realFormat, meta, bytes };
}

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

  test.each([
    ['a text file', async () => Buffer.from('hello '.repeat(500)), /not a JPG, PNG or WebP/],
    ['an SVG named .jpg', async () => Buffer.from(svg), /not a JPG, PNG or WebP/],
    ['an SVG behind an XML head', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), /not a JPG/],
    ['an empty file', async () => Buffer.alloc(0), /not a JPG, PNG or WebP/],
    ['a GIF', async () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), /not a JPG/],
    ['an AVIF from a stranger', () => photo(64, 64).avif().toBuffer(), /not a JPG, PNG or WebP/],
    ['a truncated JPEG', async () => half(await photo(800, 600).jpeg().toBuffer()), /damaged/],
    ['a truncated PNG', async () => half(await photo(800, 600).png().toBuffer()), /damaged/],
    ['a truncated WebP', async () => half(await photo(800, 600).webp().toBuffer()), /damaged/],
    ['a JPEG head before rubbish', async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 7)]), /damaged/],
    ['a PNG of 20000 x 20000 pixels', async () => bombPng(20_000), /50 million pixels/],
  ])('%s is refused with a sentence', async (_what, make, sentence) => {
    const bytes = await make();
    const error: unknown = await pictures.accept(bytes, now).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'images' }] });
    expect(error).toHaveProperty('message', expect.stringMatching(sentence));
    expect(await database.query({ text: 'SELECT FROM picture' })).toEqual([]);
  });

  test('P-2.5 a file above 5 MB is TOO_LARGE', async () => {
    const large = pictures.accept(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), now);
    await expect(large).rejects.toMatchObject({ code: 'TOO_LARGE', status: 413 });
  });

  test('more uploads at once than can wait are UNAVAILABLE, the others are taken', async () => {
    const small = await photo(40, 30).jpeg().toBuffer();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => pictures.accept(small, now)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfter: 5 } });
  });

  test('only AVIF passes as a picture of our own', async () => {
    const jpeg = await photo(64, 64).jpeg().toBuffer();
    await expect(pictures.acceptOwn(jpeg, now)).rejects.toThrow('AVIF');
  });
});

describe('what is accepted', () => {
  test('D-73 a large photo is kept at 2048 pixels, small JPEGs are there at once, the rest follows', async () => {
    const picture = await pictures.accept(await photo(2_600, 1_300).jpeg({ quality: 60 }).toBuffer(), now);
    expect(picture).toMatchObject({ width: 2_048, height: 1_024 });
    expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect(await served(picture, 640, 'jpg')).toMatchObject({ final: true, realWidth: 640, contentType: 'image/jpeg', whole: true });
    expect(await served(picture, 1600, 'avif')).toMatchObject({ final: false, realWidth: 640, contentType: 'image/jpeg' });
    expect(await served(picture, 320, 'webp')).toMatchObject({ final: false, realWidth: 320, realFormat: 'jpeg' });
    await runJob('pictures-render');
    expect(await served(picture, 1600, 'avif')).toMatchObject({ final: true, realWidth: 1_600, contentType: 'image/avif', realFormat: 'heif' });
    expect(await served(picture, 960, 'webp')).toMatchObject({ final: true, realWidth: 960, contentType: 'image/webp', realFormat: 'webp' });
    expect(await served(picture, 1600, 'jpg')).toMatchObject({ final: true, realWidth: 1_600 });
    expect(await statusOf(picture)).toBe('ready');
  });

  test('a small picture is never enlarged: wider widths answer its largest, for good', async () => {
    const picture = await pictures.accept(await photo(400, 300).png().toBuffer(), now);
    expect(await served(picture, 1600, 'jpg')).toMatchObject({ final: true, realWidth: 400 });
    await runJob('pictures-render');
    expect(await served(picture, 960, 'avif')).toMatchObject({ final: true, realWidth: 400, realFormat: 'heif' });
    expect(await stored(picture)).toHaveLength(1 + 2 * 3);
  });

  test('metadata is gone and the picture stands upright', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } };
    const bytes = await photo(300, 200).jpeg().withMetadata({ exif, orientation: 6 }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await pictures.accept(bytes, now);
    expect(picture).toMatchObject({ width: 200, height: 300 });
    await runJob('pictures-render');
    for (const format of ['jpg', 'webp', 'avif'] as const) {
      const { meta } = (await served(picture, 320, format)) ?? {};
      expect(meta).toMatchObject({ height: 300 });
      expect([meta?.exif, meta?.xmp, meta?.iptc, meta?.orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    }
    const source = await storage.get(`pictures/${picture.id}/source.jpg`);
    expect(source && (await sharp(await buffer(source.body)).metadata()).exif).toBeUndefined();
  });

  const samples = new URL('../../../../shared/data/images-basic/', import.meta.url);
  test.runIf(existsSync(samples)).each(['gps_DSCN0010.jpg', 'gps_DSCN0012.jpg', 'landscape_6.jpg', 'landscape_3.jpg'])(
    'the camera picture %s comes out upright and without a trace of where it was taken',
    async (name) => {
      const bytes = readFileSync(new URL(name, samples));
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const picture = await pictures.accept(bytes, now);
      expect(picture.width).toBeGreaterThan(picture.height);
      for await (const key of storage.list(`pictures/${picture.id}/`)) {
        const file = await storage.get(key);
        const out = file && (await buffer(file.body));
        expect(out && (await sharp(out).metadata()).exif).toBeUndefined();
        expect(out?.includes('GPS') || out?.includes('Exif')).toBe(false);
      }
    },
  );

  test('transparency becomes white, not black', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } }).png().toBuffer();
    const picture = await pictures.accept(clear, now);
    const out = await served(picture, 320, 'jpg');
    const { dominant } = await sharp(out?.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  test('a master of our own is kept byte for byte', async () => {
    const avif = await photo(700, 500).avif({ effort: 0 }).toBuffer();
    const picture = await pictures.acceptOwn(avif, now);
    const source = await storage.get(`pictures/${picture.id}/source.avif`);
    expect(source && avif.equals(await buffer(source.body))).toBe(true);
    expect(await served(picture, 640, 'jpg')).toMatchObject({ final: true, realWidth: 640 });
  });
});

describe('rendering', () => {
  test('goes on where a stopped process was, without making anything twice', async () => {
    const puts: string[] = [];
    const stopping = new AbortController();
    const watched: Storage = {
      ...storage,
      put: async (key, bytes, type) => {
        await storage.put(key, bytes, type);
        puts.push(key);
        if (puts.length === 3) stopping.abort();
      },
    };
    const picture = await pictures.accept(await photo(600, 400).jpeg().toBuffer(), now);
    const other = createPictures({ database, storage: watched, log });
    await runJob('pictures-render', stopping.signal, other);
    expect(puts).toHaveLength(3);
    expect(await statusOf(picture)).toBe('pending');
    await runJob('pictures-render', undefined, other);
    expect(new Set(puts).size).toBe(puts.length);
    expect(await stored(picture)).toHaveLength(1 + 3 * 3);
    expect(await statusOf(picture)).toBe('ready');
  });

  test('one that cannot be rendered stops neither the others nor the job, and is given up', async () => {
    const broken = await pictures.accept(await photo(100, 100).jpeg().toBuffer(), now);
    const fine = await pictures.accept(await photo(100, 100).jpeg().toBuffer(), now);
    await storage.put(`pictures/${broken.id}/source.jpg`, Buffer.from('rubbish'), 'image/jpeg');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await runJob('pictures-render');
      await database.query({ text: `UPDATE picture SET render_at = now() - interval '1 second'` });
    }
    expect([await statusOf(broken), await statusOf(fine)]).toEqual(['pending', 'ready']);
    const rows = await database.query({ text: 'SELECT attempts FROM picture WHERE id = $1', values: [broken.id] });
    expect(rows).toEqual([{ attempts: 5 }]);
  });

  test('without any rendition a few pixels of its colours stand in', async () => {
    const picture = await pictures.accept(await photo(400, 200).jpeg().toBuffer(), now);
    await storage.delete(`pictures/${picture.id}/320.jpg`);
    await storage.delete(`pictures/${picture.id}/480.jpg`);
    const standIn = await served(picture, 320, 'jpg');
    expect(standIn).toMatchObject({ final: false, contentType: 'image/png', realFormat: 'png', whole: true });
    expect(standIn?.realWidth).toBeLessThanOrEqual(32);
  });
});

describe('belonging', () => {
  const upload = async () => pictures.accept(await photo(60, 40).jpeg().toBuffer(), now);

  test('a claim answers in the order asked for, may be repeated, and belongs to one', async () => {
    const [a, b] = [await upload(), await upload()];
    expect(await pictures.claim(context, [b.id, a.id], 'thing-1')).toEqual([b, a]);
    expect(await pictures.claim(context, [a.id], 'thing-1')).toEqual([a]);
    await expect(pictures.claim(context, [a.id], 'thing-2')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(pictures.claim(context, ['0'.repeat(24)], 'x')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a refused claim of several takes none', async () => {
    const [mine, theirs] = [await upload(), await upload()];
    await pictures.claim(context, [theirs.id], 'them');
    const refused = inTransaction(context, (inside) => pictures.claim(inside, [mine.id, theirs.id], 'me'));
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    await pictures.claim(context, [mine.id], 'somebody else');
  });

  test('what nobody claimed within a day is swept, with its files; what is claimed stays', async () => {
    const [old, claimed, fresh] = [await upload(), await upload(), await upload()];
    await pictures.claim(context, [claimed.id], 'thing');
    await database.query({
      text: `UPDATE picture SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`,
      values: [[old.id, claimed.id]],
    });
    await runJob('pictures-render');
    await runJob('pictures-sweep');
    expect(await stored(old)).toEqual([]);
    expect(await served(old, 320, 'jpg')).toBeNull();
    expect(await served(claimed, 320, 'jpg')).toMatchObject({ final: true });
    expect(await served(fresh, 320, 'jpg')).toMatchObject({ final: true });
    expect(await database.query({ text: 'SELECT FROM picture' })).toHaveLength(2);
  });

  test('an upload that a crash cut off is swept, also without a source', async () => {
    const id = '0123456789abcdef01234567';
    await storage.put(`pictures/${id}/source.jpg`, Buffer.from('x'), 'image/jpeg');
    await database.query({
      text: `INSERT INTO picture (id, width, height, thumbhash, created_at)
        VALUES ($1, 9, 9, '', now() - interval '2 days')`,
      values: [id],
    });
    await runJob('pictures-sweep');
    expect(await stored({ id })).toEqual([]);
  });

  test('removing happens with the commit; files that could not be deleted are tried again', async () => {
    const picture = await upload();
    await runJob('pictures-render');
    await inTransaction(context, async (inside) => {
      await pictures.remove(inside, [picture.id]);
      throw conflict();
    }).catch(() => undefined);
    await runJob('pictures-sweep');
    expect(await served(picture, 320, 'jpg')).not.toBeNull();
    await pictures.remove(context, [picture.id]);
    const stuck = { ...storage, delete: () => Promise.reject(new Error('disk says no')) };
    const other = createPictures({ database, storage: stuck, log });
    await expect(runJob('pictures-sweep', undefined, other)).rejects.toThrow('disk says no');
    await runJob('pictures-sweep');
    expect(await stored(picture)).toEqual([]);
    expect(await pictures.rendition(picture.id, { width: 320, format: 'jpg' })).toBeNull();
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** A valid PNG of one colour, black and white, `side` pixels a side: small as a file, huge as pixels. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

async function stored({ id }: Pick<Picture, 'id'>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(`pictures/${id}/`)) keys.push(key);
  return keys;
}

async function statusOf({ id }: Picture): Promise<string | undefined> {
  const rows = await database.query<{ status: string }>({
    text: 'SELECT status FROM picture WHERE id = $1',
    values: [id],
  });
  return rows[0]?.status;
}
