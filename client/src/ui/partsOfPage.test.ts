import { expect, test, vi } from 'vitest';
import { fetchPartsOfPage, partOfPage } from './partsOfPage.ts';

test('every part that was noted is fetched, whichever of them fail', async () => {
  const removed = partOfPage(vi.fn(() => Promise.reject(new Error('no network'))));
  const there = partOfPage(vi.fn(async () => 'code'));
  await fetchPartsOfPage();
  expect(removed).toHaveBeenCalledOnce();
  expect(there).toHaveBeenCalledOnce();
  expect(await there()).toBe('code');
});
