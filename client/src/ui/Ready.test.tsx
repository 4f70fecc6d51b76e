import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyBlock } from './lazyBlock.tsx';
import { Ready } from './Ready.tsx';

const firstPaint = readFileSync(
  resolve(import.meta.dirname, '../../public/first-paint.js'),
  'utf8',
);

const assign = vi.fn<(address: string) => void>();
const pressed = vi.fn<(what: string) => void>();

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  document.documentElement.dataset['waits'] = '';
  document.body.innerHTML = `<div id="root">
    <button class="needs-script" id="menu"><span>Menu</span></button>
    <span class="needs-script"><button id="theme">Theme</button></span>
    <button id="plain">Plain</button>
    <a href="/photo.jpg" data-press id="photo"><img alt="Kitchen"></a>
    <a href="#sign-in" aria-haspopup="dialog" id="dialog">Sign in</a>
    <div data-waits><button class="needs-script" id="late">Late</button></div>
  </div>`;
  document.head.innerHTML = '<link rel="code" data-entry href="/assets/entry.js">';
  document.querySelector('#root')?.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-answers]')) return;
    event.preventDefault();
    pressed(event.target.id);
  });
  // oxlint-disable-next-line no-eval -- the script of the page, as the browser runs it
  (0, eval)(firstPaint);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Whether the browser does what it does with what is pressed. */
const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

/** The code is there: from now on this part of the page answers. */
function respond(part = document.documentElement) {
  const root = document.querySelector<HTMLElement>('#root');
  if (root) root.dataset['answers'] = '';
  render(<Ready box={{ current: part }} />);
  return new Promise<void>((done) => {
    setTimeout(done);
  });
}

const shownText = () => pressed.mock.calls.flat();
const progress = () => document.querySelector('.progress-line');

test('a press on a button that came before its code is made once that is there', async () => {
  press('#menu span');
  press('#plain');
  await respond();
  expect(shownText()).toEqual(['menu']);
  press('#theme');
  await respond();
  expect(shownText()).toEqual(['menu', 'theme']);
});

test('of several the last counts, and none that has gone', async () => {
  press('#menu');
  press('#theme');
  await respond();
  expect(shownText()).toEqual(['theme']);
});

test('what has gone is not pressed', async () => {
  press('#theme');
  document.querySelector('#theme')?.remove();
  await respond();
  expect(shownText()).toEqual([]);
});

test('a picture opens once the code is there, and its file does not; a line says that it comes', async () => {
  expect(press('#photo img')).toBe(false);
  expect(progress()).not.toBeNull();
  expect(press('#photo img')).toBe(false);
  await respond();
  expect(shownText()).toEqual(['photo']);
  expect(progress()).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

test('whoever wants the file, in another tab or after a while, gets it', () => {
  expect(press('#photo', { ctrlKey: true })).toBe(true);
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  expect(press('#photo')).toBe(false);
  time.mockReturnValue(6_000);
  expect(press('#photo')).toBe(false);
  time.mockReturnValue(6_001);
  expect(press('#photo')).toBe(true);
  time.mockRestore();
});

test.each([
  [
    'its file does not come',
    () => document.querySelector('script')?.dispatchEvent(new Event('error')),
  ],
  ['it breaks', () => window.dispatchEvent(new Event('error'))],
  ['a part of it does not come', () => window.dispatchEvent(new Event('unhandledrejection'))],
])('where the code fails because %s the file of the picture opens', (_why, fail) => {
  window.dispatchEvent(new Event('load'));
  press('#photo');
  fail();
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/photo\.jpg$/));
  expect(progress()).toBeNull();
  expect(press('#photo')).toBe(true);
});

test('what breaks on a page that answers leads nowhere', async () => {
  press('#late');
  await respond();
  window.dispatchEvent(new Event('error'));
  expect(assign).not.toHaveBeenCalled();
});

test('the browser follows a link to a dialog, and a line says that it comes', async () => {
  expect(press('#dialog')).toBe(true);
  expect(progress()).not.toBeNull();
  await respond();
  expect(shownText()).toEqual([]);
  expect(progress()).toBeNull();
});

test('what stands in a block is pressed once the block answers', async () => {
  press('#late');
  await respond();
  expect(shownText()).toEqual([]);
  press('#late');
  pressed.mockClear();
  await respond(document.querySelector<HTMLElement>('div[data-waits]') ?? undefined);
  expect(shownText()).toEqual(['late']);
});

test('a press that React has answered on the way is not made again', async () => {
  function Page() {
    return (
      <>
        <button id="heart" className="needs-script" onClick={() => pressed('heart')}>
          Save
        </button>
        <Ready />
      </>
    );
  }
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no page.');
  root.innerHTML = renderToString(<Page />);
  startTransition(() => void hydrateRoot(root, <Page />));
  expect('waits' in document.documentElement.dataset).toBe(true);
  press('#heart');
  expect('waits' in document.documentElement.dataset).toBe(false);
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(shownText()).toEqual(['heart']);
});

test('a block of the server keeps its press until its code has come', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const Inside = () => (
    <button id="unit" className="needs-script" onClick={() => pressed('unit')}>
      Square metres
    </button>
  );
  const Block = lazyBlock({
    load: async () => {
      await arrived;
      return Inside;
    },
    placeholder: null,
  });
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no page.');
  // As a Suspense boundary comes from the server.
  root.innerHTML = `<div data-waits=""><!--$-->${renderToString(<Inside />)}<!--/$--></div>`;
  await act(async () => void hydrateRoot(root, <Block />));
  render(<Ready />);
  press('#unit');
  expect(shownText()).toEqual([]);
  await act(async () => arrive());
  await waitFor(() => expect(shownText()).toEqual(['unit']));
});
