import { afterEach, expect, test, vi } from 'vitest';
import { isId, newId, timeOfId } from './ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('D-03 an id is 24 lower-case hex characters and carries its time', () => {
  // Ids made before may be ahead of the clock.
  const now = timeOfId(newId()).getTime() + 1_000;
  vi.useFakeTimers({ now });
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(timeOfId(id).getTime()).toBe(now);
});

test('ids made one after another grow and never repeat', () => {
  const ids = Array.from({ length: 50_000 }, () => newId());
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids keep growing when the system clock steps back an hour', () => {
  const first = newId();
  vi.useFakeTimers({ now: Date.now() - 3_600_000 });
  const second = newId();
  expect(second > first).toBe(true);
});

test('the ids of one millisecond carry that time, and nobody guesses the next from the one before', () => {
  const at = timeOfId(newId()).getTime() + 1;
  vi.useFakeTimers({ now: at });
  const ids = Array.from({ length: 1_000 }, () => newId());
  expect(new Set(ids.map((id) => timeOfId(id).getTime()))).toEqual(new Set([at]));
  const randoms = ids.map((id) => Number.parseInt(id.slice(12), 16));
  const steps = randoms.slice(1).map((random, index) => random - (randoms[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...steps)).toBeGreaterThan(2 ** 16);
  expect(Math.max(...steps)).toBeLessThanOrEqual(2 ** 20);
  const starts = Array.from({ length: 8 }, () => {
    vi.advanceTimersByTime(1);
    return Number.parseInt(newId().slice(12), 16);
  });
  expect(new Set(starts).size).toBe(8);
  expect(Math.max(...starts)).toBeLessThan(2 ** 47);
});

test.each([
  ['0123456789abcdef01234567', true],
  ['0123456789ABCDEF01234567', false],
  ['0123456789abcdef0123456', false],
  ['0123456789abcdef012345678', false],
  ['0123456789abcdef0123456g', false],
  ['0123456789abcdef01234567\n', false],
  [123, false],
  [undefined, false],
])('D-03 isId(%j) is %s', (value, expected) => {
  expect(isId(value)).toBe(expected);
});
