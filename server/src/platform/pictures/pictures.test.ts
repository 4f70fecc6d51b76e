import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cameraPhoto, photo } from '../../../test/fakes/photos.ts';
import { openPictureHouse } from '../../../test/fakes/pictureHouse.ts';
import type { PictureHouse } from '../../../test/fakes/pictureHouse.ts';
import { silentLog } from '../observability/logging.ts';
import { thumbhashOf } from './codec.ts';
import { createPictures } from './pictures.ts';
import type { Storage } from '../storage/storage.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Picture } from './savePicture.ts';

let house: PictureHouse;

beforeAll(async () => {
  house = await openPictureHouse();
});

beforeEach(() => house.database.query({ text: 'TRUNCATE picture' }));

test('D-73 a large photo is kept at 2048 pixels, small JPEGs are there at once, the rest follows', async () => {
  const served = house.served.bind(house);
  const picture = await house.accept(await photo(2_600, 1_300).jpeg({ quality: 60 }).toBuffer());
  expect(picture).toMatchObject({ width: 2_048, height: 1_024 });
  expect(Buffer.from(picture.thumbhash, 'base64').length).toBeGreaterThan(4);
  const jpeg = { contentType: 'image/jpeg', format: 'jpeg', whole: true };
  expect(await served(picture, 640, 'jpg')).toMatchObject({ ...jpeg, final: true, width: 640 });
  expect(await served(picture, 1600, 'avif')).toMatchObject({ ...jpeg, final: false, width: 640 });
  expect(await served(picture, 320, 'webp')).toMatchObject({ ...jpeg, final: false, width: 320 });
  await house.runJob('pictures-render');
  expect(await house.statusOf(picture)).toBe('ready');
  expect(await served(picture, 1600, 'jpg')).toMatchObject({ ...jpeg, final: true, width: 1_600 });
  expect(await served(picture, 960, 'webp')).toMatchObject({
    contentType: 'image/webp',
    format: 'webp',
    final: true,
    width: 960,
  });
  expect(await served(picture, 1600, 'avif')).toMatchObject({
    contentType: 'image/avif',
    format: 'heif',
    final: true,
    width: 1_600,
  });
});

test('a small picture is never enlarged: wider widths answer its largest, for good', async () => {
  const picture = await house.accept(await photo(400, 300).png().toBuffer());
  expect(await house.served(picture, 1600, 'jpg')).toMatchObject({ final: true, width: 400 });
  await house.runJob('pictures-render');
  expect(await house.served(picture, 960, 'avif')).toMatchObject({
    final: true,
    width: 400,
    format: 'heif',
  });
  expect(await house.stored(picture)).toHaveLength(1 + 2 * 3);
});

test('metadata is gone and the picture stands upright', async () => {
  const gps = { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' };
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: gps };
  const bytes = await photo(300, 200).jpeg().withMetadata({ exif, orientation: 6 }).toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const picture = await house.accept(bytes);
  expect(picture).toMatchObject({ width: 200, height: 300 });
  await house.runJob('pictures-render');
  for (const format of ['jpg', 'webp', 'avif'] as const) {
    const meta = (await house.served(picture, 320, format))?.meta;
    expect(meta).toMatchObject({ height: 300 });
    expect(meta?.orientation ?? 1).toBe(1);
    expect([meta?.exif, meta?.xmp, meta?.iptc]).toEqual([undefined, undefined, undefined]);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a camera picture turned as %i comes out upright and without a trace of where it was taken',
  async (orientation) => {
    const bytes = await cameraPhoto(orientation);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await house.accept(bytes);
    expect(picture.width).toBeGreaterThan(picture.height);
    await house.runJob('pictures-render');
    const keys = await house.stored(picture);
    expect(keys.length).toBeGreaterThan(9);
    for (const key of keys) {
      const file = await house.storage.get(key);
      const out = file && (await buffer(file.body));
      expect(out && (await sharp(out).metadata()).exif).toBeUndefined();
      expect(out?.includes('Exif\0')).toBe(false);
    }
  },
);

test('transparency becomes white, not black', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 60, height: 60, channels: 4, background } });
  const picture = await house.accept(await clear.png().toBuffer());
  const { dominant } = await sharp((await house.served(picture, 320, 'jpg'))?.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

/** Keeps an AVIF of 640 pixels as one of our own. */
async function acceptOwn(pictures = house.pictures) {
  const bytes = await photo(640, 500).avif({ effort: 0 }).toBuffer();
  const master = { bytes, width: 640, height: 500, thumbhash: await thumbhashOf(bytes) };
  const [picture] = await pictures.acceptOwn([master], { now: new Date(), owner: 'us' });
  if (picture === undefined) throw new Error('No picture was kept.');
  return { ...picture, bytes };
}

test('a master of our own is kept byte for byte', async () => {
  const picture = await acceptOwn();
  const source = await house.storage.get(`pictures/${picture.id}/source.avif`);
  expect(source && picture.bytes.equals(await buffer(source.body))).toBe(true);
  // Its largest AVIF is itself, the smaller ones are made of it.
  for (const [width, isMaster] of [
    [320, false],
    [480, false],
    [640, true],
  ] as const) {
    const size = await house.served(picture, width, 'avif');
    expect(size).toMatchObject({ final: true, width, contentType: 'image/avif' });
    expect(size?.bytes.equals(picture.bytes)).toBe(isMaster);
  }
});

test('of a master of our own nothing is made but what is asked for', async () => {
  const picture = await acceptOwn();
  const folder = `pictures/${picture.id}`;
  await house.runJob('pictures-render');
  expect(await house.stored(picture)).toEqual([`${folder}/source.avif`]);
  expect(await house.served(picture, 640, 'jpg')).toMatchObject({ final: true, width: 640 });
  await house.runJob('pictures-render');
  expect((await house.stored(picture)).sort()).toEqual([
    `${folder}/640.jpg`,
    `${folder}/source.avif`,
  ]);
});

test('while there is no room a few pixels stand in for a size of our own', async () => {
  const { database, storage } = house;
  const full = createPictures({
    database,
    storage,
    log: silentLog(),
    hasRoom: async () => false,
  });
  const picture = await acceptOwn(full);
  expect(await full.rendition(picture.id, { width: 320, format: 'avif' })).toMatchObject({
    final: false,
    contentType: 'image/png',
  });
});

test('without any rendition a few pixels of its colours stand in', async () => {
  const picture = await house.accept(await photo(400, 200).jpeg().toBuffer());
  await house.storage.delete(`pictures/${picture.id}/320.jpg`);
  await house.storage.delete(`pictures/${picture.id}/480.jpg`);
  const standIn = await house.served(picture, 320, 'jpg');
  expect(standIn).toMatchObject({ final: false, contentType: 'image/png', format: 'png' });
  expect(standIn?.width).toBeLessThanOrEqual(32);
});

test('a refused file leaves nothing behind', async () => {
  const refused = house.accept(Buffer.from('no picture'));
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await house.database.query({ text: 'SELECT FROM picture' })).toEqual([]);
});

test('a picture that the disk does not take leaves neither row nor file', async () => {
  const put: Storage['put'] = (key, ...more) =>
    key.endsWith('320.jpg')
      ? Promise.reject(new Error('disk full'))
      : house.storage.put(key, ...more);
  const full = createPictures({
    database: house.database,
    storage: { ...house.storage, put },
    log: silentLog(),
  });
  const before = await house.keys();
  const refused = full.accept(await photo(300, 200).jpeg().toBuffer(), {
    now: new Date(),
    uploader: null,
  });
  await expect(refused).rejects.toThrow('disk full');
  expect(await house.database.query({ text: 'SELECT FROM picture' })).toEqual([]);
  expect(await house.keys()).toEqual(before);
});

test('more uploads at once than can wait are UNAVAILABLE, the others are taken', async () => {
  const small = await photo(400, 300).jpeg().toBuffer();
  const uploads = Array.from({ length: 30 }, () => house.accept(small));
  const results = await Promise.allSettled(uploads);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfter: 5 } });
  await expect(house.accept(small)).resolves.toMatchObject({ width: 400 });
});

const by = (owner: string) => ({ owner, uploader: null });

test('attaching answers in the order asked for, may be repeated, and belongs to one', async () => {
  const { pictures, context } = house;
  const small = await photo(300, 200).jpeg().toBuffer();
  const [a, b] = [await house.accept(small), await house.accept(small)];
  const refused = {
    code: 'CONFLICT',
    message: 'One of the pictures no longer exists. Please add it again.',
  };
  expect(await pictures.attach(context, [b.id, a.id], by('thing-1'))).toEqual([b, a]);
  expect(await pictures.attach(context, [a.id], by('thing-1'))).toEqual([a]);
  await expect(pictures.attach(context, [a.id], by('thing-2'))).rejects.toMatchObject(refused);
  await expect(pictures.attach(context, ['0'.repeat(24)], by('x'))).rejects.toMatchObject(refused);
});

test('of several that are refused none is attached', async () => {
  const { pictures, context } = house;
  const small = await photo(300, 200).jpeg().toBuffer();
  const [local, remote] = [await house.accept(small), await house.accept(small)];
  await pictures.attach(context, [remote.id], by('them'));
  const refused = inTransaction(context, (inside) =>
    pictures.attach(inside, [local.id, remote.id], by('me')),
  );
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await pictures.attach(context, [local.id], by('somebody else'))).toEqual([local]);
});

test.each<[string, (picture: Picture) => Promise<unknown>]>([
  [
    'removed by what showed it',
    async ({ id }) => {
      await house.pictures.attach(house.context, [id], OWN);
      await house.pictures.remove(house.context, [id], OWN.owner);
    },
  ],
  ['taken back by its uploader', ({ id }) => house.pictures.discard(house.context, [id], 'asha')],
])('a picture that was %s is nobody’s any more', async (_how, leave) => {
  const { pictures, context } = house;
  const bytes = await photo(300, 200).jpeg().toBuffer();
  const [removed, saved] = [
    await pictures.accept(bytes, { now: new Date(), uploader: 'asha' }),
    await pictures.accept(bytes, { now: new Date(), uploader: 'asha' }),
  ];
  await leave(removed);
  for (const attachment of [OWN, { ...OWN, owner: 'thing-2', from: OWN.owner }]) {
    const refused = pictures.attach(context, [removed.id], attachment);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  expect(await pictures.attachAvailable(context, [removed.id, saved.id], OWN)).toEqual([saved]);
  expect(await pictures.attachedTo(context, [removed.id, saved.id], OWN.owner)).toEqual([saved]);
  expect(await pictures.discard(context, [removed.id], 'asha')).toBe(0);
});

const OWN = { owner: 'thing-1', uploader: 'asha' };

test('taking back counts the own uploads that nothing shows, and leaves all others', async () => {
  const { pictures, context } = house;
  const bytes = await photo(300, 200).jpeg().toBuffer();
  const accept = (uploader: string) => pictures.accept(bytes, { now: new Date(), uploader });
  const [one, two, shown, other] = [
    await accept('asha'),
    await accept('asha'),
    await accept('asha'),
    await accept('ravi'),
  ];
  await pictures.attach(context, [shown.id], OWN);
  expect(await pictures.discard(context, [shown.id, other.id], 'asha')).toBe(0);
  const ids = [one, two, shown, other].map(({ id }) => id);
  expect(await pictures.discard(context, ids, 'asha')).toBe(2);
  expect(await pictures.attachedTo(context, ids, OWN.owner)).toEqual([shown]);
  expect(
    await pictures.attach(context, [other.id], { owner: 'thing-3', uploader: 'ravi' }),
  ).toEqual([other]);
});

test('what is released goes back to its uploader and to nobody else', async () => {
  const { pictures, context } = house;
  const bytes = await photo(300, 200).jpeg().toBuffer();
  const picture = await pictures.accept(bytes, { now: new Date(), uploader: 'asha' });
  await pictures.attach(context, [picture.id], OWN);
  await pictures.release(context, [picture.id], 'thing-2');
  expect(await pictures.attachedTo(context, [picture.id], OWN.owner)).toEqual([picture]);
  await pictures.release(context, [picture.id], OWN.owner);
  const byOther = pictures.attach(context, [picture.id], { ...OWN, uploader: 'ravi' });
  await expect(byOther).rejects.toMatchObject({ code: 'CONFLICT' });
  const again = { ...OWN, owner: 'thing-2' };
  expect(await pictures.attach(context, [picture.id], again)).toEqual([picture]);
});
