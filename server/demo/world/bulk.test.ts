import { beforeAll, expect, test } from 'vitest';
import { check, headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { isId } from '../../src/platform/ids.ts';
import { findTown } from '../../src/gazetteer/gazetteer.ts';
import { syntheticListings } from './bulk.ts';
import type { DemoListing } from './model.ts';

/** Made when they are asked for: these are the first of a thousand million. */
const rows: DemoListing[] = [];
beforeAll(() => {
  const endless = syntheticListings(1_000_000_000, 'bulk');
  for (const row of endless) if (rows.push(row) === 40_000) break;
});

test('is skewed over some three hundred towns, log-normal in price, and different in every row', () => {
  const counts = new Map<string, number>();
  for (const { city } of rows) counts.set(city, (counts.get(city) ?? 0) + 1);
  const ordered = [...counts.values()].sort((a, b) => b - a);
  expect(counts.size).toBeGreaterThan(270);
  expect(ordered[0] ?? 0).toBeGreaterThan(40 * (ordered[249] ?? Infinity));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.every(({ id }) => isId(id))).toBe(true);
  expect(new Set(rows.map(({ title }) => title)).size).toBeGreaterThan(rows.length * 0.8);
  expect(new Set(rows.map(({ description }) => description)).size).toBeLessThan(1_000);

  const logs = rows
    .filter(({ subtypeKey, purpose }) => subtypeKey === 'flat-apartment' && purpose === 'sell')
    .map(({ details }) => Math.log(Number(details.cost)))
    .sort((a, b) => a - b);
  const at = (share: number) => logs[Math.floor(logs.length * share)] ?? 0;
  // The logarithm leans to neither side: the mark of a log-normal price.
  expect(Math.abs(at(0.9) + at(0.1) - 2 * at(0.5))).toBeLessThan(0.5);
  expect(at(0.9) - at(0.1)).toBeGreaterThan(1.2);
});

test('passes the check of the server, in towns of the gazetteer, in every approval state', () => {
  const states = new Set<string>();
  for (const listing of rows.slice(0, 4_000)) {
    const subtype = subtypeByKey(listing.subtypeKey);
    const { purpose, details, city, state } = listing;
    expect(
      check(subtype, details, { stage: 'whole', audience: 'server', purpose, today: '2026-01-01' }),
    ).toEqual([]);
    expect(headline(subtype, details).price ?? 0).toBeGreaterThan(0);
    expect(findTown(city, state)?.name).toBe(city);
    states.add(listing.approvalStatus);
  }
  expect(states).toEqual(new Set(['approved', 'pending', 'rejected']));
});

test('gives the same rows for the same seed, and the first rows of a longer run', () => {
  const short = [...syntheticListings(300, 'bulk')];
  expect(rows.slice(0, 300)).toEqual(short);
  expect([...syntheticListings(300, 'other')]).not.toEqual(short);
});
