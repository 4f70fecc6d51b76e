import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../test/harness/database.ts';
import { systemClock } from './clock.ts';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import type { Database } from './database/connect.ts';
import { conflict } from './failures.ts';
import { migrateJobs, startJobs } from './jobs.ts';
import { silentLog } from './logging.ts';
import { fileDelivery, outboxJobs, send } from './outbox.ts';
import type { Delivery, Message, SentMessage } from './outbox.ts';
import { inTransaction } from './transaction.ts';

const log = silentLog();
let database: Database;
let context: Context;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateJobs(database);
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  context = createContext({
    viewer: { kind: 'visitor' },
    address: '203.0.113.9',
    requestId: 'test',
    database,
    clock: systemClock,
    log,
  });
});

beforeEach(() => database.query({ text: 'TRUNCATE outbox' }));
afterAll(() => rm(dataDir, { recursive: true }));

const sms: Message = {
  channel: 'sms',
  to: '9000000001',
  template: 'sign-in-code',
  code: '123456',
  text: 'Your code is 123456.',
};
const email: Message = {
  channel: 'email',
  to: 'a@example.in',
  template: 'welcome',
  subject: 'Welcome',
  text: 'Good to see you.',
};

/** Runs the delivering job once, the way the queue would. */
async function deliver(delivery: Delivery): Promise<void> {
  const { tasks } = outboxJobs({ sms: delivery, email: delivery, whatsapp: delivery });
  await tasks['outbox-deliver']?.({}, { database, log, signal: new AbortController().signal });
}

function collector() {
  const sent: SentMessage[] = [];
  return { sent, delivery: async (message: SentMessage) => void sent.push(message) };
}

interface Row {
  attempts: number;
  code: string | null;
  text: string;
  sent: boolean;
  failed: boolean;
  wait: number;
}

async function rows(): Promise<Row[]> {
  return database.query<Row>({
    text: `SELECT attempts, code, text, sent_at IS NOT NULL AS sent, failed_at IS NOT NULL AS failed,
      extract(epoch FROM next_at - now())::int AS wait FROM outbox ORDER BY id`,
  });
}

function becomeDue(): Promise<unknown> {
  return database.query({ text: `UPDATE outbox SET next_at = now() - interval '1 second'` });
}

test('a message leaves after the commit, through the job queue', async () => {
  const { sent, delivery } = collector();
  const jobs = await startJobs({
    database,
    log,
    sets: [outboxJobs({ sms: delivery, email: delivery, whatsapp: delivery })],
  });
  try {
    await inTransaction(context, async (inside) => {
      await send(inside, sms);
      await inside.query({ text: 'SELECT pg_sleep(0.2)' });
      expect(sent).toEqual([]);
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
    expect(sent[0]).toMatchObject(sms);
  } finally {
    await jobs.stop();
  }
});

test('a rolled back message never leaves', async () => {
  await inTransaction(context, async (inside) => {
    await send(inside, sms);
    throw conflict();
  }).catch(() => undefined);
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toEqual([]);
});

test('the file has one JSON line of the documented shape for each message, for its owner only', async () => {
  const smsId = await send(context, sms);
  await send(context, email);
  await deliver(fileDelivery({ dataDir, production: false }));
  const path = join(dataDir, 'outbox.jsonl');
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  const [first, second]: unknown[] = lines.map((line): unknown => JSON.parse(line));
  expect(first).toEqual({ id: smsId, at: expect.stringMatching(/^\d{4}-.*Z$/), ...sms });
  expect(second).toEqual({ id: expect.any(String), at: expect.any(String), ...email });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('in production no file is written and the message stays in the outbox', async () => {
  await rm(join(dataDir, 'outbox.jsonl'), { force: true });
  await send(context, sms);
  await deliver(fileDelivery({ dataDir, production: true }));
  await expect(stat(join(dataDir, 'outbox.jsonl'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await rows()).toMatchObject([{ sent: false, failed: false, attempts: 1 }]);
});

test('a code is erased from the database once it has left', async () => {
  await send(context, sms);
  await send(context, email);
  await deliver(collector().delivery);
  expect(await rows()).toMatchObject([
    { sent: true, code: null, text: '' },
    { sent: true, code: null, text: email.text },
  ]);
});

test('a process that dies between taking a message and sending it loses nothing', async () => {
  await send(context, sms);
  let taken: () => void = () => undefined;
  const hasTaken = new Promise<void>((resolve) => (taken = resolve));
  void deliver(async () => {
    taken();
    await new Promise(() => undefined);
  });
  await hasTaken;
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toEqual([]);
  await becomeDue();
  await deliver(delivery);
  expect(sent).toMatchObject([sms]);
  await becomeDue();
  await deliver(delivery);
  expect(sent).toHaveLength(1);
});

test('a process that dies between sending and saying so sends again', async () => {
  await send(context, email);
  const { sent, delivery } = collector();
  await deliver(delivery);
  await database.query({ text: 'UPDATE outbox SET sent_at = NULL' });
  await becomeDue();
  await deliver(delivery);
  expect(sent).toMatchObject([email, email]);
  expect(sent[0]?.id).toBe(sent[1]?.id);
});

test('a refused message is tried again after growing pauses and given up at last, without its code', async () => {
  await send(context, sms);
  const refuse: Delivery = async () => {
    throw new Error(`provider is down: ${sms.text}`);
  };
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await deliver(refuse);
    waits.push((await rows())[0]?.wait ?? 0);
    await becomeDue();
  }
  expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
  expect(Math.max(...waits)).toBe(3_600);
  expect(await rows()).toMatchObject([
    { attempts: 12, failed: true, sent: false, code: null, text: '' },
  ]);
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toEqual([]);
  expect(JSON.stringify(await database.query({ text: 'SELECT * FROM outbox' }))).not.toContain(
    '123456',
  );
});

test('one refused message does not hold up the others, and many leave in one go', async () => {
  await send(context, email);
  for (let index = 0; index < 45; index += 1) await send(context, sms);
  const { sent, delivery } = collector();
  await deliver(async (message) => {
    if (message.channel === 'email') throw new Error('mail is down');
    await delivery(message);
  });
  expect(sent).toHaveLength(45);
});

test('two processes at once send each message once', async () => {
  for (let index = 0; index < 30; index += 1) await send(context, email);
  const { sent, delivery } = collector();
  await Promise.all([deliver(delivery), deliver(delivery), deliver(delivery)]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
  expect(sent).toHaveLength(30);
});
