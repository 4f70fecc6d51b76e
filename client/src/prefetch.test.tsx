import { ApolloClient } from '@apollo/client';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './apollo/client.ts';
import { INTENT_MS, prefetchOnIntent } from './prefetch.ts';
import { SITE_PAGES } from './sitePages.ts';
import { fakeServer, refusal } from './testing/fakeServer.ts';
import { SITE } from './testing/siteFacts.ts';

const HOMES = ['a', 'b', 'c'].map((digit) => `/property-details-v1/${digit.repeat(24)}`);

let stop: () => void = () => undefined;
/** Lets an answer that is waited for come. */
let arrive: () => void = () => undefined;
let requests: string[] = [];

beforeEach(async () => {
  // Their code is there: what is fetched then is data.
  await Promise.all([SITE_PAGES.detail.loader(), SITE_PAGES.detail.Component()]);
  document.body.innerHTML = [
    ...HOMES.map(
      (path) =>
        `<article><div id="p${path.at(-1)}"></div><h3><a href="${path}">Home</a></h3></article>`,
    ),
    '<a href="/property?city=Pune">List</a><a href="https://elsewhere.example/property-details-v1/aaaaaaaaaaaaaaaaaaaaaaaa">Elsewhere</a>',
  ].join('');
  requests = [];
  const { link } = fakeServer({
    DetailPage: async ({ id }) => {
      requests.push(String(id)[0] ?? '');
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return refusal('NOT_FOUND', '');
    },
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = prefetchOnIntent({ client, site: SITE });
});
afterEach(() => stop());

const link = (index: number) => document.querySelectorAll('a')[index] ?? document.body;
const { setImmediate: moment } = globalThis;
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => moment(resolve));
}
async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}
const hover = (element: Element) => fireEvent.pointerOver(element, { pointerType: 'mouse' });

test('INTERFACE 1.8 a mouse that rests on a card fetches its page ahead, one that passes by does not', async () => {
  hover(link(0));
  await after(INTENT_MS - 10);
  hover(document.body);
  await after(200);
  expect(requests).toEqual([]);
  hover(document.querySelector('#pb') ?? document.body);
  await after(INTENT_MS);
  expect(requests).toEqual(['b']);
});

test('INTERFACE 1.8 a finger fetches it at once, and the focus when it rests', async () => {
  fireEvent.touchStart(link(0));
  await after(0);
  expect(requests).toEqual(['a']);
  arrive();
  await settle();
  fireEvent.focusIn(link(1));
  await after(INTENT_MS);
  expect(requests).toEqual(['a', 'b']);
});

test('one page is fetched at a time: the one that is wanted last follows', async () => {
  hover(link(0));
  await after(INTENT_MS);
  hover(link(1));
  await after(INTENT_MS);
  hover(link(2));
  await after(INTENT_MS);
  expect(requests).toEqual(['a']);
  arrive();
  await settle();
  expect(requests).toEqual(['a', 'c']);
});

test('lists and other sites are not fetched ahead', async () => {
  for (const index of [3, 4]) {
    hover(link(index));
    await after(INTENT_MS);
  }
  expect(requests).toEqual([]);
});

test('INTERFACE 1.8 on a light page nothing is fetched ahead', async () => {
  document.documentElement.dataset['lite'] = '';
  hover(link(0));
  fireEvent.touchStart(link(1));
  await after(200);
  expect(requests).toEqual([]);
});
