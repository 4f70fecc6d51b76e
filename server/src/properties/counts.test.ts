import { beforeEach, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { foldAllCounts } from './foldCounts.ts';
import { repairCounts } from './repairCounts.ts';

const WRITERS = 4;
const EACH = 25;

let database: Database;
let sellerId: string;

beforeEach(async () => {
  database = await freshDatabase();
  sellerId = (await buildAccount(database)).id;
});

test('V-7-10 counts stay exact while eight hands write, delete and fold at once', async () => {
  await Promise.all([
    ...Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < EACH; n += 1) {
        const made = listing({
          sellerId,
          city: writer % 2 ? 'Agra' : 'Noida',
          state: 'Uttar Pradesh',
        });
        await writeListings(database, [made]);
        if (n % 5 === 0) {
          await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [made.id] });
        }
      }
    }),
    ...Array.from({ length: 4 }, async () => {
      for (let round = 0; round < 8; round += 1) await foldAllCounts(database);
    }),
  ]);
  const kept = WRITERS * EACH * 0.8;
  expect(await sums()).toEqual({ count: kept, locality: kept, day: kept, band: kept });
  expect(await repairCounts(database)).toBe(0);
  await foldAllCounts(database);
  const [rows] = await database.query({
    text: 'SELECT count(*)::int AS rows, count(DISTINCT city)::int AS cells FROM listing_count',
  });
  expect(rows).toEqual({ rows: 2, cells: 2 });
  expect(await sums()).toEqual({ count: kept, locality: kept, day: kept, band: kept });
});

test('V-7-10 a wrong count is found and repaired', async () => {
  const kept = 20;
  const agra = { sellerId, city: 'Agra', state: 'Uttar Pradesh' };
  await writeListings(
    database,
    Array.from({ length: kept }, () => listing(agra)),
  );
  await database.query({ text: `UPDATE listing_count SET count = count + 3 WHERE city = 'Agra'` });
  await database.query({ text: `DELETE FROM listing_day` });
  expect(await repairCounts(database)).toBe(1);
  expect(await repairCounts(database)).toBe(0);
  expect(await sums()).toEqual({ count: kept, locality: kept, day: kept, band: kept });
});

test('a wrong count of a project is found and repaired', async () => {
  await writeListings(database, [
    listing({ sellerId, details: { buildingProjectSociety: 'Lotus Heights' } }),
  ]);
  await database.query({ text: 'DELETE FROM listing_project' });
  expect(await repairCounts(database)).toBeGreaterThan(0);
  expect(await repairCounts(database)).toBe(0);
});

async function sums() {
  const [found] = await database.query({
    text: `SELECT (SELECT sum(count)::int FROM listing_count) AS count,
             (SELECT sum(count)::int FROM listing_locality) AS locality,
             (SELECT sum(count)::int FROM listing_day) AS day,
             (SELECT sum(count)::int FROM listing_price_band) AS band`,
  });
  return found;
}
