import { expect, test } from 'vitest';
import { shared } from './shared.ts';

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
