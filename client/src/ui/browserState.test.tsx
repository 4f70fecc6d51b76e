import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { announce, LiveRegion } from './announce.tsx';
import { loggedFailures, logFailure } from './clientLog.ts';
import { Link } from './Link.tsx';
import { ErrorPanel } from './Panel.tsx';
import { storedIds, useStoredIds, withId } from './storedIds.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const id = (number: number) => number.toString(16).padStart(24, '0');
const KEY = 'testedIds';
const sendStorage = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

function Ids({ store }: { store: ReturnType<typeof storedIds> }) {
  return <p>{useStoredIds(store).map(Number).join(' ')}</p>;
}

test('a stored list is shared by all that show it, in this tab and the others', () => {
  const store = storedIds(KEY, 3);
  const { unmount } = render(
    <>
      <Ids store={store} />
      <Ids store={store} />
    </>,
  );
  const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  act(() => store.write([1, 2, 3, 4].map(id)));
  expect(shown()).toEqual(['1 2 3', '1 2 3']);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([1, 2, 3].map(id)));
  localStorage.setItem(
    KEY,
    JSON.stringify([id(5), id(5), 7, 'x', `${id(1)}0`, id(6), id(7), id(8)]),
  );
  sendStorage('another');
  expect(shown()).toEqual(['1 2 3', '1 2 3']);
  sendStorage(KEY);
  expect(shown()).toEqual(['5 6 7', '5 6 7']);
  localStorage.clear();
  sendStorage(null);
  expect(shown()).toEqual(['', '']);
  unmount();
  // Nobody follows the other tabs now: the next who asks reads anew.
  const before = store.read();
  localStorage.setItem(KEY, JSON.stringify([id(9)]));
  sendStorage(KEY);
  expect(store.read()).toBe(before);
  render(<Ids store={store} />);
  expect(shown()).toEqual(['9']);
});

test('one that goes leaves the others following', () => {
  const store = storedIds(KEY, 3);
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const leave = store.subscribe(first);
  const leaveToo = store.subscribe(second);
  leave();
  store.write([id(1)]);
  sendStorage(KEY);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
  leaveToo();
  sendStorage(KEY);
  expect(second).toHaveBeenCalledTimes(2);
});

test('an id is put in front once, or taken away', () => {
  expect(withId(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
  expect(withId(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b']);
  expect(withId(['a', 'b'], 'a', false)).toEqual(['b']);
});

/** A system whose wish can change. */
function system(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', (question: string) =>
    question === '(prefers-color-scheme: dark)' ? query : { matches: false },
  );
  const change = (matches: boolean) => {
    query.matches = matches;
    act(() => listeners.forEach((each) => each()));
  };
  return { change, listeners };
}

test('the theme is the system’s until another one is chosen, which stays', () => {
  const { change, listeners } = system(false);
  const { unmount } = render(
    <>
      <ThemeToggle />
      <ThemeToggle />
    </>,
  );
  const pressed = () =>
    screen.getAllByRole('button', { name: 'Dark theme' }).map((each) => each.ariaPressed);
  const press = () => fireEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  expect(pressed()).toEqual(['false', 'false']);
  change(true);
  expect(pressed()).toEqual(['true', 'true']);
  expect(localStorage.getItem('theme')).toBeNull();
  press();
  expect(pressed()).toEqual(['false', 'false']);
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  press();
  expect(pressed()).toEqual(['true', 'true']);
  expect(localStorage.getItem('theme')).toBe('dark');
  change(false);
  expect(pressed()).toEqual(['true', 'true']);
  document.documentElement.dataset['theme'] = 'sepia';
  change(false);
  expect(pressed()).toEqual(['false', 'false']);
  unmount();
  expect(listeners.size).toBe(0);
});

test('the same sentence is spoken again', () => {
  const { container } = render(<LiveRegion />);
  const region = container.querySelector('output');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  const messages = ['Saved', 'Saved', 'Saved', 'Gone'].map((sentence) => {
    act(() => announce(sentence));
    return region?.textContent;
  });
  expect(messages).toEqual(['Saved', 'Saved\u00a0', 'Saved', 'Gone']);
});

test('V-9-01 what failed in this browser stands under the failure for developers', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:30:00.000Z') });
  logFailure('list', new Error('No network'));
  logFailure('map', 'odd');
  render(<ErrorPanel title="Not loaded">Again</ErrorPanel>);
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.slice(-2)).toEqual([
    '2026-11-20T06:30:00.000Z list: No network',
    '2026-11-20T06:30:00.000Z map: odd',
  ]);
  expect(screen.getByText(`Client log (${loggedFailures().length})`).localName).toBe('summary');
});

test.each([
  [{ DEV: true, SSR: true }, 0],
  [{ DEV: false, SSR: false }, 1],
])('V-9-01 the log is for browsers in development: %j', (mode, noted) => {
  logFailure('list', new Error('once'));
  vi.stubEnv('SSR', mode.SSR);
  const before = loggedFailures().at(-1);
  logFailure('list', new Error('once more'));
  expect(loggedFailures().at(-1) === before).toBe(noted === 0);
  vi.stubEnv('DEV', mode.DEV);
  const { container } = render(<ErrorPanel title="Not loaded">Again</ErrorPanel>);
  expect(container.querySelector('details') === null).toBe(!mode.DEV);
  vi.unstubAllEnvs();
});

test('a link changes the page without loading it, unless whoever draws it has done something else', async () => {
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>();
  const { address, goBack } = renderAt(
    '/start',
    <>
      <Link to="/one" onClick={onClick}>
        One
      </Link>
      <Link to="/two" onClick={(event) => event.preventDefault()}>
        Two
      </Link>
      <Link to="/three?page=2" replace id="three" lang="hi">
        Three
      </Link>
    </>,
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  await press('Two');
  expect(address()).toBe('/start');
  await press('One');
  expect(address()).toBe('/one');
  expect(onClick).toHaveBeenCalledTimes(1);
  await press('Three');
  expect(address()).toBe('/three?page=2');
  expect(screen.getByText('Three').getAttribute('lang')).toBe('hi');
  await goBack();
  expect(address()).toBe('/start');
});
