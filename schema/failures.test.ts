import { expect, test } from 'vitest';
import { FAILURES, isFailureCode } from './failures.ts';

test('D-02 every failure has its documented status and a sentence that says what to do', () => {
  const statuses = Object.fromEntries(
    Object.entries(FAILURES).map(([code, kind]) => [code, kind.status]),
  );
  expect(statuses).toEqual({
    INVALID_INPUT: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    TOO_LARGE: 413,
    TOO_MANY: 429,
    UNAVAILABLE: 503,
    INTERNAL: 500,
  });
  for (const kind of Object.values(FAILURES)) expect(kind.message).toMatch(/^[A-Z].*\.$/);
});

test('a code from an answer is recognised, a property of every object is not', () => {
  expect(isFailureCode('CONFLICT')).toBe(true);
  expect(isFailureCode('constructor')).toBe(false);
});
