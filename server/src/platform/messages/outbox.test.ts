import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/harness/temporaryFolder.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../failures.ts';
import { addJob, migrateJobs, startJobs } from '../jobs/jobs.ts';
import { createLog, silentLog } from '../observability/logging.ts';
import type { Log } from '../observability/logging.ts';
import { NotDelivered } from './delivery/delivery.ts';
import { fileDelivery } from './delivery/fileDelivery.ts';
import { outboxJobs } from './delivery/outboxJobs.ts';
import { outboxCipher, send, withoutAddresses } from './outbox.ts';
import type { Delivery, Message, SentMessage } from './outbox.ts';
import type { Cipher } from '../encryption.ts';
import { inTransaction } from '../database/transaction.ts';
import { visitorContext } from '../../../test/harness/context.ts';
import { type OutboxChannel } from './outboxMessage.entity.ts';

const log = silentLog();
const cipher = outboxCipher('k7'.repeat(16));
let database: Database;
let context: Context;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateJobs(database);
  dataDir = temporaryFolder();
  context = visitorContext(database, { log, cipher });
});

beforeEach(() => database.query({ text: 'TRUNCATE outbox' }));

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

/** Delivers what is due once, as the sweep does. */
function deliver(delivery: Delivery, through = database): Promise<void> {
  return deliverThrough({ sms: delivery, email: delivery, whatsapp: delivery }, { through });
}

async function deliverThrough(
  deliveries: Record<OutboxChannel, Delivery>,
  options: { log?: Log; cipher?: Cipher; through?: Database; signal?: AbortSignal } = {},
): Promise<void> {
  const { sweep, settled } = outboxJobs(deliveries, options.cipher ?? cipher);
  const run = {
    database: options.through ?? database,
    log: options.log ?? log,
    signal: options.signal ?? new AbortController().signal,
  };
  await sweep?.(run);
  await settled?.();
}

function collector() {
  const sent: SentMessage[] = [];
  return { sent, delivery: async (message: SentMessage) => void sent.push(message) };
}

interface Row {
  attempts: number;
  text: string | null;
  sealed: boolean;
  sent: boolean;
  failed: boolean;
  error: string | null;
  wait: number;
}

async function rows(): Promise<Row[]> {
  return database.query<Row>({
    text: `SELECT attempts, text, sealed IS NOT NULL AS sealed, sent_at IS NOT NULL AS sent,
      failed_at IS NOT NULL AS failed, last_error AS error,
      extract(epoch FROM next_at - now())::int AS wait FROM outbox ORDER BY id`,
  });
}

function becomeDue(): Promise<unknown> {
  return database.query({ text: `UPDATE outbox SET next_at = now() - interval '1 second'` });
}

test('a message leaves after the commit', async () => {
  const { sent, delivery } = collector();
  const jobs = await startJobs({
    database,
    log,
    sets: [outboxJobs({ sms: delivery, email: delivery, whatsapp: delivery }, cipher)],
  });
  try {
    await inTransaction(context, async (inside) => {
      await send(inside, sms);
      await inside.query({ text: 'SELECT pg_sleep(0.2)' });
      expect(sent).toEqual([]);
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
    expect(sent[0]).toMatchObject(sms);
  } finally {
    await jobs.stop();
  }
});

test('a message is heard of when it is committed, not before, and leaves without a sweep', async () => {
  const { sent, delivery } = collector();
  const { listen } = outboxJobs({ sms: delivery, email: delivery, whatsapp: delivery }, cipher);
  const ending = new AbortController();
  listen?.({ database, log, signal: ending.signal });
  const looks = vi.spyOn(database, 'query');
  try {
    await inTransaction(context, async (inside) => {
      await send(inside, sms);
      expect(looks).not.toHaveBeenCalled();
    });
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
  } finally {
    ending.abort();
    looks.mockRestore();
  }
});

test('who has delivered looks for no more where another has looked meanwhile in vain', async () => {
  await send(context, email);
  const looks: Promise<unknown>[] = [];
  const query: Database['query'] = (statement) => {
    const found = database.query<never>(statement);
    if (statement.name === 'outbox_claim' && statement.values?.includes('email')) looks.push(found);
    return found;
  };
  await deliver(async () => void (await Promise.all(looks)), { ...database, query });
  expect(looks).toHaveLength(2);
  expect(await rows()).toMatchObject([{ sent: true }]);
});

test('what became of every try is told: sent, put off, given up, expired', async () => {
  const notices: string[] = [];
  let respond = async (): Promise<void> => undefined;
  const { sweep, settled } = outboxJobs(
    { sms: () => respond(), email: () => respond(), whatsapp: () => respond() },
    cipher,
    ({ channel, outcome }) => notices.push(`${channel} ${outcome}`),
  );
  const carry = async (message: Message) => {
    await database.query({ text: 'TRUNCATE outbox' });
    await send(context, message);
    const signal = new AbortController().signal;
    await sweep?.({ database, log, signal });
    await settled?.();
    return notices.splice(0);
  };
  expect(await carry(email)).toEqual(['email sent']);
  respond = async () => Promise.reject(new NotDelivered('status 503'));
  expect(await carry(sms)).toEqual(['sms put off']);
  respond = async () => Promise.reject(new NotDelivered('status 400', true));
  expect(await carry(sms)).toEqual(['sms given up']);
  expect(await carry({ ...email, expiresAt: new Date(0) })).toEqual(['email expired']);
});

test('a provider has half a minute for a message', async () => {
  await send(context, email);
  let used: () => void = () => undefined;
  const hasUsed = new Promise<void>((resolve) => (used = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const delivering = deliver(() => {
      used();
      return new Promise(() => undefined);
    });
    await hasUsed;
    const limits = vi.getTimerCount();
    // Meanwhile another lane takes its place.
    vi.advanceTimersByTime(29_999);
    expect(vi.getTimerCount()).toBe(limits - 1);
    vi.advanceTimersByTime(1);
    await delivering;
  } finally {
    vi.useRealTimers();
  }
  expect(await rows()).toMatchObject([{ attempts: 1, error: 'timeout', failed: false }]);
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
  // Channels do not wait for each other; ids begin with the time.
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n').sort();
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
    { sent: true, sealed: false, text: null },
    { sent: true, sealed: false, text: email.text },
  ]);
});

test('a process that dies between taking a message and sending it loses nothing', async () => {
  await send(context, sms);
  let used: () => void = () => undefined;
  const hasUsed = new Promise<void>((resolve) => (used = resolve));
  const looking: Promise<unknown>[] = [];
  const query: Database['query'] = (statement) => {
    const rows = database.query<never>(statement);
    looking.push(rows);
    return rows;
  };
  const hang: Delivery = async () => {
    used();
    await new Promise(() => undefined);
  };
  const [{ before } = { before: new Date() }] = await database.query<{ before: Date }>({
    text: 'SELECT clock_timestamp() AS before',
  });
  const death = new AbortController();
  void deliverThrough(
    { sms: hang, email: hang, whatsapp: hang },
    { through: { ...database, query }, signal: death.signal },
  );
  await hasUsed;
  death.abort();
  // It is a minute's, from when it was taken.
  const leased = await database.query({
    text: `SELECT next_at - interval '1 minute' BETWEEN $1 AND clock_timestamp() AS leased FROM outbox`,
    values: [before],
  });
  expect(leased).toEqual([{ leased: true }]);
  // Dead: it opens no lane any more, and one that looks for more at the same time finds nothing after this.
  await Promise.all(looking);
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
  // Read a moment after they were written.
  const passed = [4, 8, 16, 32].map((seconds, n) => seconds - (waits[n] ?? 0));
  // A code is tried again within five seconds.
  expect((waits[0] ?? 0) * 1_000 + LIMITS.jobs.sweepMs).toBeLessThanOrEqual(5_000);
  for (const seconds of [...passed, 3_600 - Math.max(...waits)]) {
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(2.5);
  }
  expect(await rows()).toMatchObject([
    { attempts: 12, failed: true, sent: false, sealed: false, text: null, error: 'Error' },
  ]);
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toEqual([]);
});

/** What somebody sees who has a dump of the database. */
async function dumped(): Promise<string> {
  const [row] = await database.query<{ all: string }>({
    text: `SELECT string_agg(outbox::text || encode(coalesce(sealed, ''), 'escape'), ' ') AS all FROM outbox`,
  });
  return row?.all ?? '';
}

test('a code never lies readable in the database: not while it waits, not after', async () => {
  await send(context, { ...sms, subject: 'Code 123456' });
  const waiting = await dumped();
  await deliver(async () => {
    throw new NotDelivered('status 503');
  });
  const failed = await dumped();
  await becomeDue();
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toMatchObject([{ ...sms, subject: 'Code 123456' }]);
  const texts = [waiting, failed, await dumped()];
  expect(texts[0]).toContain(sms.to);
  for (const text of texts) expect(text).not.toMatch(/123456|Your code/);
});

test('a message that was closed with another secret, or moved to another row, is given up', async () => {
  const { sent, delivery } = collector();
  const deliveries = { sms: delivery, email: delivery, whatsapp: delivery };
  await send(context, sms);
  await deliverThrough(deliveries, { cipher: outboxCipher('other'.repeat(8)) });
  await send(context, sms);
  await send(context, { ...sms, to: '9000000002' });
  await database.query({
    text: `UPDATE outbox SET sealed = (SELECT sealed FROM outbox WHERE recipient = '9000000002')
      WHERE recipient = '9000000001' AND sealed IS NOT NULL`,
  });
  await deliver(delivery);
  expect(sent).toMatchObject([{ to: '9000000002' }]);
  const removed = { failed: true, sealed: false, error: 'DecryptionError' };
  expect(await rows()).toMatchObject([removed, removed, { sent: true }]);
});

test('a message whose code has expired is dropped instead of delivered late', async () => {
  const past = new Date(Date.now() - 1_000);
  const later = new Date(Date.now() + 60_000);
  await send(context, { ...sms, expiresAt: past });
  await send(context, { ...sms, expiresAt: later });
  const { sent, delivery } = collector();
  await deliver(delivery);
  expect(sent).toHaveLength(1);
  expect(await rows()).toMatchObject([
    { sent: false, failed: true, error: 'expired', sealed: false, text: null },
    { sent: true },
  ]);
});

test('a message waits for its next try no longer than it lives, and is then erased', async () => {
  await send(context, { ...sms, expiresAt: new Date(Date.now() + 60_000) });
  await database.query({ text: 'UPDATE outbox SET attempts = 7' });
  await deliver(async () => {
    throw new NotDelivered('status 503');
  });
  const [row] = await rows();
  expect(row).toMatchObject({ failed: false, sealed: true, error: 'status 503' });
  expect(row?.wait).toBeLessThanOrEqual(60);
});

test('what the provider will never take is given up at once', async () => {
  await send(context, sms);
  await deliver(async () => {
    throw new NotDelivered('status 400', true);
  });
  expect(await rows()).toMatchObject([
    { attempts: 1, failed: true, sealed: false, error: 'status 400' },
  ]);
});

test('the log says what happened, with a masked recipient and never a word of the message', async () => {
  const lines: string[] = [];
  const noisy = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
  const refuse: Delivery = async ({ to, text }) => {
    throw new Error(`${to} did not want "${text}"`, { cause: new Error(text) });
  };
  await send(context, { ...sms, to: '9876543210' });
  await send(context, email);
  await send(context, { ...sms, expiresAt: new Date(0) });
  await deliverThrough({ sms: refuse, email: refuse, whatsapp: refuse }, { log: noisy });
  const output = lines.join('');
  expect(lines).toHaveLength(3);
  expect(output).toContain('98******10');
  expect(output).toContain('had expired');
  expect(output).not.toMatch(/9876543210|123456|Your code|Good to see|a@example/);
});

test('a provider that hangs delays neither the other channels nor the job queue', async () => {
  const { sent, delivery } = collector();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hanging = 0;
  const hang: Delivery = async () => {
    hanging += 1;
    await released;
  };
  const ran: string[] = [];
  const jobs = await startJobs({
    database,
    log,
    sets: [
      outboxJobs({ sms: hang, email: delivery, whatsapp: hang }, cipher),
      { tasks: { other: async () => void ran.push('other') } },
    ],
  });
  try {
    const most = LIMITS.delivery.lanes + LIMITS.delivery.slowLanes;
    for (let index = 0; index < most + 5; index += 1) {
      await send(context, sms);
      await send(context, { ...sms, channel: 'whatsapp' });
    }
    // More than answer at once, and fewer than time out before a slow machine has counted them.
    const some = LIMITS.delivery.lanes + 4;
    await vi.waitFor(() => expect(hanging).toBeGreaterThan(2 * some), { timeout: 60_000 });
    await send(context, email);
    await addJob(database, 'other');
    await vi.waitFor(() => expect([sent.length, ran.length]).toEqual([1, 1]), { timeout: 60_000 });
    // Bounded: what does not fit into the lanes stays in the database.
    expect(hanging).toBeLessThanOrEqual(2 * most);
  } finally {
    release();
    await jobs.stop();
  }
});

test('stopping waits for what is being handed over and takes nothing new', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let begun = 0;
  const slow: Delivery = async () => {
    begun += 1;
    await released;
  };
  const jobs = await startJobs({
    database,
    log,
    sets: [outboxJobs({ sms: slow, email: slow, whatsapp: slow }, cipher)],
  });
  for (let index = 0; index < 6; index += 1) await send(context, sms);
  await vi.waitFor(() => expect(begun).toBe(6), { timeout: 60_000 });
  const stopping = jobs.stop();
  // A lane that looked just before may still find this one.
  await send(context, sms);
  release();
  await stopping;
  const used = begun;
  await send(context, sms);
  const sent = (await rows()).filter((row) => row.sent);
  expect([begun, sent.length]).toEqual([used, used]);
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

test('D-54 words of somebody else neither link nor turn the text around them', () => {
  expect(withoutAddresses('Asha www.bad.example//x')).toBe('Asha www. bad. examplex');
  expect(withoutAddresses('Asha\u202e 0009\r\nBcc: a\u0007\u200b')).toBe('Asha 0009Bcc: a');
  expect(withoutAddresses('क्‍ष')).toBe('क्‍ष');
});
