import { beforeEach, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { createAdmin } from './createAdmin.ts';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});

function holders(mobile: string): Promise<Record<string, unknown>[]> {
  return database.query({
    text: `SELECT id, user_type AS type, role, mobile_verified_at IS NOT NULL AS verified
      FROM account WHERE mobile = $1`,
    values: [mobile],
  });
}

async function grants(): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'account.administrator'`,
  });
  return row?.count ?? -1;
}

const ADMIN = { type: 'site_admin', role: 'site_admin', verified: true };

test('D-100 an unknown mobile becomes an administrator who can sign in, with an audit row', async () => {
  expect(await createAdmin(database, '9811100001')).toBe('created');
  const [made] = await holders('9811100001');
  expect(made).toMatchObject(ADMIN);
  expect(
    await database.query({ text: 'SELECT actor, action, subject, note FROM audit_entry' }),
  ).toEqual([
    { actor: 'host', action: 'account.administrator', subject: made?.['id'], note: null },
  ]);
});

test('D-100 a known account is promoted and keeps its sessions', async () => {
  const account = await buildAccount(database, {
    mobile: '9811100002',
    mobileVerifiedAt: new Date(),
    userType: 'buyer',
  });
  await database.query({
    text: `INSERT INTO session (id, account_id, device, address) VALUES ($1, $1, 'Chrome', '::1')`,
    values: [account.id],
  });
  expect(await createAdmin(database, '9811100002')).toBe('promoted');
  expect(await holders('9811100002')).toMatchObject([{ ...ADMIN, id: account.id }]);
  expect(await grants()).toBe(1);
  expect(await database.query({ text: 'SELECT FROM session WHERE ended_at IS NULL' })).toHaveLength(
    1,
  );
});

test('D-100 whoever works for an organisation stays what they are', async () => {
  const [firm] = await database.query<{ id: string }>({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Sahyadri Homes') RETURNING id`,
    values: [newId()],
  });
  const member = { userType: 'builder', role: 'executive', organisationId: firm?.id } as const;
  const mobile = '9811100009';
  await buildAccount(database, { mobile, mobileVerifiedAt: new Date(), ...member });
  expect(await createAdmin(database, mobile)).toBe('in organisation');
  expect(await holders(mobile)).toMatchObject([{ type: 'builder', role: 'executive' }]);
  expect(await grants()).toBe(0);
});

test('a mobile that nobody has verified makes nobody an administrator, and goes', async () => {
  const stranger = await buildAccount(database, { mobile: '9811100003', userType: 'buyer' });
  expect(await createAdmin(database, '9811100003')).toBe('created');
  const found = await holders('9811100003');
  expect(found).toMatchObject([ADMIN]);
  expect(found[0]?.['id']).not.toBe(stranger.id);
});

test('two at once make one', async () => {
  const made = await Promise.all([1, 2, 3].map(() => createAdmin(database, '9811100004')));
  expect(made.sort()).toEqual(['created', 'promoted', 'promoted']);
  expect(await holders('9811100004')).toMatchObject([ADMIN]);
});
