import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { findSimilar } from './findSimilar.ts';

let database: Database;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  ({ id: sellerId } = await buildAccount(database));
});

beforeEach(() => database.query({ text: 'DELETE FROM property' }));

type Overrides = Partial<Omit<Parameters<typeof listing>[0], 'details'>>;

/** Flats for sale in Aurangabad of Maharashtra, unless they say otherwise, in the order given. */
async function write(all: readonly (Overrides & { cost: number })[]): Promise<string[]> {
  const made = all.map(({ cost, ...overrides }) => {
    const home = { sellerId, city: 'Aurangabad', state: 'Maharashtra', locality: '' };
    return listing({ ...home, ...overrides, details: { cost } });
  });
  await writeListings(database, made);
  return made.map(({ id }) => id);
}

/** The ids of what is similar to a flat for sale in Aurangabad of Maharashtra. */
async function similarTo(id: string, price: number, limit = 4): Promise<string[]> {
  const place = { city: 'Aurangabad', state: 'Maharashtra' };
  const looked = { id, ...place, subtype: 'flat-apartment', purpose: 'sell' as const, price };
  return (await findSimilar(database, looked, limit)).map((row) => row.id);
}

test('the same subtype, purpose, city and state, public, and never the listing itself', async () => {
  const [own = '', alike = ''] = await write([
    { cost: 5_000_000 },
    { cost: 5_200_000 },
    { cost: 5_000_000, state: 'Bihar' },
    { cost: 5_000_000, city: 'Pune' },
    { cost: 5_000_000, purpose: 'rent' },
    { cost: 5_000_000, subtypeKey: 'builder-floor-apartment' },
    { cost: 5_000_000, approvalStatus: 'pending' },
    { cost: 5_000_000, approvalStatus: 'rejected' },
    { cost: 5_000_000, isActive: false },
  ]);
  expect(await similarTo(own, 5_000_000, 12)).toEqual([alike]);
  // From below as from above: another walk finds them.
  expect(await similarTo(own, 9_000_000, 12)).toEqual([alike]);
});

test('the nearest in price first, dearer and cheaper alike, at most as many as asked for', async () => {
  const [own = '', ...others] = await write([
    { cost: 5_000_000 },
    { cost: 5_100_000 },
    { cost: 4_800_000 },
    { cost: 5_300_000 },
    { cost: 4_600_000 },
    { cost: 4_500_000 },
  ]);
  expect(await similarTo(own, 5_000_000, 4)).toEqual(others.slice(0, 4));
  expect(await similarTo(own, 5_000_000, 5)).toEqual(others);
  expect(await similarTo(newId(), 5_000_000, 1)).toEqual([own]);
  const [dearer, cheaper] = others;
  expect(await similarTo(own, 5_050_000, 1)).toEqual([dearer]);
  expect(await similarTo(own, 4_900_000, 1)).toEqual([cheaper]);
  expect(await similarTo(own, 5_000_000, 0)).toEqual([]);
  expect(await similarTo(own, 5_000_000, -1)).toEqual([]);
});

test('twelve are the most', async () => {
  await write(Array.from({ length: 14 }, (_, n) => ({ cost: 5_000_000 + n })));
  expect(await similarTo(newId(), 5_000_000, 100)).toHaveLength(12);
});
