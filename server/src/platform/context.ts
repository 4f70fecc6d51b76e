import type { EntityManager } from 'typeorm';
import type { Clock } from './clock.ts';
import type { Database, Statement } from './database/connect.ts';
import type { Log } from './logging.ts';

/** Who asks. What the words of an account mean is the rooms' business. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'account'; id: string; userType: string; role: string | null; status: string };

export type Effect = () => void | Promise<void>;

/** All that a command or a read may know about the request it serves. */
export interface Context {
  readonly viewer: Viewer;
  /** The client's canonical address (`clientAddress`). */
  readonly address: string;
  readonly requestId: string;
  readonly database: Database;
  readonly clock: Clock;
  /** Writes the request id into every line. */
  readonly log: Log;
  /** The manager of the running transaction; outside of one, each call commits by itself. */
  readonly manager: EntityManager;
  /** Not null inside `inTransaction`. */
  readonly transaction: Transaction | null;
  /** Runs SQL inside the running transaction, if there is one, on the primary database. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Runs `effect` once the data is safe; at once when no transaction runs. Its failure is only logged. */
  afterCommit(effect: Effect): void;
}

/** The running transaction, shared by all contexts that joined it. */
export interface Transaction {
  readonly effects: Effect[];
  /** The first refusal inside it, which rolls everything back even when somebody catches it. */
  failed: { error: unknown } | null;
}

export type ContextParts = Pick<
  Context,
  'viewer' | 'address' | 'requestId' | 'database' | 'clock' | 'log'
>;

/** Builds the context of one request, for every door, job and script alike. */
export function createContext(parts: ContextParts): Context {
  const log = parts.log.child({ requestId: parts.requestId });
  return {
    ...parts,
    log,
    manager: parts.database.source.manager,
    transaction: null,
    query: (statement) => parts.database.query(statement),
    afterCommit: (effect) => void runEffect(effect, log),
  };
}

/** The same request inside a transaction. */
export function withTransaction(
  context: Context,
  manager: EntityManager,
  transaction: Transaction,
): Context {
  const runner = manager.queryRunner;
  if (runner === undefined) throw new TypeError('This manager has no transaction.');
  return {
    ...context,
    manager,
    transaction,
    // Structured, because TypeORM's plain answer has another shape for each kind of statement.
    query: async ({ text, values = [] }) => (await runner.query(text, [...values], true)).records,
    afterCommit: (effect) => {
      transaction.effects.push(effect);
    },
  };
}

/** Runs one effect; an effect can no longer break the answer, so its failure goes to the log. */
export async function runEffect(effect: Effect, log: Log): Promise<void> {
  try {
    await effect();
  } catch (error) {
    log.error({ err: error }, 'An effect after the commit failed.');
  }
}
