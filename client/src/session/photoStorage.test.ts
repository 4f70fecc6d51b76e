import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '../testing/browserStore.ts';
import { forgetAllPhotos, photoStorage } from './photoStorage.ts';
import type { StoredSet } from './photoStorage.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const stored = (savedAt = NOW): StoredSet => ({ entries: [], cover: null, existing: [], savedAt });
const photo = (text: string) => ({ sent: new Blob([text]), small: null });

let browser: ReturnType<typeof browserStore>;
beforeEach(() => {
  browser = browserStore();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => browser.close());

async function fill(...keys: string[]) {
  for (const key of keys) {
    await photoStorage.write(key, stored());
    await photoStorage.writePhoto(key, '1', photo('1'));
    await photoStorage.writePhoto(key, '2', photo('2'));
  }
}

test('a set and its photos come back, each under its own name, from one open database', async () => {
  const one = photo('1');
  await photoStorage.write('asha/add', stored());
  await photoStorage.writePhoto('asha/add', '1', one);
  expect([...browser.rows.keys()]).toEqual(['asha/add', 'asha/add/1']);
  expect(await photoStorage.read('asha/add')).toEqual(stored());
  expect(await photoStorage.readPhoto('asha/add', '1')).toBe(one);
  expect(await photoStorage.readPhoto('asha/add', '2')).toBeNull();
  expect(await photoStorage.read('asha/edit')).toBeNull();
  expect(browser.names).toEqual(['posting 1', 'photos']);
});

test('one photo goes, or a set with all of its photos, and nothing else', async () => {
  await fill('a', 'ab', 'b');
  await photoStorage.removePhoto('b', '1');
  await photoStorage.remove('a');
  expect([...browser.rows.keys()]).toEqual(['ab', 'ab/1', 'ab/2', 'b', 'b/2']);
  await forgetAllPhotos();
  expect(browser.rows.size).toBe(0);
});

test('a set that nobody came back to for 30 days is gone with its photos', async () => {
  await fill('young', 'old');
  await photoStorage.write('young', stored(NOW - DAYS_30 + 1));
  await photoStorage.write('old', stored(NOW - DAYS_30));
  expect(await photoStorage.read('young')).toEqual(stored(NOW - DAYS_30 + 1));
  expect(await photoStorage.read('old')).toBeNull();
  expect([...browser.rows.keys()]).toEqual(['young', 'young/1', 'young/2']);
});

test('every method tells that nothing was kept', async () => {
  const full = new DOMException('The disk is full.');
  const writes = [
    () => photoStorage.write('a', stored()),
    () => photoStorage.writePhoto('a', '1', photo('1')),
    () => photoStorage.removePhoto('a', '1'),
    () => photoStorage.remove('a'),
    () => forgetAllPhotos(),
    () => photoStorage.read('a'),
    () => photoStorage.readPhoto('a', '1'),
  ];
  await photoStorage.read('a');
  for (const write of writes) {
    browser.failNext('error', full);
    await expect(write()).rejects.toBe(full);
    browser.failNext('abort', null);
    await expect(write()).rejects.toThrow('The browser keeps nothing.');
  }
});

test('what cannot be opened is tried again, and what the browser closed is opened again', async () => {
  const closed = new DOMException('Not in a private window.');
  browser.refuse(closed);
  await expect(photoStorage.read('a')).rejects.toBe(closed);
  browser.refuse(null);
  await expect(photoStorage.read('a')).rejects.toThrow('The browser keeps nothing.');
  browser.refuse(undefined);
  expect(await photoStorage.read('a')).toBeNull();
  browser.close();
  expect(await photoStorage.read('a')).toBeNull();
  expect(browser.names.filter((name) => name === 'posting 1')).toHaveLength(4);
});
