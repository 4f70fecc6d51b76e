import { expect, test } from 'vitest';
import { isObject, parseJson, valueAt } from './json.ts';

test('an object is neither a list nor null nor a plain value', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([[], null, undefined, 'text', 1, true].some(isObject)).toBe(false);
});

test('a name leads to its value, and nowhere in what has no names', () => {
  expect(valueAt({ a: { b: 1 } }, 'a')).toEqual({ b: 1 });
  expect([null, 'text', ['x'], {}].map((value) => valueAt(value, 'length'))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(['', '{', "{'a':1}"].map(parseJson)).toEqual(Array.from({ length: 3 }));
});
