import type { EntityManager } from 'typeorm';
import type { Clock } from './clock.ts';
import { type Database, nameIn } from './database/connect.ts';
import type { Log } from './observability/logging.ts';
import { timed } from './observability/trace.ts';
import { NO_CIPHER } from './encryption.ts';
import type { Cipher } from './encryption.ts';
import { sendThrough, type Statement } from './database/send.ts';

/** Who asks. What the words of an account mean is the rooms' business. */
export type Viewer = VisitorViewer | AccountViewer;

export interface VisitorViewer {
  kind: 'visitor';
  /** Set when a bearer token was presented that is too old, no token of ours, or of an account that may not be used. */
  refusal?: 'expired' | 'unusable' | 'suspended';
}

export interface AccountViewer {
  kind: 'account';
  id: string;
  /** Null until somebody who came through a social sign-in has chosen. */
  userType: string | null;
  role: string | null;
  status: string;
  organisationId: string | null;
  /** The session that the request belongs to. */
  sessionId: string | null;
}

/** The cookies of one request and of its answer: HttpOnly, and Secure in production. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string, path: string): void;
}

export interface CookieOptions {
  /** The cookie travels with requests below this path only. */
  path: string;
  maxAgeSeconds: number;
  /** 'strict' unless the browser must send it when another site leads here. */
  sameSite?: 'strict' | 'lax';
}

export type Effect = () => void | Promise<void>;

/** All that a command or a read may know about the request it serves. */
export interface Context {
  readonly viewer: Viewer;
  /** The client's canonical address (`clientAddress`). */
  readonly address: string;
  readonly requestId: string;
  readonly cookies: Cookies;
  /** The token of the Authorization header as it was presented, also when it is none of ours. */
  readonly bearer: string | null;
  readonly userAgent: string | null;
  readonly database: Database;
  readonly clock: Clock;
  /** Writes the request id into every line. */
  readonly log: Log;
  /** Locks what must not lie readable in the outbox. */
  readonly cipher: Cipher;
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
> &
  Partial<Pick<Context, 'cookies' | 'bearer' | 'userAgent' | 'cipher'>>;

/** Jobs, scripts and pages for everybody have none. */
const NO_COOKIES: Cookies = {
  get: () => null,
  set: () => undefined,
  clear: () => undefined,
};

/** Builds the context of one request, for every door, job and script alike. */
export function createContext(parts: ContextParts): Context {
  const log = parts.log.child({ requestId: parts.requestId });
  return {
    cookies: NO_COOKIES,
    bearer: null,
    userAgent: null,
    cipher: NO_CIPHER,
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
    // The driver itself, as TypeORM prepares no statement.
    query: async (statement) =>
      timed(nameIn(statement), async () => sendThrough(await runner.connect(), statement)),
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
