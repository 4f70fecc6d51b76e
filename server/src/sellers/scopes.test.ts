import { beforeAll, expect, test } from 'vitest';
import {
  buildAccount,
  listing,
  type ListingOverrides,
  writeListings,
} from '../../test/factories.ts';
import { viewerOf } from '../../test/harness/application.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { findOverview } from '../overview/findOverview.ts';
import { newestListings, sellersOf } from '../overview/listingsOfScope.ts';
import { type Context, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { findSeller, findSellerListings } from './findSeller.ts';
import { findSummary } from './findSummary.ts';
import { OWN_STATES } from './ownProperty.ts';

/** Whose listings are whose, in every state, for each who looks after some; compared with a file. */

let database: Database;
let viewers: Readonly<Record<string, Viewer>>;
let ids: Readonly<Record<'seller' | 'executive' | 'manager' | 'admin', string>>;

const id = (letter: string, number: number) => letter.repeat(8) + String(number).padStart(16, '0');
const ORGANISATION = id('f', 1);

const CLOSED = new Date('2026-03-05T06:00:00Z');

/** One listing in each state; what a seller has more than another is its own. */
const STATES: readonly [title: string, more: Partial<ListingOverrides>][] = [
  ['available', {}],
  ['under offer', { lifecycle: 'under_offer', city: 'Mysuru' }],
  ['waiting', { approvalStatus: 'pending' }],
  ['refused', { approvalStatus: 'rejected', subtypeKey: 'residential-land-plot' }],
  ['hidden', { isActive: false }],
  ['hidden and sold', { isActive: false, lifecycle: 'sold', closedAt: CLOSED }],
  ['sold', { lifecycle: 'sold', closedAt: CLOSED }],
  ['rented', { lifecycle: 'rented', closedAt: CLOSED }],
  ['expired', { lifecycle: 'expired' }],
  ['edited', {}],
  ['edit refused', {}],
];

beforeAll(async () => {
  database = await freshDatabase();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [ORGANISATION],
  });
  const member = { userType: 'builder', kind: 'builder', organisationId: ORGANISATION } as const;
  const seller = await buildAccount(database, { id: id('a', 1), name: 'Asha Rao' });
  const executive = await buildAccount(database, { ...member, id: id('a', 2), role: 'executive' });
  const manager = await buildAccount(database, { ...member, id: id('a', 3), role: 'manager' });
  const admin = await buildAccount(database, {
    id: id('a', 4),
    userType: 'site_admin',
    kind: null,
  });
  const buyer = await buildAccount(database, { id: id('a', 5), userType: 'buyer', kind: null });
  ids = { seller: seller.id, executive: executive.id, manager: manager.id, admin: admin.id };
  viewers = {
    seller: viewerOf(seller),
    executive: viewerOf(executive),
    manager: viewerOf(manager),
    admin: viewerOf(admin),
  };
  let number = 0;
  const made = [seller, manager, executive].flatMap(({ id: sellerId }, at) =>
    STATES.slice(0, at === 2 ? 1 : undefined).map(([title, more]) => {
      number += 1;
      // The last two of each are as old as each other, so that the ids decide.
      const createdAt = new Date(Date.UTC(2026, 2, Math.min(number, 20)));
      return listing({ sellerId, id: id('b', number), title, createdAt, ...more });
    }),
  );
  await writeListings(database, made);
  for (const [title, status] of [
    ['edited', 'pending'],
    ['edit refused', 'rejected'],
  ]) {
    await database.query({
      text: `INSERT INTO property_revision (property_id, content, status, rejection_reason, submitted_by)
        SELECT id, (SELECT jsonb_build_object('subtype', subtype, 'purpose', purpose, 'details', details,
          'pictures', '[]'::jsonb, 'title', title || ' anew')), $2,
          CASE WHEN $2 = 'rejected' THEN 'No' END, seller_id FROM property WHERE title = $1`,
      values: [title, status],
    });
  }
  // The executive looks after two of the manager's and one of its own.
  await database.query({
    text: `UPDATE property SET assigned_to = $1 WHERE id = ANY($2)`,
    values: [executive.id, [id('b', 13), id('b', 14), id('b', 23)]],
  });
  for (const [account, property] of [
    [buyer.id, id('b', 1)],
    [seller.id, id('b', 1)],
    [buyer.id, id('b', 13)],
  ]) {
    await database.query({
      text: 'INSERT INTO favourite (account_id, property_id) VALUES ($1, $2)',
      values: [account, property],
    });
  }
});

function contextOf(viewer: Viewer): Context {
  return visitorContext(database, { viewer });
}

const named = ({ title, sellerId }: { title: string; sellerId: string }) =>
  `${title} of ${Object.entries(ids).find(([, each]) => each === sellerId)?.[0]}`;

test('D-78 D-99 V-2.1-16 what each of them looks after, in figures and in order', async () => {
  const lines: string[] = [];
  for (const [who, viewer] of Object.entries(viewers)) {
    const context = contextOf(viewer);
    const { sellers, ...figures } = await findOverview(context);
    lines.push(`## ${who}`);
    for (const [name, value] of Object.entries(figures)) {
      lines.push(`${name}: ${JSON.stringify(value)}`);
    }
    const newest = await newestListings(context, sellers, { page: 1, pageSize: 30 });
    lines.push(`newest: ${newest.map(named).join(', ')}`);
    for (const state of [null, ...OWN_STATES]) {
      const { items, total } = await findOwnProperties(context, { page: 1, pageSize: 30, state });
      const shown = items.map(({ property, favouriteCount }) =>
        [named(property), property.approvalStatus, favouriteCount].join(' '),
      );
      lines.push(`own ${state ?? 'in every state'}: ${total}: ${shown.join(', ')}`);
    }
    const pages = OWN_STATES.map((state) =>
      findOwnProperties(context, { page: 1, pageSize: 30, state }),
    );
    const stands = (await Promise.all(pages)).flatMap(({ items }) =>
      items.map(({ property }) => property.id),
    );
    const complete = await findOwnProperties(context, { page: 1, pageSize: 30 });
    // In one state or in two: that is how the client knows how many count twice.
    for (const each of complete.items.map(({ property }) => property.id)) {
      expect([1, 2]).toContain(stands.filter((one) => one === each).length);
    }
    const { recent, counts, ...summary } = await findSummary(context);
    lines.push(`summary: ${JSON.stringify(summary)}`);
    lines.push(`counts: ${counts.map(({ state, count }) => `${state} ${count}`).join(', ')}`);
    lines.push(`recent: ${recent.map(({ property }) => named(property)).join(', ')}`);
  }
  for (const [who, sellerId] of Object.entries(ids)) {
    const record = await findSeller(database, sellerId);
    const listings =
      record && (await findSellerListings(database, record, { page: 1, pageSize: 9 }));
    lines.push(
      `record of ${who}: ${record?.listingCount ?? 'none'}: ${listings?.items.map(named).join(', ')}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/scopes.txt');
});

test('pages follow each other without a gap, for each of them', async () => {
  for (const viewer of Object.values(viewers)) {
    const context = contextOf(viewer);
    const { sellers } = await findOverview(context);
    const own = await findOwnProperties(context, { page: 1, pageSize: 30 });
    const all = await newestListings(context, sellers, { page: 1, pageSize: 30 });
    const pagedOwn: string[] = [];
    const paged: string[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const items = await newestListings(context, sellers, { page, pageSize: 5 });
      paged.push(...items.map(({ id: each }) => each));
      const owned = await findOwnProperties(context, { page, pageSize: 5 });
      pagedOwn.push(...owned.items.map(({ property }) => property.id));
    }
    expect(paged).toEqual(all.map(({ id: each }) => each));
    expect(pagedOwn).toEqual(own.items.map(({ property }) => property.id));
  }
});

test('the newest thousand can be reached', async () => {
  const context = contextOf(viewers['seller'] ?? { kind: 'visitor' });
  const sellers = await sellersOf(context, { kind: 'own', accountId: ids.seller });
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM property');
  const more = Array.from({ length: 1_000 - rows[0].count }, (_, n) =>
    listing({ sellerId: ids.seller, createdAt: new Date(Date.UTC(2025, 0, 1, 0, n)) }),
  );
  await writeListings(database, more);
  try {
    const count = async (page: number, whose: typeof sellers | null) =>
      (await newestListings(context, whose, { page, pageSize: 100 })).length;
    expect([await count(10, null), await count(11, null)]).toEqual([100, 0]);
    expect([await count(9, sellers), await count(11, sellers)]).toEqual([100, 0]);
  } finally {
    await database.query({
      text: 'DELETE FROM property WHERE id = ANY($1)',
      values: [more.map(({ id: each }) => each)],
    });
  }
});
