import { expect, test } from 'vitest';
import { FAILURES, isFailureCode } from './failures.ts';

test('D-02 every failure has its documented status and a sentence that says what to do', () => {
  const rows = Object.entries(FAILURES).map(([code, { status, level, message }]) => [
    code,
    status,
    level,
    message,
  ]);
  expect(rows).toEqual([
    [
      'INVALID_INPUT',
      400,
      'info',
      'Some of the details cannot be used. Please check them and try again.',
    ],
    ['UNAUTHENTICATED', 401, 'info', 'Please sign in to continue.'],
    [
      'FORBIDDEN',
      403,
      'warn',
      'Your account is not allowed to do this. Sign in with another account if you have one.',
    ],
    ['NOT_FOUND', 404, 'debug', 'We could not find what you asked for. Please check the address.'],
    [
      'METHOD_NOT_ALLOWED',
      405,
      'debug',
      'This address takes another method. GET /api/docs lists all calls.',
    ],
    [
      'CONFLICT',
      409,
      'info',
      'This was changed or used by someone else. Please reload and try again.',
    ],
    ['TOO_LARGE', 413, 'info', 'What you sent is too large. Please send less at once.'],
    [
      'TOO_MANY',
      429,
      'warn',
      'Too many tries in a short time. Please wait a little and try again.',
    ],
    [
      'UNAVAILABLE',
      503,
      'error',
      'We are very busy at the moment. Please try again in a few seconds.',
    ],
    ['INTERNAL', 500, 'error', 'Something went wrong on our side. Please try again.'],
  ]);
  for (const kind of Object.values(FAILURES)) expect(kind.message).toMatch(/^[A-Z].*\.$/);
});

test('a code from an answer is recognised, a property of every object is not', () => {
  expect(isFailureCode('CONFLICT')).toBe(true);
  expect(isFailureCode('constructor')).toBe(false);
});
