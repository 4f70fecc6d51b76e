import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { localityRateStatement } from './findLocalityRate.sql.ts';
import { ofProjectStatement } from './findOfProject.sql.ts';
import { placesAround } from './placesAround.ts';

let database: Database;
let served: TestApp;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  ({ id: sellerId } = await buildAccount(database));
});

beforeEach(() => database.query({ text: 'DELETE FROM property' }));

type Overrides = Partial<Parameters<typeof listing>[0]>;

/** Flats of 1,000 square feet for 50 lakh in Wakad, Pune, unless they say otherwise. */
async function write(all: readonly Overrides[]): Promise<string[]> {
  const made = all.map(({ details, ...overrides }) =>
    listing({
      sellerId,
      city: 'Pune',
      state: 'Maharashtra',
      locality: 'Wakad',
      ...overrides,
      details: { cost: 5_000_000, builtArea: 1_000, areaUnit: 'Sq ft', ...details },
    }),
  );
  await writeListings(database, made);
  return made.map(({ id }) => id);
}

async function fetchBeside(id: string | undefined, fields: string) {
  const { data, errors } = await served.graphql(`{ property(id: "${id}") { ${fields} } }`);
  expect(errors).toEqual([]);
  return Object(data).property;
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('similar homes come with and without their steps', async () => {
  const [own, near, town] = await write([{}, {}, { locality: 'Baner' }]);
  const found = await fetchBeside(
    own,
    'similar(limit: 2) { id } similarSteps(limit: 2) { label query items { id } }',
  );
  expect(idsOf(found.similar)).toEqual([near, town]);
  expect(found.similarSteps).toMatchObject([
    { label: 'In Wakad', items: [{ id: near }], query: expect.stringContaining('location=Wakad') },
    { label: 'In Pune', items: [{ id: town }] },
  ]);
});

describe('the middle of the prices of a locality', () => {
  const RATE = 'localityRate { medianPerSqft difference count label }';
  const costing = (...rates: readonly number[]): Overrides[] =>
    rates.map((rate) => ({ details: { cost: rate * 1_000 } }));

  test('is that of the others of the kind, and the listing stands so far from it', async () => {
    await write(costing(4_000, 5_000, 6_000, 9_000, 7_000));
    const [below, above, at] = await write([
      { details: { cost: 5_520_000 } },
      { details: { cost: 6_600_000 } },
      // Half the size for half the price.
      { details: { cost: 3_000_000, builtArea: 500 } },
    ]);
    await database.query({
      text: `UPDATE property SET lifecycle = 'expired' WHERE id = ANY($1)`,
      values: [[below, above, at]],
    });
    const middle = { medianPerSqft: 6_000, count: 5, label: '5 flats for sale in Wakad' };
    expect(await fetchBeside(below, RATE)).toEqual({ localityRate: { ...middle, difference: -8 } });
    expect(await fetchBeside(above, RATE)).toEqual({ localityRate: { ...middle, difference: 10 } });
    expect(await fetchBeside(at, RATE)).toEqual({ localityRate: { ...middle, difference: 0 } });
  });

  test('nothing is said with fewer than five others', async () => {
    const [own] = await write(costing(5_000, 4_000, 5_000, 6_000, 9_000));
    expect(await fetchBeside(own, RATE)).toEqual({ localityRate: null });
    const [fifth] = await write(costing(7_000));
    expect(await fetchBeside(own, 'localityRate { count }')).toEqual({
      localityRate: { count: 5 },
    });
    await database.query({
      text: `UPDATE property SET is_active = false WHERE id = $1`,
      values: [fifth],
    });
    expect(await fetchBeside(own, RATE)).toEqual({ localityRate: null });
  });

  test.each<[string, Overrides]>([
    ['another purpose', { purpose: 'rent' }],
    ['another kind', { subtypeKey: 'builder-floor-apartment' }],
    ['another locality', { locality: 'Baner' }],
    ['another town', { city: 'Nashik' }],
    ['no price', { details: { cost: 0 } }],
    ['what waits', { approvalStatus: 'pending' }],
    ['what was sold', { lifecycle: 'sold', closedAt: new Date('2026-03-02T06:00:00Z') }],
  ])('%s does not count', async (_what, changes) => {
    const [own] = await write([...costing(5_000, 4_000, 5_000, 6_000, 9_000), changes]);
    expect(await fetchBeside(own, RATE)).toEqual({ localityRate: null });
  });

  test.each<[string, Overrides]>([
    ['without a price', { details: { cost: 0 } }],
    ['without a locality', { locality: '' }],
  ])('a listing %s is compared with nothing', async (_what, changes) => {
    const [own] = await write([changes, ...costing(1, 2, 3, 4, 5, 6), ...fiveElsewhere]);
    expect(await fetchBeside(own, RATE)).toEqual({ localityRate: null });
  });
  const fiveElsewhere = Array.from({ length: 6 }, () => ({ locality: '' }));

  test('rents are a month’s, and a part of a locality is in it', async () => {
    const rents = Array.from({ length: 5 }, () => ({
      purpose: 'rent' as const,
      locality: 'Wakad Phase 1',
      details: { cost: 20_000 },
    }));
    const [own] = await write([{ purpose: 'rent', details: { cost: 25_000 } }, ...rents]);
    expect(await fetchBeside(own, RATE)).toEqual({
      localityRate: {
        medianPerSqft: 20,
        difference: 25,
        count: 5,
        label: '5 flats for rent in Wakad',
      },
    });
  });
});

describe('the project of a listing', () => {
  const inProject = (buildingProjectSociety: string, more: Overrides = {}): Overrides => ({
    ...more,
    details: { ...more.details, buildingProjectSociety },
  });

  test('is named with what else can be had in it, the same purpose first', async () => {
    const [own, rent, older, newer] = await write([
      inProject('Lotus Park'),
      inProject('Lotus Park', { purpose: 'rent', createdAt: new Date('2026-03-09T06:00:00Z') }),
      inProject('LOTUS PARK', { createdAt: new Date('2026-03-02T06:00:00Z'), locality: 'Baner' }),
      inProject('Lotus Park', { createdAt: new Date('2026-03-03T06:00:00Z') }),
    ]);
    await write([
      inProject('Lotus Parkway'),
      inProject('Green View', { title: 'Flat beside Lotus Park' }),
      inProject('Lotus Park', { city: 'Nashik' }),
      inProject('Lotus Park', { isActive: false }),
      inProject('Lotus Park', { lifecycle: 'expired' }),
    ]);
    const found = await fetchBeside(own, 'project sameProject { id }');
    expect([found.project, idsOf(found.sameProject)]).toEqual(['Lotus Park', [newer, older, rent]]);
    const few = await fetchBeside(own, 'sameProject(limit: 1) { id }');
    expect(idsOf(few.sameProject)).toEqual([newer]);
    const none = await fetchBeside(own, 'sameProject(limit: -3) { id }');
    expect(none.sameProject).toEqual([]);
  });

  test('a kind without projects names none', async () => {
    const [own] = await write([{ subtypeKey: 'agricultural-land' }]);
    expect(await fetchBeside(own, 'project sameProject { id }')).toEqual({
      project: null,
      sameProject: [],
    });
  });
});

test('each has its index', async () => {
  await write(
    Array.from({ length: 300 }, (_, n) => ({
      locality: ['Wakad', 'Baner', 'Aundh', 'Kothrud'][n % 4] ?? '',
      details: { buildingProjectSociety: `Lotus ${n}` },
    })),
  );
  await database.query({ text: 'VACUUM (ANALYZE) property' });
  const home = {
    id: 'a'.repeat(24),
    city: 'Pune',
    state: 'Maharashtra',
    subtype: 'flat-apartment',
    purpose: 'sell',
  } as const;
  const plans = [
    [localityRateStatement(home, 'wakad', 2_000), 'Index Only Scan using property_'],
    [ofProjectStatement(home, 'Lotus 7', 4), 'Bitmap Index Scan on property_search'],
  ] as const;
  for (const [{ text, values }, index] of plans) {
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  }
});

describe('the places around a listing', () => {
  const position = { latitude: 12.9716, longitude: 77.6412 };
  const indiranagar = { city: 'Bengaluru', state: 'Karnataka', ...position };

  test('are known localities of its town, the nearest first, at most eight', () => {
    const around = placesAround(indiranagar);
    expect(around).toHaveLength(8);
    expect(around[0]).toMatchObject({ name: 'Indiranagar', locality: 'Indiranagar' });
    expect(around[0]?.kilometres).toBeLessThan(1.5);
    const far = around.map(({ kilometres }) => kilometres);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(Math.max(...far)).toBeLessThanOrEqual(15);
    expect(around.every(({ city }) => city === 'Bengaluru')).toBe(true);
  });

  test('are towns where no locality is known', () => {
    const around = placesAround({
      city: 'Barabanki',
      state: 'Uttar Pradesh',
      latitude: 26.93,
      longitude: 81.19,
    });
    expect(around[0]).toMatchObject({ name: 'Barabanki', city: 'Barabanki', locality: null });
    expect(around.length).toBeGreaterThan(1);
  });

  test('are none without a position', async () => {
    const [own] = await write([{}]);
    expect(await fetchBeside(own, 'placesAround { name }')).toEqual({ placesAround: [] });
  });
});
