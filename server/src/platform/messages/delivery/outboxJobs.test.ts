import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { freshDatabase } from '../../../../test/harness/database.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/connect.ts';
import { newId } from '../../ids.ts';
import { addJob, migrateJobs, startJobs } from '../../jobs/jobs.ts';
import type { Jobs, JobSet } from '../../jobs/jobs.ts';
import { silentLog } from '../../observability/logging.ts';
import { outboxCipher, send } from '../outbox.ts';
import type { Delivery, Message } from '../outbox.ts';
import { PROCESS_NAME } from '../../jobs/heartbeat.ts';
import { NotDelivered } from './delivery.ts';
import { outboxJobs } from './outboxJobs.ts';
import { visitorContext } from '../../../../test/harness/context.ts';

const log = silentLog();
const cipher = outboxCipher('k7'.repeat(16));
const email: Message = {
  channel: 'email',
  to: 'a@example.in',
  template: 'welcome',
  text: 'Hello.',
};
let database: Database;
let context: Context;
let running: Jobs[] = [];
let release: () => void;
let released: Promise<void>;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateJobs(database);
  context = visitorContext(database, { log, cipher });
});

beforeEach(async () => {
  running = [];
  released = new Promise((resolve) => (release = resolve));
  await database.query({ text: 'TRUNCATE outbox, graphile_worker._private_jobs' });
});

afterEach(async () => {
  release();
  await Promise.all(running.map((jobs) => jobs.stop()));
});

/** One process that carries messages out, as far as the database can tell. */
async function startProcess(delivery: Delivery, ...others: JobSet[]): Promise<Jobs> {
  const deliveries = { sms: delivery, email: delivery, whatsapp: delivery };
  const jobs = await startJobs({
    database,
    log,
    sets: [outboxJobs(deliveries, cipher), ...others],
  });
  running.push(jobs);
  return jobs;
}

function codeTo(to: string): Message {
  const words = { code: '123456', text: 'Your code is 123456.' };
  return { channel: 'sms', to, template: 'sign-in-code', ...words };
}

/** Whom each message went to, in the order in which they were handed over. */
function collector() {
  const handed: string[] = [];
  return { handed, delivery: async ({ to }: { to: string }) => void handed.push(to) };
}

test('a message leaves though nobody heard its wake-up', async () => {
  const { handed, delivery } = collector();
  await startProcess(delivery);
  await send(context, codeTo('9000000001'));
  await expect.poll(() => handed).toEqual(['9000000001']);
  // The process dies between the commit and the job, or one that is about to stop takes the job.
  await send({ ...context, afterCommit: () => undefined }, codeTo('9000000002'));
  await expect.poll(() => handed).toEqual(['9000000001', '9000000002']);
});

test('a message leaves while long jobs take all of the queue', async () => {
  const { handed, delivery } = collector();
  let delayed = 0;
  const long = async () => {
    delayed += 1;
    await released;
  };
  await startProcess(delivery, { tasks: { long } });
  for (let n = 0; n < 3; n += 1) await addJob(database, 'long');
  await expect.poll(() => delayed).toBe(3);
  await send(context, codeTo('9000000001'));
  await expect.poll(() => handed).toEqual(['9000000001']);
});

test('a code goes before everything that waits and is none', async () => {
  for (let n = 0; n < 20; n += 1) await send(context, { ...email, channel: 'sms', to: `${n}` });
  await send(context, codeTo('9000000001'));
  const { handed, delivery } = collector();
  await startProcess(delivery);
  await expect.poll(() => handed).toHaveLength(21);
  // It is taken first; what the other lanes took after it may arrive a moment earlier.
  expect(handed.indexOf('9000000001')).toBeLessThan(LIMITS.delivery.lanes);
});

/** A provider that says nothing of these numbers for so long, and takes everything else. */
function hangsFor(hangMs: number, handed: string[]): Delivery {
  return async ({ to }) => {
    if (!to.startsWith('8')) return void handed.push(to);
    await Promise.race([released, pause(hangMs, undefined, { ref: false })]);
    throw new NotDelivered('timeout');
  };
}

const slowCodes = async (count: number, attempts: number) => {
  for (let n = 0; n < count; n += 1) {
    await send({ ...context, afterCommit: () => undefined }, codeTo(String(8_000_000_000 + n)));
  }
  await database.query({ text: `UPDATE outbox SET attempts = $1`, values: [attempts] });
};

test.each([
  ['tried for the first time', 160, 0, 4_000],
  ['tried again', 160, 3, 4_000],
  ['tried again, more than there are lanes for', 400, 1, 60_000],
  ['of which nobody says anything', 60, 0, 60_000],
])(
  '48-B7: a fresh code leaves within seconds beside codes that hang, %s',
  async (_, count, attempts, hangMs) => {
    await slowCodes(count, attempts);
    const handed: string[] = [];
    await startProcess(hangsFor(hangMs, handed));
    // All of the room that they take is taken.
    await pause(attempts === 0 ? 0 : 3_000);
    await send(context, codeTo('9000000001'));
    await expect.poll(() => handed, { timeout: 15_000 }).toEqual(['9000000001']);
  },
);

test('48-B7: a provider that answers is handed no more at once than there are lanes', async () => {
  await slowCodes(40, 0);
  let [now, most] = [0, 0];
  await startProcess(async () => {
    most = Math.max(most, (now += 1));
    await pause(20);
    now -= 1;
  });
  await expect.poll(() => rowsLeft()).toBe(0);
  expect(most).toBe(LIMITS.delivery.lanes);
});

const rowsLeft = async () => {
  const [row] = await database.query<{ count: number }>({
    text: 'SELECT count(*) FROM outbox WHERE sent_at IS NULL',
  });
  return row?.count;
};

test('48-B8: what a clock that was ahead has written leaves once it is right', async () => {
  await send({ ...context, afterCommit: () => undefined }, codeTo('9000000001'));
  await database.query({
    text: `UPDATE outbox SET created_at = created_at + interval '40 days',
      next_at = next_at + interval '40 days'`,
  });
  const { handed, delivery } = collector();
  await startProcess(delivery);
  await expect.poll(() => handed).toEqual(['9000000001']);
});

/** What a killed process leaves behind. */
const leftBehind = (recipient: string) =>
  database.query({
    text: `INSERT INTO outbox (id, channel, recipient, template, text, attempts, next_at, claimed_by)
      VALUES ($1, 'email', $2, 'welcome', 'Hello.', 1, now() + interval '1 hour', 'gone')`,
    values: [newId(), recipient],
  });

test('what a dead process had claimed leaves through another; a living one keeps its own', async () => {
  const { handed, delivery } = collector();
  await startProcess(async ({ to }) => {
    handed.push(`slow ${to}`);
    await released;
  });
  await send(context, codeTo('9000000001'));
  await expect.poll(() => handed).toEqual(['slow 9000000001']);
  // The slow one holds its own already when the other begins to look.
  await leftBehind('a@example.in');
  await startProcess(delivery);
  await expect.poll(() => handed.join()).toContain('a@example.in');
  const leased = await database.query({
    text: `SELECT attempts, claimed_by = $1 AS ours FROM outbox WHERE recipient = '9000000001'`,
    values: [PROCESS_NAME],
  });
  expect(leased).toEqual([{ attempts: 1, ours: true }]);
  // Also when the dead one is the only one that has claimed anything.
  release();
  await leftBehind('b@example.in');
  await expect.poll(() => handed.join()).toContain('b@example.in');
});
