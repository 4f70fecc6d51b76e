import { expect, test } from 'vitest';
import { isNestedDeeper } from './nesting.ts';

test('D-02 a body that is nested too deeply is known before it is read', () => {
  expect(isNestedDeeper('{"a":[1]}', 2)).toBe(false);
  expect(isNestedDeeper('{"a":[{}]}', 2)).toBe(true);
  expect(isNestedDeeper('[[1],[2],[3]]', 2)).toBe(false);
  expect(isNestedDeeper('['.repeat(50_000), 32)).toBe(true);
});

test('D-02 brackets within texts do not nest', () => {
  expect(isNestedDeeper(JSON.stringify({ a: '[[[[{{{{', b: 'a "[[[" \\' }), 1)).toBe(false);
  expect(isNestedDeeper('"' + '['.repeat(50_000), 32)).toBe(true);
});
