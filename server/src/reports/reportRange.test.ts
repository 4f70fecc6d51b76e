import { expect, test } from 'vitest';
import { Failure } from '../platform/failures.ts';
import { periodsOf, type RangeRequest, readRange } from './reportRange.ts';

/** Half past one in the night of 16 June in India. */
const NOW = new Date('2026-06-15T20:00:00Z');

test.each<[RangeRequest, from: string, to: string, before: string, step: string]>([
  [{}, '2026-05-18', '2026-06-16', '2026-04-18', 'day'],
  [{ days: 7 }, '2026-06-10', '2026-06-16', '2026-06-03', 'day'],
  [{ days: 1 }, '2026-06-16', '2026-06-16', '2026-06-15', 'day'],
  [{ days: 90 }, '2026-03-19', '2026-06-16', '2025-12-19', 'week'],
  [{ days: 365 }, '2025-06-17', '2026-06-16', '2024-06-17', 'month'],
  [{ days: 7, step: 'month' }, '2026-06-10', '2026-06-16', '2026-06-03', 'month'],
  [{ from: '2026-02-01', to: '2026-02-28' }, '2026-02-01', '2026-02-28', '2026-01-04', 'day'],
  [{ from: '2026-06-16', days: 7 }, '2026-06-16', '2026-06-16', '2026-06-15', 'day'],
  [{ to: '2026-01-30', days: 7 }, '2026-01-01', '2026-01-30', '2025-12-02', 'day'],
])('of %j', (request, from, to, before, step) => {
  expect(readRange(request, NOW)).toEqual({ from, to, before, step });
});

test.each<[RangeRequest, string]>([
  [{ days: 0 }, 'Use a number from 1 to 366 for days.'],
  [{ days: 367 }, 'Use a number from 1 to 366 for days.'],
  [{ from: 'yesterday' }, 'Use a day such as 2026-03-31 for from.'],
  [{ to: '2026-02-30' }, 'Use a day such as 2026-03-31 for to.'],
  [{ from: '0001-01-01' }, 'Use a day such as 2026-03-31 for from.'],
  [{ to: '2026-06-17' }, 'Choose a last day that is not after today.'],
  [{ from: '2026-06-02', to: '2026-06-01' }, 'Choose a first day that is not after the last one.'],
  [{ from: '2025-06-15' }, 'Choose at most 366 days.'],
])('%j is refused: %s', (request, sentence) => {
  const read = () => readRange(request, NOW);
  expect(read).toThrow(Failure);
  expect(read).toThrow(sentence);
});

test.each([
  ['2026-06-15', '2026-06-16', 'day', '2026-06-15/2026-06-15 2026-06-16/2026-06-16'],
  // A Wednesday to the Monday after the next.
  [
    '2026-06-10',
    '2026-06-22',
    'week',
    '2026-06-10/2026-06-14 2026-06-15/2026-06-21 2026-06-22/2026-06-22',
  ],
  [
    '2025-12-31',
    '2026-03-01',
    'month',
    '2025-12-31/2025-12-31 2026-01-01/2026-01-31 2026-02-01/2026-02-28 2026-03-01/2026-03-01',
  ],
] as const)('from %s to %s by %s', (from, to, step, expected) => {
  const periods = periodsOf({ from, to, step, before: '' });
  expect(periods.map((each) => `${each.from}/${each.to}`).join(' ')).toBe(expected);
});
