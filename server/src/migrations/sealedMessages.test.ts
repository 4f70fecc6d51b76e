import { expect, test } from 'vitest';
import { emptyDatabase, freshDatabase } from '../../test/harness/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { silentLog } from '../platform/logging.ts';
import { SealedMessages1700000000012 } from './0012-sealed-messages.ts';
import { MIGRATIONS } from './all.ts';

const log = silentLog();

test('codes that an earlier version left in the clear are gone, other messages stay as they are', async () => {
  const primary = await emptyDatabase();
  const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(SealedMessages1700000000012));
  const database = await freshDatabase({ primary, migrations: before });
  await migrate(database, log);
  await database.query({
    text: `INSERT INTO outbox (id, channel, recipient, template, code, text, sent_at) VALUES
      (repeat('1', 24), 'sms', '9000000001', 'code', '123456', 'Your code is 123456.', NULL),
      (repeat('2', 24), 'sms', '9000000001', 'code', NULL, '', now()),
      (repeat('3', 24), 'sms', '9000000001', 'welcome', NULL, 'Good to see you.', NULL)`,
  });
  await migrate(await freshDatabase({ primary, migrations: MIGRATIONS }), log);
  const rows = await database.query({
    text: `SELECT text, sealed, last_error, failed_at IS NOT NULL AS failed FROM outbox ORDER BY id`,
  });
  expect(rows).toEqual([
    { text: null, sealed: null, last_error: 'expired', failed: true },
    { text: null, sealed: null, last_error: null, failed: false },
    { text: 'Good to see you.', sealed: null, last_error: null, failed: false },
  ]);
});

test('it can be taken back', async () => {
  const database = await freshDatabase();
  const migration = new SealedMessages1700000000012();
  const runner = database.source.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const columns = await database.query({
    text: `SELECT column_name FROM information_schema.columns
      WHERE table_name = 'outbox' AND column_name IN ('code', 'sealed')`,
  });
  expect(columns).toEqual([{ column_name: 'sealed' }]);
});
