import { describe, expect, test } from 'vitest';
import { placedAt, reordered } from './arrange.ts';

describe('A-4-07 A-4-08 places', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const letters = (arranged: readonly { id: string }[]) => arranged.map(({ id }) => id).join('');

  test('those that are named get their places and the others keep their order', () => {
    expect(letters(placedAt(rows, [{ id: 'd', order: 1 }]))).toBe('dabc');
    expect(letters(placedAt(rows, [{ id: 'a', order: 99 }]))).toBe('bcda');
    const both = [
      { id: 'c', order: 2 },
      { id: 'a', order: 2 },
    ];
    expect(letters(placedAt(rows, both))).toBe('bcad');
  });

  test('a part of a list is ordered on the places that it has', () => {
    expect(letters(reordered(rows, ['d', 'b']))).toBe('adcb');
  });
});
