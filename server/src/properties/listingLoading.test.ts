import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { bulkLoad } from './bulkLoad.ts';
import { copyListings } from './copyListings.ts';
import { findPropertiesByIds } from './findPropertiesByIds.ts';
import { indexesStatement } from './bulkLoad.sql.ts';
import { PROPERTY_JOBS } from './property.jobs.ts';
import { refreshNameWeights } from './refreshNameWeights.ts';
import { publicListingRuns, publicListingsAfter } from './walkPublicListings.ts';

let database: Database;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  ({ id: sellerId } = await buildAccount(database));
});
beforeEach(async () => {
  await database.query({ text: 'DELETE FROM property' });
  await database.query({ text: 'DELETE FROM listing_name' });
});

const read = <Row extends object>(text: string) => database.query<Row>({ text });

describe('a listing that is copied', () => {
  test('is stored as it was, every sign of it', async () => {
    const signs = 'tab\there, line\nbreak, return\rhere, back\\slash \\N and \\. "quote" {a,b} ₹';
    const picture = { id: newId(), alt: signs, label: null, width: 9, height: 8, thumbhash: null };
    const [one = '', two = ''] = AMENITIES.map(({ id }) => id);
    const made = listing({
      sellerId,
      description: signs,
      address: '',
      latitude: 12.5,
      longitude: -7.25,
      closedAt: new Date('2026-03-02T06:00:00.123Z'),
      lifecycle: 'sold',
      featured: true,
      pictures: [{ ...picture, illustration: false }],
      details: { amenities: [one, two], cost: 100, shareWithAgents: true, landmark: signs },
    });
    await writeListings(database, [made]);
    const [row] = await read<Record<string, unknown>>('SELECT * FROM property');
    const bits = AMENITIES.slice(0, 2).map(({ bit }) => bit);
    expect(row).toMatchObject({
      id: made.id,
      description: signs,
      address: '',
      latitude: 12.5,
      longitude: -7.25,
      closed_at: made.closedAt,
      created_at: made.createdAt,
      updated_at: made.createdAt,
      lifecycle: 'sold',
      featured: true,
      is_active: true,
      pictures: made.pictures,
      details: made.details,
      amenity_bits: bits,
      price: 100,
      subtype: 'flat-apartment',
      share_with_agents: true,
      assigned_to: null,
      pincode: null,
      location_is_approximate: true,
      reviewed_price: null,
      hidden_by: null,
      district: null,
    });
  });

  test('is one of any number, and what was written is said', async () => {
    const client = await database.pool.connect();
    try {
      const entries: number[] = [];
      const note = (count: number) => void entries.push(count);
      const many = Array.from({ length: 401 }, () => listing({ sellerId }));
      expect(await copyListings(client, many, note)).toBe(401);
      expect(await copyListings(client, [], note)).toBe(0);
      expect(await copyListings(client, [listing({ sellerId })])).toBe(1);
      expect(entries).toEqual([401]);
    } finally {
      client.release();
    }
    expect(await read('SELECT count(*)::int FROM property WHERE NOT share_with_agents')).toEqual([
      { count: 402 },
    ]);
  });
});

describe('very many listings', () => {
  const triggers = () =>
    read(`SELECT tgname, tgenabled FROM pg_trigger
      WHERE tgrelid = 'property'::regclass AND NOT tgisinternal ORDER BY tgname`);
  const indexes = () => database.query<{ name: string; definition: string }>(indexesStatement);

  test('are counted, named and found like any others, with all indexes and triggers', async () => {
    const names = (await indexes()).map(({ name }) => `index ${name}`);
    const before = [await triggers(), await indexes()];
    expect(names.length).toBeGreaterThan(5);
    const messages: string[] = [];
    const made = [
      listing({ sellerId, title: 'Zanskar house', locality: 'Indiranagar' }),
      listing({ sellerId, approvalStatus: 'pending', title: 'Unseen', locality: 'Hidden Lane' }),
    ];
    expect(await bulkLoad(database, made, (step) => void messages.push(step))).toBe(2);
    expect([await triggers(), await indexes()]).toEqual(before);
    expect(messages).toEqual(['2 listings', ...names, 'counts', 'statistics', 'vocabulary']);
    expect(await read('SELECT sum(count)::int AS sum FROM listing_count')).toEqual([{ sum: 1 }]);
    expect(await read('SELECT kind, name, weight FROM listing_name ORDER BY kind')).toEqual([
      { kind: 'LOCALITY', name: 'Indiranagar', weight: 1 },
      { kind: 'PROJECT', name: 'A', weight: 1 },
    ]);
    expect(await read(`SELECT word FROM search_term WHERE word IN ('zanskar', 'unseen')`)).toEqual([
      { word: 'zanskar' },
    ]);
    expect(await read(`SELECT reltuples::int FROM pg_class WHERE relname = 'property'`)).toEqual([
      { reltuples: 2 },
    ]);
  });

  test('are not there at all when one of them cannot be written', async () => {
    const before = [await triggers(), await indexes()];
    const twice = listing({ sellerId });
    await expect(bulkLoad(database, [twice, twice], () => undefined)).rejects.toThrow('duplicate');
    expect([await triggers(), await indexes()]).toEqual(before);
    expect(await read('SELECT FROM property')).toEqual([]);
    await writeListings(database, [twice]);
  });
});

describe('what the outside world is told of', () => {
  test('public listings in the order of their ids, in runs of any size', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    const days = [3, 9, 4, 2, 1];
    const made = days.map((day) => listing({ sellerId, createdAt: at(day) }));
    const hidden = [
      listing({ sellerId, approvalStatus: 'pending' }),
      listing({ sellerId, isActive: false }),
    ];
    await writeListings(database, [...made, ...hidden]);
    const ids = made.map(({ id }) => id).sort();
    const day = new Map(made.map(({ id, createdAt }) => [id, createdAt]));
    const newest = (...some: string[]) =>
      new Date(Math.max(...some.map((id) => Number(day.get(id)))));
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    expect(await publicListingRuns(database, 2)).toEqual([
      { after: '', count: 2, changedAt: newest(a, b) },
      { after: b, count: 2, changedAt: newest(c, d) },
      { after: d, count: 1, changedAt: newest(e) },
    ]);
    const complete = { after: '', count: 5, changedAt: at(9) };
    expect(await publicListingRuns(database, 5)).toEqual([complete]);
    expect(await publicListingRuns(database, 6)).toEqual([complete]);
    const after = (id: string, limit: number) =>
      publicListingsAfter(database, { after: id, limit }).then((all) =>
        all.map(({ id: it }) => it),
      );
    expect([await after('', 3), await after(c, 3), await after(e, 3)]).toEqual([
      [a, b, c],
      [d, e],
      [],
    ]);
    await database.query({ text: 'DELETE FROM property' });
    expect(await publicListingRuns(database, 2)).toEqual([]);
  });

  test('D-47 those of some ids that are public, each once, in the order given, at most fifty', async () => {
    const [one, two, hidden] = [
      listing({ sellerId }),
      listing({ sellerId }),
      listing({ sellerId, isActive: false }),
    ];
    await writeListings(database, [one, two, hidden]);
    const requests = [two.id, 'no id', hidden.id, one.id, two.id, newId()];
    const found = await findPropertiesByIds(database, requests);
    expect(found.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await findPropertiesByIds(database, ['no id'])).toEqual([]);
    const fifty = Array.from({ length: 50 }, () => one.id);
    expect(await findPropertiesByIds(database, fifty)).toHaveLength(1);
    await expect(findPropertiesByIds(database, [...fifty, one.id])).rejects.toMatchObject({
      problems: [
        { path: 'ids', code: 'tooMany', message: 'At most 50 listings can be requested.' },
      ],
    });
  });
});

describe('names that listings carry', () => {
  test('weigh as much as public listings carry them, and are forgotten with the last', async () => {
    const at = (locality: string, more = {}) => listing({ sellerId, locality, ...more });
    await writeListings(database, [
      at('Baner'),
      at('Baner'),
      at('Aundh'),
      at(''),
      at('Unseen', { isActive: false }),
      at('Baner', { subtypeKey: 'builder-floor-apartment' }),
    ]);
    await refreshNameWeights(database);
    const names = () => read('SELECT kind, name, key, weight FROM listing_name ORDER BY name');
    const baner = { kind: 'LOCALITY', name: 'Baner', key: 'baner', weight: 3 };
    const aundh = { kind: 'LOCALITY', name: 'Aundh', key: 'aundh', weight: 1 };
    const project = { kind: 'PROJECT', name: 'A', key: 'a', weight: 5 };
    expect(await names()).toEqual([project, aundh, baner]);
    await database.query({
      text: `INSERT INTO listing_name (kind, name, key, weight) VALUES ('PROJECT', 'Baner', 'baner', 9)`,
    });
    await database.query({ text: `DELETE FROM property WHERE locality = 'Aundh'` });
    await database.query({ text: `UPDATE listing_name SET weight = 9 WHERE name = 'Baner'` });
    await refreshNameWeights(database);
    expect(await names()).toEqual([{ ...project, weight: 4 }, baner]);
  });

  test('are kept by the jobs of the night, as are words and counts', async () => {
    const errors: unknown[] = [];
    const run = (name: string) =>
      PROPERTY_JOBS.tasks[name]?.(null, {
        database,
        log: Object.assign(silentLog(), { error: (what: unknown) => void errors.push(what) }),
        signal: new AbortController().signal,
      });
    const closedAt = new Date('2020-01-01T00:00:00Z');
    await writeListings(database, [
      listing({ sellerId, title: 'Xylophone', locality: 'Baner' }),
      listing({ sellerId, lifecycle: 'sold', closedAt }),
    ]);
    await run('property-withdraw-closed');
    expect(await read('SELECT hidden_by FROM property WHERE NOT is_active')).toEqual([
      { hidden_by: 'closing' },
    ]);
    await run('property-refresh-name-weights');
    expect(await read('SELECT name FROM listing_name ORDER BY 1')).toEqual([
      { name: 'A' },
      { name: 'Baner' },
    ]);
    await run('property-count-words');
    expect(await read(`SELECT FROM search_term WHERE word = 'xylophone'`)).toHaveLength(1);
    await run('property-fold-counts');
    expect(await read(`SELECT count FROM listing_locality`)).toEqual([{ count: 1 }]);
    await run('property-repair-counts');
    expect(errors).toEqual([]);
    await database.query({ text: 'UPDATE listing_locality SET count = 5' });
    await run('property-repair-counts');
    expect(errors).toEqual([{ wrong: 1 }]);
    expect(await read(`SELECT count FROM listing_locality`)).toEqual([{ count: 1 }]);
  });
});
