import { expect, test } from 'vitest';
import { inBatches, nextTask } from './nextTask.ts';

test('long work is done a few at a time, and all of it in the end', async () => {
  const done: number[] = [];
  const all = inBatches([1, 2, 3, 4, 5], 2, (item) => void done.push(item));
  expect(done).toEqual([1, 2]);
  await nextTask();
  expect(done).toEqual([1, 2, 3, 4]);
  await all;
  expect(done).toEqual([1, 2, 3, 4, 5]);
});
