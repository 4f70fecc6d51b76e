import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  admin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  const account = await buildAccount(database, { name: 'Ravi Rao' });
  seller = viewerOf(account);
  const of = (title: string, changes: object = {}) =>
    listing({ sellerId: account.id, title, ...changes });
  const sold = { lifecycle: 'sold' as const };
  await writeListings(database, [
    of('Open'),
    of('Long sold', { ...sold, closedAt: new Date('2024-01-05T06:00:00Z'), isActive: false }),
    of('Just sold', { ...sold, closedAt: new Date('2026-06-10T06:00:00Z') }),
    of('Rented', { lifecycle: 'rented', closedAt: new Date('2026-05-10T06:00:00Z') }),
  ]);
});

async function titles(as: AccountViewer, value = ''): Promise<unknown> {
  const { data, errors } = await served.graphql(
    `{ administration { transactions${value} { total items { title lifecycle seller { name } } } } }`,
    {},
    as,
  );
  if (errors.length > 0) return errors[0]?.extensions?.['code'];
  const response: { administration: { transactions: { items: { title: string }[] } } } = JSON.parse(
    JSON.stringify(data),
  );
  return response.administration.transactions.items.map(({ title }) => title);
}

test.each([
  ['', ['Just sold', 'Rented', 'Long sold']],
  ['(lifecycle: SOLD)', ['Just sold', 'Long sold']],
  ['(lifecycle: RENTED)', ['Rented']],
  ['(lifecycle: AVAILABLE)', []],
  ['(pageSize: 1, page: 3)', ['Long sold']],
  ['(pageSize: 1, page: 4)', []],
])('D-92 transactions%s: what was sold or rented, the latest first', async (value, expected) => {
  expect(await titles(admin, value)).toEqual(expected);
});

test('D-92 nobody but a site_admin reads them', async () => {
  expect(await titles(seller)).toBe('FORBIDDEN');
});

test('D-92 A-2.3-01 A-2.3-02 what the bar and its search ask is not too much at once', async () => {
  const queries: Record<string, string> = JSON.parse(
    readFileSync('schema/persistedQueries.json', 'utf8'),
  );
  const named = (name: string) =>
    Object.values(queries).find((text) => text.startsWith(`query ${name}`)) ?? '';
  for (const [name, variables] of [
    ['AdminSearch', { search: 'ravi' }],
    ['Waiting', { today: '2026-03-31' }],
  ] as const) {
    const { data, errors } = await served.graphql(named(name), variables, admin);
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).toContain('administration');
  }
});
