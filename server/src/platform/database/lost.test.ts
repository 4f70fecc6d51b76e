import { expect, test } from 'vitest';
import { isConnectionLost, isUnreachable } from './lost.ts';

const failure = (more: object, message = 'x') => Object.assign(new Error(message), more);

test.each([
  ...['08000', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '53300'].map((code) => ({
    code,
  })),
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAGAIN'].flatMap((code) =>
    ['connect', 'read', 'write'].map((syscall) => ({ code, syscall })),
  ),
])('%j says that there is no connection', (more) => {
  expect(isConnectionLost(failure(more))).toBe(true);
});

test.each([
  {},
  { code: 8006 },
  { code: '080061' },
  { code: '57P04' },
  { code: '53200' },
  { code: '57014' },
  { code: '42P01' },
  { code: 'ENOENT' },
  { code: 'ENOENT', syscall: 'open' },
  { code: 'ENOENT', syscall: 1 },
  { code: 'ENOTFOUND', syscall: 'connect' },
  { syscall: 'connect' },
])('%j does not', (more) => {
  expect(isConnectionLost(failure(more))).toBe(false);
});

test('some errors have words only, and what is no error says nothing', () => {
  expect(isConnectionLost(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isConnectionLost(new Error('The connection terminated'))).toBe(false);
  expect(isConnectionLost({ code: '08006', message: 'Connection terminated' })).toBe(false);
  expect(isConnectionLost(null)).toBe(false);
});

test.each([
  failure({ code: '08006' }),
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].map((code) => failure({ code })),
  new AggregateError([failure({}), failure({ code: 'ENETUNREACH' })]),
])('nobody answers: %j', (error) => {
  expect(isUnreachable(error)).toBe(true);
});

test.each([failure({}), failure({ code: '28P01' }), new AggregateError([failure({})]), 'x'])(
  'somebody answers, or who knows: %j',
  (error) => {
    expect(isUnreachable(error)).toBe(false);
  },
);
