import { expect, test, vi } from 'vitest';
import { fetchWithRetry } from './lazyWithRetry.ts';

test('code that comes is fetched once', async () => {
  const fetch = vi.fn(async () => 'code');
  expect(await fetchWithRetry(fetch)).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure that names no file stays as it is', async () => {
  const failure = new Error('no network');
  await expect(fetchWithRetry(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('a file that failed is tried once more under another address', async () => {
  const failure = new TypeError(
    'Failed to fetch dynamically imported module: https://aangan.example/assets/part.js',
  );
  const again = await fetchWithRetry(() => Promise.reject(failure)).catch(
    (error: unknown) => error,
  );
  expect(again).not.toBe(failure);
  // Here nothing is fetched from a network: another failure says that it was tried.
  expect(String(again)).toContain('https:');
});

test('V-2.10-07 what offers another try fetches its code under another address', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
  const offering = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /\b(usePart\(|lazyBlock\(|onRetry=)/.test(text),
  );
  expect(offering.length).toBeGreaterThan(10);
  for (const [path, text] of offering) {
    const fetched = count(text, /(?<!typeof )\bimport\('/g);
    expect([path, count(text, AGAIN)]).toEqual([path, fetched]);
  }
  for (const table of ['../ownPages.ts', '../sitePages.ts', '../router.tsx']) {
    const text = sources[table] ?? '';
    expect(count(text, AGAIN)).toBeGreaterThan(0);
    expect([table, count(text, AGAIN)]).toEqual([table, count(text, /\bimport\('/g)]);
  }
});

const AGAIN = /(fetchWithRetry|lazyWithRetry)\(\s*\(\) => import\('/g;
