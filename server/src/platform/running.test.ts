import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from './observability/logging.ts';
import { RunningParts, stopOnSignals } from './running.ts';

const log = silentLog();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  vi.useFakeTimers();
  const parts = new RunningParts();
  let stopped = 0;
  parts.add('database', async () => (stopped += 1));
  parts.add('jobs', () => new Promise(() => undefined));
  const stopping = parts.stop(log);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await stopping).toBe(false);
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

test('everything has forty seconds to stop, and each part a share of it', async () => {
  vi.useFakeTimers();
  const parts = new RunningParts();
  const requestCounts: Record<string, number> = {};
  const begun = Date.now();
  for (const name of ['database', 'temporary files', 'application', 'web server']) {
    parts.add(name, () => {
      requestCounts[name] = Date.now() - begun;
      return new Promise(() => undefined);
    });
  }
  const stopping = parts.stop(log);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await stopping).toBe(false);
  expect(requestCounts).toEqual({
    'web server': 0,
    application: 34_000,
    'temporary files': 36_000,
    database: 38_000,
  });
});

test('the first signal stops, its echo within a second is none, a later one ends the process', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const listeners = new Map<string | symbol, (...args: unknown[]) => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const stopped: string[] = [];
  stopOnSignals((signal) => stopped.push(signal));
  expect([...listeners.keys()]).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP']);
  listeners.get('SIGHUP')?.();
  listeners.get('SIGHUP')?.();
  vi.advanceTimersByTime(1_000);
  listeners.get('SIGTERM')?.();
  expect(stopped).toEqual(['SIGHUP']);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(() => listeners.get('SIGINT')?.()).toThrow('ended');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
