import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { temporaryFolder } from '../../test/harness/temporaryFolder.ts';
import { buildKnown } from '../../test/harness/people.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { createPictures } from '../platform/pictures/pictures.ts';
import { diskStorage } from '../platform/storage/diskStorage.ts';
import { listingAttachmentOwner } from '../pictures/attachPictures.ts';
import { undoJobs } from '../properties/listingUndo.ts';
import { repairCounts } from '../properties/repairCounts.ts';
import { listingsAfterStatement } from '../properties/walkPublicListings.sql.ts';
import { foldActivity } from '../sellers/foldActivity.ts';

/** What was done to a listing is taken back for ten seconds, and nothing of it is left. */

let database: Database;
let served: TestApp;
let siteAdmin: Viewer;
let seller: Account & { mobile: string; email: string };
let id: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
});

const run = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  database.query<Row>({ text, values });

/** The third belongs to the demo world. */
const PICTURES = { old: '', kept: '', shared: '' };

/** An approved listing with pictures, an edit that waits beside it, and what people have left on it. */
beforeEach(async () => {
  seller = await buildKnown(database);
  const buyer = await buildAccount(database);
  PICTURES.old = newId();
  PICTURES.kept = newId();
  PICTURES.shared = newId();
  const picture = (pictureId: string) => ({
    id: pictureId,
    alt: 'A room',
    label: null,
    width: 640,
    height: 480,
    thumbhash: null,
    illustration: false,
  });
  const pictures = Object.values(PICTURES).map(picture);
  const made = listing({ sellerId: seller.id, pictures });
  id = made.id;
  await writeListings(database, [made]);
  for (const each of Object.values(PICTURES)) {
    await run(
      `INSERT INTO picture (id, width, height, thumbhash, source_key, claimed_by)
       VALUES ($1, 640, 480, 'x', 'x', $2)`,
      each,
      each === PICTURES.shared ? 'demo' : listingAttachmentOwner(id),
    );
  }
  await run(
    `INSERT INTO property_revision (property_id, content)
     SELECT id, jsonb_build_object('subtype', subtype, 'purpose', purpose, 'title', 'Dearer now',
       'description', description, 'state', state, 'city', city, 'district', district, 'locality', locality,
       'address', address, 'pincode', pincode, 'latitude', latitude, 'longitude', longitude,
       'locationIsApproximate', location_is_approximate, 'details', details, 'pictures', jsonb_build_array(pictures->1),
       'contactPhone', contact_phone, 'contactEmail', contact_email, 'shareWithAgents', true)
     FROM property WHERE id = $1`,
    id,
  );
  await run('INSERT INTO favourite VALUES ($1, $2)', buyer.id, id);
  await run(`INSERT INTO listing_view VALUES ($1, '2026-06-01', 7), ($1, '2026-06-02', 5)`, id);
  await run(
    `INSERT INTO contact_grant (id, key_hash, property_id, expires_at) VALUES ($1, '\\x0001ff', $2, '2027-01-01')`,
    newId(),
    id,
  );
});

const CHANGES: Record<string, string> = {
  approve: 'mutation ($id: ID!) { approveProperty(id: $id) { property { id } } }',
  reject: 'mutation ($id: ID!) { rejectProperty(id: $id, reason: "Blurred.") { property { id } } }',
  hide: 'mutation ($id: ID!) { deactivateProperty(id: $id) { property { id } } }',
  show: 'mutation ($id: ID!) { activateProperty(id: $id) { property { id } } }',
  feature:
    'mutation ($id: ID!) { setPropertyFeatured(id: $id, featured: true) { property { id } } }',
  delete: 'mutation ($id: ID!) { deleteProperty(id: $id) { deletedId } }',
  sell: 'mutation ($id: ID!) { setPropertyLifecycle(id: $id, lifecycle: SOLD) { property { id } } }',
  reopen:
    'mutation ($id: ID!) { setPropertyLifecycle(id: $id, lifecycle: AVAILABLE) { property { id } } }',
};

async function make(what: string, as = siteAdmin): Promise<void> {
  expect((await served.graphql(CHANGES[what] ?? what, { id }, as)).errors).toEqual([]);
}

async function undo(ids: readonly string[] = [id], as = siteAdmin) {
  const { data, errors } = await served.graphql(
    `mutation ($ids: [ID!]!) { undoPropertyChanges(ids: $ids) { updated failed { code message } } }`,
    { ids },
    as,
  );
  expect(errors).toEqual([]);
  return data?.['undoPropertyChanges'];
}

/** All that is known of the listing, and what was counted of it. */
async function everything() {
  await foldActivity(database);
  expect(await repairCounts(database)).toBe(0);
  const of = (table: string, column = 'property_id') =>
    run(`SELECT t.* FROM ${table} AS t WHERE ${column} = $1 ORDER BY t::text`, id);
  return {
    listing: await of('property', 'id'),
    edit: await of('property_revision'),
    favourites: await of('favourite'),
    views: await of('listing_view'),
    grants: await of('contact_grant'),
    removed: await of('removed_property', 'id'),
    activity: await run(
      'SELECT day::text, what, count FROM activity_day WHERE owner = $1 ORDER BY 1, 2',
      seller.id,
    ),
    pictures: await run(
      'SELECT id FROM picture WHERE claimed_by = $1 AND removed_at IS NULL ORDER BY id',
      listingAttachmentOwner(id),
    ),
    messages: await served.messages(seller.email),
  };
}

const history = async () =>
  (
    await run<{ line: string }>(
      `SELECT concat_ws(': ', action, note) AS line FROM audit_entry WHERE subject = $1 ORDER BY id`,
      id,
    )
  ).map(({ line }) => line);

const REJECTED = `UPDATE property_revision SET status = 'rejected', rejection_reason = 'Too dear.'
  WHERE property_id = $1`;
const FIRST = `WITH edit AS (DELETE FROM property_revision WHERE property_id = $1),
  views AS (DELETE FROM listing_view WHERE property_id = $1)
  UPDATE property SET approval_status = 'pending' WHERE id = $1`;
const CLOSED = `UPDATE property SET lifecycle = 'sold', closed_at = '2026-05-01T10:00:00.123Z', is_active = false,
  hidden_by = 'closing' WHERE id = $1`;

describe('D-117 everything is as it was before', () => {
  test.each<[string, string, string?]>([
    ['approve', 'property.undone: Approved'],
    ['reject', 'property.undone: Rejected'],
    ['approve', 'property.undone: Approved', FIRST],
    ['approve', 'property.undone: Approved', REJECTED],
    ['reject', 'property.undone: Rejected', FIRST],
    ['delete', 'property.undone: Removed'],
    ['delete', 'property.undone: Removed', FIRST],
    ['hide', 'property.undone: Hidden'],
    ['show', 'property.undone: Shown again', CLOSED],
    ['feature', 'property.undone: Featured'],
    ['sell', 'property.undone: Sold or rented'],
    ['reopen', 'property.undone: Available again', CLOSED],
  ])('%s is undone, which stands beside it in the audit log: %s', async (what, line, before) => {
    if (before) await run(before, id);
    const was = await everything();
    const as = what === 'sell' || what === 'reopen' ? viewerOf(seller) : siteAdmin;
    await make(what, as);
    expect(await everything()).not.toEqual(was);
    expect(await undo([id], as)).toEqual({ updated: 1, failed: [] });
    expect(await everything()).toEqual(was);
    const [done, undone, ...more] = await history();
    expect([done?.startsWith('property.'), undone, more]).toEqual([true, line, []]);
  });

  test('many at once, of which one was changed by somebody else meanwhile', async () => {
    const more = [listing({ sellerId: seller.id }), listing({ sellerId: seller.id })];
    await writeListings(database, more);
    const ids = [id, ...more.map((each) => each.id)];
    const input = { action: 'REJECT', ids, reason: 'Blurred.' };
    await served.graphql(
      'mutation ($input: UpdatePropertiesInput!) { updateProperties(input: $input) { updated } }',
      { input },
      siteAdmin,
    );
    await run(`UPDATE property SET title = 'Another' WHERE id = $1`, ids[1]);
    expect(await undo(ids)).toEqual({
      updated: 2,
      failed: [
        {
          code: 'CONFLICT',
          message:
            'Someone has changed this property since, so the action was not undone. Please review it again.',
        },
      ],
    });
    const states = await run(
      'SELECT approval_status AS state FROM property WHERE id = ANY($1) ORDER BY array_position($1, id)',
      ids,
    );
    expect(states).toEqual([{ state: 'approved' }, { state: 'rejected' }, { state: 'approved' }]);
  });
});

describe('D-117 what cannot be undone', () => {
  const refused = {
    updated: 0,
    failed: [{ code: 'CONFLICT', message: expect.stringMatching(/^It is too late to undo this/) }],
  };

  test('what was done longer ago, by somebody else, or is undone already', async () => {
    expect(await undo()).toEqual(refused);
    await make('reject');
    const role = 'site_admin';
    const other = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
    expect(await undo([id], other)).toEqual(refused);
    const age = (seconds: number) =>
      run(`UPDATE listing_undo SET created_at = now() - make_interval(secs => $1)`, seconds);
    await age(LIMITS.undo.heldSeconds + 1);
    expect(await undo()).toEqual(refused);
    await age(LIMITS.undo.shownMs / 1_000);
    expect(await undo()).toMatchObject({ updated: 1 });
    expect(await undo()).toEqual(refused);
  });

  test('what changes nothing leaves the undo of the change before', async () => {
    await make('feature');
    await make('feature');
    expect(await undo()).toMatchObject({ updated: 1 });
    expect(await run('SELECT featured FROM property WHERE id = $1', id)).toEqual([
      { featured: false },
    ]);
  });

  test('what its message has told already', async () => {
    await make('approve');
    await run(`UPDATE outbox SET sent_at = now() WHERE recipient = $1`, seller.email);
    const was = await everything();
    expect(await undo()).toEqual(refused);
    expect(await everything()).toEqual(was);
  });
});

test('D-117 the message to the seller is held as long as it can be withdrawn', async () => {
  await make('reject');
  const [message] = await run<{ held: number }>(
    `SELECT extract(epoch FROM next_at - created_at)::int AS held FROM outbox WHERE recipient = $1`,
    seller.email,
  );
  expect(message?.held).toBe(LIMITS.undo.heldSeconds);
});

test('D-117 pictures that nobody sees any more go when it is final, and what was kept for it too', async () => {
  const storage = await diskStorage(temporaryFolder());
  const pictures = createPictures({ database, storage, log: silentLog() });
  const settle = () =>
    undoJobs(pictures).tasks['property-settle-undo']?.(
      {},
      { database, log: silentLog(), signal: new AbortController().signal },
    );
  await make('approve');
  await make('feature');
  await settle();
  const left = () =>
    run(
      'SELECT id FROM picture WHERE claimed_by = $1 AND removed_at IS NULL',
      listingAttachmentOwner(id),
    );
  expect(await left()).toHaveLength(2);
  await run(`UPDATE listing_undo SET created_at = now() - interval '13 s'`);
  await settle();
  expect(await left()).toEqual([{ id: PICTURES.kept }]);
  const shared = 'SELECT removed_at AS removed FROM picture WHERE id = $1';
  expect(await run(shared, PICTURES.shared)).toEqual([{ removed: null }]);
  expect(await run('SELECT 1 FROM listing_undo')).toEqual([]);
});

test('D-117 a sitemap names what has become public once that is final', async () => {
  const listed = async () =>
    (await database.query<{ id: string }>(listingsAfterStatement('', 100_000))).some(
      (row) => row.id === id,
    );
  await run(FIRST, id);
  await make('approve');
  expect(await listed()).toBe(false);
  await run('DELETE FROM listing_undo');
  expect(await listed()).toBe(true);
  await make('feature');
  expect(await listed()).toBe(true);
});
