/**
 * True when an error says that there is no connection to PostgreSQL: it is away, starting, stopping or
 * has no room. False for every answer to a statement, and for a pool whose connections are all busy.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const syscall = 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : '';
  if (LOST_SQL_STATE.test(code)) return true;
  // Without the system call ENOENT would be any missing file; here it is a missing socket.
  if (LOST_SOCKET.has(code) && SOCKET_CALLS.has(syscall)) return true;
  return LOST_WORDS.test(error.message);
}

/** What is said of a connection that broke, and to whoever goes on with it (pg, then TypeORM). */
const LOST_WORDS =
  /^(?:Connection terminated|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Query runner already released|Database connection provided by a query runner was already released)/;

/** True when nobody gave a connection back in time, or none could be made meanwhile. */
export function isWaitOver(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** True when an error says that nobody answers at an address, also where none of several addresses was right. */
export function isUnreachable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  return error instanceof Error && 'code' in error && NOWHERE.has(String(error.code));
}

/** Connection exceptions, shutting down, crashed, starting up, too many connections. */
const LOST_SQL_STATE = /^(?:08\w{3}|57P0[123]|53300)$/;
const LOST_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EAGAIN',
]);
const SOCKET_CALLS = new Set(['connect', 'read', 'write']);
/** No such host, or no way to it. */
const NOWHERE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
