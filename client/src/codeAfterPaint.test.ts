import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const firstPaint = readFileSync(resolve(import.meta.dirname, '../public/first-paint.js'), 'utf8');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as the server sends it, with the script of its head. */
function open() {
  document.head.innerHTML = `
    <link rel="code" href="/assets/page.js">
    <link rel="code" href="/assets/parts.js">
    <link rel="code" data-entry href="/assets/entry.js">`;
  // oxlint-disable-next-line no-eval -- the script of the page, as the browser runs it
  (0, eval)(firstPaint);
}

const requests = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload], script')].map((element) =>
    [element.tagName, element.getAttribute('href') ?? element.getAttribute('src')].join(' '),
  );

const ENTRY = `SCRIPT ${location.origin}/assets/entry.js`;
const FIRST = ['LINK /assets/page.js', ENTRY];
const ALL = ['LINK /assets/page.js', 'LINK /assets/parts.js', ENTRY];

test('the code is asked for once something was painted, and once only', () => {
  let painted: () => void = () => undefined;
  const observe = vi.fn<(what: object) => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      constructor(then: () => void) {
        painted = then;
      }
    },
  );
  open();
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(requests()).toEqual([]);
  painted();
  // The page draws and answers between one and the next.
  expect(requests()).toEqual(FIRST);
  vi.runAllTimers();
  expect(requests()).toEqual(ALL);
  painted();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(requests()).toEqual(ALL);
});

test('a browser that does not say when it paints asks for the code after the load', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  open();
  expect(requests()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(requests()).toEqual(ALL);
});
