import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTime, inUnblockedTime } from './deadline.ts';

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

test('an answer from outside is late when it does not come while it could be heard', async () => {
  await expect(inUnblockedTime(pause(5_000, null, { ref: false }), 120)).rejects.toThrow(
    'Not done after 120 ms.',
  );
});

test('an answer is not late because the event loop was blocked', async () => {
  const block = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  // As a connection opens: each word of it is heard in another turn of the loop, and each turn takes long.
  const conversation = async () => {
    for (let word = 0; word < 3; word += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      block(300);
    }
    return 'done';
  };
  await expect(inTime(conversation(), 500)).rejects.toThrow('Not done after 500 ms.');
  expect(await inUnblockedTime(conversation(), 500)).toBe('done');
});
