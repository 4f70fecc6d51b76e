import { expect, test } from 'vitest';
import { placeholderStyle } from './placeholder.ts';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

test('a picture starts with its average colour in the browser', () => {
  expect(placeholderStyle(HASH, false)?.backgroundColor).toMatch(
    /^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/,
  );
});

test('a picture without a hash, or with a damaged one, starts with nothing', () => {
  expect(placeholderStyle(null, false)).toBeUndefined();
  expect(placeholderStyle('', true)).toBeUndefined();
  expect(placeholderStyle('***', true)).toBeUndefined();
  expect(placeholderStyle('AAA=', true)).toBeUndefined();
});
