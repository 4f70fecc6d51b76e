import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from './context.ts';
import type { Database } from './database/connect.ts';
import { newId } from './ids.ts';
import { addJob } from './jobs.ts';
import type { JobRun, JobSet } from './jobs.ts';

export type OutboxChannel = 'sms' | 'email' | 'whatsapp';

export interface Message {
  channel: OutboxChannel;
  /** A mobile of ten digits or an e-mail address. */
  to: string;
  /** Names the kind of message, for providers that want their own template. */
  template: string;
  /** The one-time code that the text contains; erased from the database once the message has left. */
  code?: string;
  subject?: string;
  text: string;
}

export interface SentMessage extends Message {
  id: string;
  /** When it was written, ISO time. */
  at: string;
}

/** Hands one message to a provider; throws when the provider did not take it. */
export type Delivery = (message: SentMessage) => Promise<void>;

const DELIVER = 'outbox-deliver';
const BATCH = 20;
const MAX_ATTEMPTS = 12;
/** A claimed message belongs to one process this long; then that process must have died. */
const LEASE_SECONDS = 60;
const DELIVERY_TIMEOUT_MS = 30_000;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/**
 * Writes a message into the running transaction. It leaves after the commit, at least once, also when
 * this process dies in between; a rollback takes it back. Answers the message's id.
 */
export async function send(context: Context, message: Message): Promise<string> {
  const id = newId();
  const { channel, to, template, code, subject, text } = message;
  await context.query({
    text: `INSERT INTO outbox (id, channel, recipient, template, code, subject, text)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, channel, to, template, code ?? null, subject ?? null, text],
  });
  context.afterCommit(() => addJob(context.database, DELIVER, {}, { key: DELIVER, urgent: true }));
  return id;
}

/** The jobs that carry messages out, through one delivery for each channel. */
export function outboxJobs(deliveries: Record<OutboxChannel, Delivery>): JobSet {
  return {
    tasks: { [DELIVER]: (_payload, run) => deliverWaiting(deliveries, run) },
    crontab: [`* * * * * ${DELIVER}`],
    atStart: [DELIVER],
  };
}

/**
 * The delivery where no provider is set up: one JSON line in `outbox.jsonl` below DATA_DIR, for people
 * and scripts that try the product out. In production it refuses, since codes must not lie in a file:
 * the message stays in the outbox and the log says why.
 */
export function fileDelivery({ dataDir, production }: OutboxFile): Delivery {
  const path = join(dataDir, 'outbox.jsonl');
  return async ({ id, at, channel, to, template, code, subject, text }) => {
    if (production) throw new Error(`No provider is set up for ${channel} messages.`);
    const line = JSON.stringify({ id, at, channel, to, template, code, subject, text });
    await appendFile(path, `${line}\n`, { mode: 0o600 });
  };
}

export interface OutboxFile {
  dataDir: string;
  production: boolean;
}

interface Row {
  id: string;
  created_at: Date;
  channel: OutboxChannel;
  recipient: string;
  template: string;
  code: string | null;
  subject: string | null;
  text: string;
  attempts: number;
}

async function deliverWaiting(
  deliveries: Record<OutboxChannel, Delivery>,
  { database, log, signal }: JobRun,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await claim(database);
    for (const row of rows) {
      try {
        await inTime(deliveries[row.channel](messageOf(row)));
        await markSent(database, row);
      } catch (error) {
        log.warn(
          { err: error, message: row.id, attempt: row.attempts },
          'A message did not leave.',
        );
        await markFailed(database, row, error);
      }
    }
    if (rows.length < BATCH) break;
  }
  await comeBackForTheRest(database);
}

/** Takes the messages that are due; counts the attempt before it is made, so that a crash counts too. */
async function claim(database: Database): Promise<Row[]> {
  const rows = await database.query<Row>({
    text: `UPDATE outbox SET attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
      WHERE id IN (
        SELECT id FROM outbox
        WHERE sent_at IS NULL AND failed_at IS NULL AND next_at <= now()
        ORDER BY next_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, created_at, channel, recipient, template, code, subject, text, attempts`,
    values: [LEASE_SECONDS, BATCH],
  });
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A message with a code is not needed any more once it has left; without one it stays readable. */
async function markSent(database: Database, { id }: Row): Promise<void> {
  await database.query({
    text: `UPDATE outbox SET sent_at = now(), last_error = NULL, code = NULL,
      text = CASE WHEN code IS NULL THEN text ELSE '' END WHERE id = $1`,
    values: [id],
  });
}

async function markFailed(
  database: Database,
  { id, attempts }: Row,
  error: unknown,
): Promise<void> {
  const wait = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
  const gaveUp = attempts >= MAX_ATTEMPTS;
  await database.query({
    text: `UPDATE outbox SET next_at = now() + make_interval(secs => $2), last_error = $3,
      failed_at = CASE WHEN $4 THEN now() END,
      text = CASE WHEN $4 AND code IS NOT NULL THEN '' ELSE text END,
      code = CASE WHEN $4 THEN NULL ELSE code END
      WHERE id = $1`,
    values: [id, wait, error instanceof Error ? error.name : 'unknown', gaveUp],
  });
}

async function comeBackForTheRest(database: Database): Promise<void> {
  const [next] = await database.query<{ at: Date | null }>({
    text: 'SELECT min(next_at) AS at FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL',
    values: [],
  });
  if (next?.at == null) return;
  await addJob(database, DELIVER, {}, { key: `${DELIVER}:later`, runAt: next.at });
}

function messageOf(row: Row): SentMessage {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    channel: row.channel,
    to: row.recipient,
    template: row.template,
    code: row.code ?? undefined,
    subject: row.subject ?? undefined,
    text: row.text,
  };
}

async function inTime(delivery: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The provider is slow.')), DELIVERY_TIMEOUT_MS);
  });
  await Promise.race([delivery, late]).finally(() => clearTimeout(timer));
}
