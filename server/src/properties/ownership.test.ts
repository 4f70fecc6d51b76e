import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { AuditEntry } from '../accounts/auditEntry.entity.ts';
import { type AccountViewer, type Context, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { assign, unassignAll } from './assignment.ts';
import { findHistory, OTHER_ACTION } from './listingHistory.ts';
import { canEdit, canRead } from './property.policy.ts';
import { lockListingsOf, removeListings, wasRemoved } from './removeListings.ts';

const NOW = new Date('2026-06-15T06:30:00Z');
const DAY_MS = 86_400_000;
const [SELLER, BUILDERS, OTHERS] = ['seller', 'builders', 'others'];
const account = (more: Partial<AccountViewer>): AccountViewer => ({
  kind: 'account',
  id: 'somebody',
  userType: 'buyer',
  role: null,
  status: 'active',
  organisationId: null,
  sessionId: null,
  ...more,
});
const member = (role: string, more: Partial<AccountViewer> = {}) =>
  account({ userType: 'builder', organisationId: BUILDERS, role, ...more });

describe('D-09 D-50 D-99 who may change a listing', () => {
  test.each<[string, Viewer, boolean, boolean]>([
    ['a visitor', { kind: 'visitor' }, false, false],
    ['its seller', account({ id: SELLER }), true, true],
    ['its seller, suspended', account({ id: SELLER, status: 'suspended' }), false, false],
    ['somebody else', account({}), false, false],
    ['an administrator', account({ userType: 'site_admin' }), true, true],
    ['an administrator, suspended', account({ userType: 'site_admin', status: 'x' }), false, false],
    ['an admin of the organisation', member('admin'), true, true],
    ['a manager of it', member('manager'), true, true],
    ['an executive of it', member('executive'), false, true],
    ['an executive of another', member('executive', { organisationId: OTHERS }), false, false],
    ['an admin of another', member('admin', { organisationId: OTHERS }), false, false],
    ['a builder of none', member('admin', { organisationId: null }), false, false],
    ['a seller with their organisation', member('admin', { userType: 'seller' }), false, false],
    ['a member without a part in it', member('guest'), false, false],
  ])('%s', (_who, viewer, plain, assigned) => {
    const property = { sellerId: SELLER, sellerOrganisationId: BUILDERS, assignedTo: null };
    const remote = viewer.kind === 'account' ? viewer.id : 'nobody';
    expect(canEdit(viewer, property)).toBe(plain);
    expect(canEdit(viewer, { ...property, assignedTo: remote })).toBe(assigned);
  });

  test.each([
    ['approved and shown', {}, true],
    ['waiting', { approvalStatus: 'pending' as const }, false],
    ['refused', { approvalStatus: 'rejected' as const }, false],
    ['hidden', { isActive: false }, false],
    ['sold a year ago', { closedAt: new Date(Number(NOW) - 365 * DAY_MS) }, true],
    ['sold longer ago', { closedAt: new Date(Number(NOW) - 365 * DAY_MS - 1) }, false],
  ])('what is %s', (_what, more, isThere) => {
    const property = {
      sellerId: SELLER,
      sellerOrganisationId: null,
      assignedTo: null,
      approvalStatus: 'approved' as const,
      isActive: true,
      closedAt: null,
      ...more,
    };
    expect(canRead({ kind: 'visitor' }, property, NOW)).toBe(isThere);
    expect(canRead(account({}), property, NOW)).toBe(isThere);
    expect(canRead(account({ id: SELLER }), property, NOW)).toBe(true);
  });
});

let database: Database;
let ids: { seller: string; other: string; admin: string; nameless: string };
let run: <Answer>(work: (context: Context) => Promise<Answer>, viewer?: Viewer) => Promise<Answer>;

beforeAll(async () => {
  database = await freshDatabase();
  const build = async (more: Parameters<typeof buildAccount>[1]) =>
    (await buildAccount(database, more)).id;
  ids = {
    seller: await build({ name: 'Asha Rao' }),
    other: await build({ name: 'Ravi Nair' }),
    admin: await build({ name: 'Root', userType: 'site_admin' }),
    nameless: await build({ name: null }),
  };
  run = (work, viewer) => inTransaction(visitorContext(database, viewer ? { viewer } : {}), work);
});
beforeEach(() => database.query({ text: 'DELETE FROM property' }));

describe('D-99 who looks after a listing', () => {
  const assignments = () =>
    database.query({ text: 'SELECT id, assigned_to AS "assignedTo" FROM property ORDER BY id' });

  test('is one of those of the organisation, or nobody', async () => {
    const [one, two] = [listing({ sellerId: ids.seller }), listing({ sellerId: ids.seller })];
    await writeListings(database, [one, two]);
    await run((context) => assign(context, one.id, ids.other));
    const expected = (first: string | null) =>
      [
        { id: one.id, assignedTo: first },
        { id: two.id, assignedTo: null },
      ].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(await assignments()).toEqual(expected(ids.other));
    await run((context) => assign(context, one.id, null));
    expect(await assignments()).toEqual(expected(null));
  });

  test('who leaves looks after nothing, and nobody after theirs', async () => {
    const made = [ids.seller, ids.other, ids.other].map((sellerId) => listing({ sellerId }));
    const [own, remote, free] = made.map(({ id }) => id);
    await writeListings(database, made);
    await run(async (context) => {
      await assign(context, own ?? '', ids.other);
      await assign(context, remote ?? '', ids.admin);
      await assign(context, free ?? '', ids.seller);
    });
    await run((context) => unassignAll(context, ids.seller));
    const left = await database.query({
      text: 'SELECT id FROM property WHERE assigned_to IS NOT NULL',
    });
    expect(left).toEqual([{ id: remote }]);
  });
});

describe('D-79 a removed listing', () => {
  test('is kept whole with its newer version and the pictures of both', async () => {
    const picture = (id: string) => ({
      id,
      alt: '',
      label: null,
      width: 1,
      height: 1,
      thumbhash: null,
      illustration: false,
    });
    const [a, b, c] = [newId(), newId(), newId()];
    const [plain, edited, saved] = [
      listing({ sellerId: ids.seller, pictures: [picture(a), picture(b)] }),
      listing({ sellerId: ids.seller, pictures: [picture(a), picture(b)] }),
      listing({ sellerId: ids.seller }),
    ];
    await writeListings(database, [plain, edited, saved]);
    await database.query({
      text: `INSERT INTO property_revision (property_id, content, status, submitted_by)
        VALUES ($1, $2, 'pending', $3)`,
      values: [edited.id, { title: 'Newer', pictures: [picture(b), picture(c)] }, ids.seller],
    });
    await run((context) => removeListings(context, [plain.id, edited.id], ids.other));
    expect(await database.query({ text: 'SELECT id FROM property' })).toEqual([{ id: saved.id }]);
    const rows = await database.query<Record<string, unknown>>({
      text: `SELECT id, seller_id, removed_by, listing->>'title' AS title,
        listing->'revision' AS revision, listing ? 'search' AS search, listing ? 'amenity_mask' AS mask,
        ARRAY(SELECT unnest(picture_ids) ORDER BY 1) AS pictures FROM removed_property`,
    });
    const common = {
      seller_id: ids.seller,
      removed_by: ids.other,
      title: plain.title,
      search: false,
      mask: false,
    };
    expect(rows.toSorted((one) => (one['id'] === plain.id ? -1 : 1))).toEqual([
      { ...common, id: plain.id, revision: null, pictures: [a, b].sort() },
      {
        ...common,
        id: edited.id,
        revision: {
          content: { title: 'Newer', pictures: [picture(b), picture(c)] },
          status: 'pending',
          rejectionReason: null,
          createdAt: expect.any(String),
        },
        pictures: [a, b, c].sort(),
      },
    ]);
    const knows = (id: string, userType = 'seller') =>
      run((context) => wasRemoved(context, plain.id, account({ id, userType })));
    expect(await knows(ids.seller)).toBe(true);
    expect(await knows(ids.other)).toBe(true);
    expect(await knows(ids.nameless)).toBe(false);
    expect(await knows(ids.nameless, 'site_admin')).toBe(true);
    const unknown = (viewer: AccountViewer) =>
      run((context) => wasRemoved(context, saved.id, viewer));
    expect(await unknown(account({ id: ids.seller }))).toBe(false);
    expect(await unknown(account({ userType: 'site_admin' }))).toBe(false);
  });

  test('all that somebody posted is locked in the order of the ids', async () => {
    const made = [ids.seller, ids.seller, ids.seller, ids.other].map((sellerId) =>
      listing({ sellerId }),
    );
    await writeListings(database, made);
    const own = made.slice(0, 3).map(({ id }) => id);
    expect(await run((context) => lockListingsOf(context, ids.seller))).toEqual(own.toSorted());
  });
});

test('D-84 D-96 the history of a listing, the newest first, at most twenty', async () => {
  const subject = newId();
  const events: [actor: string, action: string, note: string | null][] = [
    [ids.seller, 'property.posted', null],
    [ids.admin, 'property.rejected', 'The photos show another flat.'],
    [ids.other, 'property.edited', null],
    [ids.nameless, 'property.edited', null],
    [newId(), 'property.edited', null],
    ['system', 'property.closed', null],
    [ids.admin, 'property.unheard', null],
  ];
  await database.source.manager.insert(
    AuditEntry,
    events.map(([actor, action, note], n) => ({
      id: newId(),
      at: new Date(Number(NOW) + n),
      actor,
      action,
      subject,
      note,
    })),
  );
  await database.source.manager.insert(AuditEntry, {
    id: newId(),
    actor: ids.seller,
    action: 'property.posted',
    subject: newId(),
  });
  const noticeOf = async (viewer: Viewer) =>
    (await run((context) => findHistory(context, subject), viewer)).map(
      ({ label, by, note }) => `${label} by ${by}${note ? `: ${note}` : ''}`,
    );
  const lines = [
    'Changed by Administrator',
    'Sold or rented by Automatic',
    'Edited by Somebody',
    'Edited by Somebody',
    'Edited by Ravi Nair',
    'Rejected by Administrator: The photos show another flat.',
    'Posted by Asha Rao',
  ];
  expect(await noticeOf({ kind: 'visitor' })).toEqual(lines);
  expect(await noticeOf(account({ id: ids.seller }))).toEqual([
    ...lines.slice(0, -1),
    'Posted by You',
  ]);
  const asAdmin = await noticeOf(account({ id: ids.admin, userType: 'site_admin' }));
  expect(asAdmin[0]).toBe('Changed by You');
  const [unheard] = await run((context) => findHistory(context, subject));
  expect(unheard?.action).toBe(OTHER_ACTION);
  await database.source.manager.insert(
    AuditEntry,
    Array.from({ length: 20 }, (_, n) => ({
      id: newId(),
      at: new Date(Number(NOW) + 100 + n),
      actor: 'system',
      subject,
      note: null,
      action: 'property.edited',
    })),
  );
  expect(await noticeOf({ kind: 'visitor' })).toEqual(Array(20).fill('Edited by Automatic'));
});
