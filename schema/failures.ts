import { FAILURE_STATUS, isFailureCode } from './failureStatus.ts';
import type { FailureCode } from './failureStatus.ts';

export { isFailureCode };
export type { FailureCode };

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

/**
 * What can be refused, once: the sentence for people, the HTTP status for machines, the level for the
 * log. A command may give a more exact sentence; it may not invent a code.
 */
export const FAILURES: Readonly<Record<FailureCode, FailureKind>> = {
  INVALID_INPUT: {
    message: 'Some of the details are not valid. Please check them and try again.',
    status: FAILURE_STATUS.INVALID_INPUT,
    level: 'info',
  },
  UNAUTHENTICATED: {
    message: 'Please sign in to continue.',
    status: FAILURE_STATUS.UNAUTHENTICATED,
    level: 'info',
  },
  FORBIDDEN: {
    message: 'You do not have permission to do this. Sign in with another account if you have one.',
    status: FAILURE_STATUS.FORBIDDEN,
    level: 'warn',
  },
  NOT_FOUND: {
    message: 'We could not find what you are looking for. Please check the address.',
    status: FAILURE_STATUS.NOT_FOUND,
    level: 'debug',
  },
  METHOD_NOT_ALLOWED: {
    message: 'Method not allowed. GET /api/docs lists all calls.',
    status: FAILURE_STATUS.METHOD_NOT_ALLOWED,
    level: 'debug',
  },
  CONFLICT: {
    message: 'Someone else has changed or used this. Please reload and try again.',
    status: FAILURE_STATUS.CONFLICT,
    level: 'info',
  },
  TOO_LARGE: {
    message: 'This request is too large. Please send less at once.',
    status: FAILURE_STATUS.TOO_LARGE,
    level: 'info',
  },
  TOO_MANY: {
    message: 'Too many attempts. Please wait a moment and try again.',
    status: FAILURE_STATUS.TOO_MANY,
    level: 'warn',
  },
  UNAVAILABLE: {
    message: 'We are very busy at the moment. Please try again in a few seconds.',
    status: FAILURE_STATUS.UNAVAILABLE,
    level: 'error',
  },
  INTERNAL: {
    message: 'Something went wrong on our side. Please try again.',
    status: FAILURE_STATUS.INTERNAL,
    level: 'error',
  },
};

export const FAILURE_CODES = Object.keys(FAILURES).filter(isFailureCode);
