import { expect, test } from 'vitest';
import { fullMoment } from './moment.ts';

test('A-1-05 a day with its time is written as en-IN writes it, at every hour', () => {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;
  for (let hour = 0; hour < 24; hour += 1) {
    const date = new Date(Date.UTC(2026, hour % 12, 28, hour, 5));
    // Some releases of the locale data part the time from "am" by a narrow space.
    const text = date.toLocaleString('en-IN', options).replace('\u202f', ' ');
    expect(fullMoment(date)).toBe(text);
  }
  expect(fullMoment(new Date('2025-12-31T18:35:00Z'))).toBe('1 January 2026 at 12:05 am');
});
