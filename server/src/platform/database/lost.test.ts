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

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated: the database does not answer.',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query runner already released. Cannot run queries anymore.',
  'Database connection provided by a query runner was already released, cannot continue.',
])('%j is said of a connection that broke', (words) => {
  expect(isConnectionLost(new Error(words))).toBe(true);
});

test('other words, and what is no error, say nothing', () => {
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
