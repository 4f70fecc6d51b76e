import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../../test/harness/database.ts';
import { openWatch } from './watch.ts';

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
