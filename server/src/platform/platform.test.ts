import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS } from '../rooms.ts';
import { fixedClock, systemClock } from './clock.ts';
import { ExpiringMap } from './expiringMap.ts';
import { groupBy } from './groupBy.ts';
import { shared } from './shared.ts';

const SOURCES = resolve(import.meta.dirname, '..');

test('every action of the audit is declared by one room, under a key of its own', () => {
  const keys = ROOMS.flatMap((room) => room.audit).map(({ key }) => key);
  const made = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(MADE)])
    .flatMap(([, how, key = '']) =>
      how === 'orderedAudit' ? ORDERED.map((word) => key + word) : key,
    );
  expect(made.sort()).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]+[.][a-z_]+$/);
});

const MADE = /(new AuditAction|orderedAudit)\(\s*'([^']*)'/g;
const ORDERED = ['created', 'changed', 'duplicated', 'ordered', 'deleted'];

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-01-31T23:59:59.000Z');
  expect(clock.now().toISOString()).toBe('2026-01-31T23:59:59.000Z');
  clock.now().setFullYear(1999);
  clock.moveBy(1_000);
  expect(clock.now().toISOString()).toBe('2026-02-01T00:00:00.000Z');
});

test('the system clock tells the time of day', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test('a value is given out until its time is over', () => {
  const clock = fixedClock('2026-06-15T06:30:00Z');
  const map = new ExpiringMap<string>(10);
  map.set('a', 'one', 1_000, clock);
  clock.moveBy(999);
  expect(map.get('a', clock)).toBe('one');
  clock.moveBy(1);
  expect(map.get('a', clock)).toBeUndefined();
});

test('the oldest values leave when there are too many', () => {
  const clock = fixedClock('2026-06-15T06:30:00Z');
  const map = new ExpiringMap<number>(2);
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) map.set(key, index, 1_000, clock);
  expect(['a', 'b', 'c'].map((key) => map.get(key, clock))).toEqual([2, undefined, 3]);
});

test('a value that was deleted, or given another time, is not given out longer', () => {
  const clock = fixedClock('2026-06-15T06:30:00Z');
  const map = new ExpiringMap<string>(2);
  map.set('a', 'one', 1_000, clock);
  map.set('a', 'two', 10, clock);
  map.set('b', 'three', 1_000, clock);
  map.delete('b');
  clock.moveBy(10);
  expect([map.get('a', clock), map.get('b', clock)]).toEqual([undefined, undefined]);
});

test('items stand under each of their keys once, in the order in which they come', () => {
  const words = ['abba', 'bit', 'cab', ''];
  expect([...groupBy(words, (word) => word.replaceAll(/[^ab]/g, ''))]).toEqual([
    ['a', ['abba', 'cab']],
    ['b', ['abba', 'bit', 'cab']],
  ]);
});

test('those who ask at once share one answer, good or bad; who comes later is given another', async () => {
  let requestCount = 0;
  const ask = shared(async () => {
    requestCount += 1;
    await Promise.resolve();
    if (requestCount === 2) throw new Error('away');
    return requestCount;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await Promise.allSettled([ask(), ask()])).toEqual([
    { status: 'rejected', reason: new Error('away') },
    { status: 'rejected', reason: new Error('away') },
  ]);
  expect(await ask()).toBe(3);
});
