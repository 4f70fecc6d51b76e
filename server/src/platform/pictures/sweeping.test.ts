import { beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '../../../test/fakes/photos.ts';
import { openPictureHouse } from '../../../test/fakes/pictureHouse.ts';
import type { PictureHouse } from '../../../test/fakes/pictureHouse.ts';
import { conflict } from '../failures.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import { silentLog } from '../observability/logging.ts';
import { createPictures } from './pictures.ts';
import type { Storage } from '../storage/storage.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Picture } from './savePicture.ts';

let house: PictureHouse;

beforeAll(async () => {
  house = await openPictureHouse();
  await migrateJobs(house.database);
});

beforeEach(() => house.database.query({ text: 'TRUNCATE picture' }));

const THING = { owner: 'thing', uploader: null };

async function upload(): Promise<Picture> {
  return house.accept(await photo(300, 200).jpeg().toBuffer());
}

/** The picture jobs that wait, which are taken away. */
async function called(): Promise<string[]> {
  const rows = await house.database.query<{ key: string }>({
    text: `DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'pictures-%' RETURNING key`,
  });
  return rows.map(({ key }) => key).sort();
}

test('what is attached to nothing within a day is swept, with its files; the rest stays', async () => {
  const { database, pictures, context } = house;
  const [old, attached, fresh] = [await upload(), await upload(), await upload()];
  await pictures.attach(context, [attached.id], THING);
  await database.query({
    text: `UPDATE picture SET created_at = now() - interval '24 hours' WHERE id = ANY($1)`,
    values: [[old.id, attached.id]],
  });
  await database.query({
    text: `UPDATE picture SET created_at = now() - interval '23 hours' WHERE id = $1`,
    values: [fresh.id],
  });
  await house.runJob('pictures-render');
  await house.runJob('pictures-sweep');
  expect(await house.stored(old)).toEqual([]);
  expect(await house.served(old, 320, 'jpg')).toBeNull();
  expect(await house.served(attached, 320, 'jpg')).toMatchObject({ final: true });
  expect(await house.served(fresh, 320, 'jpg')).toMatchObject({ final: true });
  expect(await database.query({ text: 'SELECT FROM picture' })).toHaveLength(2);
});

test('an upload that a crash cut off is swept after a minute, also without a source', async () => {
  const [id, young] = ['0123456789abcdef01234567', '0123456789abcdef01234568'];
  const begun = async (one: string, seconds: number) => {
    await house.storage.put(`pictures/${one}/source.jpg`, Buffer.from('x'), 'image/jpeg');
    await house.database.query({
      text: `INSERT INTO picture (id, width, height, thumbhash, created_at)
        VALUES ($1, 9, 9, '', now() - make_interval(secs => $2))`,
      values: [one, seconds],
    });
  };
  await called();
  await begun(id, 60);
  await house.runJob('pictures-sweep');
  expect(await house.stored({ id })).toEqual([]);
  expect(await called()).toEqual([]);
  // What may still be being stored is left, and looked at again when it cannot be any more.
  await begun(young, 0);
  const before = Date.now();
  await house.runJob('pictures-sweep');
  const after = Date.now();
  expect(await house.stored({ id: young })).toHaveLength(1);
  const again = await house.database.query<{ key: string; at: Date }>({
    text: 'SELECT key, run_at AS at FROM graphile_worker._private_jobs',
  });
  expect(again).toMatchObject([{ key: 'pictures-sweep-again' }]);
  const at = Number(again[0]?.at) - 61_000;
  expect([at >= before, at <= after]).toEqual([true, true]);
  await called();
});

test('what is uploaded is rendered soon, and what is removed or taken back is swept soon', async () => {
  const { pictures, context } = house;
  const bytes = await photo(300, 200).jpeg().toBuffer();
  await called();
  const accept = () => pictures.accept(bytes, { now: new Date(), uploader: 'asha' });
  const [one, two] = [await accept(), await accept()];
  expect(await called()).toEqual(['pictures-render']);
  await pictures.attach(context, [one.id], { ...THING, uploader: 'asha' });
  expect(await pictures.discard(context, [one.id], 'asha')).toBe(0);
  expect(await called()).toEqual([]);
  await pictures.remove(context, [one.id], THING.owner);
  await expect.poll(called).toEqual(['pictures-sweep']);
  expect(await pictures.discard(context, [two.id], 'asha')).toBe(1);
  await expect.poll(called).toEqual(['pictures-sweep']);
  await pictures.forgetUploader(context, 'asha');
  await expect.poll(called).toEqual(['pictures-sweep']);
});

test('a picture that is removed while it is stored is refused and leaves nothing', async () => {
  const { database, storage } = house;
  /** Before any file there is a row that knows of it. */
  const known: number[] = [];
  const watched: Storage = {
    ...storage,
    put: async (key, bytes, type) => {
      const text = 'UPDATE picture SET removed_at = now() RETURNING id';
      known.push((await database.query({ text })).length);
      await storage.put(key, bytes, type);
    },
  };
  const before = await house.keys();
  const other = createPictures({ database, storage: watched, log: silentLog() });
  const refused = other.accept(await photo(300, 200).jpeg().toBuffer(), {
    now: new Date(),
    uploader: null,
  });
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(known[0]).toBe(1);
  expect(await house.keys()).toEqual(before);
  expect(await database.query({ text: 'SELECT FROM picture' })).toEqual([]);
});

test('a picture that is not stored whole is not there yet', async () => {
  const picture = await upload();
  await house.database.query({ text: 'UPDATE picture SET source_key = NULL' });
  expect(await house.served(picture, 960, 'avif')).toBeNull();
  const refused = house.pictures.attach(house.context, [picture.id], THING);
  await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
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
