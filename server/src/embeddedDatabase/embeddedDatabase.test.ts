import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { readAddress, readPid, readStopping } from './pidFile.ts';
import { Client } from 'pg';
import { emptyDatabase } from '../../test/harness/database.ts';
import { openWatch } from './watch.ts';

/** What is read from a pid file of these lines. */
function read(lines: readonly string[]) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'postmaster.pid'), lines.join('\n'));
  return { pid: readPid(folder), address: readAddress(folder), stopping: readStopping(folder) };
}

const running = ['4711', '/data', '1760000000', '5432', '/run', '', ' 5432001 9', 'ready   ', ''];
const socket = { host: '/run', port: 5432 };

test.each<[what: string, lines: string[], found: object]>([
  ['a running server', running, { pid: 4711, address: socket, stopping: false }],
  [
    'one that is told to stop',
    running.with(7, 'stopping'),
    { pid: 4711, address: socket, stopping: true },
  ],
  ['one that is starting', running.slice(0, 3), { pid: 4711, address: null, stopping: false }],
  ['one without a socket', running.with(4, ''), { pid: 4711, address: null, stopping: false }],
  ['one without a port', running.with(3, '0'), { pid: 4711, address: null, stopping: false }],
  ['an empty file', [''], { pid: null, address: null, stopping: false }],
  ['a file of something else', ['x', 'y'], { pid: null, address: null, stopping: false }],
])('%s', (_what, lines, found) => {
  expect(read(lines)).toEqual(found);
});

test('no file', () => {
  const folder = temporaryFolder();
  expect([readPid(folder), readAddress(folder), readStopping(folder)]).toEqual([null, null, false]);
});

test('who watches knows of the others, and of nobody once they are gone', async () => {
  const target = await emptyDatabase();
  const [one, two] = [await openWatch(target), await openWatch(target)];
  expect([await one.usedByOthers(), await two.usedByOthers()]).toEqual([true, true]);
  await one.close();
  await one.lost;
  expect(await two.usedByOthers()).toBe(false);
  await two.close();
});

test('a connection that the server ends is lost, and then nobody else is known', async () => {
  const target = await emptyDatabase();
  const watch = await openWatch(target);
  const client = new Client({ ...inject('superuser'), database: target.database });
  await client.connect();
  const { rows } = await client.query(
    `SELECT pg_terminate_backend(pid, 20000) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'watch'`,
  );
  await client.end();
  expect(rows).toEqual([{ ended: true }]);
  await watch.lost;
  expect(await watch.usedByOthers()).toBe(false);
  await watch.close();
});
