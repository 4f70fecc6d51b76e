import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
let admin: Account;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
});

beforeEach(async () => {
  await database.query({ text: 'TRUNCATE account, property, organisation CASCADE' });
  admin = await buildAccount(database, { userType: 'site_admin', role: 'site_admin', kind: null });
});

async function build(name: string, day: number): Promise<string> {
  const id = newId();
  await database.query({
    text: 'INSERT INTO organisation (id, name, created_at) VALUES ($1, $2, $3)',
    values: [id, name, new Date(Date.UTC(2026, 0, day))],
  });
  return id;
}

const member = (organisationId: string, role: 'admin' | 'executive') =>
  buildAccount(database, { userType: 'builder', kind: 'builder', role, organisationId });

async function found(args: string): Promise<unknown[]> {
  const ask = `{ administration { organisations${args} { total items { name memberCount propertyCount } } } }`;
  const { data, errors } = await served.graphql(ask, {}, viewerOf(admin));
  expect(errors).toEqual([]);
  const { administration } = Object(data);
  expect(administration.organisations.total).toBeGreaterThanOrEqual(
    administration.organisations.items.length,
  );
  return administration.organisations.items;
}

describe('V-2.1-17 the builder organisations', () => {
  test('are listed newest first, with their people and listings, and searched by name', async () => {
    const aranvi = await build('Aranvi Habitat', 3);
    const id = await build('Deccan 100% Homes', 5);
    const [leader, executive] = [await member(aranvi, 'admin'), await member(aranvi, 'executive')];
    await writeListings(database, [
      listing({ sellerId: leader.id }),
      listing({ sellerId: executive.id, approvalStatus: 'pending' }),
      listing({ sellerId: admin.id }),
    ]);
    const [rowOfAranvi, rowOfDeccan] = [
      { name: 'Aranvi Habitat', memberCount: 2, propertyCount: 2 },
      { name: 'Deccan 100% Homes', memberCount: 0, propertyCount: 0 },
    ];
    expect(await found('')).toEqual([rowOfDeccan, rowOfAranvi]);
    expect(await found('(pageSize: 1, page: 2)')).toEqual([rowOfAranvi]);
    expect(await found('(search: "vi hab")')).toEqual([rowOfAranvi]);
    expect(await found('(search: "0%")')).toEqual([rowOfDeccan]);
    expect(await found('(search: "%")')).toEqual([]);
    // R-G1 R-G3
    expect(await found('(search: "habitat  Áranvi")')).toEqual([rowOfAranvi]);
    expect(await found(`(search: "${id}")`)).toEqual([rowOfDeccan]);
    expect(await found('(hasMembers: true)')).toEqual([rowOfAranvi]);
    expect(await found('(hasMembers: false)')).toEqual([rowOfDeccan]);
    expect(await found(`(search: "${id}", hasMembers: true)`)).toEqual([]);
  });

  test('one is told with its people and its open invitations', async () => {
    const id = await build('Aranvi Habitat', 3);
    const leader = await member(id, 'admin');
    await database.query({
      text: `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
             VALUES ($1, $2, '9111111114', 'Rhea Sen', 'manager', now() + interval '1 day')`,
      values: [newId(), id],
    });
    const ask = (which: string) =>
      served.graphql(
        `{ administration { organisation(id: "${which}") {
          name memberCount members { id role status } invitations { name role mobile } } } }`,
        {},
        viewerOf(admin),
      );
    expect((await ask(id)).data).toEqual({
      administration: {
        organisation: {
          name: 'Aranvi Habitat',
          memberCount: 1,
          members: [{ id: leader.id, role: 'ADMIN', status: 'ACTIVE' }],
          invitations: [{ name: 'Rhea Sen', role: 'MANAGER', mobile: '9111111114' }],
        },
      },
    });
    for (const unknown of [newId(), 'x', '']) {
      expect(await ask(unknown)).toMatchObject({
        errors: [],
        data: { administration: { organisation: null } },
      });
    }
  });
});
