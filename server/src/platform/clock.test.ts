import { expect, test } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

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
