import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listing, writeListings, buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { buildKnown } from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { contentOf } from '../properties/listingContent.ts';
import { type PropertyRow, type ListingContent } from '../properties/property.row.ts';
import { PROPERTY_COLUMNS } from '../properties/propertyColumns.sql.ts';

let database: Database;
let served: TestApp;
let siteAdmin: Viewer;
let seller: Account & { mobile: string; email: string };

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
});

beforeEach(async () => {
  seller = await buildKnown(database);
});

const APPROVE = `mutation ($id: ID!, $reason: String, $seen: DateTimeISO) {
  approveProperty(id: $id, reason: $reason, seen: $seen) { property { id approvalStatus price pictures { id } } } }`;
const REJECT = `mutation ($id: ID!, $reason: String!, $seen: DateTimeISO) {
  rejectProperty(id: $id, reason: $reason, seen: $seen) { property { id approvalStatus price } } }`;

const approve = (id: string, more: object = {}) =>
  served.graphql(APPROVE, { id, ...more }, siteAdmin);
const reject = (id: string, reason: string, more: object = {}) =>
  served.graphql(REJECT, { id, reason, ...more }, siteAdmin);
const asVisitor = async (id: string) =>
  (await served.graphql('query ($id: ID!) { property(id: $id) { price } }', { id })).data?.[
    'property'
  ];

async function write(overrides: Partial<Parameters<typeof listing>[0]> = {}): Promise<string> {
  const made = listing({ sellerId: seller.id, ...overrides });
  await writeListings(database, [made]);
  return made.id;
}

async function row(id: string): Promise<PropertyRow> {
  const text = ['SELECT', PROPERTY_COLUMNS.text, 'FROM property p, account s'].join(' ');
  const where = 'WHERE p.id = $1 AND s.id = p.seller_id';
  const [found] = await database.query<PropertyRow>({
    text: [text, where].join(' '),
    values: [id],
  });
  if (!found) throw new Error('There is no listing ' + id);
  return found;
}

/** An approved listing with an edit that waits beside it. */
async function writeEdited(change: Partial<ListingContent>): Promise<string> {
  const id = await write();
  const content = { ...contentOf(await row(id)), ...change };
  await database.query({
    text: 'INSERT INTO property_revision (property_id, content) VALUES ($1, $2)',
    values: [id, JSON.stringify(content)],
  });
  return id;
}

function inWorkspace(home: string): (id: string) => string {
  return (id) => `${home}?view=edit-property&id=${id}`;
}

const history = async (id: string) =>
  (
    await database.query<{ line: string }>({
      text: `SELECT concat_ws(': ', action, note) AS line FROM audit_entry WHERE subject = $1 ORDER BY id`,
      values: [id],
    })
  ).map(({ line }) => line);

const versions = async (id: string) =>
  database.query({
    text: `SELECT status, rejection_reason AS reason FROM property_revision WHERE property_id = $1`,
    values: [id],
  });

describe('a decision about a new listing', () => {
  test('D-84 an approval makes it public, is remembered and told; again changes nothing', async () => {
    const id = await write({ approvalStatus: 'pending', title: 'A home by the lake' });
    expect(await asVisitor(id)).toBeNull();
    for (let times = 0; times < 2; times += 1) {
      const { data, errors } = await approve(id);
      expect(errors).toEqual([]);
      expect(Object(data?.['approveProperty'])['property']).toMatchObject({
        id,
        approvalStatus: 'APPROVED',
      });
    }
    expect(await asVisitor(id)).not.toBeNull();
    expect(await history(id)).toEqual(['property.approved']);
    expect(await served.messages(seller.email)).toMatchObject([
      {
        channel: 'email',
        template: 'property-approved',
        subject: 'A home by the lake is live',
        text: `"A home by the lake" is approved and visible on Aangan. http://localhost:4000/property-details-v1/${id}`,
      },
    ]);
    expect(await served.messages(seller.mobile)).toEqual([]);
  });

  test('D-84 a rejection needs a reason, which is kept and told', async () => {
    const id = await write({ approvalStatus: 'pending', title: 'A home by the lake' });
    expect((await reject(id, '  ')).errors).toMatchObject([
      {
        message: 'Please enter a reason. It is shown to the seller.',
        extensions: { code: 'INVALID_INPUT' },
      },
    ]);
    expect((await reject(id, 'x'.repeat(501))).errors).toMatchObject([
      { message: 'Max 500 characters' },
    ]);
    expect(await history(id)).toEqual([]);

    for (let times = 0; times < 2; times += 1) {
      expect(
        Object((await reject(id, ' The photos  are blurred. ')).data?.['rejectProperty'])[
          'property'
        ],
      ).toMatchObject({
        approvalStatus: 'REJECTED',
      });
    }
    expect((await row(id)).rejectionReason).toBe('The photos are blurred.');
    expect(await history(id)).toEqual(['property.rejected: The photos are blurred.']);
    expect((await served.messages(seller.email)).map(({ text }) => text)).toEqual([
      `"A home by the lake" was not approved: The photos are blurred. Edit it and we will review it again: http://localhost:4000/seller-dashboard/edit-property/${id}`,
    ]);
  });

  test('A-4-02 D-84 an approval and a rejection at once leave one state, that of the later, and an entry each', async () => {
    const id = await write({ approvalStatus: 'pending' });
    const responses = await Promise.all([approve(id), reject(id, 'Blurred.')]);
    expect(responses.map(({ errors }) => errors)).toEqual([[], []]);
    const entries = await history(id);
    expect(new Set(entries)).toEqual(new Set(['property.approved', 'property.rejected: Blurred.']));
    expect(entries).toHaveLength(2);
    const isApproved = entries.at(-1) === 'property.approved';
    expect(await row(id)).toMatchObject({
      approvalStatus: isApproved ? 'approved' : 'rejected',
      rejectionReason: isApproved ? null : 'Blurred.',
    });
    expect((await asVisitor(id)) !== null).toBe(isApproved);
  });

  test('D-84 of two administrators who looked at the same version the later is told', async () => {
    const id = await write({ approvalStatus: 'pending' });
    const more = { seen: (await row(id)).updatedAt };
    const responses = await Promise.all([approve(id, more), reject(id, 'Blurred.', more)]);
    expect(responses.flatMap(({ errors }) => errors)).toMatchObject([
      {
        message: 'This property has changed since you opened it. Please review it again.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    const isApproved = (await row(id)).approvalStatus === 'approved';
    expect(await history(id)).toEqual([
      isApproved ? 'property.approved' : 'property.rejected: Blurred.',
    ]);
  });

  test('D-84 every way between pending, approved and rejected is open', async () => {
    const id = await write({ approvalStatus: 'pending' });
    await reject(id, 'Blurred.');
    expect((await row(id)).approvalStatus).toBe('rejected');
    await approve(id, { reason: ' Sharp  now. ' });
    expect((await served.messages(seller.email)).at(-1)?.text).toContain(
      ' is approved and visible on Aangan. Sharp now. http',
    );
    expect(await row(id)).toMatchObject({ approvalStatus: 'approved', rejectionReason: null });
    await reject(id, 'Sold elsewhere.');
    expect(await asVisitor(id)).toBeNull();
    await reject(id, 'Sold elsewhere last week.');
    expect(await history(id)).toEqual([
      'property.rejected: Blurred.',
      'property.approved: Sharp now.',
      'property.rejected: Sold elsewhere.',
      'property.rejected: Sold elsewhere last week.',
    ]);
  });

  test('without a verified e-mail address the seller is told by SMS, without any not at all', async () => {
    const byMobile = await buildKnown(database, { emailVerifiedAt: null });
    const first = await write({ approvalStatus: 'pending', sellerId: byMobile.id });
    await approve(first);
    expect(await served.messages(byMobile.email)).toEqual([]);
    expect(await served.messages(byMobile.mobile)).toMatchObject([{ channel: 'sms' }]);
    const unknown = await buildAccount(database);
    const second = await write({ approvalStatus: 'pending', sellerId: unknown.id });
    expect((await approve(second)).errors).toEqual([]);
    const unverified = await buildKnown(database, {
      emailVerifiedAt: null,
      mobileVerifiedAt: null,
    });
    await approve(await write({ approvalStatus: 'pending', sellerId: unverified.id }));
    for (const to of [unverified.email, unverified.mobile]) {
      expect(await served.messages(to)).toEqual([]);
    }
  });

  test.each<[string, Partial<Account>, (id: string) => string]>([
    ['a manager', { userType: 'builder', role: 'manager' }, inWorkspace('/manager-dashboard')],
    [
      'an executive',
      { userType: 'builder', role: 'executive' },
      inWorkspace('/executive-dashboard'),
    ],
    ['who only buys now', { userType: 'buyer', kind: null }, (id) => `/property-details-v1/${id}`],
  ])('D-84 a rejection leads %s to where the listing is changed', async (_who, changes, path) => {
    const poster = await buildKnown(database, { emailVerifiedAt: null, ...changes });
    const id = await write({ approvalStatus: 'pending', sellerId: poster.id });
    await reject(id, 'Blurred.');
    const [message] = await served.messages(poster.mobile);
    expect(message?.channel).toBe('sms');
    expect(message?.text.split(' ').at(-1)).toBe(`http://localhost:4000${path(id)}`);
  });

  test('who decides about a listing of their own is not told', async () => {
    const role = 'site_admin';
    const admin = await buildKnown(database, { userType: role, role, kind: null });
    const id = await write({ approvalStatus: 'pending', sellerId: admin.id });
    expect((await served.graphql(APPROVE, { id }, viewerOf(admin))).errors).toEqual([]);
    expect(await served.messages(admin.email)).toEqual([]);
  });

  test('what is not there is not found', async () => {
    for (const id of [newId(), 'x', "' OR 1=1"]) {
      expect((await approve(id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

test('D-85 whose listing is hidden is told that it is approved, and not that it is live', async () => {
  const id = await write({ approvalStatus: 'pending', title: 'A hidden home', isActive: false });
  expect((await approve(id)).errors).toEqual([]);
  expect(await served.messages(seller.email)).toMatchObject([
    {
      template: 'property-approved',
      subject: 'A hidden home is approved',
      text: expect.stringMatching(
        /hidden and will be visible once it is shown again: \S+my-properties$/,
      ),
    },
  ]);
});

describe('a decision about an edit', () => {
  test('D-75 the approved version stands until the edit is approved, which then takes its place', async () => {
    const id = await writeEdited({ details: { cost: 7_777_777 }, title: 'Dearer now' });
    const { price } = await row(id);
    expect(await asVisitor(id)).toEqual({ price });
    expect(Object((await approve(id)).data?.['approveProperty'])['property']).toMatchObject({
      approvalStatus: 'APPROVED',
      price: 7_777_777,
    });
    expect(await asVisitor(id)).toEqual({ price: 7_777_777 });
    expect(await versions(id)).toEqual([]);
    expect(await row(id)).toMatchObject({ title: 'Dearer now', isPublic: true });
    expect(await served.messages(seller.email)).toMatchObject([{ subject: 'Dearer now is live' }]);
  });

  test('D-75 a rejected edit leaves the approved version public, and can be approved yet', async () => {
    const id = await writeEdited({ details: { cost: 7_777_777 } });
    const { price } = await row(id);
    expect(
      Object((await reject(id, 'Too dear.')).data?.['rejectProperty'])['property'],
    ).toMatchObject({
      approvalStatus: 'REJECTED',
      price: 7_777_777,
    });
    expect(await versions(id)).toEqual([{ status: 'rejected', reason: 'Too dear.' }]);
    expect(await asVisitor(id)).toEqual({ price });
    await approve(id);
    expect(await asVisitor(id)).toEqual({ price: 7_777_777 });
  });

  test('what has changed since it was looked at is not decided unseen', async () => {
    const id = await writeEdited({ title: 'Dearer now' });
    const seen = '2026-01-01T00:00:00.000Z';
    for (const response of [await approve(id, { seen }), await reject(id, 'Too dear.', { seen })]) {
      expect(response.errors).toMatchObject([
        {
          message: 'This property has changed since you opened it. Please review it again.',
          extensions: { code: 'CONFLICT' },
        },
      ]);
    }
    const property = 'query ($id: ID!) { property(id: $id) { updatedAt title } }';
    const { data } = await served.graphql(property, { id }, siteAdmin);
    expect(data?.['property']).toMatchObject({ title: 'Dearer now' });
    const { updatedAt }: { updatedAt: string } = JSON.parse(JSON.stringify(data?.['property']));
    expect((await approve(id, { seen: updatedAt })).errors).toEqual([]);
  });

  test('an approval that waits for an edit approves what the edit says', async () => {
    const id = await writeEdited({ title: 'The first edit' });
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT id FROM property WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const approved = approve(id);
      await waitsForALock();
      await client.query(
        `UPDATE property_revision SET content = content || '{"title": "The second edit"}'
         WHERE property_id = $1`,
        [id],
      );
      await client.query('COMMIT');
      expect((await approved).errors).toEqual([]);
    } finally {
      client.release();
    }
    expect((await row(id)).title).toBe('The second edit');
  });

  async function waitsForALock(): Promise<void> {
    await expect
      .poll(() =>
        database.query({
          text: `SELECT 1 AS waits FROM pg_stat_activity
                 WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        }),
      )
      .not.toEqual([]);
  }
});
