import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheResponses } from './responseCache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A cache of a second and ten bytes, and how often each answer was made. */
function counting() {
  const cache = cacheResponses({ milliseconds: 1_000, bytes: 10 });
  const made: string[] = [];
  const get = async (name: string, response: string | null | Error = name) => {
    const found = await cache.get(name, async () => {
      made.push(name);
      if (response instanceof Error) throw response;
      return response === null ? null : Buffer.from(response);
    });
    return found?.toString() ?? null;
  };
  return { get, made };
}

test('an answer is made once for all who ask within its time, and anew at its end', async () => {
  const { get, made } = counting();
  expect(await Promise.all([get('a', 'old'), get('a', 'never')])).toEqual(['old', 'old']);
  vi.advanceTimersByTime(999);
  expect(await get('a', 'never')).toBe('old');
  expect(made).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(await get('a', 'new')).toBe('new');
  expect(await get('a', 'never')).toBe('new');
  expect(made).toEqual(['a', 'a']);
});

test('what is not there and what failed is asked for again', async () => {
  const { get, made } = counting();
  expect(await get('a', null)).toBe(null);
  await expect(get('a', new Error('away'))).rejects.toThrow('away');
  expect(await get('a')).toBe('a');
  expect(made).toEqual(['a', 'a', 'a']);
});

test('the oldest leave when all together are too large, and not before', async () => {
  const { get, made } = counting();
  for (const name of ['four', 'six', 'two', 'four']) await get(name);
  expect(made).toEqual(['four', 'six', 'two']);
  await get('1234567');
  made.length = 0;
  for (const name of ['two', '1234567', 'six', 'four']) await get(name);
  expect(made).toEqual(['six', 'four']);
});

test('what was replaced does not count any more', async () => {
  const { get, made } = counting();
  for (let times = 0; times < 5; times += 1) {
    await get('a', 'five.');
    vi.advanceTimersByTime(1_000);
  }
  await get('a', 'five.');
  await get('b', 'five.');
  made.length = 0;
  expect([await get('a'), await get('b')]).toEqual(['five.', 'five.']);
  expect(made).toEqual([]);
});

test('an answer that is larger than all that may lie there is given out, but not cached', async () => {
  const { get, made } = counting();
  expect(await get('eleven bytes')).toBe('eleven bytes');
  await get('eleven bytes');
  expect(made).toHaveLength(2);
});
