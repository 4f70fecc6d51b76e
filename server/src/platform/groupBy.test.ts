import { expect, test } from 'vitest';
import { groupBy } from './groupBy.ts';

test('items stand under each of their keys once, in the order in which they come', () => {
  const words = ['abba', 'bit', 'cab', ''];
  expect([...groupBy(words, (word) => word.replaceAll(/[^ab]/g, ''))]).toEqual([
    ['a', ['abba', 'cab']],
    ['b', ['abba', 'bit', 'cab']],
  ]);
});
