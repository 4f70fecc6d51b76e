import { beforeAll, expect, test } from 'vitest';
import { photo } from '../../../test/fakes/photos.ts';
import { openPictureHouse } from '../../../test/fakes/pictureHouse.ts';
import type { PictureHouse } from '../../../test/fakes/pictureHouse.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import { silentLog } from '../observability/logging.ts';
import { createPictures } from './pictures.ts';
import type { Storage } from '../storage/storage.ts';

let house: PictureHouse;

beforeAll(async () => {
  house = await openPictureHouse();
});

test('goes on where a stopped process was, without making anything twice', async () => {
  const { database, storage } = house;
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
  const picture = await house.accept(await photo(600, 400).jpeg().toBuffer());
  const other = createPictures({ database, storage: watched, log: silentLog() });
  await house.runJob('pictures-render', { of: other, signal: stopping.signal });
  expect(puts).toHaveLength(3);
  expect(await house.statusOf(picture)).toBe('pending');
  await house.runJob('pictures-render', { of: other });
  expect(new Set(puts).size).toBe(puts.length);
  expect(await house.stored(picture)).toHaveLength(1 + 3 * 3);
  expect(await house.statusOf(picture)).toBe('ready');
});

test('what a killed process held is taken over when its time is up, not before', async () => {
  const { database } = house;
  const picture = await house.accept(await photo(100, 80).jpeg().toBuffer());
  await database.query({
    text: `UPDATE picture SET attempts = 1, render_at = now() + interval '30 seconds' WHERE id = $1`,
    values: [picture.id],
  });
  await house.runJob('pictures-render');
  expect(await house.statusOf(picture)).toBe('pending');
  await database.query({ text: `UPDATE picture SET render_at = now()` });
  await house.runJob('pictures-render');
  expect(await house.statusOf(picture)).toBe('ready');
});

test('a picture is a process’s own for a minute from when it was taken', async () => {
  const { database, storage } = house;
  const leases: unknown[] = [];
  const watched: Storage = {
    ...storage,
    put: async (key, bytes, type) => {
      await storage.put(key, bytes, type);
      const text = `SELECT render_at - interval '1 minute' BETWEEN $1 AND clock_timestamp() AS held
        FROM picture WHERE id = $2`;
      leases.push(...(await database.query({ text, values: [before, picture.id] })));
    },
  };
  const picture = await house.accept(await photo(100, 80).jpeg().toBuffer());
  const [row] = await database.query<{ at: Date }>({ text: 'SELECT clock_timestamp() AS at' });
  const before = row?.at;
  await house.runJob('pictures-render', {
    of: createPictures({ database, storage: watched, log: silentLog() }),
  });
  expect(leases).toEqual([{ held: true }, { held: true }]);
});

test('what is not stored whole or is removed is not rendered', async () => {
  const { database } = house;
  const small = await photo(300, 200).jpeg().toBuffer();
  const [half, removed] = [await house.accept(small), await house.accept(small)];
  const change = (set: string, { id }: { id: string }) =>
    database.query({ text: `UPDATE picture SET ${set} WHERE id = $1`, values: [id] });
  await change('source_key = NULL', half);
  await change('removed_at = now()', removed);
  await house.runJob('pictures-render');
  const rows = await database.query({
    text: 'SELECT status, attempts FROM picture WHERE id = ANY($1)',
    values: [[half.id, removed.id]],
  });
  const untouched = { status: 'pending', attempts: 0 };
  expect(rows).toEqual([untouched, untouched]);
});

test('a picture that arrives while the job is about to end is rendered too', async () => {
  const first = await house.accept(await photo(100, 80).jpeg().toBuffer());
  const running = house.runJob('pictures-render');
  const second = await house.accept(await photo(100, 80).jpeg().toBuffer());
  await Promise.all([running, house.runJob('pictures-render'), house.runJob('pictures-render')]);
  expect([await house.statusOf(first), await house.statusOf(second)]).toEqual(['ready', 'ready']);
});

test('one that cannot be rendered stops neither the others nor the job, and is given up', async () => {
  const { database, storage } = house;
  const broken = await house.accept(await photo(100, 100).jpeg().toBuffer());
  const fine = await house.accept(await photo(100, 100).jpeg().toBuffer());
  await storage.put(`pictures/${broken.id}/source.jpg`, Buffer.from('rubbish'), 'image/jpeg');
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await house.runJob('pictures-render');
    await database.query({ text: `UPDATE picture SET render_at = now() - interval '1 second'` });
  }
  expect([await house.statusOf(broken), await house.statusOf(fine)]).toEqual(['pending', 'ready']);
  const text = 'SELECT attempts FROM picture WHERE id = $1';
  expect(await database.query({ text, values: [broken.id] })).toEqual([{ attempts: 5 }]);
});

test('the sweeper is called only for what was removed while it was rendered', async () => {
  const own = await openPictureHouse();
  await migrateJobs(own.database);
  const called = () =>
    own.database.query({
      text: `SELECT key FROM graphile_worker._private_jobs WHERE key LIKE '%sweep'`,
    });
  const rendered = async (meanwhile: (id: string) => Promise<unknown>) => {
    const { id } = await own.accept(await photo(100, 80).jpeg().toBuffer());
    const storage: Storage = {
      ...own.storage,
      put: async (key, bytes, type) => {
        await own.storage.put(key, bytes, type);
        await meanwhile(id);
      },
    };
    const pictures = createPictures({ database: own.database, storage, log: silentLog() });
    await own.runJob('pictures-render', { of: pictures });
  };
  await rendered(async () => undefined);
  expect(await called()).toEqual([]);
  const text = 'UPDATE picture SET removed_at = now() WHERE id = $1';
  await rendered((id) => own.database.query({ text, values: [id] }));
  expect(await called()).toEqual([{ key: 'pictures-sweep' }]);
});

test('a full disk costs a picture none of its attempts, and it is made when there is room', async () => {
  const { database, storage } = house;
  const picture = await house.accept(await photo(100, 80).jpeg().toBuffer());
  const attempts = () =>
    database.query({ text: 'SELECT attempts FROM picture WHERE id = $1', values: [picture.id] });
  const full: Storage = {
    ...storage,
    put: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
  };
  const parts = { database, storage: full, log: silentLog() };
  await house.runJob('pictures-render', { of: createPictures(parts) });
  expect(await attempts()).toEqual([{ attempts: 0 }]);
  const hasRoom = async () => false;
  await house.runJob('pictures-render', { of: createPictures({ ...parts, storage, hasRoom }) });
  expect(await house.statusOf(picture)).toBe('pending');
  await house.runJob('pictures-render');
  expect(await house.statusOf(picture)).toBe('ready');
});
