import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { withdrawClosed } from './withdrawClosed.ts';

const DAY = 86_400_000;
const daysAgo = (days: number, from = NOW) => new Date(from.getTime() - days * DAY);

let database: Database;
let served: TestApp;
let owner: Account;
let lately: string;
let longAgo: string;
let hiddenLongAgo: string;
let hiddenLately: string;

/** Each group of tests has its own: what one changes no other sees. */
async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  owner = await buildAccount(database);
  const sold = (days: number, changes: object = {}) =>
    listing({
      sellerId: owner.id,
      lifecycle: 'sold',
      closedAt: daysAgo(days),
      ...changes,
    });
  const listings = [
    sold(LIMITS.listing.closedDays - 1),
    sold(LIMITS.listing.closedDays + 1),
    sold(LIMITS.listing.closedDays + 1, { approvalStatus: 'rejected' }),
    sold(LIMITS.listing.closedDays - 1, { isActive: false }),
  ];
  await writeListings(database, listings);
  [lately = '', longAgo = '', hiddenLongAgo = '', hiddenLately = ''] = listings.map(({ id }) => id);
}

describe('INTERFACE 6.2 sold and rented listings', () => {
  beforeAll(fill);

  test('D-105 their page stands for 12 months and says what became of them', async () => {
    const { status, text } = await served.page('/property-details-v1/' + lately);
    expect(status).toBe(200);
    expect(text).toContain('was sold on 16 June 2025');
  });

  test('after that it is gone, with a way to others of its kind', async () => {
    const { status, headers, text } = await served.page('/property-details-v1/' + longAgo);
    expect(status).toBe(410);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('This property was sold');
    expect(text).toContain('noindex');
    expect(text).toContain('/property?city=Bengaluru');
    const rest = await served.rest('/api/properties/' + longAgo);
    expect(rest).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('what was never public, is hidden for another reason, or never was is just not there', async () => {
    for (const id of [hiddenLongAgo, hiddenLately, 'f'.repeat(24)]) {
      expect((await served.page('/property-details-v1/' + id)).status).toBe(404);
    }
  });

  test('D-105 the last day of the year is the last', async () => {
    const exactly = (ms: number) =>
      listing({
        sellerId: owner.id,
        lifecycle: 'sold',
        closedAt: new Date(daysAgo(LIMITS.listing.closedDays).getTime() + ms),
      });
    const [still, removed] = [exactly(0), exactly(-1)];
    await writeListings(database, [still, removed]);
    const noticeOf = async ({ id }: { id: string }) =>
      (
        await served.graphql(
          'query ($id: ID!) { property(id: $id) { id } closedProperty(id: $id) { id lifecycle } }',
          { id },
        )
      ).data;
    expect(await noticeOf(still)).toEqual({ property: { id: still.id }, closedProperty: null });
    expect(await noticeOf(removed)).toEqual({
      property: null,
      closedProperty: { id: removed.id, lifecycle: 'SOLD' },
    });
  });

  test('its owner still reads it', async () => {
    const response = await served.rest('/api/properties/' + longAgo, viewerOf(owner));
    expect(response).toMatchObject({ status: 200, body: { data: { lifecycle: 'sold' } } });
  });

  test('a listing cannot be sold without a date, nor have one while it is offered', async () => {
    const update = (text: string) => database.query({ text, values: [lately] });
    await expect(
      update(`UPDATE property SET lifecycle = 'available' WHERE id = $1`),
    ).rejects.toThrow('property_closed_at');
    await expect(update('UPDATE property SET closed_at = NULL WHERE id = $1')).rejects.toThrow(
      'property_closed_at',
    );
  });
});

describe('INTERFACE 6.2 the nightly job', () => {
  beforeAll(fill);

  test('long closed ones lose their page, others keep it', async () => {
    const fresh = listing({ sellerId: owner.id, lifecycle: 'rented', closedAt: new Date() });
    await writeListings(database, [fresh]);
    // The database counts from its own clock, by which both of the others are long closed or not.
    const [past] = await database.query<{ due: number }>({
      text: `SELECT count(*)::int AS due FROM property
             WHERE is_active AND closed_at < now() - interval '365 days'`,
    });
    let statements = 0;
    const counting: Database = {
      ...database,
      query: (statement) => {
        statements += 1;
        return database.query(statement);
      },
    };
    expect(await withdrawClosed(counting, { batch: 1 })).toBe(past?.due);
    expect(statements).toBe((past?.due ?? 0) + 1);
    expect(await withdrawClosed(database)).toBe(0);
    expect((await served.rest(`/api/properties/${fresh.id}`)).status).toBe(200);
    expect((await served.rest(`/api/properties/${longAgo}`)).status).toBe(404);
  });
});
