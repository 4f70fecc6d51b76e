import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { startEmbedded } from '../../src/embeddedDatabase/embedded.ts';
import type { EmbeddedDatabase } from '../../src/embeddedDatabase/embedded.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { runToEnd, startApp, statusOf, usesAppProcesses } from './appProcess.ts';
import { emptyDataDir } from './dataDir.ts';
import { freePort } from './launch.ts';
import { wayTo } from '../harness/wayTo.ts';

usesAppProcesses();

const PASSWORD = 'hunter2-of-the-tests';
let server: { port: number; dataDir: string; embedded: EmbeddedDatabase };

/** A server of its own on TCP with passwords, which no process under test has started. */
beforeAll(async () => {
  const port = await freePort();
  const dataDir = emptyDataDir();
  server = { port, dataDir, embedded: await startServer(dataDir, port) };
  await asSuperuser(`ALTER ROLE app PASSWORD '${PASSWORD}'`);
});

afterAll(async () => {
  await server.embedded.stop();
});

test('runs on DATABASE_URL, and leaves that database running when it stops', async () => {
  const app = await startApp({ DATABASE_URL: await newDatabase('plain') });
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  app.kill('SIGTERM');
  expect(await app.exited).toBe(0);
  await asSuperuser('SELECT 1');
});

test('two processes that start at once on an empty database migrate it once', async () => {
  const url = await newDatabase('twice');
  const apps = await Promise.all([
    startApp({ DATABASE_URL: url }),
    startApp({ DATABASE_URL: url }),
  ]);
  for (const app of apps) expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migration ORDER BY id',
  );
  await client.end();
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  const entries = apps.map((app) => app.output().includes('The database was brought up to date.'));
  expect(entries.filter(Boolean)).toHaveLength(1);
});

test('is not ready while the database is away, and ready again by itself', async () => {
  const app = await startApp({ DATABASE_URL: await newDatabase('away') });
  await server.embedded.stop();
  await expect.poll(() => statusOf(`${app.url}/readyz`), { timeout: 30_000 }).toBe(503);
  expect(await statusOf(`${app.url}/healthz`)).toBe(200);
  server.embedded = await startServer(server.dataDir, server.port);
  await expect.poll(() => statusOf(`${app.url}/readyz`), { timeout: 30_000 }).toBe(200);
});

test('48-B6: connections that lead nowhere are noticed, all of them, while new ones work', async () => {
  const way = await wayTo({ host: '127.0.0.1', port: server.port });
  const url = await newDatabase('nowhere');
  const app = await startApp({
    DATABASE_URL: url.replace(`:${server.port}/`, `:${way.address.port}/`),
  });
  const page = () => statusOf(`${app.url}/api/properties?page=${Math.ceil(Math.random() * 1e6)}`);
  const wrong = async () =>
    (await Promise.all(Array.from({ length: 24 }, page))).filter((status) => status !== 200);
  await expect.poll(wrong).toEqual([]);
  expect(way.forget()).toBeGreaterThan(10);
  await expect.poll(wrong, { timeout: 10_000 }).toEqual([]);
  expect(await wrong()).toEqual([]);
  way.forget();
  const notifiedAt = performance.now();
  app.kill('SIGTERM');
  expect(await app.exited).toBe(0);
  expect(performance.now() - notifiedAt).toBeLessThan(15_000);
});

test('a password may have any signs where it stands beside the address', async () => {
  const password = `p@ss:/%41 #?&$"\\w`;
  await asSuperuser(`CREATE ROLE odd LOGIN PASSWORD '${password}'`);
  await asSuperuser('CREATE DATABASE odd OWNER odd');
  const DATABASE_URL = `postgres://odd@127.0.0.1:${server.port}/odd`;
  const migrate = (env: object) => runToEnd('command.js', ['migrate'], { DATABASE_URL, ...env });
  expect(await migrate({ DATABASE_PASSWORD: password })).toMatchObject({ code: 0 });
  expect(await migrate({ DATABASE_PASSWORD: 'other' })).toMatchObject({ code: 1 });
});

test('a database that cannot be used ends the start with a sentence and without the password', async () => {
  const right = await newDatabase('refused');
  const unreachable = `postgres://app:${PASSWORD}@127.0.0.1:${await freePort()}/app`;
  const cases: [url: string, words: string][] = [
    [right.replace(PASSWORD, 'other'), 'refuses the password'],
    [right.replace('/refused', '/missing'), 'does not exist'],
    [unreachable, 'cannot be reached'],
  ];
  for (const [url, words] of cases) {
    const { code, output } = await runToEnd('main.js', [], { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).toContain(words);
    expect(output).not.toContain(PASSWORD);
  }
});

function startServer(dataDir: string, port: number): Promise<EmbeddedDatabase> {
  return startEmbedded({
    dataDir,
    log: silentLog(),
    settings: {
      listen_addresses: '127.0.0.1',
      port: String(port),
      shared_buffers: '64MB',
      fsync: 'off',
    },
  });
}

async function newDatabase(name: string): Promise<string> {
  await asSuperuser(`CREATE DATABASE ${name} OWNER app`);
  return `postgres://app:${PASSWORD}@127.0.0.1:${server.port}/${name}`;
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client(server.embedded.superuser);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
