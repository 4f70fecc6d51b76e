import { expect, test } from 'vitest';
import { pluralize } from './count.ts';

test('one is one, all others are many', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'photo'))).toEqual([
    '0 photos',
    '1 photo',
    '2 photos',
  ]);
  expect(pluralize(1, 'property', 'properties')).toBe('1 property');
  expect(pluralize(123_456, 'property', 'properties')).toBe('1,23,456 properties');
});
