import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Database } from '../database/connect.ts';
import type { PersistentConnection } from '../database/persistentConnection.ts';
import { silentLog } from '../observability/logging.ts';
import { absent, PROCESS_NAME, showPresence } from './heartbeat.ts';

let database: Database;
let presence: PersistentConnection;

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  presence = await showPresence(database, silentLog());
});

afterEach(() => presence.end());

const missing = async () => (await absent(database, ['nobody', PROCESS_NAME])).sort();

test('who shows its presence is not absent', async () => {
  expect(await missing()).toEqual(['nobody']);
});

test('a process whose connection was lost shows itself again', async () => {
  const client = await database.connectAlone();
  const lost = await client.query(`SELECT pg_terminate_backend(pid, 20000) AS ended FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 7313003
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  await client.end();
  expect(lost.rows).toEqual([{ ended: true }]);
  await expect.poll(missing).toEqual(['nobody']);
});

test('a process that has ended is absent', async () => {
  await presence.end();
  await expect.poll(missing).toEqual([PROCESS_NAME, 'nobody']);
});
