import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { createLog } from '../observability/logging.ts';
import { type Database } from './connect.ts';
import { vacuumJobs, vacuumUnseen } from './vacuum.ts';

const FEW_PAGES = 4;
const TABLE = 'measured_for_its_vacuum';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(async () => {
  await run(`DROP TABLE IF EXISTS ${TABLE}`);
  await run(`CREATE TABLE ${TABLE} (n int, text text) WITH (autovacuum_enabled = false)`);
});

const run = (text: string) => database.query({ text });
// What is not on disk yet is not noted as seen; the databases of tests wait for no disk.
const fill = () =>
  run(`BEGIN; SET LOCAL synchronous_commit = on;
    INSERT INTO ${TABLE} SELECT n, repeat('x', 100) FROM generate_series(1, 1000) AS n; COMMIT`);
const writeAnew = async () => {
  await fill();
  await run(`VACUUM FULL ${TABLE}`);
};
const going = () => ({ database, signal: new AbortController().signal });

async function share(): Promise<number> {
  const [row] = await database.query<{ share: number }>({
    text: `SELECT relallvisible::float8 / relpages AS share FROM pg_class WHERE relname = '${TABLE}'`,
  });
  return row?.share ?? Number.NaN;
}

test('what was loaded while somebody looked at what was before is cleaned up when nobody does', async () => {
  const reader = await database.connectAlone();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT count(*) FROM account');
  await fill();
  await run(`VACUUM (ANALYZE) ${TABLE}`);
  expect(await share()).toBe(0);
  await reader.query('ROLLBACK');
  await reader.end();
  expect(await vacuumUnseen(going(), FEW_PAGES)).toEqual([TABLE]);
  expect(await share()).toBe(1);
});

test('a table that was written anew is cleaned up once, and one of few pages is left alone', async () => {
  await writeAnew();
  expect(await share()).toBe(0);
  expect(await vacuumUnseen(going(), 100)).toEqual([]);
  expect(await vacuumUnseen(going(), FEW_PAGES)).toEqual([TABLE]);
  expect(await share()).toBe(1);
  expect(await vacuumUnseen(going(), FEW_PAGES)).toEqual([]);
});

test('a process that stops does not wait for it', async () => {
  await writeAnew();
  const locker = await database.connectAlone();
  await locker.query(`BEGIN; LOCK TABLE ${TABLE} IN ACCESS EXCLUSIVE MODE`);
  const stopping = new AbortController();
  const pending = vacuumUnseen({ database, signal: stopping.signal }, FEW_PAGES);
  const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${TABLE}'::regclass`;
  await expect.poll(() => run(waiting)).toHaveLength(1);
  stopping.abort();
  expect(await pending).toEqual([]);
  await locker.end();
});

test('a process that has stopped already begins with none', async () => {
  await writeAnew();
  expect(await vacuumUnseen({ database, signal: AbortSignal.abort() }, FEW_PAGES)).toEqual([]);
  expect(await share()).toBe(0);
});

test('it is looked for after each start and every hour, and said where something was done', async () => {
  expect(vacuumJobs).toMatchObject({ atStart: ['vacuum'], crontab: ['52 * * * * vacuum'] });
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  const input = { database, log, signal: new AbortController().signal };
  await expect(vacuumJobs.tasks['vacuum']?.({}, input)).resolves.toBeUndefined();
  expect(lines).toEqual([]);
});
