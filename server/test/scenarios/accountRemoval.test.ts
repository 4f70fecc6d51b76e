import { beforeAll, describe, expect, test } from 'vitest';
import { type Database } from '../../src/platform/database/connect.ts';
import { foldAllCounts } from '../../src/properties/foldCounts.ts';
import { repairCounts } from '../../src/properties/repairCounts.ts';
import { ofOwnersStatement } from '../../src/sellers/findActivity.sql.ts';
import { foldActivity } from '../../src/sellers/foldActivity.ts';
import { openPictureHouse, type PictureHouse } from '../fakes/pictureHouse.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { tablesOf } from '../harness/dump.ts';
import { buildFullAccount, FULL, type FullAccount } from '../harness/fullAccount.ts';
import { lastCode } from '../harness/messages.ts';
import { BEHIND_A_PROXY, person, verifyMobile } from '../harness/people.ts';
import { nightly } from '../harness/retention.ts';
import { LEFT, marksOf, tracesOf } from '../harness/traces.ts';

/**
 * Somebody who has one of everything removes the account; then every row of every table is read. A table that
 * is added has to be filled in harness/fullAccount.ts, or named among those that know nobody.
 */

/** Tables with nothing about an account: what stands for all, and counts under fingerprints. */
const IMPERSONAL = [
  'amenity',
  'banner',
  'blog',
  // Under a hash, for two days.
  'blog_reaction',
  'contact_control',
  'contact_details',
  'content_picture',
  'filter_choice',
  'listing_choice',
  'listing_count',
  'listing_day',
  'listing_locality',
  'listing_name',
  'listing_price_band',
  'listing_project',
  'listing_state',
  'office',
  'organisation',
  'partner',
  'rate_limit',
  'schema_migration',
  'search_term',
  'static_page',
];

let house: PictureHouse;
let database: Database;
let served: TestApp;
let account: FullAccount;
let marks: Awaited<ReturnType<typeof marksOf>>;

beforeAll(async () => {
  house = await openPictureHouse();
  database = house.database;
  served = await testApp(database, BEHIND_A_PROXY);
  account = await buildFullAccount(served, database);
  marks = await marksOf(database, account);
});

const traces = () => tracesOf(database, marks);

/** 'what count' of a seller, or of the market, over all days. */
async function activity(owner: string): Promise<string[]> {
  const rows = await database.query<{ what: string; count: number }>(
    ofOwnersStatement('2026-01-01', [owner]),
  );
  const sums = new Map<string, number>();
  for (const { what, count } of rows) sums.set(what, (sums.get(what) ?? 0) + count);
  return [...sums].map(([what, count]) => `${what} ${count}`).toSorted();
}

// One walk: what is removed stays so for the tests that come after.
describe('D-86 N5 removing an account', { shuffle: false }, () => {
  test('every table that knows of people knows of this one before', async () => {
    const known = new Set((await traces()).map((trace) => trace.replace(/: .*/, '')));
    const tables = (await tablesOf(database)).filter((table) => !table.includes('.'));
    expect([...known, ...IMPERSONAL].toSorted()).toEqual(tables.toSorted());
    expect(await account.ask('{ viewer { accountRemoval { propertyCount } } }')).toEqual({
      viewer: { accountRemoval: { propertyCount: 2 } },
    });
    expect(await activity('')).toEqual(['enquiries 3', 'favourites 2', 'views 5']);
  });

  test('signs out here, and tells of it', async () => {
    const sent = await account.ask('mutation { requestAccountDeletion { codeSent { sentTo } } }');
    expect(sent).toEqual({ requestAccountDeletion: { codeSent: { sentTo: '+91 9876******' } } });
    const { bearer, cookie } = account;
    const response = await person(served).graphql(
      `mutation { deleteAccount(code: "${await lastCode(served, FULL.mobile)}") { deletedId } }`,
      {},
      { bearer, cookie },
    );
    expect(response).toMatchObject({
      data: { deleteAccount: { deletedId: expect.any(String) } },
      errors: [],
    });
    expect(String(response.headers['set-cookie'])).toMatch(/^refresh_token=;/);
    expect(await served.messages(FULL.email)).toEqual([]);
    expect(await served.messages(FULL.mobile)).toMatchObject([{ template: 'account-removed' }]);
  });

  test('neither token opens anything any more', async () => {
    const { bearer, cookie } = account;
    const user = person(served);
    const response = await user.graphql('{ viewer { sessions { id } } }', {}, { bearer });
    expect(response).toMatchObject({ status: 401 });
    const refreshed = await user.post('/api/auth/refresh', {}, { cookie });
    expect(refreshed).toMatchObject({ status: 401 });
  });

  test('takes everything along but the ledger and what others were told', async () => {
    await house.runJob('pictures-sweep');
    expect(await traces()).toEqual(LEFT);
  });

  test('the counts are those of what is left, and the sums of the market stay', async () => {
    expect(await repairCounts(database)).toBe(0);
    await foldAllCounts(database);
    expect(await repairCounts(database)).toBe(0);
    await foldActivity(database);
    expect(await activity('')).toEqual(['enquiries 3', 'favourites 1', 'views 5']);
    expect(await activity(account.id)).toEqual([]);
  });

  test('what others have stays with them, and nobody looks after it', async () => {
    const [left] = await database.query({
      text: `SELECT (SELECT count(*)::int FROM property) AS listings,
         (SELECT count(*)::int FROM property WHERE assigned_to IS NOT NULL) AS assigned,
         (SELECT count(*)::int FROM enquiry) AS enquiries,
         (SELECT count(*)::int FROM enquiry_note WHERE author_id IS NULL) AS notes,
         (SELECT count(*)::int FROM feedback WHERE name = 'Somebody') AS opinions,
         (SELECT count(*)::int FROM picture WHERE claimed_by IS NULL) AS uploads,
         (SELECT count(*)::int FROM organisation) AS organisations,
         (SELECT count(*)::int FROM account) AS accounts`,
    });
    expect(left).toEqual({
      listings: 2,
      assigned: 0,
      enquiries: 2,
      notes: 1,
      opinions: 1,
      uploads: 0,
      organisations: 1,
      accounts: 2,
    });
  });

  test('who did what is kept without a word about the person', async () => {
    const done = await database.query({
      text: 'SELECT DISTINCT action FROM audit_entry WHERE actor = $1 ORDER BY 1',
      values: [account.id],
    });
    expect(done.map((row) => Object(row)['action'])).toEqual([
      'account.removed',
      'case.opened',
      'organisation.invited',
      'organisation.left',
      'property.edited',
      'property.posted',
      'property.removed',
    ]);
  });

  test('only the ledger is left after 30 days, and what another seller was asked', async () => {
    await database.query({ text: `UPDATE outbox SET sent_at = now() - interval '31 days'` });
    const before = `UPDATE removed_property SET removed_at = now() - interval '31 days'`;
    await database.query({ text: before });
    await nightly(database, served.app.retention);
    await house.runJob('pictures-sweep');
    expect(await traces()).toEqual([
      'audit_entry: id',
      'audit_entry: listing',
      'enquiry: mobile',
      'enquiry: name',
      'removed_property: id',
      'removed_property: listing',
    ]);
  });

  test('the mobile and the address are free, and who registers with them begins with nothing', async () => {
    const user = person(served);
    const { cookie } = await verifyMobile(served, user, FULL.mobile);
    const response = await user.post('/api/auth/complete-profile', FULL, { cookie });
    expect(response).toMatchObject({ status: 200, body: { isNewUser: true, user: FULL } });
    const { data } = await user.graphql(
      `{ viewer { account { id organisation { id } avatar { id } } favouriteIds
           postingDraft { content } invitations { id } sessions { id } } }`,
      {},
      { bearer: String(response.body['accessToken']) },
    );
    expect(data).toEqual({
      viewer: {
        account: { id: expect.not.stringMatching(account.id), organisation: null, avatar: null },
        favouriteIds: [],
        postingDraft: null,
        invitations: [],
        sessions: [{ id: expect.any(String) }],
      },
    });
  });
});
