import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingPath } from '../../../schema/routes.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { findSimilar } from './findSimilar.ts';
import { similarStatement } from './findSimilar.sql.ts';
import { type SimilarTo, similarSteps } from './search/similarSteps.ts';

let database: Database;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  ({ id: sellerId } = await buildAccount(database));
});

beforeEach(() => database.query({ text: 'DELETE FROM property' }));

type Overrides = Partial<Omit<Parameters<typeof listing>[0], 'details'>>;
type Home = Overrides & { cost?: number; bhk?: string; size?: number };

/** Flats of 1,000 square feet with two bedrooms in Wakad, Pune, for 50 lakh, unless they say otherwise. */
async function write(all: readonly Home[]): Promise<string[]> {
  const made = all.map(({ cost = 5_000_000, bhk = '2 BHK', size = 1_000, ...overrides }) =>
    listing({
      sellerId,
      city: 'Pune',
      state: 'Maharashtra',
      locality: 'Wakad',
      ...overrides,
      details: { cost, bhk, builtArea: size, areaUnit: 'Sq ft' },
    }),
  );
  await writeListings(database, made);
  return made.map(({ id }) => id);
}

const FOOT = 0.09290304;

function flat(changes: Partial<SimilarTo> = {}): SimilarTo {
  return {
    id: newId(),
    city: 'Pune',
    state: 'Maharashtra',
    locality: 'Wakad',
    subtype: 'flat-apartment',
    purpose: 'sell',
    price: 5_000_000,
    areaSqm: 1_000 * FOOT,
    bedrooms: 2,
    ...changes,
  };
}

/** The label of each step with the ids that it shows. */
async function steps(to: SimilarTo, limit = 12): Promise<[string, string[]][]> {
  const found = await findSimilar(database, to, limit);
  return found.map(({ label, items }) => [label, items.map(({ id }) => id)]);
}

const similarTo = async (to: SimilarTo, limit?: number) =>
  (await steps(to, limit)).flatMap(([, ids]) => ids);

test('the locality first, then the town, other kinds there, and the state: each once', async () => {
  const [state = '', kind = '', town = '', part = '', near = ''] = await write([
    { city: 'Nashik', locality: '' },
    { subtypeKey: 'builder-floor-apartment' },
    { locality: 'Baner' },
    { locality: 'Wakad Phase 1' },
    {},
  ]);
  await write([
    { city: 'Indore', state: 'Madhya Pradesh', locality: '' },
    { subtypeKey: 'warehouse-godown' },
  ]);
  expect(await steps(flat())).toEqual([
    ['In Wakad', [near, part].toSorted()],
    ['In Pune', [town]],
    ['Other kinds of home in Pune', [kind]],
    ['In Maharashtra', [state]],
  ]);
  expect((await steps(flat(), 3)).map(([label]) => label)).toEqual(['In Wakad', 'In Pune']);
});

test('only what can be had, of the same purpose, and never the listing itself', async () => {
  const [own = '', alike = ''] = await write([{}, {}]);
  await write([
    { purpose: 'rent' },
    { approvalStatus: 'pending' },
    { approvalStatus: 'rejected' },
    { isActive: false },
    { lifecycle: 'sold', closedAt: new Date('2026-03-02T06:00:00Z') },
    { lifecycle: 'expired' },
  ]);
  const [available = ''] = await write([{ lifecycle: 'under_offer' }]);
  expect(new Set(await similarTo(flat({ id: own })))).toEqual(new Set([alike, available]));
});

describe('how far it may differ', () => {
  test.each<[string, Home, boolean]>([
    ['a quarter dearer', { cost: 6_250_000 }, true],
    ['more than a quarter dearer', { cost: 6_250_001 }, false],
    ['a quarter cheaper', { cost: 3_750_000 }, true],
    ['more than a quarter cheaper', { cost: 3_749_999 }, false],
    ['three tenths larger', { size: 1_300 }, true],
    ['more than three tenths larger', { size: 1_302 }, false],
    ['three tenths smaller', { size: 700 }, true],
    ['more than three tenths smaller', { size: 698 }, false],
    ['one bedroom more', { bhk: '3 BHK' }, true],
    ['one bedroom less', { bhk: '1 BHK' }, true],
    ['two bedrooms more', { bhk: '4 BHK' }, false],
    ['three bedrooms more', { bhk: '5 BHK' }, false],
    ['two bedrooms less', { bhk: '1 RK' }, false],
  ])('%s', async (_what, home, isShown) => {
    const ids = await write([home]);
    expect(await similarTo(flat())).toEqual(isShown ? ids : []);
  });

  test('what the listing does not say narrows nothing', async () => {
    const ids = await write([{ cost: 9_000_000, size: 4_000, bhk: '5 BHK' }]);
    expect(await similarTo(flat({ price: 0, areaSqm: 0, bedrooms: null }))).toEqual(ids);
  });
});

test('the nearest in price first, dearer and cheaper alike, at most as many as asked for', async () => {
  const others = await write([
    { cost: 5_100_000 },
    { cost: 4_800_000 },
    { cost: 5_300_000 },
    { cost: 4_600_000 },
    { cost: 4_500_000 },
  ]);
  expect(await similarTo(flat(), 4)).toEqual(others.slice(0, 4));
  expect(await similarTo(flat(), 5)).toEqual(others);
  const [dearer, cheaper] = others;
  expect(await similarTo(flat({ price: 5_050_000 }), 1)).toEqual([dearer]);
  expect(await similarTo(flat({ price: 4_810_000 }), 1)).toEqual([cheaper]);
  expect(await similarTo(flat(), 0)).toEqual([]);
  expect(await similarTo(flat(), -1)).toEqual([]);
});

test('the newest first where the price is not known', async () => {
  const [older, newer] = await write([
    { createdAt: new Date('2026-02-01T06:00:00Z') },
    { createdAt: new Date('2026-02-02T06:00:00Z') },
  ]);
  expect(await similarTo(flat({ price: 0 }))).toEqual([newer, older]);
});

test('twelve are the most', async () => {
  await write(Array.from({ length: 14 }, (_, n) => ({ cost: 5_000_000 + n })));
  expect(await similarTo(flat(), 100)).toHaveLength(12);
});

test('the search of a step is an address that says the same', async () => {
  await write([{}]);
  const [step] = await findSimilar(database, flat(), 4);
  const { filter, problems } = Object(readSearch(new URLSearchParams(step?.query)));
  expect(problems).toEqual([]);
  expect(listingPath(filter)).toBe(
    '/property?bedrooms=1-3&city=Pune&location=Wakad&maxPrice=6250000&maxSize=1300&minPrice=3750000&minSize=700&state=Maharashtra&status=sell&subtype=flat-apartment',
  );
});

test.each([
  ['agricultural-land', ['In Pune', 'Other kinds of land in Pune', 'In Maharashtra']],
  ['warehouse-godown', ['In Pune', 'Other kinds of property in Pune', 'In Maharashtra']],
])('the steps of %s without a locality', (subtype, labels) => {
  expect(similarSteps(flat({ subtype, locality: '' })).map(({ label }) => label)).toEqual(labels);
});

test('a state that is a city is looked through once', () => {
  const steps = similarSteps(flat({ city: 'Chandigarh', state: 'Chandigarh', locality: '' }));
  expect(steps.map(({ label }) => label)).toEqual([
    'In Chandigarh',
    'Other kinds of home in Chandigarh',
  ]);
});

test('each step walks an index and reads no row that it does not show', async () => {
  await write(
    Array.from({ length: 400 }, (_, n) => ({
      cost: 4_000_000 + n * 5_000,
      locality: ['Wakad', 'Baner', 'Aundh', 'Kothrud'][n % 4],
    })),
  );
  await database.query({ text: 'VACUUM (ANALYZE) property' });
  for (const { label, search } of similarSteps(flat())) {
    const { text, values } = similarStatement(search, 5_000_000, [newId()], 4);
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect([label, plan.match(/(?:Seq|Bitmap Heap) Scan on property\b(?! p)/g)]).toEqual([
      label,
      null,
    ]);
    expect([label, plan]).toEqual([
      label,
      expect.stringMatching(/Index Only Scan using property_/),
    ]);
  }
});
