import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCached, PageCache, type MadePage, unpacked } from './pageCache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const HOME: MadePage = { status: 200, isIndexed: true, document: '<p>Home</p>', isWhole: true };

/** Pages over a database whose changes the test counts, and how often each was made. */
function counting(page: MadePage | Response = HOME) {
  const changes: { count: number | null } = { count: 1 };
  const pages = new PageCache(changes);
  let made = 0;
  const get = async (address: string) => {
    const sent = await pages.get(address, async () => {
      made += 1;
      return page;
    });
    return sent instanceof Response || !isCached(sent) ? sent : unpacked(sent);
  };
  return { changes, get, made: () => made };
}

test('a page is made once for all who ask for it, and each address has its own', async () => {
  const { get, made } = counting();
  expect(await Promise.all([get('/'), get('/')])).toEqual([HOME.document, HOME.document]);
  expect(await get('/')).toBe(HOME.document);
  expect(made()).toBe(1);
  await get('/?page=2');
  expect(made()).toBe(2);
});

test('it is made anew once something has changed, and after a minute', async () => {
  const { changes, get, made } = counting();
  await get('/');
  changes.count = 2;
  await get('/');
  expect(made()).toBe(2);
  vi.advanceTimersByTime(59_999);
  await get('/');
  expect(made()).toBe(2);
  vi.advanceTimersByTime(1);
  await get('/');
  expect(made()).toBe(3);
});

test('a change while a page is made makes it one of before', async () => {
  const changes = { count: 1 };
  const pages = new PageCache(changes);
  await pages.get('/', async () => {
    changes.count = 2;
    return HOME;
  });
  const makeAgain = vi.fn(async () => HOME);
  await pages.get('/', makeAgain);
  expect(makeAgain).toHaveBeenCalledOnce();
});

test('nothing is kept while nobody can know of changes', async () => {
  const { changes, get, made } = counting();
  await get('/');
  changes.count = null;
  expect(await get('/')).toBe(HOME);
  expect(await get('/')).toBe(HOME);
  expect(made()).toBe(3);
});

test.each([
  ['is not there', { ...HOME, status: 404 }],
  ['has a gap', { ...HOME, isWhole: false }],
  ['leads elsewhere', new Response(null, { status: 301 })],
])('what %s is made for each who asks', async (_words, page) => {
  const { get, made } = counting(page);
  expect(await Promise.all([get('/'), get('/')])).toEqual([page, page]);
  expect(made()).toBe(2);
  expect(await get('/')).toBe(page);
  expect(made()).toBe(3);
});
