import { expect, test } from 'vitest';
import { wordsQuery } from './wordsQuery.ts';

test.each([
  ['asha rao', 'asha & rao:*'],
  ["O'Brien, flat", 'O & Brien & flat:*'],
  ['ab', 'ab'],
  ['+91 98765-01234', '9876501234:*'],
  ['98765', '98765:*'],
  ['0 98765 01234', '9876501234:*'],
  ['0091-98765', '98765:*'],
  ['asha 098765 01234', 'asha & 9876501234:*'],
  ['मोहम्मद खान', 'मोहम्मद & खान:*'],
  ['9187', '9187:*'],
  [' & | ! ', ''],
  ['', ''],
])('%j asks for %j', (text, expected) => {
  expect(wordsQuery(text)).toBe(expected);
});
