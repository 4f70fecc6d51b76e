import { setTimeout as pause } from 'node:timers/promises';
import { runEffect, withTransaction } from '../context.ts';
import type { Context, Transaction } from '../context.ts';
import { noteCommit } from './publicChanges.ts';
import { isStalePlan } from './send.ts';

const RETRIES = 3;
const RETRY_PAUSE_MS = 20;
/** Serialization failure and deadlock: nothing happened, and the same work may succeed now. */
const RETRY_SQL_STATES = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction; use the context it is given. Commits when it answers and rolls back
 * when it throws. Effects registered with `afterCommit` run after the commit only, one after another,
 * and never break the answer. A nested call joins the running transaction, and a refusal inside it
 * rolls back everything, also when it was caught. Lost races (40001, 40P01) run again, up to three
 * times, so `work` must not touch the outside world.
 */
export async function inTransaction<T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  if (context.transaction !== null) return joined(context, context.transaction, work);
  for (let attempt = 0; ; attempt += 1) {
    const transaction: Transaction = { effects: [], failed: null };
    let response: T;
    try {
      response = await context.database.source.transaction(async (manager) => {
        const inside = await work(withTransaction(context, manager, transaction));
        if (transaction.failed !== null) throw transaction.failed.error;
        return inside;
      });
    } catch (error) {
      if (attempt >= RETRIES || !isLostRace(error)) throw error;
      context.log.debug({ attempt, err: error }, 'A transaction lost a race and runs again.');
      await pause(Math.random() * RETRY_PAUSE_MS * 2 ** attempt);
      continue;
    }
    noteCommit(context.database);
    for (const effect of transaction.effects) await runEffect(effect, context.log);
    return response;
  }
}

async function joined<T>(
  context: Context,
  transaction: Transaction,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  try {
    return await work(context);
  } catch (error) {
    transaction.failed ??= { error };
    throw error;
  }
}

function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isStalePlan(error) || ('code' in error && RETRY_SQL_STATES.has(String(error.code))))
    return true;
  return isLostRace(error.cause);
}
