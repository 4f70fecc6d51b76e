import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSavedWork } from '../session/savedWork.ts';
import { keepSeen, READ_MS } from './keepSeen.ts';
import type { Place } from './keepSeen.ts';

const told: { page: string; isDrawn: boolean }[] = [];
const register = vi.fn(async () => undefined);
let goTo: (id: string, key: string, changes?: Partial<Place>) => void;
let isOnLine = true;
const fetchParts = vi.fn<() => Promise<void>>();

const place = (id: string, key: string, changes: Partial<Place> = {}): Place => ({
  location: { key },
  matches: [{ route: { id: 'shell' } }, { route: { id } }],
  errors: null,
  navigation: { state: 'idle' },
  ...changes,
});

beforeEach(async () => {
  told.length = 0;
  isOnLine = true;
  const active = { postMessage: (message: (typeof told)[number]) => told.push(message) };
  const serviceWorker = { register, ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', {
    serviceWorker,
    get onLine() {
      return isOnLine;
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let listen: (state: Place) => void = () => undefined;
  const router = {
    state: place('listing', 'default'),
    subscribe: (listener: (state: Place) => void) => (listen = listener),
  };
  goTo = (...at) => {
    router.state = place(...at);
    listen(router.state);
  };
  fetchParts.mockReset();
  await keepSeen(router, fetchParts);
});
afterEach(() => vi.unstubAllGlobals());

const read = () => vi.advanceTimersByTimeAsync(READ_MS);
const kinds = () => told.map(({ isDrawn }) => (isDrawn ? 'drawn' : 'fetched'));

test('INTERFACE 1.8 public pages that were read are told of, private and failed ones and those that were left are not', async () => {
  expect(register).toHaveBeenCalledWith('/sw.js');
  await read();
  expect(kinds()).toEqual(['drawn']);
  goTo('detail', 'a');
  await vi.advanceTimersByTimeAsync(READ_MS - 10);
  goTo('siteAdmin', 'b');
  await read();
  goTo('detail', 'c', { errors: { detail: {} } });
  await read();
  expect(kinds()).toEqual(['drawn']);
  goTo('detail', 'd');
  await read();
  expect(kinds()).toEqual(['drawn', 'fetched']);
});

test('on a light page nothing travels for later', async () => {
  document.documentElement.dataset['lite'] = '';
  await read();
  goTo('detail', 'a');
  await read();
  expect(kinds()).toEqual(['drawn']);
});

test('the code of all parts of a page is there before it is kept, but on a light page', async () => {
  document.documentElement.dataset['lite'] = '';
  await read();
  expect(kinds()).toEqual(['drawn']);
  expect(fetchParts).not.toHaveBeenCalled();
  delete document.documentElement.dataset['lite'];
  let arrive = () => undefined as void;
  fetchParts.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  goTo('detail', 'a');
  await read();
  expect(kinds()).toEqual(['drawn']);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(kinds()).toEqual(['drawn', 'fetched']);
});

test('what opens over a page that has no network leaves nothing', () => {
  isOnLine = false;
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: location.origin, assign });
  document.body.innerHTML =
    '<a href="/media/1/640.jpg" data-press="">Photo</a><a href="/blogs">Posts</a>';
  const [photo, posts] = Array.from(document.querySelectorAll('a'));
  if (!photo || !posts) throw new Error('no links');
  const opened = vi.fn((event: Event) => event.preventDefault());
  photo.addEventListener('click', opened);
  fireEvent.click(photo);
  expect(opened).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(posts);
  expect(assign).toHaveBeenCalledWith(posts.href);
});

test('a kept copy is not kept again', async () => {
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  await read();
  expect(told).toEqual([]);
});

test('a page that loses its network says so above everything else, until the network is back', () => {
  fireEvent(window, new Event('offline'));
  const note = document.querySelector('[role=status]');
  expect(note?.textContent).toMatch(/^You are offline\. This is what you saw at \d\d:\d\d\.$/);
  expect(document.body.firstElementChild).toBe(note);
  fireEvent(window, new Event('online'));
  expect(document.querySelector('[role=status]')).toBeNull();
});

test('with the network back a kept copy is loaded anew, unless somebody is on the way to another page', () => {
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  fireEvent(window, new Event('beforeunload'));
  fireEvent(window, new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  fireEvent(window, new Event('pageshow'));
  fireEvent(window, new Event('online'));
  expect(reload).toHaveBeenCalled();
});

test('logging out deletes what was kept', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['kept-pages', 'kept-files', 'of-somebody-else'],
    delete: async (name: string) => deleted.push(name),
  });
  await forgetSavedWork();
  expect(deleted).toEqual(['kept-pages', 'kept-files']);
});
