import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../test/harness/database.ts';
import type { Database } from '../platform/database/connect.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { createMetrics } from '../platform/observability/metrics.ts';
import { metricsDoor } from './metrics.ts';

const TOKEN = 'a-token-of-sixteen-bytes';
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateJobs(database);
});

afterEach(() => app.close());

function build(token: string | null, of: Database = database): FastifyInstance {
  app = Fastify();
  const metrics = createMetrics(of);
  metrics.observeRequests(app, (method) => `door of ${method}`);
  app.get('/thing/:id', async (_request, reply) => reply.status(404).send('no'));
  metricsDoor(app, { metrics, token });
  return app;
}

test('requests are measured by pattern and status, next to process and pool', async () => {
  build(null);
  await app.inject('/thing/1');
  await app.inject('/thing/2');
  await app.inject('/no/such/route');
  const response = await app.inject('/metrics');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.body).toContain(
    'http_request_duration_seconds_count{door="door of GET",method="GET",route="/thing/:id",status="404"} 2',
  );
  expect(response.body).toContain('route="none",status="404"} 1');
  expect(response.body).not.toContain('/no/such/route');
  expect(response.body).toMatch(/^process_cpu_seconds_total /m);
  expect(response.body).toMatch(/^db_pool_connections \d+$/m);
  expect(response.body).toMatch(/^db_pool_waiting 0$/m);
});

test('a database that is away is said to be, beside every figure that does not need it', async () => {
  let isAway = false;
  const query: Database['query'] = (statement) =>
    isAway ? Promise.reject(new Error('away')) : database.query(statement);
  build(null, { ...database, query });
  const figures = async () => (await app.inject('/metrics')).body;
  const waiting = /^backlog_waiting\{queue="messages",part="sms"\} \d+$/m;
  expect(await figures()).toMatch(waiting);
  isAway = true;
  const without = await figures();
  expect(without).toMatch(/^database_answers 0$/m);
  expect(without).toMatch(/^db_pool_waiting 0$/m);
  // What was true before would look as if it were still.
  expect(without).not.toMatch(/^(?:backlog_\w+\{|database_start_time_seconds )/m);
  isAway = false;
  expect(await figures()).toMatch(waiting);
});

test('those that ask for figures at once ask the database once', async () => {
  let requestCount = 0;
  const query: Database['query'] = (statement) => {
    requestCount += 1;
    return database.query(statement);
  };
  build(null, { ...database, query });
  await Promise.all(Array.from({ length: 5 }, () => app.inject('/metrics')));
  expect(requestCount).toBe(1);
});

test('a replica is there with how far it is behind, and without that while it does not answer', async () => {
  const replicas = () => [
    { name: 'replica 1', lagSeconds: 0.25, isRead: true },
    { name: 'replica 2', lagSeconds: null, isRead: false },
    { name: 'replica 3', lagSeconds: Number.POSITIVE_INFINITY, isRead: false },
  ];
  build(null, { ...database, replicas });
  const { body } = await app.inject('/metrics');
  expect(body.match(/^replica_.*$/gm)).toEqual([
    'replica_lag_seconds{replica="replica 1"} 0.25',
    'replica_lag_seconds{replica="replica 3"} +Inf',
    'replica_read{replica="replica 1"} 1',
    'replica_read{replica="replica 2"} 0',
    'replica_read{replica="replica 3"} 0',
  ]);
});

test('a request is measured in seconds', async () => {
  build(null);
  const started = performance.now();
  await app.inject('/thing/1');
  const secondsAround = (performance.now() - started) / 1_000;
  const { body } = await app.inject('/metrics');
  const sum = /^http_request_duration_seconds_sum\{.*"\/thing\/:id".*\} (\S+)$/m.exec(body)?.[1];
  expect(Number(sum)).toBeGreaterThan(0);
  expect(Number(sum)).toBeLessThanOrEqual(secondsAround);
});

test.each([
  ['this machine', {}, '127.0.0.1', 200],
  ['this machine, mapped', {}, '::ffff:127.0.0.1', 200],
  ['this machine by IPv6', {}, '::1', 200],
  ['elsewhere', {}, '203.0.113.9', 403],
  [
    'elsewhere through a proxy on this machine',
    { 'x-forwarded-for': '203.0.113.9' },
    '127.0.0.1',
    403,
  ],
  ['elsewhere through another header', { forwarded: 'for=203.0.113.9' }, '127.0.0.1', 403],
])('without a token, from %s', async (_who, headers, remoteAddress, status) => {
  const response = await build(null).inject({ url: '/metrics', headers, remoteAddress });
  expect(response.statusCode).toBe(status);
});

test.each([
  [`Bearer ${TOKEN}`, 200],
  [`Bearer ${TOKEN}x`, 403],
  [TOKEN, 403],
  ['', 403],
])('with a token, %s answers %s', async (authorization, status) => {
  const response = await build(TOKEN).inject({ url: '/metrics', headers: { authorization } });
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body.includes('process_cpu')).toBe(status === 200);
  expect(response.body === 'Forbidden. Send the metrics token.\n').toBe(status === 403);
});
