import { expect, test } from 'vitest';
import { counted } from './count.ts';

test('one is one, all others are many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'photo'))).toEqual([
    '0 photos',
    '1 photo',
    '2 photos',
  ]);
  expect(counted(1, 'property', 'properties')).toBe('1 property');
  expect(counted(123_456, 'property', 'properties')).toBe('1,23,456 properties');
});
