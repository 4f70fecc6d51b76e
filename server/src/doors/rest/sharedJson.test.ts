import { expect, test } from 'vitest';
import { writeShared } from './sharedJson.ts';

const list = [{ title: 'A "flat"', at: new Date(0), gone: undefined }, { title: '$& $1 \u2028' }];

test('what stands under several names is written as JSON writes it, and once among the distinct', () => {
  const body = { success: true, data: { data: list, properties: list, page: 1 }, properties: list };
  const { bytes, distinct } = writeShared(body);
  expect(String(bytes)).toBe(JSON.stringify(body));
  expect(String(distinct).split('$& $1')).toHaveLength(2);
});

test('a record under two names, and a second one, stay apart', () => {
  const property = { id: 1 };
  const pagination = { page: 1 };
  const body = { data: property, property, pagination, same: pagination };
  expect(String(writeShared(body).bytes)).toBe(JSON.stringify(body));
});

test('what stands once is written as it is', () => {
  const body = { success: false, data: null, errors: [], texts: ['a', 'a'] };
  const { bytes, distinct } = writeShared(body);
  expect(String(bytes)).toBe(JSON.stringify(body));
  expect(distinct).toEqual(bytes);
});

test('answers that differ in a shared list alone are told apart', () => {
  const respond = (title: string) => {
    const listed = [{ title }];
    return String(writeShared({ data: { data: listed }, properties: listed }).distinct);
  };
  expect(respond('one')).not.toBe(respond('two'));
  expect(respond('one')).toBe(respond('one'));
});
