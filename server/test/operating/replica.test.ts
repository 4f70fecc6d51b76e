import { spawnSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/embeddedDatabase/embedded.ts';
import { ENTITIES } from '../../src/entities.ts';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { type Database, openDatabase } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { figuresIn } from '../harness/figures.ts';
import { whenDone } from '../harness/whenDone.ts';
import { startApp, usesAppProcesses } from './appProcess.ts';
import { emptyDataDir } from './dataDir.ts';
import { type AppProcess } from './launch.ts';

usesAppProcesses();

const SOON = { timeout: 60_000, interval: 100 };
const SMALL = { shared_buffers: '32MB', fsync: 'off', max_wal_size: '256MB' };
const log = silentLog();
const replicaDir = emptyDataDir();
let primary: EmbeddedDatabase;
let database: Database;
let sellerId: string;

beforeAll(async () => {
  const dataDir = emptyDataDir();
  primary = await startEmbedded({ dataDir, log, settings: SMALL });
  whenDone(() => primary.stop());
  database = await openDatabase({
    primary: primary.target,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    log,
  });
  whenDone(() => database.close());
  await migrate(database, log);
  sellerId = (await buildAccount(database)).id;
  await copyWhileItRuns(join(dataDir, 'postgres'), join(replicaDir, 'postgres'));
});

/** A base backup; the embedded set has no tool for it. */
async function copyWhileItRuns(from: string, to: string): Promise<void> {
  const client = new Client(primary.superuser);
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', true)`);
  expect(spawnSync('cp', ['-a', from, to]).status).toBe(0);
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  rmSync(join(to, 'postmaster.pid'));
  const { uid, gid } = statSync(to);
  for (const [name, text] of [
    ['backup_label', String(rows[0]?.labelfile)],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(to, name), text, { mode: 0o600 });
    chownSync(join(to, name), uid, gid);
  }
}

async function startReplica(): Promise<EmbeddedDatabase> {
  const { host, port, user } = primary.superuser;
  const settings = { ...SMALL, primary_conninfo: `host=${host} port=${port} user=${user}` };
  return startEmbedded({ dataDir: replicaDir, log, settings });
}

const urlOf = ({ host, port }: { host: string; port: number }) =>
  `postgres:///app?host=${host}&port=${port}&user=app`;

function startWithReplica(lagSeconds: string): Promise<AppProcess> {
  return startApp({
    DATABASE_URL: urlOf(primary.target),
    DATABASE_REPLICA_URLS: urlOf({ host: join(replicaDir, 'run'), port: 5432 }),
    REPLICA_LAG_SECONDS: lagSeconds,
  });
}

async function onReplica(replica: EmbeddedDatabase, text: string): Promise<unknown> {
  const client = new Client({ ...replica.superuser, database: 'app' });
  await client.connect();
  try {
    return (await client.query(text)).rows[0]?.value;
  } finally {
    await client.end();
  }
}

async function totalFor(app: AppProcess, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${app.url}/api/properties`, { headers });
  const { pagination }: { pagination?: { total: number } } = Object(await response.json());
  return pagination?.total ?? -1;
}

/** What the figures say of the replica: how far it is behind, and whether it is read from. */
async function figuresOf(app: AppProcess): Promise<{ lag: number | null; isRead: number | null }> {
  const figures = figuresIn(await (await fetch(`${app.url}/metrics`)).text());
  return {
    lag: figures('replica_lag_seconds{replica="replica 1"}'),
    isRead: figures('replica_read{replica="replica 1"}'),
  };
}

const textOf = (app: AppProcess, words: string) => app.output().split(words).length - 1;
const IN = 'A replica is read from.';
const OUT = 'A replica is left out.';

test('a replica that is away does not stop a start; it is taken in when it comes, left out while it lags or is gone', async () => {
  const app = await startWithReplica('1');
  expect(app.output()).toContain('Not every replica can be read from yet.');
  expect(await figuresOf(app)).toEqual({ lag: null, isRead: 0 });
  const replica = await startReplica();
  expect(await onReplica(replica, 'SELECT pg_is_in_recovery() AS value')).toBe(true);
  await expect.poll(() => textOf(app, IN), SOON).toBe(1);
  await expect.poll(() => figuresOf(app), SOON).toEqual({ lag: 0, isRead: 1 });

  await onReplica(replica, 'SELECT pg_wal_replay_pause()::text AS value');
  await writeListings(database, [listing({ sellerId })]);
  await expect.poll(() => textOf(app, OUT), SOON).toBe(1);
  const behind = await figuresOf(app);
  expect(behind.isRead).toBe(0);
  expect(behind.lag).toBeGreaterThan(1);
  await onReplica(replica, 'SELECT pg_wal_replay_resume()::text AS value');
  await expect.poll(() => textOf(app, IN), SOON).toBe(2);

  await replica.stop();
  await expect.poll(() => textOf(app, OUT), SOON).toBe(2);
  expect((await fetch(`${app.url}/api/properties`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test('whoever has just written reads what was written, others what the replica has', async () => {
  const replica = await startReplica();
  try {
    const app = await startWithReplica('3600');
    await expect.poll(() => textOf(app, IN), SOON).toBe(1);
    const before = await totalFor(app);
    await onReplica(replica, 'SELECT pg_wal_replay_pause()::text AS value');
    await writeListings(database, [listing({ sellerId })]);
    const sent = await fetch(`${app.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tara@example.in' }),
    });
    const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(sent.headers.get('set-cookie')).toMatch(
      /^just-wrote=1; Max-Age=3601; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await totalFor(app, { cookie })).toBe(before + 1);
    expect(await totalFor(app)).toBe(before);
    await onReplica(replica, 'SELECT pg_wal_replay_resume()::text AS value');
    await expect.poll(() => totalFor(app), SOON).toBe(before + 1);
    app.kill('SIGTERM');
    expect(await app.exited).toBe(0);
  } finally {
    await replica.stop();
  }
});
