import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTime } from './deadline.ts';

test('work in time comes to what it comes to, good or bad', async () => {
  expect(await inTime(Promise.resolve('done'), 1_000)).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
});

test('late work is an error: the usual one, or the one that was asked for', async () => {
  await expect(inTime(pause(5_000, null, { ref: false }), 5)).rejects.toThrow(
    'Not done after 5 ms.',
  );
  const late = inTime(pause(5_000, null, { ref: false }), 5, () => new RangeError('too slow'));
  await expect(late).rejects.toThrow(RangeError);
});

test('no timer is left behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  await inTime(Promise.resolve(), 60_000);
  expect(timers()).toBe(before);
});
