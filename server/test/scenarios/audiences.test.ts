import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import { BEHIND_A_PROXY, buildKnown, person } from '../harness/people.ts';

let database: Database;
let served: TestApp;
const organisationId = newId();

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [organisationId],
  });
});

test('V-1-02 a visitor is served without an account', async () => {
  const list = await served.rest('/api/properties');
  expect(list).toMatchObject({ status: 200, body: { success: true } });
});

const buyer = { userType: 'buyer', kind: null, role: null } as const;
const owner = { userType: 'seller', kind: 'owner', role: null } as const;
const builder = { userType: 'builder', kind: 'builder' } as const;

test.each([
  ['a buyer or tenant', buyer, 'Property Buyer', '/property'],
  ['an owner', owner, 'Property Seller', '/seller-dashboard'],
  ['an agent', { ...owner, kind: 'agent' }, 'Property Seller', '/seller-dashboard'],
  ['a builder admin', { ...builder, role: 'admin' }, 'Builder Admin', '/dashboard'],
  ['a manager', { ...builder, role: 'manager' }, 'Builder Manager', '/manager-dashboard'],
  ['an executive', { ...builder, role: 'executive' }, 'Builder Executive', '/executive-dashboard'],
  [
    'a site_admin',
    { userType: 'site_admin', kind: null, role: 'site_admin' },
    'Site Admin',
    '/site-admin',
  ],
] as const)('V-1-02 D-27 %s signs in and is served as one', async (_, facts, name, home) => {
  const isBuilder = facts.userType === 'builder';
  const own = isBuilder ? { ...facts, organisationId } : facts;
  const { mobile } = await buildKnown(database, own);
  const who = person(served);
  await who.post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
  const otp = await lastCode(served, mobile);
  const entered = await who.post('/api/auth/mobile/verify-otp', { mobile, otp, purpose: 'login' });
  expect(entered.status).toBe(200);
  const me = await who.rest('GET', '/api/auth/me', { bearer: String(entered.body['accessToken']) });
  expect(me).toMatchObject({
    status: 200,
    body: { data: { ...facts, displayName: name, redirectTo: home } },
  });
});
