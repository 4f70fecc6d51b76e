import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { COPY } from '../base/copy.ts';
import { watchNearness } from '../testing/nearness.ts';
import { findToast, withToasts } from '../testing/toasts.ts';
import { lazyBlock, openEveryBlock, readyLazyBlocks } from './lazyBlock.tsx';
import { PartFailure } from './PartFailure.tsx';
import { usePart } from './usePart.ts';
import { useHydrated } from './useHydrated.ts';
import { useSeen } from '../features/market/search/RangeField.tsx';
import { renderToString } from 'react-dom/server';

withToasts();

/** A block that says so when its code is fetched. */
function block() {
  const load = vi.fn(async () => () => <p>The block</p>);
  const Block = lazyBlock({ load, placeholder: <p>Its place</p> });
  return { load, Block };
}

/** Everything that was begun by then has ended. */
const settle = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

const box = () => {
  const element = document.querySelector('div > div');
  if (!element) throw new Error('There is no block.');
  return element;
};

test('a block is fetched when it comes near the window, and not before', async () => {
  const { watched, tell } = watchNearness();
  const { load, Block } = block();
  const { unmount } = render(<Block />);
  expect(watched()).toEqual([{ element: box(), margin: '400px 0px' }]);
  tell(box(), false);
  fireEvent.keyDown(window, { key: 'a' });
  fireEvent.scroll(window);
  await settle();
  expect(load).not.toHaveBeenCalled();
  tell(box());
  expect(await screen.findByText('The block')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  expect(watched()).toEqual([]);
});

test.each<[string, () => void]>([
  ['a click', () => fireEvent.click(document.body)],
  ['a form that is sent', () => fireEvent.submit(document.body)],
  ['a step in the history', () => fireEvent.popState(window)],
  ['Escape in a dialog', () => fireEvent(document.body, new Event('cancel'))],
  ['the Tab key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the pointer over it', () => fireEvent.pointerOver(box())],
  ['the focus in it', () => fireEvent.focus(box())],
  ['a navigation of the site’s own', openEveryBlock],
])('a block is fetched at %s', async (_what, act_) => {
  watchNearness();
  const { load, Block } = block();
  render(<Block />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  act_();
  expect(await screen.findByText('The block')).toBeDefined();
});

test('a block that has gone hears nothing any more', async () => {
  watchNearness();
  const [add, remove] = [
    vi.spyOn(window, 'addEventListener'),
    vi.spyOn(window, 'removeEventListener'),
  ];
  const { Block } = block();
  const { unmount } = render(<Block />);
  const names = ['click', 'submit', 'popstate', 'cancel', 'keydown'];
  const local = (calls: readonly unknown[][]) =>
    calls.filter(([name]) => names.includes(String(name)));
  const added = local(add.mock.calls);
  expect(added.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  for (const [, , options] of added.slice(-5)) {
    expect(options).toEqual({ capture: true, passive: true });
  }
  unmount();
  expect(local(remove.mock.calls)).toEqual(expect.arrayContaining(added.slice(-5)));
});

test('the server has every block ready before it draws', async () => {
  vi.stubEnv('SSR', true);
  let isReady = false;
  const Block = lazyBlock({
    load: async () => {
      await Promise.resolve();
      isReady = true;
      return () => <p>Drawn on the server</p>;
    },
    placeholder: null,
  });
  vi.unstubAllEnvs();
  await readyLazyBlocks();
  expect(isReady).toBe(true);
  expect(renderToString(<Block />)).toContain('Drawn on the server');
});

function Part({ isNeeded, fetch }: { isNeeded: boolean; fetch: () => Promise<string> }) {
  const { code, hasFailed } = usePart(isNeeded, fetch);
  return <p>{hasFailed ? 'failed' : (code ?? 'not there')}</p>;
}

test('code is fetched once it is needed; a failure is told and the next need tries again', async () => {
  let pending: Promise<string> = Promise.reject(new Error('no network'));
  pending.catch(() => undefined);
  const fetch = vi.fn(() => pending);
  const { rerender } = render(<Part isNeeded={false} fetch={fetch} />);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Part isNeeded fetch={fetch} />);
  expect(await screen.findByText('failed')).toBeDefined();
  rerender(<Part isNeeded={false} fetch={fetch} />);
  pending = Promise.resolve('code');
  rerender(<Part isNeeded fetch={fetch} />);
  expect(await screen.findByText('code')).toBeDefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['code', () => Promise.resolve('code')],
  ['a failure', () => Promise.reject(new Error('no network'))],
])('%s that arrives when nobody needs it any more changes nothing', async (_what, fetch) => {
  const { rerender } = render(<Part isNeeded fetch={fetch} />);
  rerender(<Part isNeeded={false} fetch={fetch} />);
  await settle();
  expect(screen.getByText('not there')).toBeDefined();
});

test('V-2.10-07 code behind a button that does not arrive is told about', async () => {
  render(<PartFailure />);
  const shown = await findToast(COPY.blockFailed);
  expect(shown.closest('li')?.querySelector('.text-danger')).not.toBeNull();
});

test('without a network it is told that it needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<PartFailure />);
  expect(await findToast('You are offline. Try again when you are online.')).toBeDefined();
});

function Seen({ margin }: { margin?: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const isSeen = useSeen(element, margin);
  return <p ref={element}>{isSeen ? 'seen' : 'unseen'}</p>;
}

test.each([
  [undefined, '200px'],
  ['10px', '10px'],
])('what comes within %s of the window is seen, once and for all', async (margin, near) => {
  const { watched, tell } = watchNearness();
  const { unmount } = render(<Seen {...(margin !== undefined && { margin })} />);
  const element = screen.getByText('unseen');
  expect(watched()).toEqual([{ element, margin: near }]);
  tell(element, false);
  expect(element.textContent).toBe('unseen');
  tell(element);
  expect(element.textContent).toBe('seen');
  expect(watched()).toEqual([]);
  unmount();
});

test('what has gone unseen is no longer watched', () => {
  const { watched } = watchNearness();
  render(<Seen />).unmount();
  expect(watched()).toEqual([]);
});

test('a window that cannot tell leaves everything unseen, and fetches every block', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { Block } = block();
  render(
    <>
      <Seen />
      <Block />
    </>,
  );
  expect(await screen.findByText('The block')).toBeDefined();
  expect(screen.getByText('unseen')).toBeDefined();
});

function Hydrated() {
  return <p>{useHydrated() ? 'in the browser' : 'on the server'}</p>;
}

test('the server and the first render of the browser agree', async () => {
  expect(renderToString(<Hydrated />)).toContain('on the server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Hydrated />);
  const errors = vi.spyOn(console, 'error');
  render(<Hydrated />, { container, hydrate: true });
  await waitFor(() => expect(container.textContent).toBe('in the browser'));
  expect(errors).not.toHaveBeenCalled();
});
