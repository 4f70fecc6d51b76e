import { beforeAll, expect, test } from 'vitest';
import { RETENTION } from '../../../../schema/retention.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Database } from '../database/connect.ts';
import { IdempotencyKey } from '../database/idempotencyKey.entity.ts';
import type { JobRun } from './jobs.ts';
import { silentLog } from '../observability/logging.ts';
import { retainRows, retentionJobs } from './retention.ts';
import type { Retention } from './retention.ts';

let database: Database;
let run: JobRun;

beforeAll(async () => {
  database = await freshDatabase();
  run = { database, log: silentLog(), signal: new AbortController().signal };
});

const nightly = (retentions: Retention[], signal = run.signal) =>
  retentionJobs(retentions).tasks['retention']?.({}, { ...run, signal });

test('everything goes in portions, until one is not full', async () => {
  const calls: string[] = [];
  const counting = (name: 'answer' | 'message', responses: number[]): Retention => ({
    name,
    release: async (_run, days, most) => {
      calls.push(`${name} ${days} ${most}`);
      if (calls.length > 9) throw new Error('It never ends.');
      return responses.shift() ?? 0;
    },
  });
  await nightly([counting('answer', [1_000, 1_000, 999]), counting('message', [0])]);
  const results = `answer ${RETENTION.answer.days} 1000`;
  expect(calls).toEqual([results, results, results, `message ${RETENTION.message.days} 1000`]);
});

test('a process that stops begins no further portion', async () => {
  const stopping = new AbortController();
  let portions = 0;
  const release = async () => {
    portions += 1;
    stopping.abort();
    return portions > 1 ? 0 : 1_000;
  };
  await nightly([{ name: 'answer', release }], stopping.signal);
  expect(portions).toBe(1);
});

test('a portion may take longer than other statements', async () => {
  const hasty = await freshDatabase({ statementTimeoutMs: 1_000 });
  await hasty.query({
    text: `INSERT INTO idempotency_key (scope, key, request_hash, created_at)
      VALUES ('test:me', 'one', '', now() - interval '3 days')`,
  });
  const slowly = `created_at + make_interval(secs => length(pg_sleep(1.1)::text))`;
  const { release } = retainRows('answer', IdempotencyKey, slowly);
  expect(await release({ ...run, database: hasty }, 2, 10)).toBe(1);
});

test('a portion holds no more rows than asked for, and none that are not over or held by somebody', async () => {
  const write = (key: string, age: string) =>
    database.query({
      text: `INSERT INTO idempotency_key (scope, key, request_hash, created_at)
        VALUES ('test:me', $1, '', now() - $2::interval)`,
      values: [key, age],
    });
  for (const key of ['one', 'two', 'three', 'four']) await write(key, '49 hours');
  await write('young', '47 hours');
  const { release } = retainRows('answer', IdempotencyKey, 'created_at');
  const counts = await database.source.transaction(async (manager) => {
    await manager.query(`SELECT FROM idempotency_key WHERE key = 'one' FOR UPDATE`);
    return [await release(run, 2, 2), await release(run, 2, 2), await release(run, 2, 2)];
  });
  expect(counts).toEqual([2, 1, 0]);
  expect(await release(run, 2, 2)).toBe(1);
  expect(await database.query({ text: 'SELECT key FROM idempotency_key' })).toEqual([
    { key: 'young' },
  ]);
});
