import { Raw } from 'typeorm';
import type { ObjectLiteral } from 'typeorm';
import { RETENTION } from '../../../../schema/retention.ts';
import type { Context } from '../context.ts';
import { conflict, invalid } from '../failures.ts';
import { sha256 } from '../hash.ts';
import { insertIdempotencyKeyStatement, type IdempotentRequest } from './idempotency.sql.ts';
import { IdempotencyKey, type Json } from './idempotencyKey.entity.ts';
import { newerThan } from './databaseTime.ts';
import { retainRows } from '../jobs/retention.ts';
import { inTransaction } from './transaction.ts';
import { KeyedMutex } from '../keyedMutex.ts';

/** How long a second request waits for the first with the same key to finish. */
const WAIT_FOR_LOCKS = "SET LOCAL lock_timeout = '2s'";
const RETRY_AFTER_SECONDS = 1;

/**
 * Does `work` once for an idempotent request, in a transaction together with remembering its answer. The same key
 * with the same request gives the first answer again for 24 hours; with another request it is CONFLICT.
 * A request that arrives while the first is being worked on waits up to two seconds, then is CONFLICT
 * with a time to retry. When `work` throws, nothing is remembered and a retry starts afresh.
 */
export async function runOnce<T extends Json>(
  context: Context,
  request: IdempotentRequest,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  refuseUnusableKey(request.key);
  return inTransaction(context, async (inside) => {
    if (!(await isFirst(inside, request))) {
      const earlier = await findEarlier<T>(inside, request);
      if (earlier === null) throw new Error('The first request with this key is gone.');
      return earlier.answer;
    }
    const response = await work(inside);
    await saveAnswer(inside, request, response);
    return response;
  });
}

/** What makes a request that may arrive more than once safe to repeat. */
export interface Idempotency {
  /** The client's `Idempotency-Key`; without one every arrival is a request of its own. */
  key: string | null | undefined;
  /** All that was sent, to tell another request under the same key. */
  content: unknown;
}

/** Runs what is to be written in one transaction, for one key once, and answers what came of it. */
export type Write<T> = (work: (inside: Context) => Promise<T>) => Promise<T>;

/**
 * Answers one operation of one viewer once for a key, as `runOnce` does; without a key it is done every time. `work`
 * is what leads to the writing, such as limits that are counted before it: what was answered before is answered
 * again without it. Visitors have their keys in common, as they come from another address when a connection broke
 * off: what is remembered for them must be of no use to whoever does not know all that was sent.
 */
export async function once<T extends Json>(
  context: Context,
  operation: string,
  { key, content }: Idempotency,
  work: (write: Write<T>) => Promise<T>,
): Promise<T> {
  if (key == null) return work((writing) => inTransaction(context, writing));
  const { viewer } = context;
  const who = viewer.kind === 'account' ? viewer.id : 'visitor';
  const request = { key, scope: `${operation}:${who}`, requestHash: hashOfRequest(content) };
  refuseUnusableKey(key);
  const write: Write<T> = (writing) => runOnce(context, request, writing);
  // Nobody waits in this process while a transaction is held, and none goes on after a refusal inside it.
  if (context.transaction !== null) return work(write);
  return TURNS.take(`${request.scope} ${key}`, async () => {
    const earlier = await findEarlier<T>(context, request);
    if (earlier !== null) return earlier.answer;
    try {
      return await work(write);
    } catch (refusal) {
      // Another process was faster, and what it has used up is why this was refused.
      const meanwhile = await findEarlier<T>(context, request);
      if (meanwhile !== null) return meanwhile.answer;
      throw refusal;
    }
  });
}

const TURNS = new KeyedMutex();

/** A fingerprint of what was asked; the order of an object's keys does not matter. */
export function hashOfRequest(request: unknown): string {
  const text = JSON.stringify(request, (_key, value: unknown) => sortedKeys(value));
  return sha256(text).toString('hex');
}

export const responseRetention = retainRows('answer', IdempotencyKey, 'created_at');

/** Forgets the answers to everything that this viewer has asked once, and those that made its account. */
export async function forgetResponses({ manager }: Context, viewer: string): Promise<void> {
  const scope = Raw((column) => `split_part(${column}, ':', 2) = :viewer`, { viewer });
  const response = Raw((column) => `${column}->>'accountId' = :viewer`, { viewer });
  await manager.delete(IdempotencyKey, [{ scope }, { answer: response }]);
}

function refuseUnusableKey(key: string): void {
  if (/^[\x21-\x7e]{1,128}$/.test(key)) return;
  const message = 'The Idempotency-Key must be 1 to 128 letters, digits or symbols without spaces.';
  throw invalid([{ path: 'idempotencyKey', code: 'pattern', message }]);
}

/**
 * Inserts the key. While another transaction holds the same key this waits for its end: after its
 * commit the row is there (not first), after its rollback it is ours.
 */
async function isFirst(context: Context, request: IdempotentRequest): Promise<boolean> {
  try {
    await context.query({ text: WAIT_FOR_LOCKS });
    const rows = await context.query(insertIdempotencyKeyStatement(request, RETENTION.answer.days));
    return rows.length === 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') {
      const message =
        'The same request is already being processed. Please wait a moment and try again.';
      throw conflict(message, RETRY_AFTER_SECONDS);
    }
    throw error;
  }
}

/** As JSON text, for an answer may be a bare null. */
async function saveAnswer({ manager }: Context, { scope, key }: IdempotentRequest, response: Json) {
  await manager
    .createQueryBuilder()
    .update<ObjectLiteral>(IdempotencyKey)
    .set({ answer: () => ':answer' })
    .where({ scope, key })
    .setParameter('answer', JSON.stringify(response))
    .execute();
}

/** What was answered before; it may have been null. */
interface Earlier<T> {
  answer: T;
}

/** Null for a key that is not known (any more). Throws CONFLICT for one that was used for another request. */
async function findEarlier<T>(
  context: Context,
  { scope, key, requestHash }: IdempotentRequest,
): Promise<Earlier<T> | null> {
  const row = await context.manager
    .createQueryBuilder(IdempotencyKey, 'known')
    .select('known.requestHash', 'requestHash')
    .addSelect('known.answer', 'answer')
    .where({ scope, key, createdAt: newerThan(RETENTION.answer.days * 86_400) })
    .getRawOne<{ requestHash: string; answer: T }>();
  if (row === undefined) return null;
  if (row.requestHash !== requestHash) {
    throw conflict(
      'This Idempotency-Key has already been used for a different request. Please use a new one.',
    );
  }
  return { answer: row.answer };
}

function sortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries([...entries.keys()].sort().map((key) => [key, entries.get(key)]));
}
