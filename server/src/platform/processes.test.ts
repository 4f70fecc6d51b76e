import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isAlive, isZombie } from './processes.ts';

test('a process lives until it has ended', async () => {
  expect([isAlive(process.pid), isZombie(process.pid)]).toEqual([true, false]);
  expect(isAlive(1)).toBe(true);
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'close');
  expect([isAlive(child.pid ?? 0), isZombie(child.pid ?? 0)]).toEqual([false, false]);
});

test.runIf(process.platform === 'linux')(
  'one that has ended and of which nobody took note counts as ended',
  async () => {
    // The shell becomes a program that never asks what became of the child it had.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600']);
    const [line]: unknown[] = await once(parent.stdout, 'data');
    const child = Number(String(line));
    await expect.poll(() => isZombie(child)).toBe(true);
    expect(isAlive(child)).toBe(false);
    parent.kill();
    await once(parent, 'close');
  },
);
