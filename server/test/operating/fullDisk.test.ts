import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Client } from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../src/embeddedDatabase/embedded.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { photo } from '../fakes/photos.ts';
import { graphqlUpload } from '../harness/multipart.ts';
import { runToEnd, startApp, statusOf, usesAppProcesses } from './appProcess.ts';
import { preparedDataDir } from './dataDir.ts';
import { type AppProcess, freePort } from './launch.ts';
import { administratorToken, connectTo } from './pair.ts';
import { smallDisk, type SmallDisk } from './smallDisk.ts';

usesAppProcesses();

const SOON = { timeout: 60_000, interval: 200 };
const SECRETS = {
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  OTP_PEPPER: 'a pepper of the tests, long enough to be one',
};
const WORDS = /^We cannot save anything at the moment\. Your request was not saved/;

/** One with the database of a server that has been up once. */
async function preparedDisk(megabytes: number): Promise<SmallDisk> {
  const disk = smallDisk(megabytes);
  spawnSync('cp', ['-a', join(await preparedDataDir(), 'postgres'), disk.folder]);
  return disk;
}

/** Its status and what was refused, '' when nothing was. */
async function send(app: AppProcess, path: string, init: RequestInit) {
  const response = await fetch(`${app.url}${path}`, { method: 'POST', ...init });
  const { success, message, errors = [] }: Body = Object(await response.json());
  return {
    status: response.status,
    message: success === false ? message : (errors[0]?.message ?? ''),
  };
}

interface Body {
  success?: boolean;
  message?: string;
  errors?: { message: string }[];
}

/** What writes: a form, a draft of somebody signed in, a picture. */
async function writers(app: AppProcess, database: Client) {
  const authorization = `Bearer ${await administratorToken(database, app)}`;
  const json = { 'content-type': 'application/json' };
  const form = graphqlUpload(await photo(800, 600).jpeg().toBuffer());
  const noise = Array.from({ length: 3_000 }, (_, index) => (index * 7_919).toString(36)).join(' ');
  const saveDraft = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft { updatedAt } } }`;
  let nth = 0;
  return {
    form: () =>
      send(app, '/api/newsletter/subscribe', {
        headers: json,
        body: JSON.stringify({ email: `tara${(nth += 1)}@example.in` }),
      }),
    draft: () =>
      send(app, '/graphql', {
        headers: { ...json, authorization },
        body: JSON.stringify({
          query: saveDraft,
          variables: { input: { content: JSON.stringify({ noise }), pictures: [] } },
        }),
      }),
    picture: () =>
      send(app, '/graphql', {
        headers: { ...form.headers, authorization },
        body: new Uint8Array(form.payload),
      }),
  };
}

test('a full disk refuses every write with words, reading goes on, and it heals by itself', async () => {
  const disk = await preparedDisk(400);
  const app = await startApp({ ...SECRETS, ...disk.env, DISK_RESERVE_MB: '50' });
  const database = await connectTo(disk.folder);
  const write = await writers(app, database);
  for (const each of Object.values(write)) expect(await each()).toMatchObject({ message: '' });

  disk.fill(40);
  expect(await write.form()).toEqual({ status: 503, message: expect.stringMatching(WORDS) });
  expect(await write.draft()).toEqual({ status: 503, message: expect.stringMatching(WORDS) });
  expect(await write.picture()).toEqual({ status: 503, message: expect.stringMatching(WORDS) });
  const ready = await fetch(`${app.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The disk is full.' },
  ]);
  expect(await statusOf(`${app.url}/api/properties`)).toBe(200);
  expect(app.output()).toContain('The disk is full: nothing can be saved.');

  disk.empty();
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  for (const each of Object.values(write)) expect(await each()).toMatchObject({ message: '' });
  await database.end();
});

test('a disk with nothing left at all ends a start with a sentence, and one that runs comes back', async () => {
  const disk = await preparedDisk(400);
  const app = await startApp({ ...SECRETS, ...disk.env, DISK_RESERVE_MB: '0' });
  const database = await connectTo(disk.folder);
  const write = await writers(app, database);
  disk.fill();
  expect(await write.picture()).toEqual({ status: 503, message: expect.stringMatching(WORDS) });
  disk.empty();
  await expect.poll(write.picture, SOON).toMatchObject({ status: 200, message: '' });
  await database.end();
  app.kill('SIGTERM');
  expect(await app.exited).toBe(0);

  // One that only believes so starts.
  if (!disk.isReal) return;
  disk.fill();
  const { code, output } = await runToEnd('main.js', [], { ...SECRETS, ...disk.env });
  expect(code, output).toBe(1);
  expect(output).toContain(
    `The disk that holds ${disk.folder} is full: 0 MB are left. Make room on it and start again.`,
  );
});

test.each([
  [250, 100],
  [350, 200],
])(
  '48-B9: a first start keeps free what is to be kept free (%i MB, %i of them)',
  async (size, reserve) => {
    const disk = smallDisk(size);
    // One that only believes so has room.
    if (!disk.isReal) return;
    const env = { ...SECRETS, ...disk.env, DISK_RESERVE_MB: String(reserve) };
    const { code, output } = await runToEnd('main.js', [], env);
    expect(code, output).toBe(1);
    expect(output).toContain(
      `A first start needs 200 MB beside the ${reserve} MB that DISK_RESERVE_MB keeps free.`,
    );
    expect(existsSync(join(disk.folder, 'postgres'))).toBe(false);
  },
);

test('a database elsewhere whose disk is full is told apart from one that is away', async () => {
  const disk = smallDisk(300);
  const port = await freePort();
  const embedded = await startEmbedded({
    dataDir: disk.folder,
    log: silentLog(),
    settings: {
      listen_addresses: '127.0.0.1',
      port: String(port),
      shared_buffers: '64MB',
      fsync: 'off',
    },
  });
  const { host } = embedded.target;
  const app = await startApp({
    ...SECRETS,
    DATABASE_URL: `postgres:///app?host=${host}&port=${port}&user=app`,
  });
  const database = await connectTo(disk.folder);
  const write = await writers(app, database);
  expect(await write.draft()).toEqual({ status: 200, message: '' });
  disk.fill();
  if (!disk.isReal) await database.query(NO_ROOM_FOR_DRAFTS);
  // A refusal of a resolver is in its body.
  expect(await write.draft()).toEqual({ status: 200, message: expect.stringMatching(WORDS) });
  expect(await statusOf(`${app.url}/api/properties`)).toBe(200);
  // The process has room: others are no better off.
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  disk.empty();
  if (!disk.isReal) await database.query('DROP FUNCTION no_room CASCADE');
  await expect.poll(write.draft, SOON).toEqual({ status: 200, message: '' });
  await database.end();
  app.kill('SIGTERM');
  await app.exited;
  await embedded.stop();
});

const NO_ROOM_FOR_DRAFTS = `
  CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
    AS $$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$;
  CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON posting_draft
    FOR EACH ROW EXECUTE FUNCTION no_room()`;
