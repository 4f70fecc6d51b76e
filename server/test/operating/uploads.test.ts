import { readdirSync, utimesSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { accessTokens } from '../../src/sessions/accessToken.ts';
import { photo } from '../fakes/photos.ts';
import { graphqlUpload, type Multipart } from '../harness/multipart.ts';
import { startApp, usesAppProcesses } from './appProcess.ts';
import { preparedDataDir } from './dataDir.ts';
import { connectTo } from './pair.ts';

usesAppProcesses();

const PUBLIC_URL = 'http://localhost:4000';
const JWT_SECRET = 'a secret of the tests, long enough to sign with';
const PICTURE_LOCK = 424_242;

/** The header of somebody who has signed in. */
async function bearer(database: Client): Promise<string> {
  const [accountId, sessionId] = [newId(), newId()];
  await database.query(
    `INSERT INTO account (id, name, user_type) VALUES ($1, 'Meera Test', 'seller')`,
    [accountId],
  );
  await database.query(
    `INSERT INTO session (id, account_id, device, address) VALUES ($1, $2, 'Chrome', '192.0.2.1')`,
    [sessionId, accountId],
  );
  const tokens = accessTokens(JWT_SECRET, PUBLIC_URL, systemClock);
  return `Bearer ${await tokens.sign({ accountId, sessionId })}`;
}

/** From now on every UPDATE of a picture waits for the lock that `database` holds. */
async function lockPictures(database: Client): Promise<void> {
  await database.query(`
    CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0
      AS 'BEGIN PERFORM pg_advisory_xact_lock(424242); RETURN NEW; END'`);
  await database.query(
    'CREATE TRIGGER wait BEFORE UPDATE ON picture FOR EACH ROW EXECUTE FUNCTION wait_for_lock()',
  );
  await database.query('SELECT pg_advisory_lock($1)', [PICTURE_LOCK]);
}

async function count(database: Client, text: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int AS count ${text}`);
  return rows[0]?.count ?? 0;
}

const isWaiting = (database: Client) =>
  count(
    database,
    `FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE "picture"%'`,
  );

function filesIn(dataDir: string, folder: string): string[] {
  const found = readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Sends the first half of an upload and keeps the connection open. */
function beginUpload(url: string, { headers, payload }: Multipart): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const requests = Object.entries({ host: 'localhost', ...headers }).map((pair) => pair.join(': '));
  socket.write(`POST /graphql HTTP/1.1\r\n${requests.join('\r\n')}\r\n\r\n`);
  socket.write(payload.subarray(0, payload.length / 2));
}

test('kill -9 between file and row, and in the middle of an upload, leaves nothing that the next start does not remove', async () => {
  const env = { PUBLIC_URL, JWT_SECRET, DATA_DIR: await preparedDataDir() };
  const app = await startApp(env);
  const database = await connectTo(app.dataDir);
  const authorization = await bearer(database);
  const form = graphqlUpload(await photo(800, 600).jpeg().toBuffer());
  const headers = { ...form.headers, authorization };

  beginUpload(app.url, { ...form, headers });
  await expect.poll(() => filesIn(app.dataDir, 'temporary').length).toBeGreaterThan(0);
  // What waits is given up after some seconds: nothing else is waited for between this and the kill.
  await lockPictures(database);
  const cut = fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form.payload }).then(
    () => 'answered',
    () => 'cut',
  );
  await expect.poll(() => isWaiting(database), { interval: 20 }).toBe(1);
  app.kill('SIGKILL');
  await app.exited;
  expect(await cut).toBe('cut');
  expect(filesIn(app.dataDir, 'media/pictures')).toContain('source.jpg');
  expect(await count(database, 'FROM picture WHERE source_key IS NULL')).toBe(1);

  await database.query('DROP FUNCTION wait_for_lock CASCADE');
  await database.query('SELECT pg_advisory_unlock($1)', [PICTURE_LOCK]);
  await database.query(`UPDATE picture SET created_at = created_at - interval '2 minutes'`);
  for (const name of filesIn(app.dataDir, 'temporary')) {
    utimesSync(join(app.dataDir, 'temporary', name), 0, 0);
  }
  const again = await startApp(env);
  await expect.poll(() => count(database, 'FROM picture')).toBe(0);
  expect(filesIn(app.dataDir, 'media/pictures')).toEqual([]);
  expect(filesIn(app.dataDir, 'temporary')).toEqual([]);
  const used = await fetch(`${again.url}/graphql`, {
    method: 'POST',
    headers,
    body: form.payload,
  });
  expect(await used.json()).toMatchObject({
    data: { uploadPicture: { picture: { width: 800 } } },
  });
  await database.end();
});
