import { beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '../../../test/fakes/photos.ts';
import { openPictureHouse } from '../../../test/fakes/pictureHouse.ts';
import type { PictureHouse } from '../../../test/fakes/pictureHouse.ts';
import { conflict } from '../failures.ts';
import { migrateJobs } from '../jobs.ts';
import { silentLog } from '../logging.ts';
import { createPictures } from '../pictures.ts';
import type { Picture } from '../pictures.ts';
import type { Storage } from '../storage/storage.ts';
import { inTransaction } from '../transaction.ts';

let house: PictureHouse;

beforeAll(async () => {
  house = await openPictureHouse();
  await migrateJobs(house.database);
});

beforeEach(() => house.database.query({ text: 'TRUNCATE picture' }));

const THING = { owner: 'thing', uploader: null };

async function upload(): Promise<Picture> {
  return house.accept(await photo(60, 40).jpeg().toBuffer());
}

test('what is attached to nothing within a day is swept, with its files; the rest stays', async () => {
  const { database, pictures, context } = house;
  const [old, attached, fresh] = [await upload(), await upload(), await upload()];
  await pictures.attach(context, [attached.id], THING);
  await database.query({
    text: `UPDATE picture SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`,
    values: [[old.id, attached.id]],
  });
  await house.runJob('pictures-render');
  await house.runJob('pictures-sweep');
  expect(await house.stored(old)).toEqual([]);
  expect(await house.served(old, 320, 'jpg')).toBeNull();
  expect(await house.served(attached, 320, 'jpg')).toMatchObject({ final: true });
  expect(await house.served(fresh, 320, 'jpg')).toMatchObject({ final: true });
  expect(await database.query({ text: 'SELECT FROM picture' })).toHaveLength(2);
});

test('an upload that a crash cut off is swept, also without a source', async () => {
  const id = '0123456789abcdef01234567';
  await house.storage.put(`pictures/${id}/source.jpg`, Buffer.from('x'), 'image/jpeg');
  await house.database.query({
    text: `INSERT INTO picture (id, width, height, thumbhash, created_at)
      VALUES ($1, 9, 9, '', now() - interval '2 days')`,
    values: [id],
  });
  await house.runJob('pictures-sweep');
  expect(await house.stored({ id })).toEqual([]);
});

test('removing happens with the commit; files that could not be deleted are tried again', async () => {
  const { database, storage, pictures, context } = house;
  const picture = await upload();
  await pictures.attach(context, [picture.id], THING);
  await house.runJob('pictures-render');
  await inTransaction(context, async (inside) => {
    await pictures.remove(inside, [picture.id], THING.owner);
    throw conflict();
  }).catch(() => undefined);
  await house.runJob('pictures-sweep');
  expect(await house.served(picture, 320, 'jpg')).not.toBeNull();
  await pictures.remove(context, [picture.id], THING.owner);
  const stuck = { ...storage, delete: () => Promise.reject(new Error('disk says no')) };
  const other = createPictures({ database, storage: stuck, log: silentLog() });
  await expect(house.runJob('pictures-sweep', { of: other })).rejects.toThrow('disk says no');
  await house.runJob('pictures-sweep');
  expect(await house.stored(picture)).toEqual([]);
  expect(await pictures.rendition(picture.id, { width: 320, format: 'jpg' })).toBeNull();
});

test('what is being rendered right now is left for the next sweep, and nothing stands in for it', async () => {
  const { database, pictures, context } = house;
  const picture = await upload();
  await pictures.attach(context, [picture.id], THING);
  await database.query({ text: `UPDATE picture SET render_at = now() + interval '30 seconds'` });
  await pictures.remove(context, [picture.id], THING.owner);
  await house.runJob('pictures-sweep');
  expect(await house.stored(picture)).not.toEqual([]);
  expect(await pictures.rendition(picture.id, { width: 320, format: 'avif' })).toBeNull();
  await database.query({ text: 'UPDATE picture SET render_at = now()' });
  await house.runJob('pictures-sweep');
  expect(await house.stored(picture)).toEqual([]);
});

test('what is removed while it is being rendered is swept as soon as that is over', async () => {
  const { database, storage, pictures, context } = house;
  const picture = await upload();
  await pictures.attach(context, [picture.id], THING);
  const watched: Storage = {
    ...storage,
    put: async (key, bytes, type) => {
      await pictures.remove(context, [picture.id], THING.owner);
      await house.runJob('pictures-sweep');
      await database.query({ text: 'DELETE FROM graphile_worker._private_jobs' });
      await storage.put(key, bytes, type);
    },
  };
  const other = createPictures({ database, storage: watched, log: silentLog() });
  await house.runJob('pictures-render', { of: other });
  expect(await house.stored(picture)).not.toEqual([]);
  const jobs = await database.query({
    text: 'SELECT key FROM graphile_worker._private_jobs',
  });
  expect(jobs).toEqual([{ key: 'pictures-sweep' }]);
  await house.runJob('pictures-sweep');
  expect(await house.stored(picture)).toEqual([]);
});
