import { expect, test } from 'vitest';
import { widthOf, wrapped } from './lettering.ts';

test('a text is as wide as its letters, and one without letters has no width', () => {
  expect(widthOf('', 'plain', 40)).toBe(0);
  const one = widthOf('Aangan', 'plain', 40);
  expect(one).toBeGreaterThan(0);
  expect(widthOf('Aangan', 'plain', 80)).toBeCloseTo(one * 2);
  expect(wrapped('Aangan', { face: 'plain', size: 40, width: one, lines: 1 })).toEqual(['Aangan']);
  expect(wrapped('Aangan', { face: 'plain', size: 40, width: one - 1, lines: 1 })).not.toEqual([
    'Aangan',
  ]);
});
