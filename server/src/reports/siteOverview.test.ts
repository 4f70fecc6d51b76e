import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { foldAllCounts } from '../properties/foldCounts.ts';
import { repairCounts } from '../properties/repairCounts.ts';

const PATH = '/api/site-admin/overview';
let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  admin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  seller = viewerOf(await buildAccount(database));
  await buildAccount(database, { userType: 'buyer', kind: null });
  await writeListings(database, [
    listing({ sellerId: seller.id }),
    listing({ sellerId: seller.id, approvalStatus: 'pending' }),
  ]);
  await repairCounts(database);
  await foldAllCounts(database);
});

test('A-7.4-01 D-87 the site in figures: listings, users, enquiries, towns and kinds', async () => {
  const { status, body } = await served.rest(PATH, admin);
  expect(status).toBe(200);
  expect(body['overview']).toEqual(body['data']);
  expect(body['data']).toMatchObject({
    properties: { total: 2, pending: 1, approved: 1, public: 1 },
    users: { total: 3, selling: 1, organisations: 0 },
    inquiries: { total: 0, lastDay: 0, byStatus: { new: 0 } },
    towns: [{ city: 'Bengaluru', count: 1 }],
    subtypes: [{ key: 'flat-apartment', count: 1 }],
  });
});

test('A-7.4-01 nobody but a site_admin reads them', async () => {
  expect(await served.rest(PATH, seller)).toMatchObject({ status: 403 });
  expect(await served.rest(PATH)).toMatchObject({ status: 401 });
});
