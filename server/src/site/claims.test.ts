import { beforeEach, expect, test } from 'vitest';
import { WRITTEN_CLAIMS } from '../../../schema/claims.ts';
import { settingValues } from '../../../schema/rules/setting.ts';
import { type SettingValues } from '../../../schema/settings.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { newAddress, person, BEHIND_A_PROXY } from '../../test/harness/people.ts';
import { foldAllCounts } from '../properties/foldCounts.ts';
import { type Database } from '../platform/database/connect.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { LiveClaims } from './claims.ts';

let database: Database;

beforeEach(async () => {
  database = await freshDatabase();
});

const DOCUMENTED = 'documented';
const NOTHING = {
  label: null,
  verified: null,
  trusted: null,
  free: 'Free Listing',
  clients: null,
  satisfaction: null,
  companies: null,
  properties: null,
  partners: null,
  rating: null,
};

const claimsUnder = (changes: Partial<SettingValues> = {}) =>
  new LiveClaims({ database, log: silentLog(), settings: { values: settingValues(changes) } });

test('D-126 D-108 a market with nothing claims nothing that cannot be counted', async () => {
  expect(await claimsUnder().now()).toEqual(NOTHING);
});

test('D-108 what can be counted is counted and rounded down', async () => {
  const served = await testApp(database, BEHIND_A_PROXY);
  const seller = await buildAccount(database);
  for (let more = 0; more < 12; more += 1) {
    await buildAccount(database, { userType: 'buyer', kind: null });
  }
  const hidden = listing({ sellerId: seller.id, approvalStatus: 'pending' });
  await writeListings(database, [listing({ sellerId: seller.id }), hidden]);
  await foldAllCounts(database);
  for (const rating of [5, 4, 2]) {
    const body = { name: 'Asha Rao', rating, feedback: 'It is a site.' };
    const sent = await person(served, newAddress()).post('/api/feedback', body);
    expect(sent.status).toBeLessThan(300);
  }
  expect(await claimsUnder().now()).toEqual({
    ...NOTHING,
    clients: '10+',
    properties: '1',
    partners: '1',
    satisfaction: '66%',
    rating: '3.6',
  });
});

test('D-20 V-1-09 the documented texts stand there word for word where that is chosen', async () => {
  const ways = {
    claimLabel: DOCUMENTED,
    claimVerified: DOCUMENTED,
    claimTrusted: DOCUMENTED,
    claimClients: DOCUMENTED,
    claimSatisfaction: DOCUMENTED,
    claimCompanies: DOCUMENTED,
    claimProperties: DOCUMENTED,
    claimPartners: DOCUMENTED,
    claimRating: DOCUMENTED,
  } as const;
  expect(await claimsUnder(ways).now()).toEqual(WRITTEN_CLAIMS);
});

test('D-108 each claim goes its own way', async () => {
  await buildAccount(database);
  const ways = {
    claimFree: 'hidden',
    claimCompanies: DOCUMENTED,
    claimPartners: 'hidden',
  } as const;
  expect(await claimsUnder(ways).now()).toEqual({
    ...NOTHING,
    free: null,
    clients: '1',
    companies: '150+',
  });
});

test('D-108 where the counting fails there is no claim, and the next page counts again', async () => {
  await buildAccount(database);
  const claims = claimsUnder();
  await database.query({ text: 'ALTER TABLE feedback RENAME TO elsewhere' });
  expect(await claims.now()).toEqual(NOTHING);
  await database.query({ text: 'ALTER TABLE elsewhere RENAME TO feedback' });
  expect(await claims.now()).toEqual({ ...NOTHING, clients: '1', partners: '1' });
});
