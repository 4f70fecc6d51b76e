import { Raw } from 'typeorm';
import type { ObjectLiteral } from 'typeorm';
import { RETENTION } from '../../../schema/retention.ts';
import type { Context } from './context.ts';
import { conflict, invalid } from './failures.ts';
import { sha256 } from './hash.ts';
import { insertIdempotencyKeyStatement } from './idempotency.sql.ts';
import { IdempotencyKey } from './idempotencyKey.entity.ts';
import { retainRows } from './retention.ts';
import { inTransaction } from './transaction.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface IdempotentRequest {
  /** Chosen by the client: 1 to 128 visible ASCII characters (`Idempotency-Key`). */
  key: string;
  /** Operation and viewer, so that keys of different people never meet: 'properties.add:{account id}'. */
  scope: string;
  /** Fingerprint of the content, from `hashOfRequest`. */
  requestHash: string;
}

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
  if (!/^[\x21-\x7e]{1,128}$/.test(request.key)) {
    const message = 'The Idempotency-Key must be 1 to 128 letters, digits or signs without blanks.';
    throw invalid([{ path: 'idempotencyKey', code: 'pattern', message }]);
  }
  return inTransaction(context, async (inside) => {
    if (!(await isFirst(inside, request))) return earlierAnswer<T>(inside, request);
    const answer = await work(inside);
    await saveAnswer(inside, request, answer);
    return answer;
  });
}

/** A fingerprint of what was asked; the order of an object's keys does not matter. */
export function hashOfRequest(request: unknown): string {
  const text = JSON.stringify(request, (_key, value: unknown) => sortedKeys(value));
  return sha256(text).toString('hex');
}

export const answerRetention = retainRows('answer', IdempotencyKey, 'created_at');

/** Forgets the answers to everything that this viewer has asked once. */
export async function forgetAnswers({ manager }: Context, viewer: string): Promise<void> {
  const scope = Raw((column) => `split_part(${column}, ':', 2) = :viewer`, { viewer });
  await manager.delete(IdempotencyKey, { scope });
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
      const message = 'The same request is being worked on. Please wait a moment and try again.';
      throw conflict(message, RETRY_AFTER_SECONDS);
    }
    throw error;
  }
}

/** As JSON text, for an answer may be a bare null. */
async function saveAnswer({ manager }: Context, { scope, key }: IdempotentRequest, answer: Json) {
  await manager
    .createQueryBuilder()
    .update<ObjectLiteral>(IdempotencyKey)
    .set({ answer: () => ':answer' })
    .where({ scope, key })
    .setParameter('answer', JSON.stringify(answer))
    .execute();
}

async function earlierAnswer<T>(
  context: Context,
  { scope, key, requestHash }: IdempotentRequest,
): Promise<T> {
  const row = await context.manager
    .createQueryBuilder(IdempotencyKey, 'known')
    .select('known.requestHash', 'requestHash')
    .addSelect('known.answer', 'answer')
    .where({ scope, key })
    .getRawOne<{ requestHash: string; answer: T }>();
  if (row?.requestHash !== requestHash) {
    throw conflict('This Idempotency-Key was used for another request. Please use a new one.');
  }
  return row.answer;
}

function sortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries([...entries.keys()].sort().map((key) => [key, entries.get(key)]));
}
