import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { silentLog } from '../platform/observability/logging.ts';
import { isAlive } from '../platform/processes.ts';
import { createMissingLinks } from './binaries.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { settingsFile } from './settings.ts';

const directories: string[] = [];
const log = silentLog();
const settings = { shared_buffers: '16MB', fsync: 'off' };

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'embedded-'));
  directories.push(directory);
  return directory;
}

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

test('the application owns its database and is no superuser', async () => {
  const client = new Client(inject('template'));
  await client.connect();
  const { rows } = await client.query(`SELECT rolsuper, rolcreatedb, rolcreaterole,
    pg_get_userbyid(datdba) = rolname AS owner
    FROM pg_roles JOIN pg_database ON datname = current_database()
    WHERE rolname = current_user`);
  await client.end();
  expect(rows).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false, owner: true },
  ]);
});

test('letters of every script are letters', async () => {
  const client = new Client(inject('template'));
  await client.connect();
  const { rows } = await client.query("SELECT lower('ÉCOLE') AS lower, 'मुंबई' ~ '^\\w' AS letter");
  await client.end();
  expect(rows).toEqual([{ lower: 'école', letter: true }]);
});

test('the usual server is durable, on a unix socket only, and logs no values', async () => {
  const dataDir = newDirectory();
  chmodSync(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, log, settings: { shared_buffers: '16MB' } });
  const client = new Client(embedded.target);
  await client.connect();
  const show = async (name: string) =>
    (await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name])).rows[0]
      ?.value;
  expect(await show('fsync')).toBe('on');
  expect(await show('synchronous_commit')).toBe('on');
  expect(await show('full_page_writes')).toBe('on');
  expect(await show('listen_addresses')).toBe('');
  expect(await show('jit')).toBe('off');
  expect(capabilitiesOf(embedded.pid())).toBe(expectedCapabilities());
  await client.query('CREATE TABLE person (mobile text PRIMARY KEY)');
  const insert = () => client.query('INSERT INTO person VALUES ($1)', ['9812345610']);
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: '23505' });
  await expect(client.query(`SELECT '9812345610' FROM nowhere`)).rejects.toThrow('nowhere');
  await client.end();
  expect(await embedded.stop()).toBe('stopped');
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('9812345610');
});

/** None where everybody may pass to the server's files; below a closed folder the one that lets it pass. */
function expectedCapabilities(): number | null {
  if (process.platform !== 'linux') return null;
  return isOpenToAll(process.cwd()) ? 0 : CAP_DAC_READ_SEARCH;
}

const CAP_DAC_READ_SEARCH = 1 << 2;

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  const mayPass = (statSync(path).mode & 0o001) !== 0;
  return mayPass && (parent === path || isOpenToAll(parent));
}

/** What a process may do beyond its user's rights: a reachable directory needs nothing of that. */
function capabilitiesOf(pid: number | null): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number.parseInt(/^CapEff:\t(\w+)$/m.exec(status)?.[1] ?? '', 16);
}

test('several that start at once share one server, and only the last to stop ends it', async () => {
  const dataDir = newDirectory();
  const all = await Promise.all([1, 2, 3].map(() => startEmbedded({ dataDir, log, settings })));
  expect(new Set(all.map((each) => each.pid())).size).toBe(1);
  const ends: string[] = [];
  for (const each of all) ends.push(await each.stop());
  expect(ends).toEqual(['left running', 'left running', 'stopped']);
});

test('a directory that was copied while its server ran gets a server of its own', async () => {
  const dataDir = newDirectory();
  const original = await startEmbedded({ dataDir, log, settings });
  const copy = newDirectory();
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  for (const path of ['', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })]) {
    if (process.getuid?.() === 0) lchownSync(join(copy, path), uid, gid);
  }
  const other = await startEmbedded({ dataDir: copy, log, settings });
  expect([other.adopted, other.pid()]).toEqual([false, expect.any(Number)]);
  expect(other.pid()).not.toBe(original.pid());
  const tables = async ({ target }: EmbeddedDatabase, statement: string) => {
    const client = new Client(target);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  await tables(other, 'CREATE TABLE of_the_copy (id int)');
  expect(await tables(original, "SELECT to_regclass('of_the_copy') AS found")).toEqual([
    { found: null },
  ]);
  expect([await other.stop(), await original.stop()]).toEqual(['stopped', 'stopped']);
});

test('lock files that a crash left behind are no obstacle, whoever has their number now', async () => {
  const dataDir = newDirectory();
  const embedded = await startEmbedded({ dataDir, log, settings });
  await embedded.stop();
  // Its child ends at once, and the program that has taken its place never takes note. It has to be of
  // the server's user: the number of a stranger's process is no obstacle anyway.
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 600'], { cwd: '/', ...user });
  const zombie = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
  });
  await expect.poll(() => isAlive(zombie)).toBe(false);
  for (const pid of [spawnSync('true').pid, zombie, parent.pid]) {
    const lines = [pid, join(dataDir, 'postgres'), '0', '5432', join(dataDir, 'run'), '', '', ''];
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'));
    writeFileSync(join(dataDir, 'run', '.s.PGSQL.5432.lock'), lines.join('\n'));
    const again = await startEmbedded({ dataDir, log, settings });
    expect(again.adopted).toBe(false);
    expect(await again.stop()).toBe('stopped');
  }
  parent.kill();
});

test('a server that does not stop when it is told to is ended, by whoever told it or comes next', async () => {
  const options = { dataDir: newDirectory(), log, settings, stopSeconds: 1 };
  const first = await startEmbedded(options);
  await delayStopping(first);
  expect(await first.stop()).toBe('stopped');

  const second = await startEmbedded(options);
  const pid = second.pid() ?? 0;
  await delayStopping(second);
  process.kill(pid, 'SIGINT');
  const status = join(options.dataDir, 'postgres', 'postmaster.pid');
  await expect.poll(() => readFileSync(status, 'utf8')).toContain('stopping');
  const third = await startEmbedded(options);
  expect(third.pid()).not.toBe(pid);
  expect(isAlive(pid)).toBe(false);
  expect([await second.stop(), await third.stop()]).toEqual(['left running', 'stopped']);
});

/** Without its checkpointer a server waits for ever when it is to stop in order. */
async function delayStopping({ superuser }: EmbeddedDatabase): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  await client.end();
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
}

test('a server that cannot start says why and where its log is', async () => {
  const dataDir = newDirectory();
  const start = startEmbedded({ dataDir, log, settings: { ...settings, max_connections: 'many' } });
  await expect(start).rejects.toThrow(/did not start\..*postgres\.log/);
});

test.each(['do$llar', 'back`tick', 'quo"te', 'back\\slash'])(
  'a directory named %s is refused with a sentence',
  async (name) => {
    const dataDir = join(newDirectory(), name);
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
      'The embedded database cannot work below a directory whose name has a quote, a dollar sign, a back-tick or a backslash in it. Move it, set DATA_DIR to another directory, or set DATABASE_URL.',
    );
  },
);

test('a directory with a space, a comma and an apostrophe in its name works', async () => {
  const dataDir = join(newDirectory(), "Asha's data, new");
  const embedded = await startEmbedded({ dataDir, log, settings });
  expect(statSync(join(dataDir, 'run')).isDirectory()).toBe(true);
  expect(await embedded.stop()).toBe('stopped');
});

test('links that the package lacks are made, and made again without complaint', () => {
  const root = newDirectory();
  mkdirSync(join(root, 'native', 'lib'), { recursive: true });
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  createMissingLinks(root);
  createMissingLinks(root);
  expect(readlinkSync(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('links that cannot be made are told with what to do, and a list of something else has none', () => {
  const root = newDirectory();
  mkdirSync(join(root, 'native'));
  const list = join(root, 'native', 'pg-symlinks.json');
  const link = { source: 'native/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  for (const rows of [{}, [{ ...link, source: 1 }, { ...link, target: null }, 'x', null]]) {
    writeFileSync(list, JSON.stringify(rows));
    createMissingLinks(root);
  }
  // A file where the directory should be.
  writeFileSync(join(root, 'native', 'lib'), '');
  writeFileSync(list, JSON.stringify([link]));
  expect(() => createMissingLinks(root)).toThrow(
    `The libraries of the embedded PostgreSQL are incomplete and ${join(root, 'native', 'lib')} cannot be written to. Run npm rebuild as its owner, or set DATABASE_URL.`,
  );
});

test('a setting cannot break out of its line', () => {
  expect(settingsFile({ name: "a'b" })).toContain("name = 'a''b'");
});
