import { expect, test } from 'vitest';
import { placeholderStyle } from './Picture.tsx';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

test('a picture starts with its average colour', () => {
  expect(placeholderStyle(HASH)?.backgroundColor).toBe('rgb(86 82 88)');
});

test('a picture without a hash, or with a damaged one, starts with nothing', () => {
  expect(placeholderStyle(null)).toBeUndefined();
  expect(placeholderStyle('')).toBeUndefined();
  expect(placeholderStyle('***')).toBeUndefined();
  expect(placeholderStyle('AAA=')).toBeUndefined();
});
