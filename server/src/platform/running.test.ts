import { expect, test } from 'vitest';
import { silentLog } from './logging.ts';
import { RunningParts } from './running.ts';

const log = silentLog();

test('parts stop one after the other, the first to start last', async () => {
  const parts = new RunningParts();
  const events: string[] = [];
  for (const name of ['database', 'jobs', 'web']) {
    parts.add(name, async () => {
      events.push(`${name} stops`);
      await Promise.resolve();
      events.push(`${name} stopped`);
    });
  }
  expect(await parts.stop(log)).toBe(true);
  expect(events).toEqual([
    'web stops',
    'web stopped',
    'jobs stops',
    'jobs stopped',
    'database stops',
    'database stopped',
  ]);
});

test('a part that fails to stop does not keep the others from stopping', async () => {
  const parts = new RunningParts();
  let stopped = 0;
  parts.add('database', async () => (stopped += 1));
  parts.add('jobs', () => Promise.reject(new Error('stuck')));
  expect(await parts.stop(log)).toBe(false);
  expect(stopped).toBe(1);
});

test('a part that never stops is left behind', async () => {
  const parts = new RunningParts(20);
  let stopped = 0;
  parts.add('database', async () => (stopped += 1));
  parts.add('jobs', () => new Promise(() => undefined));
  expect(await parts.stop(log)).toBe(false);
  expect(stopped).toBe(1);
});

test('stopping twice stops once, and a start that still goes on learns of it', async () => {
  const parts = new RunningParts();
  let stopped = 0;
  parts.add('database', async () => (stopped += 1));
  expect(() => parts.signal.throwIfAborted()).not.toThrow();
  await Promise.all([parts.stop(log), parts.stop(log)]);
  expect(stopped).toBe(1);
  expect(() => parts.signal.throwIfAborted()).toThrow('Stopped while starting.');
});
