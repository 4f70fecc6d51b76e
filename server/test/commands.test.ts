import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from '../src/commands/admin.ts';
import { type Command } from '../src/commands/call.ts';
import { demoCommand } from '../src/commands/demo.ts';
import { migrateCommand } from '../src/commands/migrate.ts';
import { repairCommand } from '../src/commands/repair.ts';
import { MIGRATIONS } from '../src/migrations/all.ts';
import { readConfig } from '../src/platform/config.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { newId } from '../src/platform/ids.ts';
import { silentLog } from '../src/platform/observability/logging.ts';
import { buildAccount, listing, writeListings } from './factories.ts';
import { emptyDatabase, freshDatabase } from './harness/database.ts';
import { whenDone } from './harness/whenDone.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

/** What the command printed. */
async function printed(command: Command, ...args: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  await command({
    args,
    config: readConfig({ DATA_DIR: folder }),
    log: silentLog(),
    signal: new AbortController().signal,
    openDatabase: async () => database,
    print: (line) => lines.push(line),
  });
  return lines;
}

describe('admin:create', () => {
  test('D-100 makes an administrator of a new and of a known account', async () => {
    const made = await printed(adminCommand, '--mobile', '9812300001');
    expect(made).toEqual(['Administrator created.']);
    await buildAccount(database, { mobile: '9812300002', mobileVerifiedAt: new Date() });
    const known = await printed(adminCommand, '--mobile', '9812300002');
    expect(known).toEqual(['This account is now an administrator.']);
    const rows = await database.query<{ userType: string }>({
      text: `SELECT user_type AS "userType" FROM account WHERE mobile IN ('9812300001', '9812300002')`,
    });
    expect(rows).toEqual([{ userType: 'site_admin' }, { userType: 'site_admin' }]);
  });

  test.each([
    ['', 'Please enter your mobile number. Usage: npm run admin:create -- --mobile 9XXXXXXXXX'],
    [
      '123',
      'Mobile number must be exactly 10 digits. Usage: npm run admin:create -- --mobile 9XXXXXXXXX',
    ],
  ])('D-100 says how it is called when the mobile is %j', async (mobile, sentence) => {
    const calls = mobile === '' ? [[], ['--mobile'], ['9812300001']] : [['--mobile', mobile]];
    for (const args of calls) {
      await expect(printed(adminCommand, ...args)).rejects.toThrow(sentence);
    }
  });
});

test('D-100 whoever works for an organisation is told to leave it first', async () => {
  const organisationId = newId();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Sahyadri Homes')`,
    values: [organisationId],
  });
  const member = { userType: 'builder', kind: 'builder', role: 'manager', organisationId } as const;
  await buildAccount(database, { mobile: '9812300003', mobileVerifiedAt: new Date(), ...member });
  await expect(printed(adminCommand, '--mobile', '9812300003')).rejects.toThrow(
    'This account belongs to an organisation. It must leave it before it can become an administrator.',
  );
});

test('migrate says what it did, and that nothing was left to do', async () => {
  const complete = database;
  try {
    database = await freshDatabase({ primary: await emptyDatabase() });
    const names = MIGRATIONS.map(({ name }) => name);
    expect(await printed(migrateCommand)).toEqual([
      `Applied ${names.length}: ${names.join(', ')}.`,
    ]);
  } finally {
    database = complete;
  }
  expect(await printed(migrateCommand)).toEqual(['The database is already up to date.']);
});

test.each<[name: string, command: Command, args: string[], said: RegExp]>([
  ['admin', adminCommand, ['--mobile', '9812300004'], /^Administrator created\.$/],
  ['demo', demoCommand, ['--listings', '1'], /^1 listings in/],
  ['repair', repairCommand, [], /^All counts are correct\.$/],
])('%s brings a database up to date before it begins', async (_name, command, args, pattern) => {
  const complete = database;
  try {
    database = await freshDatabase({ primary: await emptyDatabase() });
    expect((await printed(command, ...args)).at(-1)).toMatch(pattern);
  } finally {
    database = complete;
  }
});

describe('demo', () => {
  test.each([
    [],
    ['--listings'],
    ['--listings', '0'],
    ['--listings', '1.5'],
    ['--listings', '10000001'],
  ])('says how it is called: %j %j', async (...args) => {
    await expect(printed(demoCommand, ...args)).rejects.toThrow(
      'Please give the number of listings: npm run demo -- --listings 100000 (1 to 10,000,000).',
    );
  });

  test('adds as many listings as it is told', async () => {
    const count = () => database.query({ text: 'SELECT FROM property' });
    const before = await count();
    const lines = await printed(demoCommand, '--listings', '1');
    expect(await count()).toHaveLength(before.length + 1);
    expect(lines.at(-1)).toMatch(/^1 listings in \d+ s\.$/);
  });
});

test('repair says how many counts were wrong, and then that none is', async () => {
  const { id: sellerId } = await buildAccount(database);
  await writeListings(database, [listing({ sellerId })]);
  await printed(repairCommand);
  await database.query({ text: 'UPDATE listing_count SET count = count + 1' });
  expect(await printed(repairCommand)).toEqual([
    expect.stringMatching(/^Corrected counts: [1-9]\d*\.$/),
  ]);
  expect(await printed(repairCommand)).toEqual(['All counts are correct.']);
});
