// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

/** The service worker as the browser runs it, on stores and a network of memory. */

const ORIGIN = 'https://aangan.example';
const CODE = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

type Handler = (event: object) => void;
type Network = (url: string, options: { cache?: string }) => Promise<Response> | Response;

let stores: Map<string, Map<string, Response>>;
let handlers: Record<string, Handler>;
let network: Network;
let onLine: boolean;
let requests: { url: string; cache: string | undefined }[];

beforeEach(() => {
  stores = new Map();
  handlers = {};
  onLine = true;
  requests = [];
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: { url?: string } | string) => store.get(keyOf(key))?.clone(),
        put: async (key: string, response: Response) => {
          store.delete(key);
          store.set(key, response);
        },
        delete: async (key: { url?: string } | string) => store.delete(keyOf(key)),
        keys: async () => [...store.keys()].map((url) => ({ url })),
      };
    },
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    location: { origin: ORIGIN },
    get navigator() {
      return { onLine };
    },
  };
  const fetch = async (request: { url?: string } | string, options: { cache?: string } = {}) => {
    requests.push({ url: keyOf(request), cache: options.cache });
    return network(keyOf(request), options);
  };
  runInNewContext(CODE, { self, caches, fetch, URL, Response, Date, Promise, setTimeout });
});

function keyOf(key: { url?: string } | string): string {
  return typeof key === 'string' ? key : (key.url ?? '');
}

const DATE = 'Tue, 24 Nov 2026 08:35:00 GMT';
const html = (title: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(
    `<html lang="en-IN"><head><title>${title}</title></head><body><p>${title}</p></body></html>`,
    {
      status,
      headers: { 'cache-control': 'public, max-age=0', date: DATE, ...headers },
    },
  );
const removed = () => Promise.reject(new TypeError('Failed to fetch'));

async function tell(path: string, { files = [] as string[], isDrawn = true } = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  const page = `${ORIGIN}${path}`;
  handlers['message']?.({
    data: { type: 'seen', page, files: files.map((file) => `${ORIGIN}${file}`), isDrawn },
    waitUntil: (work: Promise<unknown>) => (done = work),
  });
  await done;
}

/** What a request is answered; null where the worker leaves it to the browser. */
async function ask(path: string, changes: object = {}): Promise<Response | null> {
  let pending: Promise<Response> | null = null;
  const request = { url: `${ORIGIN}${path}`, method: 'GET', mode: 'navigate', ...changes };
  handlers['fetch']?.({
    request,
    respondWith: (input: Promise<Response>) => (pending = input),
  });
  return pending;
}
const textOf = async (path: string) => (await ask(path))?.text() ?? '';
const saved = (name: string) =>
  [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length));

test('INTERFACE 1.8 a page that was seen is read without a network, and says so and from when it is', async () => {
  network = () => html('Homes');
  await tell('/property?city=Pune');
  network = removed;
  onLine = false;
  const text = await textOf('/property?city=Pune#content');
  const time = new Date(DATE).toLocaleTimeString('en-IN', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  expect(text).toContain(`You are offline. This page was loaded at ${time}`);
  expect(text).toContain('<p>Homes</p>');
  expect(text).toContain('<html data-kept="2026-11-24T08:35:00.000Z" lang="en-IN">');
});

test('with a network the network answers', async () => {
  network = () => html('Old');
  await tell('/property');
  network = () => html('New');
  expect(await textOf('/property')).toContain('<p>New</p>');
  expect(await textOf('/property')).not.toContain('This is what you saw');
});

test('a network that lets itself be waited for five seconds is said to be slow, where something is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    network = () => html('Old');
    await tell('/property');
    network = () => new Promise(() => undefined);
    const pending = textOf('/property');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await pending).toContain('Your connection is slow. This page was loaded at ');
  } finally {
    vi.useRealTimers();
  }
});

test('a page that was never seen is not made up: what was seen is named', async () => {
  network = () => html('Homes in &lt;Pune&gt;');
  await tell('/property?city=Pune&type=residential');
  network = removed;
  const response = await ask('/faq');
  expect(response?.status).toBe(503);
  const text = (await response?.text()) ?? '';
  expect(text).toContain('We cannot reach the site right now.');
  expect(text).toContain(
    '<a href="/property?city=Pune&type=residential">Homes in &lt;Pune&gt;</a>',
  );
});

test('D-119 what only its viewer may see is not kept, nor what is over; what was kept of it goes', async () => {
  network = () => html('A home');
  await tell('/property-details-v1/1');
  expect(saved('kept-pages')).toEqual(['/property-details-v1/1']);
  for (const busy of [503, 500, 429]) {
    network = () => html('Later', {}, busy);
    await tell('/property-details-v1/1', { isDrawn: false });
    expect(saved('kept-pages')).toEqual(['/property-details-v1/1']);
  }
  network = () => html('Gone', {}, 410);
  await tell('/property-details-v1/1', { isDrawn: false });
  expect(saved('kept-pages')).toEqual([]);
  network = () => html('Mine', { 'cache-control': 'private, no-store' });
  await tell('/property-details-v1/2');
  expect(saved('kept-pages')).toEqual([]);
});

test('the last twenty pages are kept with code and pictures, which are fetched without a byte where the browser has them', async () => {
  network = () => html('A page');
  for (let number = 0; number < 22; number += 1) {
    await tell(`/blog-detail/${number}`, {
      files: ['/assets/a.js', '/media/1/320.avif', '/api/me', '/graphql'],
    });
  }
  expect(saved('kept-pages')).toHaveLength(20);
  expect(saved('kept-pages')).not.toContain('/blog-detail/1');
  expect(saved('kept-files')).toEqual(['/assets/a.js', '/media/1/320.avif']);
  expect(new Set(requests.map(({ cache }) => cache))).toEqual(new Set(['force-cache']));
  network = removed;
  const picture = await ask('/media/1/320.avif', { mode: 'no-cors' });
  expect(picture?.status).toBe(200);
});

test('of the answers of the API only cards that a visitor asks for are kept', async () => {
  const address = (operation: string) => `/graphql?operationName=${operation}&variables=%7B%7D`;
  network = () => new Response('{}', { status: 200 });
  expect(await ask(address('DetailPage'), { mode: 'cors' })).toBeNull();
  expect(await ask(address('PropertyCards'), { mode: 'cors', method: 'POST' })).toBeNull();
  expect(await ask('/api/properties', { mode: 'cors' })).toBeNull();
  await ask(address('PropertyCards'), { mode: 'cors' });
  await vi.waitFor(() => expect(saved('kept-answers')).toEqual([address('PropertyCards')]));
  network = removed;
  expect((await ask(address('PropertyCards'), { mode: 'cors' }))?.status).toBe(200);
});
