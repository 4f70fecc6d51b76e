import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../failures.ts';
import { addJob, givenUpJobs, migrateJobs, startJobs } from './jobs.ts';
import type { Jobs, JobSet, JobTask } from './jobs.ts';
import { createLog, silentLog } from '../observability/logging.ts';
import { absent, PROCESS_NAME } from './heartbeat.ts';
import { inTransaction } from '../database/transaction.ts';
import { visitorContext } from '../../../test/harness/context.ts';

const log = silentLog();
let database: Database;
let context: Context;
let running: Jobs[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await Promise.all([migrateJobs(database), migrateJobs(database), migrateJobs(database)]);
  context = visitorContext(database, { log });
});

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  vi.unstubAllGlobals();
  await database.query({ text: 'DELETE FROM graphile_worker._private_jobs' });
});

async function start(tasks: Record<string, JobTask>, more: Partial<JobSet> = {}): Promise<Jobs> {
  const jobs = await startJobs({ database, log, sets: [{ tasks, ...more }] });
  running.push(jobs);
  return jobs;
}

async function waiting(): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    text: 'SELECT count(*) FROM graphile_worker._private_jobs WHERE attempts < max_attempts',
  });
  return row?.count ?? -1;
}

const soon = { timeout: 60_000, interval: 20 };

test('a job that was added in a transaction runs after its commit, with its payload', async () => {
  const seen: unknown[] = [];
  await start({ note: async (payload) => void seen.push(payload) });
  await inTransaction(context, async (inside) => {
    await addJob(inside, 'note', { n: 1 });
    await inside.query({ text: 'SELECT pg_sleep(0.2)' });
    expect(seen).toEqual([]);
  });
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), soon);
});

test('a job starts when it is added, not when the queue looks by itself', async () => {
  let ran = 0;
  const sets = [{ tasks: { note: async () => void (ran += 1) } }];
  running.push(await startJobs({ database, log, sets, pollMs: 3_600_000 }));
  // The queue may have looked before it began to listen.
  await vi.waitFor(async () => {
    await addJob(database, 'note', {}, { key: 'first' });
    expect(ran).toBeGreaterThan(0);
  }, soon);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  for (let n = 0; n < 3; n += 1) {
    const before = ran;
    await addJob(database, 'note');
    await vi.waitFor(() => expect(ran).toBe(before + 1), soon);
  }
});

test('every run that is over is told of: done, failed, or given up', async () => {
  const runs: string[] = [];
  const task = async (payload: unknown) => {
    if (payload === null || JSON.stringify(payload) !== '{}') throw new Error('no');
  };
  const count = (of: { task: string; outcome: string }) => runs.push(`${of.task} ${of.outcome}`);
  running.push(await startJobs({ database, log, sets: [{ tasks: { note: task } }], count }));
  await addJob(database, 'note');
  await vi.waitFor(() => expect(runs).toEqual(['note done']), soon);
  await addJob(database, 'note', { is: 'bad' }, { key: 'bad' });
  await vi.waitFor(() => expect(runs).toEqual(['note done', 'note failed']), soon);
  await database.query({
    text: 'UPDATE graphile_worker._private_jobs SET max_attempts = 2, run_at = now()',
  });
  await vi.waitFor(() => expect(runs.at(-1)).toBe('note given up'), soon);
  expect(runs).toHaveLength(3);
});

test('a rolled back job never existed', async () => {
  await inTransaction(context, async (inside) => {
    await addJob(inside, 'note');
    throw conflict();
  }).catch(() => undefined);
  expect(await waiting()).toBe(0);
});

test('jobs with one key wait as one', async () => {
  await addJob(database, 'note', { n: 1 }, { key: 'k' });
  await addJob(database, 'note', { n: 2 }, { key: 'k' });
  expect(await waiting()).toBe(1);
  const seen: unknown[] = [];
  await start({ note: async (payload) => void seen.push(payload) });
  await vi.waitFor(() => expect(seen).toEqual([{ n: 2 }]), soon);
});

test('a job that is added again and again keeps its place', async () => {
  await addJob(database, 'note', { is: 'kept' }, { key: 'k' });
  await addJob(database, 'note', { is: 'late' });
  for (let n = 0; n < 3; n += 1) await addJob(database, 'note', { is: 'kept' }, { key: 'k' });
  // The order in which the queue hands jobs out.
  const rows = await database.query<{ is: string }>({
    text: `SELECT payload->>'is' AS is FROM graphile_worker._private_jobs ORDER BY priority, run_at`,
  });
  expect(rows.map((row) => row.is)).toEqual(['kept', 'late']);
});

test('a job with a time waits for it; added again it keeps its time, unless it is given another', async () => {
  const timesOf = async () =>
    (
      await database.query<{ at: Date; tries: number }>({
        text: 'SELECT run_at AS at, max_attempts AS tries FROM graphile_worker._private_jobs',
      })
    ).map(({ at, tries }) => [at.toISOString(), tries]);
  const [first, second] = ['2099-01-01T00:00:00.000Z', '2099-06-01T00:00:00.000Z'];
  await addJob(database, 'note', {}, { key: 'k', runAt: new Date(first) });
  expect(await timesOf()).toEqual([[first, 25]]);
  await addJob(database, 'note', {}, { key: 'k' });
  expect(await timesOf()).toEqual([[first, 25]]);
  await addJob(database, 'note', {}, { key: 'k', runAt: new Date(second) });
  expect(await timesOf()).toEqual([[second, 25]]);
});

test('tasks with a crontab are known to the queue, and a sweep that fails comes by again', async () => {
  let sweeps = 0;
  const sweep = async () => {
    sweeps += 1;
    if (sweeps === 1) throw new Error('not yet');
  };
  await start({ yearly: async () => undefined }, { crontab: ['0 0 1 1 * yearly'], sweep });
  await vi.waitFor(() => expect(sweeps).toBeGreaterThan(1), soon);
  expect(
    await database.query({
      text: 'SELECT identifier FROM graphile_worker._private_known_crontabs',
    }),
  ).toEqual([{ identifier: 'yearly' }]);
});

test.each<[what: string, set: Partial<JobSet>, problem: RegExp]>([
  ['a queue', { crontab: ['every day nothing'] }, /cron/i],
  ['what is to run at the start', { atStart: ['x'.repeat(129)] }, /identifier/],
])('%s that cannot be started leaves no sign of life behind', async (_what, set, problem) => {
  await expect(start({}, set)).rejects.toThrow(problem);
  await expect.poll(() => absent(database, [PROCESS_NAME])).toEqual([PROCESS_NAME]);
});

test('three jobs at most are worked on at once', async () => {
  let now = 0;
  let done = 0;
  const peaks: number[] = [];
  let open: () => void = () => undefined;
  const threeHaveBegun = new Promise<void>((resolve) => (open = resolve));
  await start({
    long: async () => {
      peaks.push((now += 1));
      if (peaks.length === 3) open();
      await threeHaveBegun;
      await database.query({ text: 'SELECT pg_sleep(0.05)' });
      now -= 1;
      done += 1;
    },
  });
  for (let n = 0; n < 12; n += 1) await addJob(database, 'long');
  await vi.waitFor(() => expect(done).toBe(12), soon);
  expect(Math.max(...peaks)).toBe(3);
});

test('a queue that works says nothing, one whose job fails says so, and it leaves signals to us', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const listening = () => ['SIGTERM', 'SIGINT'].map((signal) => process.listenerCount(signal));
  const before = listening();
  let tries = 0;
  const shaky = async () => {
    tries += 1;
    if (tries === 2) throw new Error('not yet');
  };
  running.push(
    await startJobs({
      database,
      log: createLog({ level: 'info', destination }),
      sets: [{ tasks: { shaky } }],
    }),
  );
  expect(listening()).toEqual(before);
  await addJob(database, 'shaky');
  await vi.waitFor(async () => expect([tries, await waiting()]).toEqual([1, 0]), soon);
  expect(lines).toEqual([]);
  await addJob(database, 'shaky');
  await vi.waitFor(() => expect(lines.join('')).toMatch(/"level":"warn".*not yet/), soon);
});

/** The time of day moves by so much; timers go on as they were. */
function setClock(byMs: number): void {
  vi.stubGlobal(
    'Date',
    class extends RealDate {
      constructor(...parts: [] | [number | string | Date]) {
        super(parts[0] ?? RealDate.now() + byMs);
      }
      static override now = () => RealDate.now() + byMs;
    },
  );
}
const RealDate = Date;
/** By how much the clock is to be set back, so that a minute ends in five seconds. */
const nearTheMinute = () => -((RealDate.now() + 5_000) % 60_000);

test.each([
  ['back by two hours', -7_200_000],
  ['back by three minutes', -180_000],
  ['forward by a day', 86_400_000],
])('48-B8: periodic jobs run after the clock went %s and came right', async (_, byMs) => {
  let ran = 0;
  setClock(nearTheMinute());
  await start(
    { [`note${byMs}`]: async () => void (ran += 1) },
    { crontab: [`* * * * * note${byMs}`] },
  );
  setClock(nearTheMinute() + byMs);
  // The minute ends meanwhile.
  await pause(6_000);
  ran = 0;
  setClock(nearTheMinute());
  await vi.waitFor(() => expect(ran).toBeGreaterThan(0), { timeout: 20_000 });
});

test('48-B8: what a clock that was ahead has added and noted runs once it is right', async () => {
  const ran: string[] = [];
  setClock(nearTheMinute());
  const tasks = {
    minute: async () => void ran.push('minute'),
    later: async () => void ran.push('later'),
    now: async () => void ran.push('now'),
  };
  await addJob(database, 'now');
  await addJob(database, 'later', {}, { runAt: new RealDate(RealDate.now() + 3_600_000) });
  await database.query({
    text: `UPDATE graphile_worker._private_jobs SET run_at = run_at + interval '40 days',
      created_at = created_at + interval '40 days'`,
  });
  await database.query({
    text: `INSERT INTO graphile_worker._private_known_crontabs
      VALUES ('minute', now(), now() + interval '40 days')`,
  });
  await start(tasks, { crontab: ['* * * * * minute'] });
  await vi.waitFor(() => expect(ran.sort()).toEqual(['minute', 'now']), { timeout: 20_000 });
});

test('a failed job is kept for another try', async () => {
  let tries = 0;
  await start({
    shaky: async () => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    },
  });
  await addJob(database, 'shaky');
  await vi.waitFor(() => expect(tries).toBe(2), soon);
});

test('48-B9: jobs that were given up a month ago are forgotten, others are kept', async () => {
  for (const name of ['given up long ago', 'given up', 'old and waiting'])
    await addJob(database, name);
  const age = (name: string, attempts: number, days: number) =>
    database
      .query({
        text: `ALTER TABLE graphile_worker._private_jobs DISABLE TRIGGER USER`,
      })
      .then(() =>
        database.query({
          text: `UPDATE graphile_worker._private_jobs SET attempts = $2, updated_at = now() - make_interval(days => $3)
        WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)`,
          values: [name, attempts, days],
        }),
      );
  await age('given up long ago', 25, 31);
  await age('given up', 25, 29);
  await age('old and waiting', 24, 60);
  const signal = new AbortController().signal;
  await givenUpJobs.tasks['jobs-sweep']?.({}, { database, log, signal });
  const left = await database.query<{ identifier: string }>({
    text: 'SELECT task_identifier AS identifier FROM graphile_worker.jobs ORDER BY 1',
  });
  expect(left.map(({ identifier }) => identifier)).toEqual(['given up', 'old and waiting']);
});

test('tasks named for the start run at the start', async () => {
  let ran = 0;
  await start({ first: async () => void (ran += 1) }, { atStart: ['first'] });
  await vi.waitFor(() => expect(ran).toBe(1), soon);
});

test('stopping tells the running job and the sweep, waits for their end and takes no more', async () => {
  const setting = vi.spyOn(globalThis, 'setInterval');
  const clearing = vi.spyOn(globalThis, 'clearInterval');
  const seen: string[] = [];
  let isSwept = false;
  const jobs = await start(
    {
      long: async (_payload, { signal }) => {
        seen.push('started');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await database.query({ text: 'SELECT pg_sleep(0.3)' });
        seen.push('finished');
      },
    },
    {
      sweep: async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        await database.query({ text: 'SELECT pg_sleep(0.6)' });
        isSwept = true;
      },
    },
  );
  const unlocking = setting.mock.calls.findIndex(([, milliseconds]) => milliseconds === 3_000);
  await addJob(database, 'long');
  await vi.waitFor(() => expect(seen).toEqual(['started']), soon);
  await jobs.stop();
  expect([seen, isSwept]).toEqual([['started', 'finished'], true]);
  expect(clearing).toHaveBeenCalledWith(setting.mock.results[unlocking]?.value);
  vi.restoreAllMocks();
  await expect.poll(() => absent(database, [PROCESS_NAME])).toEqual([PROCESS_NAME]);
  expect(await waiting()).toBe(0);
  await addJob(database, 'long');
  expect(await waiting()).toBe(1);
});

test('a job that a dead process held runs again within seconds; a living one keeps its own', async () => {
  const seen: unknown[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await start({
    note: async (payload) => void seen.push(payload),
    held: async () => {
      seen.push('held');
      await held;
    },
  });
  await addJob(database, 'held');
  await vi.waitFor(() => expect(seen).toEqual(['held']), soon);
  // The lock makes the row what a killed process leaves behind.
  await inTransaction(context, async (inside) => {
    await addJob(inside, 'note', { lost: true });
    await inside.query({
      text: `UPDATE graphile_worker._private_jobs
        SET locked_by = 'pool-of-a-dead-process', locked_at = now(), attempts = 1
        WHERE payload::text LIKE '%lost%'`,
    });
  });
  await database.query({
    text: `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`,
  });
  await vi.waitFor(() => expect(seen).toEqual(['held', { lost: true }]), soon);
  release();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), soon);
  expect(seen).toEqual(['held', { lost: true }]);
});

test('jobs go on after every connection was lost', async () => {
  const seen: unknown[] = [];
  await start({ note: async (payload) => void seen.push(payload) });
  await addJob(database, 'note', { n: 1 });
  await vi.waitFor(() => expect(seen).toHaveLength(1), soon);
  const client = await database.connectAlone();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
  await vi.waitFor(() => addJob(database, 'note', { n: 2 }), soon);
  await vi.waitFor(() => expect(seen).toHaveLength(2), soon);
});

test('the queue starts again when it has ended by itself, once', async () => {
  const seen: unknown[] = [];
  const lines: string[] = [];
  running.push(
    await startJobs({
      database,
      log: createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
      sets: [{ tasks: { note: async (payload) => void seen.push(payload) } }],
    }),
  );
  const isDone = async (n: number) => {
    await addJob(database, 'note', { n });
    await vi.waitFor(() => expect(seen).toHaveLength(n), soon);
  };
  await isDone(1);
  await endQueue();
  for (const n of [2, 3, 4]) await isDone(n);
  // Of the first queue and of the second.
  expect(lines.filter((line) => line.includes('Worker connected'))).toHaveLength(2);
});

test('jobs that could not be noted as done run again, in a queue that can be stopped', async () => {
  const lines: string[] = [];
  const release: (() => void)[] = [];
  const held = Array.from(
    { length: 3 },
    () => new Promise<void>((resolve) => release.push(resolve)),
  );
  const runs = [0, 0, 0];
  const isJob = (payload: unknown): payload is { n: number } =>
    typeof payload === 'object' && payload !== null && 'n' in payload;
  const note: JobTask = async (payload) => {
    if (!isJob(payload)) throw new Error('no job');
    runs[payload.n] = (runs[payload.n] ?? 0) + 1;
    await held[payload.n];
    if (payload.n === 2 && runs[2] === 1) throw new Error('not yet');
  };
  const jobs = await startJobs({
    database,
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    sets: [{ tasks: { note } }],
  });
  running.push(jobs);
  for (const n of [0, 1, 2]) await addJob(database, 'note', { n });
  await vi.waitFor(() => expect(runs).toEqual([1, 1, 1]), soon);
  const unnoted = () => lines.filter((line) => line.includes('Failed to complete jobs')).length;
  await database.query({ text: 'ALTER TABLE graphile_worker._private_jobs RENAME TO gone' });
  for (const n of [0, 1]) {
    release[n]?.();
    await vi.waitFor(() => expect(unnoted()).toBe(n + 1), soon);
  }
  await database.query({ text: 'ALTER TABLE graphile_worker.gone RENAME TO _private_jobs' });
  release[2]?.();
  await vi.waitFor(() => expect(runs.slice(0, 2)).toEqual([2, 2]), soon);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), soon);
  await jobs.stop();
  expect(await used()).toBe(0);
});

test('stopping while the queue starts again leaves no queue behind', async () => {
  const jobs = await start({ note: async () => undefined });
  const blocker = await database.connectAlone();
  await blocker.query('BEGIN');
  await blocker.query('LOCK TABLE graphile_worker.migrations');
  await endQueue();
  const blocked = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'graphile_worker.migrations'::regclass`;
  await vi.waitFor(async () => expect((await blocker.query(blocked)).rowCount).toBe(1), soon);
  const stopped = jobs.stop();
  await blocker.query('COMMIT');
  await blocker.end();
  await stopped;
  expect(await used()).toBe(0);
});

/** Connections that somebody has taken out of the pool and not given back, once what is on its way has come. */
async function used(): Promise<number> {
  const { pool } = database;
  await pool.query('SELECT 1');
  return pool.totalCount - pool.idleCount;
}

/** What another process sends when it migrates the queue's tables: the queue stops working on jobs. */
async function endQueue(): Promise<void> {
  const exitCode = process.exitCode;
  // The queue takes jobs before it listens, and nobody hears what is said before.
  const listening = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle'
    AND pid <> pg_backend_pid() AND query LIKE 'LISTEN %worker:migrate%'`;
  const received = () => database.query({ text: listening });
  await vi.waitFor(async () => expect((await received()).length).toBeGreaterThan(0), soon);
  await database.query({
    text: `SELECT pg_notify('worker:migrate', '{"breaking":true,"migrationNumber":1}')`,
  });
  await vi.waitFor(() => expect(process.exitCode).toBe(57), soon);
  process.exitCode = exitCode;
}
