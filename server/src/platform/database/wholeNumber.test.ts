import { expect, test } from 'vitest';
import { secondsFromNow } from './databaseTime.ts';
import { wholeNumber } from './wholeNumber.ts';

test('only a whole number becomes a part of a statement', () => {
  expect(wholeNumber(20)).toBe('20');
  expect(wholeNumber(-1)).toBe('-1');
  const others: unknown[] = [
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    '20',
    '1; DROP TABLE property',
    null,
  ];
  for (const other of others) {
    expect(() => Reflect.apply(wholeNumber, null, [other])).toThrow(RangeError);
    expect(() => Reflect.apply(secondsFromNow, null, [other])).toThrow(RangeError);
  }
  expect(secondsFromNow(90)()).toBe('now() + make_interval(secs => 90)');
});
