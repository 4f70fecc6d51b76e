import { describe, expect, test } from 'vitest';
import { placedAt, reordered } from './arrange.ts';

describe('A-4-07 A-4-08 places', () => {
  const four = () => ['a', 'b', 'c', 'd'].map((id, at) => ({ id, order: at + 1 }));
  const letters = (arranged: readonly { id: string }[]) => arranged.map(({ id }) => id).join('');

  test('those that are named get their places and the others keep their order', () => {
    expect(letters(placedAt(four(), [{ id: 'd', order: 1 }]))).toBe('dabc');
    expect(letters(placedAt(four(), [{ id: 'a', order: 99 }]))).toBe('bcda');
    const both = [
      { id: 'c', order: 2 },
      { id: 'a', order: 2 },
    ];
    expect(letters(placedAt(four(), both))).toBe('bcad');
  });

  test.each([
    [
      { a: 10, b: 20, c: 30 },
      { d: 4, a: 10, b: 20, c: 30 },
    ],
    [
      { d: 5, c: 5 },
      { a: 1, b: 2, d: 5, c: 6 },
    ],
    [{ b: 100 }, { a: 1, c: 3, d: 4, b: 100 }],
    [
      { c: 2, d: 3 },
      { a: 1, c: 2, d: 3, b: 4 },
    ],
    [{ a: 0 }, { a: 0, b: 2, c: 3, d: 4 }],
  ])('A-7.2-09 D-128 numbers come back as they are sent: %j', (sent, expected) => {
    const updates = Object.entries(sent).map(([id, order]) => ({ id, order }));
    const placed = placedAt(four(), updates).map(({ id, order }) => [id, order]);
    expect(placed).toEqual(Object.entries(expected));
  });

  test('those that stand at 0 keep it', () => {
    const counted = four().map(({ id, order }) => ({ id, order: order - 1 }));
    const placed = placedAt(counted, [{ id: 'd', order: 9 }]);
    expect(placed.map(({ order }) => order)).toEqual([0, 1, 2, 9]);
  });

  test('a part of a list is ordered on the places that it has', () => {
    expect(letters(reordered(four(), ['d', 'b']))).toBe('adcb');
  });
});
