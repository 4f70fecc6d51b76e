import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRequestKey } from './requestKey.ts';

test('the same has the same key until it was answered, something else has another', () => {
  const { result, rerender } = renderHook(() => useRequestKey());
  const words = { name: 'Asha', rating: 4 };
  const first = result.current.of(words);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  rerender();
  expect(result.current.of({ ...words })).toBe(first);
  const other = result.current.of({ ...words, rating: 5 });
  expect(other).not.toBe(first);
  // What was sent in between may have arrived as well.
  expect(result.current.of(words)).not.toBe(first);
  const last = result.current.of(words);
  result.current.answered();
  expect(result.current.of(words)).not.toBe(last);
});

test('two forms have two keys', () => {
  const keys = [1, 2].map(() => renderHook(() => useRequestKey()).result.current.of('same'));
  expect(new Set(keys).size).toBe(2);
});
