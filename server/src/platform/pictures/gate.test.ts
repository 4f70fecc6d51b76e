import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('so many run, so many wait in order, and the next is turned away', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 });
  const begun: string[] = [];
  const release: Record<string, () => void> = {};
  const enter = (name: string) =>
    gate.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => (release[name] = () => resolve(name)));
    });
  const work = ['a', 'b', 'c', 'd'].map(enter);
  await expect(enter('e')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  await expect.poll(() => begun).toEqual(['a', 'b']);
  release['b']?.();
  expect(await work[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  release['a']?.();
  await work[0];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  release['c']?.();
  release['d']?.();
  await Promise.all(work);
  const failing = gate.run(async () => Promise.reject(new Error('lost')));
  await expect(failing).rejects.toThrow('lost');
  const again = ['f', 'g'].map(enter);
  await expect.poll(() => begun.slice(4)).toEqual(['f', 'g']);
  release['f']?.();
  release['g']?.();
  await Promise.all(again);
});
