import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { waitingForLocks } from '../../test/harness/atOnce.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { EDIT_PER_ACCOUNT } from './posting.limits.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
});

const PICTURE = {
  id: '0194d5b2c3a47e1f00000001',
  alt: '',
  label: null,
  width: 1200,
  height: 900,
  thumbhash: null,
  illustration: true,
};

test('D-84 an edit that had to wait is newer than what an administrator saw meanwhile', async () => {
  const seller = await buildAccount(database);
  const id = newId();
  await writeListings(database, [listing({ id, sellerId: seller.id, pictures: [PICTURE] })]);
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM property WHERE id = $1 FOR UPDATE', [id]);
  const body = { title: 'Written while it waited' };
  const edit = served.rest('/api/properties/edit/' + id, viewerOf(seller), 'PUT', { body });
  await expect.poll(() => waitingForLocks(database)).toBe(1);
  const seen = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  await client.query('COMMIT');
  client.release();
  expect((await edit).status).toBe(200);
  const [row] = await database.query<{ isNewer: boolean }>({
    text: `SELECT coalesce(r.created_at, p.updated_at) >= $2 AS "isNewer" FROM property AS p
      LEFT JOIN property_revision AS r ON r.property_id = p.id WHERE p.id = $1`,
    values: [id, seen.rows[0]?.at],
  });
  expect(row?.isNewer).toBe(true);
});

test('an account that changes listings all the time is told when to go on', async () => {
  const seller = await buildAccount(database);
  const limits = { database, log: silentLog() };
  for (let count = 0; count < LIMITS.posting.editsPerAccountPerHour; count += 1) {
    await consume(limits, EDIT_PER_ACCOUNT, seller.id);
  }
  const path = '/api/properties/edit/' + newId();
  const response = await served.rest(path, viewerOf(seller), 'PUT', { body: { title: 'Again' } });
  expect(response.status).toBe(429);
  expect(response.headers['retry-after']).toBeDefined();
  const { errors } = await served.graphql(
    'mutation ($id: ID!) { setPropertyLifecycle(id: $id, lifecycle: SOLD) { property { id } } }',
    { id: newId() },
    viewerOf(seller),
  );
  expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY' } }]);
});
