import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { mediaPath } from '../../../schema/routes.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { createPictures } from '../platform/pictures/pictures.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { diskStorage } from '../platform/storage/diskStorage.ts';
import { answerWithTags } from './caching.ts';
import { mediaDoor } from './media.ts';
import { type Picture } from '../platform/pictures/savePicture.ts';

let app: FastifyInstance;
let folder: string;
let pictures: Pictures;
let picture: Picture;

beforeAll(async () => {
  const database = await freshDatabase();
  folder = temporaryFolder();
  pictures = createPictures({ database, storage: await diskStorage(folder), log: silentLog() });
  const bytes = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#7a5' },
  })
    .jpeg()
    .toBuffer();
  picture = await pictures.accept(bytes, { now: new Date(), uploader: null });
  app = Fastify();
  answerWithTags(app);
  mediaDoor(app, { pictures });
  await app.ready();
});

afterAll(() => app.close());

test('a finished rendition is for ever, with its type and length, and cannot run anything', async () => {
  const response = await app.inject(mediaPath(picture.id, 320, 'jpg'));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(response.rawPayload.length),
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  expect((await sharp(response.rawPayload).metadata()).width).toBe(320);
});

test('E4 who has it asks whether it is still shown, and is not sent it again', async () => {
  const url = mediaPath(picture.id, 320, 'jpg');
  const { etag = '' } = (await app.inject(url)).headers;
  for (const known of [etag, `W/${etag}`, `"x", W/${etag}`, '*']) {
    const again = await app.inject({ url, headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=31536000, s-maxage=60, immutable',
    ]);
  }
  const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('a stand-in tells its own type and is not kept', async () => {
  const response = await app.inject(mediaPath(picture.id, 1280, 'avif'));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=5',
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD answers the same headers without the picture', async () => {
  const response = await app.inject({ method: 'HEAD', url: mediaPath(picture.id, 320, 'jpg') });
  expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0]);
  expect(response.headers['content-type']).toBe('image/jpeg');
});

test.each([
  (id: string) => `/media/${id}/source.jpg`,
  (id: string) => `/media/${id}/source`,
  (id: string) => `/media/${id}/321.jpg`,
  (id: string) => `/media/${id}/320.png`,
  (id: string) => `/media/${id}/320.jpg.svg`,
  (id: string) => `/media/${id}/0320.jpg`,
  (id: string) => `/media/${id}/320.JPG`,
  (id: string) => `/media/${id.toUpperCase()}/320.jpg`,
  (id: string) => `/media/${id}/`,
  (id: string) => `/media/${id}`,
  (id: string) => `/media/x/../${id}/source.jpg`,
  (id: string) => `/media/..%2f${id}/320.jpg`,
  (id: string) => `/media/${id}/..%2f..%2f..%2fetc%2fpasswd`,
  (id: string) => `/media/${id}/%00`,
  () => `/media/${'f'.repeat(24)}/320.jpg`,
  () => '/media/',
])('%s is 404 and nothing else', async (address) => {
  const response = await app.inject(address(picture.id));
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.body).toBe('Picture not found.\n');
});
