import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { longTransaction } from './longTransaction.ts';

test('statements of a long transaction have no limit of time, those after it have theirs again', async () => {
  const database = await freshDatabase({ poolSize: 1, statementTimeoutMs: 5_000 });
  const limit = `SELECT current_setting('statement_timeout') AS limit`;
  const inside = await longTransaction(database, (manager) => manager.query(limit));
  expect(inside).toEqual([{ limit: '0' }]);
  expect(await database.query({ text: limit })).toEqual([{ limit: '5s' }]);
});
