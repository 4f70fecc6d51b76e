import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

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
});

async function write(overrides: Partial<Parameters<typeof listing>[0]> = {}): Promise<string> {
  const made = listing({ sellerId: seller.id, approvalStatus: 'pending', ...overrides });
  await writeListings(database, [made]);
  return made.id;
}

const CHANGE = `mutation ($input: UpdatePropertiesInput!) {
  updateProperties(input: $input) { updated failed { id code message } } }`;

async function change(input: object) {
  const { data, errors } = await served.graphql(CHANGE, { input }, admin);
  expect(errors).toEqual([]);
  return Object(data)['updateProperties'];
}

const rowOf = async (id: string) => {
  const [row] = await database.query({
    text: `SELECT approval_status AS state, is_active AS "isActive", featured,
             rejection_reason AS reason FROM property WHERE id = $1`,
    values: [id],
  });
  return row;
};

test.each([
  ['APPROVE', {}, [{ state: 'approved' }, { state: 'approved' }]],
  [
    'REJECT',
    { reason: ' Blurred  photos ' },
    [
      { state: 'rejected', reason: 'Blurred photos' },
      { state: 'rejected', reason: 'Blurred photos' },
    ],
  ],
  ['DEACTIVATE', {}, [{ isActive: false }, { isActive: false }]],
  ['ACTIVATE', {}, [{ isActive: true }, { isActive: true }]],
  ['FEATURE', {}, [{ featured: true }, { featured: true }]],
  ['UNFEATURE', {}, [{ featured: false }, { featured: false }]],
  ['DELETE', {}, []],
])(
  'A-1-01 A-4-03 %s does it to each, with one entry in the audit',
  async (action, more, expected) => {
    const before = {
      ACTIVATE: { isActive: false, hiddenBy: 'administrator' as const },
      UNFEATURE: { featured: true },
    };
    const start = Object.assign({}, Object(Object(before)[action]));
    const ids = [await write(start), await write(start)];
    expect(await change({ action, ids, ...more })).toEqual({ updated: 2, failed: [] });
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.filter((row) => row !== undefined)).toMatchObject(expected);
    for (const id of ids) {
      const entries = await database.query({
        text: 'SELECT actor FROM audit_entry WHERE subject = $1',
        values: [id],
      });
      expect(entries).toEqual([{ actor: admin.id }]);
    }
  },
);

test('A-4-02 what was edited since is left as it is, and what is not there is named', async () => {
  const [first, edited] = [await write(), await write()];
  const unknown = newId();
  const seen = new Date(Date.now() + 60_000);
  await database.query({
    text: 'UPDATE property SET updated_at = $2 WHERE id = $1',
    values: [edited, new Date(seen.getTime() + 1)],
  });
  const done = await change({ action: 'APPROVE', ids: [first, edited, unknown, first], seen });
  expect(done).toEqual({
    updated: 1,
    failed: [
      { id: edited, code: 'CONFLICT', message: expect.stringContaining('changed since') },
      { id: unknown, code: 'NOT_FOUND', message: expect.any(String) },
    ],
  });
  expect(await rowOf(first)).toMatchObject({ state: 'approved' });
  expect(await rowOf(edited)).toMatchObject({ state: 'pending' });
});

test('A-4-02 A-4-03 five hundred that are there are done at once, each with its entry in the audit', async () => {
  const made = Array.from({ length: LIMITS.bulk.changedAtOnce }, () =>
    listing({ sellerId: seller.id, approvalStatus: 'pending' }),
  );
  await writeListings(database, made);
  const ids = made.map(({ id }) => id);
  const [first = '', second = ''] = ids;
  await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [second] });
  expect(await change({ action: 'REJECT', ids, reason: 'Blurred.' })).toEqual({
    updated: ids.length - 1,
    failed: [{ id: second, code: 'NOT_FOUND', message: expect.any(String) }],
  });
  const [counted] = await database.query({
    text: `SELECT count(*)::int AS rejected,
             (SELECT count(*)::int FROM audit_entry WHERE subject = ANY($1)) AS entries
           FROM property WHERE id = ANY($1) AND approval_status = 'rejected'`,
    values: [ids],
  });
  expect(counted).toEqual({ rejected: ids.length - 1, entries: ids.length - 1 });
  expect(await rowOf(first)).toMatchObject({ reason: 'Blurred.' });
});

test('five hundred at once are each answered', async () => {
  const one = await write();
  const ids = [one, ...Array.from({ length: LIMITS.bulk.changedAtOnce - 1 }, () => newId())];
  const { body } = await served.rest('/api/site-admin/properties/bulk-actions', admin, 'POST', {
    body: { action: 'approve', propertyIds: ids },
  });
  expect(body).toMatchObject({ success: true, updated: 1, failed: { length: ids.length - 1 } });
});

test.each([
  [{ action: 'reject' }, 'reason'],
  [{ action: 'publish' }, 'action'],
  [{ ids: [] }, 'ids'],
  [{ reason: 'x'.repeat(501) }, 'reason'],
])('A-4-02 %j is refused by its field, and nothing is done', async (more, field) => {
  const id = await write();
  const body = { action: 'approve', ids: [id], ...more };
  const path = '/api/site-admin/properties/bulk-actions';
  const refused = await served.rest(path, admin, 'POST', { body });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(await rowOf(id)).toMatchObject({ state: 'pending' });
});
