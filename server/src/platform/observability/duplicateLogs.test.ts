import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './logging.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  return { log, said: () => lines.splice(0).map((line): unknown => JSON.parse(line)) };
}

test('a burst of the same is five lines and one with the number of the rest', () => {
  const { log, said: shownText } = capture();
  const child = log.child({ requestId: 'one' });
  for (let times = 0; times < 50; times += 1) {
    (times % 2 ? child : log).warn({ err: new Error('away') }, 'A connection was lost.');
  }
  expect(shownText()).toHaveLength(5);
  vi.advanceTimersByTime(10_000);
  expect(shownText()).toMatchObject([
    {
      level: 'warn',
      times: 45,
      msg: 'The same was said 45 more times within ten seconds: A connection was lost.',
    },
  ]);
  vi.advanceTimersByTime(10_000);
  log.warn('A connection was lost.');
  expect(shownText()).toHaveLength(1);
});

test('what ends the process is said every time', () => {
  const { log, said: shownText } = capture();
  for (let times = 0; times < 6; times += 1) log.fatal('Stopping.');
  expect(shownText()).toHaveLength(6);
  vi.advanceTimersByTime(10_000);
  expect(shownText()).toEqual([]);
});

test('of very many kinds of lines those beyond a thousand are said each time', () => {
  const { log, said: shownText } = capture();
  for (let kind = 1; kind <= 1_001; kind += 1) log.warn(`Away: ${kind}`);
  shownText();
  for (let times = 0; times < 9; times += 1) {
    log.warn('Away: 1000');
    log.warn('Away: 1001');
  }
  expect(shownText()).toHaveLength(4 + 9);
  vi.advanceTimersByTime(10_000);
  expect(shownText()).toMatchObject([{ level: 'warn', times: 5 }]);
});

test('what differs in its level, words, error or route is not the same, and what is usual is not counted', () => {
  const { log, said: shownText } = capture();
  for (let times = 0; times < 5; times += 1) {
    log.error('Away.');
    log.warn('Away.');
    log.warn({ err: new Error('a') }, 'Away.');
    log.warn({ err: new Error('b') }, 'Away.');
    log.warn({ route: '/a' }, 'Away.');
  }
  expect(shownText()).toHaveLength(25);
  for (let times = 0; times < 50; times += 1) log.info('A request.');
  expect(shownText()).toHaveLength(50);
  log.error('Away.');
  vi.advanceTimersByTime(10_000);
  expect(shownText()).toMatchObject([{ level: 'error', times: 1 }]);
});
