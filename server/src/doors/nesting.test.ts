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
  // A text that does not end is none: whoever reads it says so.
  expect(isNestedDeeper('"' + '['.repeat(50_000), 32)).toBe(false);
  expect(isNestedDeeper('["\\', 0)).toBe(true);
});

test('D-02 what is never closed is read once, not from each of its quotes to the end', () => {
  const started = performance.now();
  for (const chunk of ['\\"', '"', '"[', '\\\\"', '\\']) isNestedDeeper(chunk.repeat(100_000), 32);
  // Read anew from each quote, the first of them takes a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
});
