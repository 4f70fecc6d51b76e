/**
 * What can be refused, once: the sentence for people, the HTTP status for machines, the level for the
 * log. A command may give a more exact sentence; it may not invent a code.
 */

export type FailureCode =
  | 'INVALID_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export interface FailureKind {
  /** Default sentence; says what to do next and gives nothing of the inside away. */
  message: string;
  status: number;
  level: 'debug' | 'info' | 'warn' | 'error';
}

/** One field that was refused. `path` is dotted ('details.cost'), `params` fill nothing: the message is complete. */
export type Problem = {
  path: string;
  code: string;
  message: string;
  params?: Record<string, string | number>;
};

export const FAILURES: Readonly<Record<FailureCode, FailureKind>> = {
  INVALID_INPUT: {
    message: 'Some of the details cannot be used. Please check them and try again.',
    status: 400,
    level: 'info',
  },
  UNAUTHENTICATED: {
    message: 'Please sign in to continue.',
    status: 401,
    level: 'info',
  },
  FORBIDDEN: {
    message:
      'Your account is not allowed to do this. Sign in with another account if you have one.',
    status: 403,
    level: 'warn',
  },
  NOT_FOUND: {
    message: 'We could not find what you asked for. Please check the address.',
    status: 404,
    level: 'debug',
  },
  METHOD_NOT_ALLOWED: {
    message: 'This address takes another method. GET /api/docs lists all calls.',
    status: 405,
    level: 'debug',
  },
  CONFLICT: {
    message: 'This was changed or used by someone else. Please reload and try again.',
    status: 409,
    level: 'info',
  },
  TOO_LARGE: {
    message: 'What you sent is too large. Please send less at once.',
    status: 413,
    level: 'info',
  },
  TOO_MANY: {
    message: 'Too many tries in a short time. Please wait a little and try again.',
    status: 429,
    level: 'warn',
  },
  UNAVAILABLE: {
    message: 'We are very busy at the moment. Please try again in a few seconds.',
    status: 503,
    level: 'error',
  },
  INTERNAL: {
    message: 'Something went wrong on our side. Please try again.',
    status: 500,
    level: 'error',
  },
};

export const FAILURE_CODES = Object.keys(FAILURES).filter(isFailureCode);

/** True for a text that is one of the codes, for example one read from an answer. */
export function isFailureCode(text: string): text is FailureCode {
  return Object.hasOwn(FAILURES, text);
}
