import { expect, test } from 'vitest';
import { changesOf } from './changesOf.ts';

test('what was left as it was is not among the changes, also where it is a list or nothing', () => {
  const before = { name: 'Cinema', aliases: ['film', 'movie'], icon: null, isActive: true };
  expect(changesOf(before, { ...before, aliases: ['film', 'movie'] })).toEqual({});
  expect(changesOf(before, { ...before, aliases: ['movie', 'film'], icon: 'Sun' })).toEqual({
    aliases: ['movie', 'film'],
    icon: 'Sun',
  });
  expect(changesOf<{ name: string }>({}, { name: '' })).toEqual({ name: '' });
});
