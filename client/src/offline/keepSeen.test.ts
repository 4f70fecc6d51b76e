import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSavedWork } from '../session/savedWork.ts';
import { keepSeen } from './keepSeen.ts';
import type { Place } from './keepSeen.ts';

/** So long a page is looked at before it counts as read. */
const READ_MS = 3_000;

const notices: { page: string; isDrawn: boolean; files: string[] }[] = [];
const register = vi.fn(async () => undefined);
let goTo: (id: string, key: string, changes?: Partial<Place>) => void;
let isOnLine = true;
let router: Parameters<typeof keepSeen>[0];
const fetchParts = vi.fn<() => Promise<void>>();

const place = (id: string, key: string, changes: Partial<Place> = {}): Place => ({
  location: { key },
  matches: [{ route: { id: 'shell' } }, { route: { id } }],
  errors: null,
  navigation: { state: 'idle' },
  ...changes,
});

beforeEach(async () => {
  notices.length = 0;
  isOnLine = true;
  const active = { postMessage: (message: (typeof notices)[number]) => notices.push(message) };
  const serviceWorker = { register, ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', {
    serviceWorker,
    get onLine() {
      return isOnLine;
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let listen: (state: Place) => void = () => undefined;
  router = {
    state: place('listing', 'default'),
    subscribe: (listener: (state: Place) => void) => (listen = listener),
  };
  goTo = (...at) => {
    router.state = place(...at);
    listen(router.state);
  };
  fetchParts.mockReset();
  const pending = keepSeen(router, fetchParts);
  await vi.advanceTimersByTimeAsync(0);
  await pending;
});
afterEach(() => vi.unstubAllGlobals());

const read = () => vi.advanceTimersByTimeAsync(READ_MS);
const kinds = () => notices.map(({ isDrawn }) => (isDrawn ? 'drawn' : 'fetched'));

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

test.each([
  ['home', true],
  ['listing', true],
  ['subtype', true],
  ['city', true],
  ['detail', true],
  ['favourites', true],
  ['blogs', true],
  ['blog', true],
  ['compare', false],
  ['map', false],
  ['faq', false],
])(
  'INTERFACE 1.8 of the page %s it is %s that it can be read without a network',
  async (id, isKept) => {
    goTo(id, 'a');
    await read();
    expect(notices).toHaveLength(isKept ? 1 : 0);
  },
);

test('a page is read from the moment that it stands there, whatever the router says meanwhile', async () => {
  await read();
  goTo('detail', 'a', { navigation: { state: 'loading' } });
  await read();
  expect(kinds()).toEqual(['drawn']);
  goTo('detail', 'a');
  await vi.advanceTimersByTimeAsync(READ_MS - 1);
  // As it does when something on the page has been asked for again.
  goTo('detail', 'a');
  expect(kinds()).toEqual(['drawn']);
  await vi.advanceTimersByTimeAsync(1);
  expect(kinds()).toEqual(['drawn', 'fetched']);
});

test('with a page its own files are kept, and the pictures that were seen', async () => {
  const { origin } = location;
  const names = ['/assets/a.js', '/assets/a.js', '/media/1/320.avif', '/media/2/320.avif'];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource'
      ? [...names.map((name) => `${origin}${name}`), 'https://elsewhere.test/b.js'].map((name) => ({
          name,
          entryType: type,
          startTime: 0,
          duration: 0,
          toJSON: () => name,
        }))
      : [],
  );
  document.body.innerHTML = '<img alt="Seen"><img alt="On its way"><img alt="Nothing">';
  const [seen, coming, nothing] = Array.from(document.images);
  Object.defineProperties(seen, {
    complete: { value: true },
    currentSrc: { value: `${origin}/media/2/320.avif` },
  });
  Object.defineProperties(coming, {
    complete: { value: false },
    currentSrc: { value: `${origin}/media/3/320.avif` },
  });
  Object.defineProperties(nothing, { complete: { value: true }, currentSrc: { value: '' } });
  await read();
  expect(notices.map(({ files }) => files)).toEqual([
    [`${origin}/assets/a.js`, `${origin}/media/2/320.avif`],
  ]);
});

test('the worker waits until the page is there and the browser has nothing else to do', async () => {
  register.mockClear();
  let rest: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => (rest = begin));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const pending = keepSeen(router, fetchParts);
  await vi.advanceTimersByTimeAsync(0);
  rest();
  expect(register).not.toHaveBeenCalled();
  fireEvent(window, new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(register).not.toHaveBeenCalled();
  rest();
  await pending;
  expect(register).toHaveBeenCalledOnce();
});

test.each<[string, MouseEventInit]>([
  ['with the other button', { button: 2 }],
  ['for another tab', { ctrlKey: true }],
  ['for another tab, on a Mac', { metaKey: true }],
  ['for another window', { shiftKey: true }],
  ['to be kept as a file', { altKey: true }],
])('without a network a link that is pressed %s is the browser’s', (_how, init) => {
  isOnLine = false;
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: location.origin, assign });
  document.body.innerHTML = '<a href="/blogs">Posts</a>';
  const link = document.querySelector('a') ?? document.body;
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, init);
  expect(assign).not.toHaveBeenCalled();
});

test.each(['/blogs#comments', 'https://elsewhere.test/'])(
  'without a network what leads to %s is left to whoever answers it',
  (href) => {
    isOnLine = false;
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    document.body.innerHTML = `<a href="${href}">There</a>`;
    const link = document.querySelector('a') ?? document.body;
    const onMessage = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', onMessage);
    fireEvent.click(link);
    expect(onMessage).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  },
);

test('with a network links are the router’s, but on a kept copy', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: location.origin, assign });
  document.body.innerHTML = '<a href="/blogs"><b>Posts</b></a>';
  const word = document.querySelector('b') ?? document.body;
  word.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(word);
  expect(assign).not.toHaveBeenCalled();
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  fireEvent.click(word);
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/blogs$/));
});

test('a network that is lost twice is said once, and a kept copy has its own sentence', () => {
  const notes = () => document.querySelectorAll('[role=status]').length;
  fireEvent(window, new Event('offline'));
  fireEvent(window, new Event('offline'));
  expect(notes()).toBe(1);
  fireEvent(window, new Event('online'));
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  fireEvent(window, new Event('offline'));
  expect(notes()).toBe(0);
});

test('a kept copy is not kept again', async () => {
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  await read();
  expect(notices).toEqual([]);
});

test('a page that loses its network says so above everything else, until the network is back', () => {
  fireEvent(window, new Event('offline'));
  const note = document.querySelector('[role=status]');
  expect(note?.textContent).toMatch(/^You are offline\. This page was loaded at \d\d:\d\d\.$/);
  expect(document.body.firstElementChild).toBe(note);
  fireEvent(window, new Event('online'));
  expect(document.querySelector('[role=status]')).toBeNull();
});

test('a page that opens without a network, out of the cache of the browser, says so too', async () => {
  expect(document.querySelector('[role=status]')).toBeNull();
  isOnLine = false;
  void keepSeen(router, fetchParts);
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/^You are offline\. /);
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

test('with the network back what is not a copy stays as it is', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  fireEvent(window, new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test('with the network back a kept copy in which somebody has typed stays', () => {
  document.documentElement.dataset['kept'] = '2026-11-24T08:35:00.000Z';
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = '<input aria-label="Search">';
  const field = document.querySelector('input') ?? document.body;
  // Whoever answers what is typed may keep it from the page around it.
  field.addEventListener('input', (event) => event.stopPropagation());
  fireEvent.input(field);
  fireEvent(window, new Event('online'));
  expect(reload).not.toHaveBeenCalled();
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
