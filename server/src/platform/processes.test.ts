import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
    // The shell becomes a program that never asks what became of the child it had; only then the child ends.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
    const [line]: unknown[] = await once(parent.stdout, 'data');
    const child = Number(String(line));
    const nameOf = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
    await expect.poll(nameOf).toBe('sleep');
    expect([isAlive(child), isZombie(child)]).toEqual([true, false]);
    process.kill(child);
    await expect.poll(() => isZombie(child)).toBe(true);
    expect(isAlive(child)).toBe(false);
    parent.kill();
    await once(parent, 'close');
  },
);
