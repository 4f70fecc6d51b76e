import { expect, test } from 'vitest';
import {
  fullTime,
  indiaClock,
  indiaMoment,
  countdown,
  fullDate,
  indiaDay,
  indiaIso,
  relativeTime,
  savedTime,
  shortDate,
  startOfIndiaDay,
} from './time.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ago = (hours: number, ms = 0) => new Date(NOW.getTime() - hours * 3_600_000 - ms);

test.each([
  ['a second in the future', ago(0, -1000), 'Just now'],
  ['this moment', ago(0), 'Just now'],
  ['a moment under one hour', ago(1, -1), 'Just now'],
  ['one hour', ago(1), '1h ago'],
  ['a moment under two hours', ago(2, -1), '1h ago'],
  ['a moment under 24 hours', ago(24, -1), '23h ago'],
  ['24 hours', ago(24), 'Yesterday'],
  ['a moment under 48 hours', ago(48, -1), 'Yesterday'],
  ['48 hours', ago(48), '8 Mar'],
  ['a day of another year', ago(80 * 24), '20 Dec 2025'],
])('V-9-02 %s', (_case, date, label) => {
  expect(relativeTime(date, NOW)).toBe(label);
});

test('V-9-06 the day is the day in India, not in UTC', () => {
  expect(shortDate(new Date('2026-03-04T18:29:59Z'), NOW)).toBe('4 Mar');
  expect(shortDate(new Date('2026-03-04T18:30:00Z'), NOW)).toBe('5 Mar');
  expect(fullDate(new Date('2025-12-31T18:30:00Z'))).toBe('1 January 2026');
});

test('V-9-06 the year is told as soon as it is another one than this year in India', () => {
  const newYear = new Date('2025-12-31T18:30:00Z');
  const justBefore = new Date('2025-12-31T18:29:59Z');
  expect(shortDate(justBefore, justBefore)).toBe('31 Dec');
  expect(shortDate(justBefore, newYear)).toBe('31 Dec 2025');
  expect(shortDate(newYear, newYear)).toBe('1 Jan');
  expect(shortDate(newYear, justBefore)).toBe('1 Jan 2026');
});

test('a moment that is written with its offset has the day of India in it and is the same moment', () => {
  const late = new Date('2026-03-30T19:00:00.123Z');
  expect(indiaIso(late)).toBe('2026-03-31T00:30:00.123+05:30');
  expect(new Date(indiaIso(late))).toEqual(late);
});

test('V-9-06 every month is spelled as en-IN spells it', () => {
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 15, 12));
    const zone = { timeZone: 'Asia/Kolkata' };
    const short = date.toLocaleDateString('en-IN', { ...zone, day: 'numeric', month: 'short' });
    const full = date.toLocaleDateString('en-IN', { ...zone, dateStyle: 'long' });
    expect(shortDate(date, NOW)).toBe(short);
    expect(fullDate(date)).toBe(full);
  }
});

test('the life of a code counts down as mm:ss', () => {
  expect([600, 599, 60, 9.9, 0, -3].map(countdown)).toEqual([
    '10:00',
    '09:59',
    '01:00',
    '00:09',
    '00:00',
    '00:00',
  ]);
});

test.each([
  ['the last second of a day in India', '2026-03-10T18:29:59Z', '2026-03-10'],
  ['midnight in India', '2026-03-10T18:30:00Z', '2026-03-11'],
])('%s', (_, moment, day) => {
  expect(indiaDay(new Date(moment))).toBe(day);
});

test('a day begins at midnight in India', () => {
  expect(startOfIndiaDay('2026-03-11')).toEqual(new Date('2026-03-10T18:30:00Z'));
});

test('when something was saved: the clock of India, and the day where it is not today', () => {
  const now = new Date('2026-03-05T12:00:00Z');
  expect(savedTime(new Date('2026-03-05T05:12:40Z'), now)).toBe('10:42');
  expect(savedTime(new Date('2026-03-04T20:00:00Z'), now)).toBe('01:30');
  expect(savedTime(new Date('2026-03-03T20:00:00Z'), now)).toBe('4 Mar, 01:30');
  expect(savedTime(new Date('2024-09-02T20:00:00Z'), now)).toBe('3 Sept 2024, 01:30');
});

test('D-59 a time in India is read as its fields take it, and said with the year', () => {
  const moment = indiaMoment('2026-03-11', '01:30') ?? new Date(0);
  expect(moment).toEqual(new Date('2026-03-10T20:00:00Z'));
  expect([indiaDay(moment), indiaClock(moment)]).toEqual(['2026-03-11', '01:30']);
  expect(fullTime(moment)).toBe('11 March 2026, 01:30');
  expect([indiaMoment('', '01:30'), indiaMoment('2026-03-11', '')]).toEqual([null, null]);
});
