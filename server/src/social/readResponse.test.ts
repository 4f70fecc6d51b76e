import { expect, test } from 'vitest';
import { readText } from './readResponse.ts';

test.each([
  ['  Asha ', 'Asha'],
  ['', null],
  ['  ', null],
  [7, '7'],
  [true, 'true'],
  [false, 'false'],
  [null, null],
  [{}, null],
  [undefined, null],
])('%j reads as %j', (value, text) => {
  expect(readText({ value }, 'value')).toBe(text);
});

test.each([null, undefined, 'text', 7])('there is nothing in %j', (response) => {
  expect(readText(response, 'length')).toBeNull();
});
