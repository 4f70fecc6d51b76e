import { beforeEach, expect, test, vi } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { repairCommand } from '../commands/repair.ts';
import { readConfig } from '../platform/config.ts';
import { type Database } from '../platform/database/connect.ts';
import {
  followBody,
  followName,
  foldStatement,
  lockStatement,
} from '../platform/database/rollup.sql.ts';
import { createLog, silentLog } from '../platform/observability/logging.ts';
import { foldAllCounts } from './foldCounts.ts';
import { LISTING_ROLLUPS } from './listingRollups.ts';
import { PROPERTY_JOBS } from './property.jobs.ts';
import { rebuildCounts, repairCounts } from './repairCounts.ts';

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
  const saved = WRITERS * EACH * 0.8;
  expect(await sums()).toEqual({ count: saved, locality: saved, day: saved, band: saved });
  expect(await repairCounts(database)).toBe(0);
  await foldAllCounts(database);
  const [rows] = await database.query({
    text: 'SELECT count(*)::int AS rows, count(DISTINCT city)::int AS cells FROM listing_count',
  });
  expect(rows).toEqual({ rows: 2, cells: 2 });
  expect(await sums()).toEqual({ count: saved, locality: saved, day: saved, band: saved });
});

test.each(LISTING_ROLLUPS.map(({ table }) => table))(
  'V-7-10 a wrong count in %s is found and repaired',
  async (table) => {
    const details = { buildingProjectSociety: 'Lotus Heights' };
    await writeListings(database, [listing({ sellerId, details }), listing({ sellerId, details })]);
    await foldAllCounts(database);
    const counts = () => database.query({ text: `TABLE ${table}` });
    const right = await counts();
    expect(right.length).toBeGreaterThan(0);
    for (const wrong of ['count = count + 3', 'count = 0']) {
      await database.query({ text: `UPDATE ${table} SET ${wrong}` });
      expect(await repairCounts(database)).toBe(right.length);
      expect(await counts()).toEqual(right);
    }
    expect(await repairCounts(database)).toBe(0);
  },
);

test('V-7-10 what is counted anew while a fold is under way is not counted twice', async () => {
  const made = Array.from({ length: 3 }, () => listing({ sellerId }));
  for (const each of made) await writeListings(database, [each]);
  const [rollup] = LISTING_ROLLUPS;
  if (!rollup) throw new Error('There are counts.');
  const folding = await database.pool.connect();
  try {
    await folding.query('BEGIN');
    await folding.query(lockStatement(rollup).text);
    await folding.query(foldStatement(rollup).text);
    const rebuilt = database.source.transaction((manager) =>
      rebuildCounts((text) => manager.query(text)),
    );
    await waitForLock(database);
    await folding.query('COMMIT');
    await rebuilt;
  } finally {
    folding.release();
  }
  expect(await sums()).toMatchObject({ count: 3 });
});

test('V-7-10 the triggers in the database count what is described', async () => {
  const follow = followName('property');
  const [found] = await database.query<{ body: string }>({
    text: 'SELECT prosrc AS body FROM pg_proc WHERE proname = $1',
    values: [follow],
  });
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  expect(plain(found?.body)).toBe(plain(followBody(LISTING_ROLLUPS).text));
  const events = await database.query({
    text: `SELECT tgname AS name FROM pg_trigger WHERE tgfoid = $1::regproc AND tgenabled = 'O' ORDER BY 1`,
    values: [follow],
  });
  expect(events).toEqual(
    ['delete', 'insert', 'update'].map((event) => ({ name: `property_count_${event}` })),
  );
});

test('V-7-10 npm run repair says how many counts were wrong', async () => {
  await writeListings(database, [listing({ sellerId })]);
  await database.query({ text: 'UPDATE listing_day SET count = 7' });
  const messages: string[] = [];
  const repair = () =>
    repairCommand({
      args: [],
      config: readConfig({}),
      log: silentLog(),
      signal: new AbortController().signal,
      openDatabase: async () => database,
      print: (line) => messages.push(line),
    });
  await repair();
  await repair();
  expect(messages).toEqual(['Corrected counts: 1.', 'All counts are correct.']);
});

test('the jobs fold and repair the counts, withdraw what was closed long ago, weigh names and count words', async () => {
  const lines: string[] = [];
  const log = createLog({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });
  const run = (name: string) =>
    PROPERTY_JOBS.tasks[name]?.({}, { database, log, signal: new AbortController().signal });
  const sold = listing({
    sellerId,
    lifecycle: 'sold',
    closedAt: new Date('2020-01-01T06:00:00Z'),
  });
  for (const each of [listing({ sellerId }), listing({ sellerId }), sold]) {
    await writeListings(database, [each]);
  }
  const found = async (text: string) => (await database.query({ text }))[0];
  const cells = 'SELECT count(*)::int AS rows FROM listing_count';
  expect(await found(cells)).toEqual({ rows: 2 });
  await run('property-fold-counts');
  expect(await found(cells)).toEqual({ rows: 1 });
  await run('property-withdraw-closed');
  expect(await found(`SELECT hidden_by FROM property WHERE id = '${sold.id}'`)).toEqual({
    hidden_by: 'closing',
  });
  await database.query({ text: 'UPDATE listing_day SET count = 7' });
  await run('property-repair-counts');
  expect(await sums()).toMatchObject({ count: 2, day: 2 });
  await run('property-repair-counts');
  expect(lines.filter((line) => line.includes('"wrong":1,'))).toHaveLength(1);
  expect(lines).toHaveLength(1);
  await database.query({ text: 'UPDATE listing_name SET weight = 99' });
  await run('property-refresh-name-weights');
  expect(await found(`SELECT weight FROM listing_name WHERE name = 'Indiranagar'`)).toEqual({
    weight: 2,
  });
  await database.query({ text: 'DELETE FROM search_term' });
  await run('property-count-words');
  expect(await found(`SELECT frequency FROM search_term WHERE word = 'rooms'`)).toEqual({
    frequency: 2,
  });
});

/** Until somebody waits for a lock that somebody else holds. */
async function waitForLock(database: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await database.query({
        text: `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      });
      expect(waiting).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
}

async function sums() {
  const [found] = await database.query({
    text: `SELECT (SELECT sum(count)::int FROM listing_count) AS count,
             (SELECT sum(count)::int FROM listing_locality) AS locality,
             (SELECT sum(count)::int FROM listing_day) AS day,
             (SELECT sum(count)::int FROM listing_price_band) AS band`,
  });
  return found;
}
