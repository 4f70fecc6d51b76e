import { FAILURES } from '../../../schema/failures.ts';
import type { FailureCode, Problem } from '../../../schema/failures.ts';
import { isConnectionLost } from './database/lost.ts';

export interface FailureDetails {
  /** A sentence for people; the default of the code when absent. */
  message?: string;
  /** The refused fields, for INVALID_INPUT. */
  problems?: readonly Problem[];
  /** Seconds after which another try makes sense, at least 1. */
  retryAfter?: number;
  /** What lies beneath; goes to the log only. */
  cause?: unknown;
  /** The sentence repeats what was sent, maybe a code: it is for the sender and not for the log. */
  quotesInput?: boolean;
}

/**
 * An expected refusal: the only kind of error whose sentence reaches people. Both doors turn it into
 * their own shape through the error mapper.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly retryAfter: number | null;
  readonly quotesInput: boolean;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(details.message ?? FAILURES[code].message, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = FAILURES[code].status;
    this.problems = details.problems ?? [];
    this.quotesInput = details.quotesInput ?? false;
    this.retryAfter =
      details.retryAfter === undefined ? null : Math.max(1, Math.ceil(details.retryAfter));
  }
}

/** One or more fields cannot be used; the first problem's sentence leads. */
export function invalid(problems: readonly Problem[], message?: string): Failure {
  return new Failure('INVALID_INPUT', { message: message ?? problems[0]?.message, problems });
}

/** One field that cannot be used as it is. */
export function unusable(path: string, message: string): Failure {
  return invalid([{ path, code: 'unusable', message }]);
}

/** Also the answer for what exists but is not this viewer's to see. */
export function notFound(message?: string): Failure {
  return new Failure('NOT_FOUND', { message });
}

export function unauthenticated(message?: string): Failure {
  return new Failure('UNAUTHENTICATED', { message });
}

export function forbidden(message?: string): Failure {
  return new Failure('FORBIDDEN', { message });
}

export function conflict(message?: string, retryAfter?: number): Failure {
  return new Failure('CONFLICT', { message, retryAfter });
}

export function tooLarge(message?: string): Failure {
  return new Failure('TOO_LARGE', { message });
}

/** `retryAfter` in seconds. */
export function tooMany(retryAfter: number, message?: string): Failure {
  return new Failure('TOO_MANY', { message, retryAfter });
}

/** There is no room on a disk: nothing was kept of what was sent. */
export function diskFull(cause?: unknown): Failure {
  return new Failure('UNAVAILABLE', { message: DISK_FULL, cause, retryAfter: 60 });
}

const DISK_FULL =
  'We cannot save anything at the moment. Your request was not saved. Please try again in a few minutes.';

/** True when an error of the file system or of PostgreSQL says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && NO_ROOM.has(String(error.code))) return true;
  return isDiskFull(error.cause);
}

const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const DATABASE_AWAY =
  'Our database is not responding at the moment. Please try again in a few seconds.';

function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof Error && isDatabaseAway(error.cause));
}

/** Something we depend on is busy or away; `retryAfter` in seconds. */
export function unavailable(cause?: unknown, retryAfter = 2): Failure {
  return new Failure('UNAVAILABLE', {
    ...(isDatabaseAway(cause) && { message: DATABASE_AWAY }),
    cause,
    retryAfter,
  });
}
