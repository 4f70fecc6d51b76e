import { beforeEach, expect, test } from 'vitest';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { ofOwnersStatement } from './findActivity.sql.ts';
import { foldActivity } from './foldActivity.ts';

let database: Database;
let sellerId: string;
let otherId: string;
let first: string;
let second: string;

beforeEach(async () => {
  database = await freshDatabase();
  sellerId = (await buildAccount(database)).id;
  otherId = (await buildAccount(database)).id;
  const [one, two] = [listing({ sellerId }), listing({ sellerId: otherId })];
  await writeListings(database, [one, two]);
  [first, second] = [one.id, two.id];
});

/** 'day what count' of a seller, or of the market, in order. */
async function daysOf(owner: string): Promise<string[]> {
  const rows = await database.query<{ day: string; what: string; count: number }>(
    ofOwnersStatement('2026-06-01', [owner]),
  );
  return rows
    .filter(({ count }) => count !== 0)
    .map(({ day, what, count }) => [day, what, count].join(' '))
    .toSorted();
}

const view = (id: string, day: string, count: number) =>
  database.query({
    text: `INSERT INTO listing_view (property_id, day, count) VALUES ($1, $2, $3)
           ON CONFLICT (property_id, day) DO UPDATE SET count = listing_view.count + excluded.count`,
    values: [id, day, count],
  });

const ask = (at: string) =>
  buildEnquiry(database, { propertyId: first, sellerId, createdAt: new Date(at) });

const status = (id: string, to: string) =>
  database.query({ text: 'UPDATE enquiry SET status = $2 WHERE id = $1', values: [id, to] });

test('views that are added to a day count once each, folded or not', async () => {
  await view(first, '2026-06-14', 4);
  await view(second, '2026-06-14', 10);
  await foldActivity(database);
  await view(first, '2026-06-14', 3);
  await view(first, '2026-06-15', 1);
  const ofSeller = ['2026-06-14 views 7', '2026-06-15 views 1'];
  const ofMarket = ['2026-06-14 views 17', '2026-06-15 views 1'];
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([ofSeller, ofMarket]);
  await foldActivity(database);
  await foldActivity(database);
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([ofSeller, ofMarket]);
});

test('an enquiry counts on its day in India until it is spam, and again when it is not', async () => {
  // Half past midnight in India is the evening before in UTC.
  const id = await ask('2026-06-14T19:00:00Z');
  await foldActivity(database);
  expect(await daysOf(sellerId)).toEqual(['2026-06-15 enquiries 1']);
  await status(id, 'spam');
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([[], []]);
  await foldActivity(database);
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([[], []]);
  await status(id, 'closed');
  await status(id, 'contacted');
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([
    ['2026-06-15 enquiries 1'],
    ['2026-06-15 enquiries 1'],
  ]);
});

test('what is asked of nobody in particular counts for the market alone', async () => {
  const id = await ask('2026-06-14T10:00:00Z');
  await database.query({ text: 'UPDATE enquiry SET seller_id = NULL WHERE id = $1', values: [id] });
  expect(await daysOf('')).toEqual(['2026-06-14 enquiries 1']);
  expect(await daysOf(sellerId)).toEqual([]);
});

test('what is no favourite any more does not count; of a removed listing all stays', async () => {
  const buyer = await buildAccount(database, { userType: 'buyer', kind: null });
  for (const id of [first, second]) {
    await database.query({
      text: 'INSERT INTO favourite (account_id, property_id, created_at) VALUES ($1, $2, $3)',
      values: [buyer.id, id, '2026-06-15T03:00:00Z'],
    });
  }
  await view(first, '2026-06-15', 2);
  await database.query({ text: 'DELETE FROM favourite WHERE property_id = $1', values: [second] });
  expect(await daysOf(otherId)).toEqual([]);
  await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [first] });
  const saved = ['2026-06-15 favourites 1', '2026-06-15 views 2'];
  expect([await daysOf(sellerId), await daysOf('')]).toEqual([saved, saved]);
});

test('sums stay exact while hands count and fold at once', async () => {
  await Promise.all([
    ...Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 25; n += 1) {
        await view(n % 2 ? first : second, '2026-06-15', 1);
        await ask('2026-06-15T06:00:00Z');
      }
    }),
    ...Array.from({ length: 3 }, async () => {
      for (let n = 0; n < 8; n += 1) await foldActivity(database);
    }),
  ]);
  expect(await daysOf('')).toEqual(['2026-06-15 enquiries 100', '2026-06-15 views 100']);
  await foldActivity(database);
  expect(await daysOf('')).toEqual(['2026-06-15 enquiries 100', '2026-06-15 views 100']);
  const [waiting] = await database.query({
    text: 'SELECT count(*)::int AS rows FROM activity_change',
  });
  expect(waiting).toEqual({ rows: 0 });
});
