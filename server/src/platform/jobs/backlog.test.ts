import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { buildAccount } from '../../../test/factories.ts';
import { backlogStatement } from './backlog.sql.ts';
import { migrateJobs } from './jobs.ts';

test('what is done already is not looked at: every part is read by an index of what waits', async () => {
  const database = await freshDatabase();
  await migrateJobs(database);
  const { id: account } = await buildAccount(database);
  await database.query({
    text: `INSERT INTO outbox (id, channel, recipient, template, text, sent_at)
      SELECT lpad(n::text, 24, '0'), 'sms', '9000000001', 'test', 'Text', CASE WHEN n > 20 THEN now() END
      FROM generate_series(1, 5000) n`,
  });
  await database.query({
    text: `INSERT INTO picture (id, width, height, thumbhash, source_key, uploaded_by, status)
      SELECT lpad(n::text, 24, '0'), 1200, 900, '', 'source', $1, CASE WHEN n > 20 THEN 'ready' ELSE 'pending' END
      FROM generate_series(1, 5000) n`,
    values: [account],
  });
  await database.query({
    text: `SELECT graphile_worker.add_job('note', run_at => now() + n * interval '1 minute')
      FROM generate_series(-20, 5000) n`,
  });
  await database.query({ text: 'ANALYZE outbox, picture, graphile_worker._private_jobs' });
  const { text, values } = backlogStatement({ most: 10_000, renderAttempts: 5 });
  const rows = await database.query<{ 'QUERY PLAN': string }>({
    text: ['EXPLAIN', text].join(' '),
    values,
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/using outbox_waiting/);
  expect(plan).toMatch(/using picture_waiting/);
  expect(plan).toMatch(/using jobs_main_index/);
  expect(plan).not.toMatch(/Seq Scan on (?!_private_known_crontabs)/);
});
