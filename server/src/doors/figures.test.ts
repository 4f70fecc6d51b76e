import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { readFigures } from '../../test/harness/figures.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { BEHIND_A_PROXY, buildKnown, person, wrongCode } from '../../test/harness/people.ts';
import type { Database } from '../platform/database/connect.ts';
import { addJob, migrateJobs } from '../platform/jobs/jobs.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  await migrateJobs(database);
  served = await testApp(database, BEHIND_A_PROXY);
});

/** By how much a series of the figures has risen while this was done. */
async function risen(done: () => Promise<unknown>, ...series: string[]): Promise<number[]> {
  const before = await readFigures(served);
  await done();
  const after = await readFigures(served);
  return series.map((each) => Number(after(each)) - Number(before(each)));
}

const codes = (outcome: string) =>
  `codes_total{outcome="${outcome}",channel="sms",purpose="login"}`;
const failures = (door: string, code: string) => `failures_total{door="${door}",code="${code}"}`;

describe('what happens is counted', () => {
  test('a code that is sent, one that is refused, one that is confirmed', async () => {
    const { mobile } = await buildKnown(database);
    const user = person(served);
    const all = [codes('sent'), codes('refused'), codes('confirmed')];
    const send = () => user.post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
    expect((await readFigures(served))(codes('sent'))).toBe(0);
    expect(await risen(send, ...all)).toEqual([1, 0, 0]);
    // The next one has to wait a minute.
    expect(await risen(send, ...all)).toEqual([0, 0, 0]);
    const otp = await lastCode(served, mobile);
    const enter = (digits: string) =>
      user.post('/api/auth/mobile/verify-otp', { mobile, otp: digits, purpose: 'login' });
    expect(await risen(() => enter(wrongCode(otp)), ...all)).toEqual([0, 1, 0]);
    expect(await risen(() => enter(otp), ...all)).toEqual([0, 0, 1]);
    expect(await risen(() => enter(otp), ...all)).toEqual([0, 1, 0]);
  });

  test('a refusal by its door and code, also where a GraphQL answer has status 200', async () => {
    const wrong = () => served.graphql('{ property(id: "nothing") { id } me { id } }');
    const unknown = () => served.rest('/api/properties/018f0000-0000-7000-8000-000000000000');
    expect(await risen(unknown, failures('rest', 'NOT_FOUND'))).toEqual([1]);
    expect(await risen(wrong, failures('graphql', 'INVALID_INPUT'))).toEqual([1]);
    expect((await readFigures(served))(failures('graphql', 'INTERNAL'))).toBe(0);
  });
});

describe('what waits is counted, with how long it has waited', () => {
  beforeEach(async () => {
    await database.query({ text: 'TRUNCATE outbox, picture, graphile_worker._private_jobs' });
  });

  async function backlog(queue: string, part = ''): Promise<(number | null)[]> {
    const figures = await readFigures(served);
    const of = (name: string) => figures(`backlog_${name}{queue="${queue}",part="${part}"}`);
    const age = of('oldest_seconds');
    return [of('waiting'), age === null ? null : Math.floor(age / 3_600), of('given_up')];
  }

  test('messages of each channel that have neither left nor been given up', async () => {
    expect(await backlog('messages', 'sms')).toEqual([0, 0, null]);
    await database.query({
      text: `INSERT INTO outbox (id, channel, recipient, template, text, created_at, sent_at, failed_at)
        SELECT lpad(row_number() OVER ()::text, 24, '0'), channel, '9000000001', 'test', 'Text', now() - age, sent, failed
        FROM (VALUES ('sms', interval '2.5 hours', NULL::timestamptz, NULL::timestamptz),
          ('sms', interval '1 hour', NULL, NULL), ('email', interval '0', NULL, NULL),
          ('sms', interval '9 hours', now(), NULL), ('sms', interval '9 hours', NULL, now())
        ) sample (channel, age, sent, failed)`,
    });
    expect(await backlog('messages', 'sms')).toEqual([2, 2, null]);
    expect(await backlog('messages', 'email')).toEqual([1, 0, null]);
    expect(await backlog('messages', 'whatsapp')).toEqual([0, 0, null]);
  });

  test('jobs that are due, and none that are to run later', async () => {
    expect(await backlog('jobs')).toEqual([0, 0, null]);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    await addJob(database, 'note', {}, { runAt: hours(-3.5) });
    await addJob(database, 'note', {}, { runAt: hours(1) });
    await addJob(database, 'note');
    expect(await backlog('jobs')).toEqual([2, 3, null]);
  });

  test('pictures whose sizes are not made, and those that were tried too often', async () => {
    const { id: account } = await buildAccount(database);
    const [waiting, running, over] = [
      await buildPicture(database, account),
      await buildPicture(database, account),
      await buildPicture(database, account),
    ];
    await buildPicture(database, account);
    const set = (text: string, id: string) =>
      database.query({ text: `UPDATE picture SET ${text} WHERE id = $1`, values: [id] });
    await database.query({ text: `UPDATE picture SET status = 'ready'` });
    await set(`status = 'pending', created_at = now() - interval '1.5 hours'`, waiting);
    await set(`status = 'pending', attempts = 5, render_at = now() + interval '1 day'`, running);
    await set(`status = 'pending', attempts = 5, created_at = now() - interval '9 hours'`, over);
    expect(await backlog('pictures')).toEqual([2, 1, 1]);
  });

  test('no more than ten thousand of each are looked at, and nothing that is done', async () => {
    await database.query({
      text: `INSERT INTO outbox (id, channel, recipient, template, text, sent_at)
        SELECT lpad(n::text, 24, '0'), 'sms', '9000000001', 'test', 'Text', CASE WHEN n > 10100 THEN now() END
        FROM generate_series(1, 40000) n`,
    });
    await database.query({ text: 'ANALYZE outbox' });
    expect(await backlog('messages', 'sms')).toEqual([10_000, 0, null]);
  });
});

test('the version and the build that run are named', async () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = (await served.app.http.inject('/metrics')).body;
  expect(text).toMatch(
    new RegExp(`^build_info\\{version="${version}",build="(?:[0-9a-f]{12}|none)"\\} 1$`, 'm'),
  );
});

test('the database that answers says since when it runs', async () => {
  const figures = await readFigures(served);
  expect(figures('database_answers')).toBe(1);
  const [row] = await database.query<{ at: number }>({
    text: 'SELECT extract(epoch FROM pg_postmaster_start_time())::float8 AS at',
  });
  expect(figures('database_start_time_seconds')).toBeCloseTo(row?.at ?? 0, 3);
  expect(figures('embedded_database_restarts_total')).toBe(0);
});
