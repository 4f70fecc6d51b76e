import { expect, test, vi } from 'vitest';
import { fetchAgain } from './fetchAgain.ts';

test('code that comes is fetched once', async () => {
  const fetch = vi.fn(async () => 'code');
  expect(await fetchAgain(fetch)).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure that names no file stays as it is', async () => {
  const failure = new Error('no network');
  await expect(fetchAgain(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('a file that failed is tried once more under another address', async () => {
  const failure = new TypeError(
    'Failed to fetch dynamically imported module: https://aangan.example/assets/part.js',
  );
  const again = await fetchAgain(() => Promise.reject(failure)).catch((error: unknown) => error);
  expect(again).not.toBe(failure);
  // Here nothing is fetched from a network: another failure says that it was tried.
  expect(String(again)).toContain('https:');
});
