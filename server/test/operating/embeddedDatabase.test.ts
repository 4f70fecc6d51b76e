import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/connect.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { figuresIn } from '../harness/figures.ts';
import {
  databasePid,
  isRunning,
  runToEnd,
  startApp,
  statusOf,
  usesAppProcesses,
} from './appProcess.ts';
import { emptyDataDir, preparedDataDir, root } from './dataDir.ts';
import { launch, type AppProcess } from './launch.ts';

usesAppProcesses();

const SOON = { timeout: 30_000, interval: 50 };

test('starts on an empty directory, answers, and keeps its directory to itself', async () => {
  const app = await startApp({ DATA_DIR: emptyDataDir() });
  expect(await statusOf(`${app.url}/healthz`)).toBe(200);
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  for (const [name, mode] of [
    ['postgres', 0o700],
    ['run', 0o700],
    ['secrets.json', 0o600],
    ['postgres.log', 0o600],
  ] as const) {
    expect(statSync(join(app.dataDir, name)).mode & 0o777, name).toBe(mode);
  }
});

test('after kill -9 of the app the database is adopted, with everything that was acknowledged', async () => {
  const first = await startApp();
  const writes = await keepWriting(first);
  await writes.some();
  const pid = databasePid(first.dataDir);
  first.kill('SIGKILL');
  await first.exited;
  expect(isRunning(pid)).toBe(true);
  const second = await startApp({ DATA_DIR: first.dataDir });
  expect(databasePid(second.dataDir)).toBe(pid);
  expect(second.output()).toContain('"adopted":true');
  await writes.expectAllSaved();
  second.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test('after kill -9 of the database it is started again, with everything that was acknowledged', async () => {
  const app = await startApp();
  const writes = await keepWriting(app);
  for (const round of ['first', 'second']) {
    await writes.some();
    const pid = databasePid(app.dataDir);
    if (pid === null) throw new Error('no database');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => databasePid(app.dataDir), { ...SOON, message: round }).not.toBe(pid);
    await expect.poll(() => statusOf(`${app.url}/readyz`), SOON).toBe(200);
    await writes.some();
  }
  await writes.expectAllSaved();
  expect(isRunning(app.pid)).toBe(true);
  expect(app.output()).toContain('The embedded database is back.');
  const figures = figuresIn(await (await fetch(`${app.url}/metrics`)).text());
  expect(figures('embedded_database_restarts_total')).toBe(2);
});

test('after kill -9 of one server process of the database the app serves on', async () => {
  const app = await startApp();
  const database = await connectTo(app);
  const [backend] = await database.query<{ pid: number }>({
    text: 'SELECT pg_backend_pid() AS pid',
  });
  process.kill(backend?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(() => database.query({ text: 'SELECT 1 AS one' }).catch(() => null), SOON)
    .toEqual([{ one: 1 }]);
  await expect.poll(() => statusOf(`${app.url}/readyz`), SOON).toBe(200);
  await database.close();
});

test('a database that stands still costs nobody more than a refusal, and serves again when it goes on', async () => {
  const app = await startApp();
  let price = 0;
  const asks = () =>
    Promise.all([
      answerOf(`${app.url}/api/properties`),
      // A page that nobody has asked for: others may be kept for a moment.
      answerOf(`${app.url}/property?minPrice=${(price += 1)}`),
      answerOf(`${app.url}/api/newsletter/subscribe`, { email: 'tara@example.in' }),
      answerOf(`${app.url}/graphql`, { query: '{ properties { total } }' }),
    ]);
  // A refusal at the GraphQL door has its code in the body.
  const refused = ['503, again in 2', '503, again in 2', '503, again in 2', '200, again in 2'];
  expect(await asks()).toEqual(['200', '200', '200', '200']);
  const pids = processesOf(databasePid(app.dataDir));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const took = async (pending: Promise<unknown>) => {
      const begun = Date.now();
      await pending;
      return Date.now() - begun;
    };
    const [write, page] = await Promise.all([
      took(answerOf(`${app.url}/api/newsletter/subscribe`, { email: 'tara@example.in' })),
      took(answerOf(`${app.url}/property?city=pune`)),
    ]);
    // A page asks for several things, one after the other, and waits once, as a write does.
    expect(page).toBeLessThan(1.7 * write);
    expect(await asks()).toEqual(refused);
    // Whoever comes later finds no connection that could be taken.
    expect(await asks()).toEqual(refused);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(asks, SOON).toEqual(['200', '200', '200', '200']);
});

test('SIGTERM finishes the request in flight and stops the database last', async () => {
  const app = await startApp();
  const pid = databasePid(app.dataDir);
  const request = await sendHalfARequest(app);
  app.kill('SIGTERM');
  await expect.poll(() => statusOf(`${app.url}/healthz`), SOON).toBe(null);
  expect(isRunning(app.pid)).toBe(true);
  expect(isRunning(pid)).toBe(true);
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(await app.exited).toBe(0);
  expect(isRunning(pid)).toBe(false);
  const stopped = [...app.output().matchAll(/"part":"([^"]+)","msg":"Stopped\."/g)];
  expect(stopped.map(([, part]) => part)).toEqual([
    'web server',
    'application',
    'temporary files',
    'database connections',
    'embedded database',
  ]);
  expect(readFileSync(join(app.dataDir, 'postgres.log'), 'utf8')).toContain(
    'database system is shut down',
  );
});

test('one that leaves says so and serves on, as long as it was told to', async () => {
  const app = await startApp({ SHUTDOWN_DELAY_SECONDS: '600' });
  app.kill('SIGTERM');
  await expect.poll(() => statusOf(`${app.url}/readyz`), SOON).toBe(503);
  expect(await statusOf(`${app.url}/api/properties`)).toBe(200);
  // Later than an echo comes, counted from when the first one was taken.
  await pause(1_100);
  app.kill('SIGTERM');
  expect(await app.exited).toBe(1);
});

test('a Ctrl-C that npm passes on a second time still drains; a later one ends at once', async () => {
  const patient = await startApp();
  const request = await sendHalfARequest(patient);
  patient.kill('SIGINT');
  await expect.poll(() => patient.output(), { interval: 1 }).toContain('Stopping.');
  patient.kill('SIGINT');
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(await patient.exited).toBe(0);

  const impatient = await startApp({ DATA_DIR: patient.dataDir });
  await sendHalfARequest(impatient);
  impatient.kill('SIGINT');
  await expect.poll(() => impatient.output()).toContain('Stopping.');
  // Later than an echo comes, counted from when the first one was taken.
  await pause(1_100);
  impatient.kill('SIGINT');
  expect(await impatient.exited).toBe(1);
  expect(isRunning(databasePid(patient.dataDir))).toBe(true);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '48-B9: %s while the database comes up leaves nothing running',
  async (signal) => {
    const DATA_DIR = await preparedDataDir();
    const app = await launch(root, 'main.js', [], { DATA_DIR });
    await expect.poll(() => databasePid(DATA_DIR), { interval: 1 }).not.toBe(null);
    const pid = databasePid(DATA_DIR);
    expect(app.output()).not.toContain('The embedded database is up.');
    app.kill(signal);
    expect(await app.exited, app.output()).toBe(0);
    expect(isRunning(pid)).toBe(false);
  },
);

test('a second process on the port is refused and does not touch the database of the first', async () => {
  const app = await startApp();
  const pid = databasePid(app.dataDir);
  const port = new URL(app.url).port;
  const second = await runToEnd('main.js', [], { PORT: port, DATA_DIR: app.dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toContain('PORT');
  expect(databasePid(app.dataDir)).toBe(pid);
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
});

test('two processes share one data directory, and the last to stop takes the database along', async () => {
  const DATA_DIR = await preparedDataDir();
  const [one, two] = await Promise.all([startApp({ DATA_DIR }), startApp({ DATA_DIR })]);
  const pid = databasePid(DATA_DIR);
  one.kill('SIGTERM');
  expect(await one.exited).toBe(0);
  expect(isRunning(pid)).toBe(true);
  expect(await statusOf(`${two.url}/readyz`)).toBe(200);
  two.kill('SIGTERM');
  expect(await two.exited).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test('npm run migrate beside a running app leaves the database running', async () => {
  const app = await startApp();
  const pid = databasePid(app.dataDir);
  const migrate = await runToEnd('command.js', ['migrate'], { DATA_DIR: app.dataDir });
  expect(migrate).toMatchObject({ code: 0 });
  expect(migrate.output).toContain('already up to date');
  expect(databasePid(app.dataDir)).toBe(pid);
  expect(isRunning(pid)).toBe(true);
});

test('works below a directory that only its owner may enter, with a path too long for a socket', async () => {
  const closed = emptyDataDir();
  chmodSync(closed, 0o700);
  const dataDir = join(closed, 'a-rather-long-name-'.repeat(5));
  mkdirSync(dataDir, { mode: 0o700 });
  const app = await startApp({ DATA_DIR: dataDir });
  expect(await statusOf(`${app.url}/readyz`)).toBe(200);
  expect(existsSync(join(dataDir, 'run'))).toBe(false);
  const pid = databasePid(dataDir);
  app.kill('SIGKILL');
  await app.exited;
  const again = await startApp({ DATA_DIR: dataDir });
  expect(databasePid(dataDir)).toBe(pid);
  again.kill('SIGTERM');
  expect(await again.exited).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

/** The status, and after how many seconds another try makes sense. */
async function answerOf(url: string, body?: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(url, body && post);
  const again = response.headers.get('retry-after');
  return again === null ? `${response.status}` : `${response.status}, again in ${again}`;
}

/** A server of the database and what it has begun. */
function processesOf(pid: number | null): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [Number(pid), ...children.map(Number)];
}

async function connectTo(app: AppProcess): Promise<Database> {
  return openDatabase({
    primary: { host: join(app.dataDir, 'run'), port: 5432, user: 'app', database: 'app' },
    entities: [],
    migrations: [],
    log: silentLog(),
    poolSize: 4,
  });
}

/** Four writers that never pause. What is acknowledged has to be there at the end; what fails may be. */
async function keepWriting(app: AppProcess) {
  const database = await connectTo(app);
  await database.query({ text: 'DROP TABLE IF EXISTS written' });
  await database.query({ text: 'CREATE TABLE written (id bigint PRIMARY KEY)' });
  const acknowledged: number[] = [];
  let next = 0;
  const done = new AbortController();
  const write = async () => {
    while (!done.signal.aborted) {
      next += 1;
      const id = next;
      await database
        .query({ text: 'INSERT INTO written VALUES ($1)', values: [id] })
        .then(() => acknowledged.push(id))
        .catch(() => undefined);
    }
  };
  const writers = [write(), write(), write(), write()];
  return {
    some: async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length - before, SOON).toBeGreaterThan(50);
    },
    expectAllSaved: async () => {
      done.abort();
      await Promise.all(writers);
      const saved = await database.query<{ id: number }>({ text: 'SELECT id FROM written' });
      await database.close();
      const ids = new Set(saved.map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    },
  };
}

/** A request whose body is not there yet: in flight for as long as the test needs it. */
async function sendHalfARequest(app: AppProcess): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ query: '{ __typename }' });
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  socket.on('error', () => undefined);
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body.slice(0, 5),
  ];
  await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
  // Connections are taken in order: when a later one was answered, this one has been read.
  expect(await statusOf(`${app.url}/healthz`)).toBe(200);
  return {
    finish: async () => {
      socket.write(body.slice(5));
      await expect.poll(() => response, SOON).not.toBe('');
      socket.destroy();
      return response;
    },
  };
}
