import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { temporaryFolder } from '../../../test/harness/temporaryFolder.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import { createMetrics } from './metrics.ts';

/** What whoever looks after the servers reads beside each figure of our own; those of the process are the library's. */
const HELP = {
  http_request_duration_seconds: 'Time from the first byte of a request to the end of its answer.',
  db_pool_connections: 'Open connections.',
  db_pool_idle: 'Idle open connections.',
  db_pool_limit: 'Maximum number of open connections.',
  db_pool_waiting: 'Callers waiting for a connection.',
  build_info: 'Running version and build; always 1.',
  data_dir_free_bytes: 'Bytes free on the disk of DATA_DIR.',
  embedded_database_restarts_total: 'Number of times the embedded database was restarted.',
  replica_lag_seconds:
    'Age of the oldest change a replica has not applied; absent while it does not respond.',
  replica_read: 'Whether a replica serves reads: 1 or 0.',
  database_answers:
    'Whether the database answered within two seconds when these metrics were read: 1 or 0.',
  database_start_time_seconds: 'Start time of the database, Unix time.',
  jobs_last_periodic_time_seconds: 'Time when a periodic job was last queued, Unix time.',
  backlog_waiting: 'Number of waiting items, counted up to 10,000.',
  backlog_oldest_seconds: 'Age of the oldest waiting item.',
  backlog_given_up: 'Number of items that are no longer retried.',
  http_requests_in_flight: 'Requests being served.',
  http_requests_waiting: 'Requests waiting to be served.',
};

test('every figure says what it is, and those of a door say which and of what kind', async () => {
  const database = await freshDatabase();
  await migrateJobs(database);
  const metrics = createMetrics(
    { ...database, restarts: () => 3 },
    { dataDir: temporaryFolder(), build: { version: '1.2.3', build: 'abc' } },
  );
  const busy = { door: 'rest', kind: 'reading', running: 2, waiting: 5 };
  metrics.observeAdmission({ presence: () => [busy] });
  const { body } = await metrics.text();
  const messages = Array.from(body.matchAll(/^# HELP (\S+) (.*)$/gm), ([, name = '', help]) => [
    name,
    help,
  ]).filter(([name = '']) => !/^(?:process|nodejs)_/.test(name));
  expect(Object.fromEntries(messages)).toEqual(HELP);
  expect(body.match(/^(?:build_info|embedded|http_requests_|database_answers).*$/gm)).toEqual([
    'build_info{version="1.2.3",build="abc"} 1',
    'embedded_database_restarts_total 3',
    'database_answers 1',
    'http_requests_in_flight{door="rest",kind="reading"} 2',
    'http_requests_waiting{door="rest",kind="reading"} 5',
  ]);
  expect(Number(/^data_dir_free_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
});
