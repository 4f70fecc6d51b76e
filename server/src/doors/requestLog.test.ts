import { setTimeout as delay } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../platform/observability/logging.ts';
import { currentTrace, timed } from '../platform/observability/trace.ts';
import { accountWord, logRequests } from './requestLog.ts';

let http: FastifyInstance;
let lines: string[];
const shownText = () => lines.splice(0).map((line): Record<string, unknown> => JSON.parse(line));

beforeEach(() => {
  lines = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  http = fastify({ genReqId: () => 'request-1' });
  logRequests(http, log);
  http.get('/healthz', async () => 'up');
  http.get('/property/:id', async (_request, reply) => reply.code(404).send('none'));
  http.post('/graphql', async (request) => {
    const trace = currentTrace();
    if (trace) Object.assign(trace, { account: 'abc', operation: 'Search' });
    await timed('page', async () => delay(1));
    await timed('count', async () => delay(1));
    await timed('page', async () => Promise.reject(new Error('busy'))).catch(() => undefined);
    return request.body;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await http.close();
});

test('a request is one line with its pattern, and without what was typed', async () => {
  await http.inject('/property/0123?keyword=secret%20words');
  const [line, ...others] = shownText();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    level: 'info',
    msg: 'A request.',
    requestId: 'request-1',
    method: 'GET',
    route: '/property/:id',
    status: 404,
    ms: expect.any(Number),
  });
  expect(JSON.stringify(line)).not.toMatch(/secret|0123/);
  await http.inject('/healthz');
  await http.inject('/nowhere/9876');
  expect(shownText()).toMatchObject([{ route: 'none', status: 404 }]);
});

test('a slow one says for whom, what, and which statements took longest', async () => {
  const post = () => http.inject({ method: 'POST', url: '/graphql', payload: { a: 1 } });
  await post();
  const [quick] = shownText();
  expect(quick).toMatchObject({ level: 'info', account: 'abc', operation: 'Search' });
  expect(quick).not.toHaveProperty('statements');
  const now = performance.now.bind(performance);
  let calls = 0;
  // Each look at the clock is two seconds after the one before.
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2_000 * (calls += 1));
  await post();
  const [slow] = shownText();
  expect(slow).toMatchObject({
    level: 'warn',
    msg: 'A slow request.',
    statements: [
      { name: 'page', count: 2, ms: expect.any(Number) },
      { name: 'count', count: 1, ms: expect.any(Number) },
    ],
  });
});

test('an account has one word for each secret', () => {
  expect(accountWord('a', 's')).toMatch(/^[0-9a-f]{16}$/);
  expect(accountWord('a', 's')).toBe(accountWord('a', 's'));
  expect(new Set([accountWord('a', 's'), accountWord('b', 's'), accountWord('a', 't')]).size).toBe(
    3,
  );
});
