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
      'Some of the details are not valid. Please check them and try again.',
    ],
    ['UNAUTHENTICATED', 401, 'info', 'Please sign in to continue.'],
    [
      'FORBIDDEN',
      403,
      'warn',
      'You do not have permission to do this. Sign in with another account if you have one.',
    ],
    [
      'NOT_FOUND',
      404,
      'debug',
      'We could not find what you are looking for. Please check the address.',
    ],
    ['METHOD_NOT_ALLOWED', 405, 'debug', 'Method not allowed. GET /api/docs lists all calls.'],
    [
      'CONFLICT',
      409,
      'info',
      'Someone else has changed or used this. Please reload and try again.',
    ],
    ['TOO_LARGE', 413, 'info', 'This request is too large. Please send less at once.'],
    ['TOO_MANY', 429, 'warn', 'Too many attempts. Please wait a moment and try again.'],
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
