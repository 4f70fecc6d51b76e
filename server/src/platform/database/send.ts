import type { ClientBase, QueryConfig } from 'pg';
import { cut } from './databaseTimeout.ts';
import { isConnectionLost } from './lost.ts';
import type { PatientPool } from './pool.ts';

/** With a name the statement is prepared once for each connection; one name always has one text. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] };

/** As long as somebody who only looks waits for a database that may be restarting. */
const READ_PATIENCE_MS = 1_500;

/** Waits while the database restarts; a statement whose plan a migration made stale is prepared again. */
export async function send<Row>(
  pool: PatientPool,
  statement: Statement,
  patienceMs?: number,
): Promise<Row[]> {
  try {
    return await sendOnce(pool, statement, patienceMs);
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return sendOnce(pool, statement, patienceMs);
  }
}

/** A connection with a plan that a migration made stale goes; a transaction that was on it can run again. */
export async function sendThrough<Row>(
  client: ClientBase,
  { name, text, values = [] }: Statement,
): Promise<Row[]> {
  const config: QueryConfig<unknown[]> = { name, text, values: [...values] };
  try {
    const { rows } = await client.query(config);
    return rows;
  } catch (error) {
    if (isStalePlan(error)) cut(client);
    throw error;
  }
}

async function sendOnce<Row>(
  pool: PatientPool,
  statement: Statement,
  patienceMs?: number,
): Promise<Row[]> {
  const client = await (patienceMs === undefined ? pool.connect() : pool.connectWithin(patienceMs));
  try {
    const rows = await sendThrough<Row>(client, statement);
    client.release();
    return rows;
  } catch (error) {
    // Nobody knows what such a connection still holds: it goes, and a stale plan with it.
    client.release(true);
    throw error;
  }
}

/** Read from the first, and from the primary where that breaks. */
export async function readSomewhere<Row>(
  first: PatientPool,
  primary: PatientPool,
  statement: Statement,
): Promise<Row[]> {
  try {
    return await send(first, statement, READ_PATIENCE_MS);
  } catch (error) {
    // Of a database that is away nobody has to be told twice.
    if (!isConnectionLost(error) || primary.isAway) throw error;
    return send(primary, statement, READ_PATIENCE_MS);
  }
}

/** A prepared statement from before a migration: refused before anything ran, and gone with its connection. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message);
}
