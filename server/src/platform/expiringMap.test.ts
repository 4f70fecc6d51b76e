import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { ExpiringMap } from './expiringMap.ts';

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
