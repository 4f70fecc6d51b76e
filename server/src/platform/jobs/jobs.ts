import { Logger, run, runMigrations } from 'graphile-worker';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../../../../schema/limits.ts';
import { onClockSet, systemClock } from '../clock.ts';
import { createContext } from '../context.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { settleTimes, showAlive, unlockDeadWorkers, unlockWorker } from './jobLocks.ts';
import {
  addJobStatement,
  forgetGivenUpStatement,
  lockStatement,
  type JobOptions,
} from './jobs.sql.ts';
import type { Log } from '../observability/logging.ts';
import { showPresence } from './heartbeat.ts';
import { type Statement } from '../database/send.ts';

export interface JobRun {
  database: Database;
  log: Log;
  /** Aborted when the process is about to stop: finish the piece at hand and return. */
  signal: AbortSignal;
}

/** A job may run twice (a process can die before it says that it is done), so it must be repeatable. */
export type JobTask = (payload: unknown, run: JobRun) => Promise<void>;

/** What one part of the platform or one room brings along. */
export interface JobSet {
  tasks: Record<string, JobTask>;
  /** Lines of a crontab in UTC: '17 * * * * name'. */
  crontab?: readonly string[];
  /** Tasks to run as soon as the process has started. */
  atStart?: readonly string[];
  /** Called once, when the process works on jobs. */
  listen?: (run: JobRun) => void;
  /**
   * Runs in every process again and again, beside the queue and whatever state that is in: for work that must
   * not wait until somebody is told of it. It fails quietly and is cheap when there is nothing to do.
   */
  sweep?: (run: JobRun) => Promise<void>;
  /** Resolves when work that its tasks have begun and not waited for is done; asked when the process stops. */
  settled?: () => Promise<void>;
}

export interface JobsOptions {
  database: Database;
  log: Log;
  sets: readonly JobSet[];
  /** How often the queue looks for jobs of which it was not told; 2,000 when absent. */
  pollMs?: number;
  /** Told of every run of a job that is over. */
  count?: (of: { task: string; outcome: (typeof JOB_OUTCOMES)[number] }) => void;
}

/** How a run of a job ended: well, so that it is tried again, or for the last time. */
export const JOB_OUTCOMES = ['done', 'failed', 'given up'] as const;

export interface Jobs {
  /** Takes no new jobs and resolves when the running ones are done (their signal is aborted at once). */
  stop(): Promise<void>;
}

const CONCURRENCY = 3;
const POLL_MS = 2_000;
const LONGEST_RESTART_PAUSE_MS = 10_000;
const UNLOCK_EVERY_MS = 3_000;
/** Names our advisory lock among all users of one database. */
const MIGRATION_LOCK = 7_313_001;

/** The context of a job that calls what requests call too: nobody asks, the time is the machine's. */
export function jobContext({ database, log }: JobRun): Context {
  return createContext({
    viewer: { kind: 'visitor' },
    address: '',
    requestId: 'job',
    database,
    clock: systemClock,
    log,
  });
}

/** Brings the job queue's own tables up to date. Processes that start at once take turns. */
export async function migrateJobs(database: Database): Promise<void> {
  // The lock is on a connection without time limits, and ends with it.
  const client = await database.connectAlone();
  try {
    await client.query(lockStatement(MIGRATION_LOCK));
    await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => undefined) });
  } finally {
    await client.end();
  }
}

/**
 * Adds a job; given a context inside a transaction it exists if and only if that commits. Retried with
 * growing pauses, 25 times in all.
 */
export async function addJob(
  through: { query(statement: Statement): Promise<unknown> },
  name: string,
  payload: object = {},
  options: JobOptions = {},
): Promise<void> {
  await through.query(addJobStatement(name, payload, options));
}

/** Starts working on jobs in this process, and keeps doing so when the database goes away for a while. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { database, log, sets } = options;
  const ending = new AbortController();
  const unlock = (): Promise<unknown> =>
    Promise.all([unlockDeadWorkers(database), settleTimes(database)]).catch((error: unknown) => {
      log.debug({ err: error }, 'Could not look for jobs of dead processes.');
    });
  const presence = await showPresence(database, log);
  let queue = await startQueue(options, ending.signal).catch(async (error: unknown) => {
    await presence.end();
    throw error;
  });
  const unlocking = setInterval(() => void unlock(), UNLOCK_EVERY_MS);
  // The queue waits for the next minute as long as it was away when it last looked at the clock.
  const forgetClock = onClockSet((byMs) => {
    log.warn({ bySeconds: Math.round(byMs / 1_000) }, 'The clock was set: the job queue restarts.');
    void queue.stop();
  });
  const supervised = supervise();
  const sweeping = sweepAgainAndAgain();

  async function sweepAgainAndAgain(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      for (const { sweep } of sets) {
        await sweep?.({ database, log, signal }).catch((error: unknown) => {
          log.debug({ err: error }, 'A sweep failed; it comes by again.');
        });
      }
      await pause(LIMITS.jobs.sweepMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The queue gives up for good when the database is away too long; a process must not. */
  async function supervise(): Promise<void> {
    for (let failures = 0; !ending.signal.aborted;) {
      const started = performance.now();
      await queue.ended;
      if (ending.signal.aborted) return;
      failures = performance.now() - started > LONGEST_RESTART_PAUSE_MS ? 0 : failures + 1;
      await restart(failures);
    }
  }

  async function restart(failures: number): Promise<void> {
    for (let tries = failures; !ending.signal.aborted; tries += 1) {
      const wait = Math.min(LONGEST_RESTART_PAUSE_MS, 250 * 2 ** tries);
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      try {
        await unlockWorker(database, queue.id);
        queue = await startQueue(options, ending.signal);
        break;
      } catch (error) {
        log.warn({ err: error }, 'The job queue could not start again yet.');
      }
    }
    // Somebody asked to stop while it was starting, and has stopped the one before it.
    if (ending.signal.aborted) await queue.stop();
  }

  const jobs: Jobs = {
    async stop() {
      if (ending.signal.aborted) return supervised;
      clearInterval(unlocking);
      forgetClock();
      ending.abort();
      await queue.stop();
      await Promise.all([supervised, sweeping]);
      for (const { settled } of sets) await settled?.();
      await presence.end();
    },
  };
  try {
    for (const { listen } of sets) listen?.({ database, log, signal: ending.signal });
    for (const name of sets.flatMap((set) => set.atStart ?? [])) {
      await addJob(database, name, {}, { key: `start:${name}` });
    }
  } catch (error) {
    await jobs.stop();
    throw error;
  }
  return jobs;
}

/** Keeps the queue from growing by what is never tried again. */
export const givenUpJobs: JobSet = {
  tasks: {
    'jobs-sweep': async (_payload, { database }) => {
      await database.query(forgetGivenUpStatement);
    },
  },
  crontab: ['42 * * * * jobs-sweep'],
  atStart: ['jobs-sweep'],
};

interface Queue {
  /** The name under which it holds jobs. */
  id: string;
  /** Resolves when it works on no jobs any more, whatever the reason. */
  ended: Promise<void>;
  /** Resolves when its running jobs are done. */
  stop(): Promise<void>;
}

async function startQueue(
  { database, log, sets, pollMs = POLL_MS, count = () => undefined }: JobsOptions,
  signal: AbortSignal,
): Promise<Queue> {
  await settleTimes(database);
  const taskList: TaskList = {};
  for (const [name, task] of sets.flatMap((set) => Object.entries(set.tasks))) {
    taskList[name] = (payload) =>
      task(payload, { database, log: log.child({ job: name }), signal });
  }
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  events.on('pool:listen:success', ({ client, workerPool }) => {
    showAlive(client, workerPool.id).catch((error: unknown) => {
      log.debug({ err: error }, 'Could not show that this process works on jobs.');
    });
  });
  events.on('job:success', ({ job }) => count({ task: job.task_identifier, outcome: 'done' }));
  events.on('job:error', ({ job }) => {
    const outcome = job.attempts < job.max_attempts ? 'failed' : 'given up';
    count({ task: job.task_identifier, outcome });
  });
  const broken = brokenQueue(events);
  const runner = await run({
    pgPool: database.pool,
    taskList,
    events,
    crontab: sets.flatMap((set) => set.crontab ?? []).join('\n'),
    concurrency: CONCURRENCY,
    pollInterval: pollMs,
    noHandleSignals: true,
    // Without batches nobody waits for the note that a job is done: stopping would lose it, and a
    // database that is away at that moment would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: loggerFor(log),
  });
  const finished = runner.promise.catch((error: unknown) =>
    log.warn({ err: error }, 'The job queue ended.'),
  );
  return {
    id,
    ended: Promise.race([finished, broken]),
    stop: () =>
      Promise.race([
        runner
          .stop()
          .catch((error: unknown) => log.debug({ err: error }, 'The job queue had ended.')),
        broken,
      ]),
  };
}

/**
 * Resolves when the queue could not note that a job was done and has let go of its other jobs. It ends itself
 * then, but its own promises may stay open for ever: it miscounts what it still has to note
 * (github.com/graphile/worker/issues/636).
 */
async function brokenQueue(events: WorkerEvents): Promise<void> {
  const failed = new Promise((resolve) => events.once('pool:fatalError', resolve));
  const release = new Promise((resolve) => {
    events.once('pool:gracefulShutdown:complete', resolve);
    events.once('pool:gracefulShutdown:error', resolve);
  });
  await Promise.all([failed, release]);
}

/** What the queue calls an error is a job that failed and will be tried again. */
const LEVELS = { error: 'warn', warning: 'warn', info: 'debug', debug: 'debug' } as const;

function loggerFor(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // What went wrong is an object of its own: its text is in no message of one line.
    const err: unknown = meta?.['error'];
    log[LEVELS[level]](err === undefined ? {} : { err }, message);
  });
}
