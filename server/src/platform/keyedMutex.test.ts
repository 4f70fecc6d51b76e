import { expect, test } from 'vitest';
import { KeyedMutex } from './keyedMutex.ts';

test('Work for the same key goes one after another, other keys go beside it', async () => {
  const turns = new KeyedMutex();
  const messages: string[] = [];
  let finish = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = turns.take('a', async () => {
    await held;
    messages.push('first');
  });
  const second = turns.take('a', async () => void messages.push('second'));
  await turns.take('b', async () => void messages.push('beside'));
  expect(messages).toEqual(['beside']);
  finish();
  await Promise.all([first, second]);
  expect(messages).toEqual(['beside', 'first', 'second']);
});

test('Whoever comes while one works waits for that one, and nothing is remembered in the end', async () => {
  const turns = new KeyedMutex();
  const messages: string[] = [];
  let finish = () => undefined as void;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const first = turns.take('a', async () => void messages.push('first'));
  const second = turns.take('a', async () => {
    await held;
    messages.push('second');
  });
  await first;
  const third = turns.take('a', async () => void messages.push('third'));
  await turns.take('b', async () => undefined);
  finish();
  await Promise.all([second, third]);
  expect(messages).toEqual(['first', 'second', 'third']);
  expect(turns).toEqual(new KeyedMutex());
});

test('A failure is the failing one’s alone', async () => {
  const turns = new KeyedMutex();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
