import { expect, test } from 'vitest';
import { Failure, invalid } from '../failures.ts';
import { type RestField } from './restField.ts';
import { namedAsSent, readBody } from './restBody.ts';

const FIELDS: readonly RestField[] = [
  { name: 'otp', description: '', fills: 'code', otherNames: ['code', 'pin'] },
  { name: 'name', description: '' },
  { name: 'note', description: '', isOptional: true, otherNames: ['remark'] },
  { name: 'age', description: '', isOptional: true, read: Number },
];

test('a field is read under its own name first, then under the others', () => {
  expect(readBody(FIELDS, { otp: '1', code: '2' })).toMatchObject({ code: '1' });
  expect(readBody(FIELDS, { otp: null, pin: '3' })).toMatchObject({ code: '3' });
});

test('a number stands for its digits, other values stay as they are', () => {
  const list = ['x'];
  expect(readBody(FIELDS, { otp: 123_456, name: list, age: '7' })).toEqual({
    code: '123456',
    name: list,
    age: 7,
  });
});

test('what must be sent is an empty text where it is missing, the rest is left out, and null stays null', () => {
  expect(readBody(FIELDS, { note: null })).toEqual({ code: '', name: '', note: null });
  expect(readBody(FIELDS, { remark: null })).toEqual({ code: '', name: '', note: null });
});

test.each([null, undefined, 'text', 7, ['otp']])('a body of %j has nothing', (body) => {
  expect(readBody(FIELDS, body)).toEqual({ code: '', name: '' });
});

test('a refusal names its fields as they are sent and keeps all else', () => {
  const problems = ['code', 'name', 'other'].map((path) => ({ path, code: 'x', message: path }));
  const refused = namedAsSent(FIELDS, invalid(problems, 'No.'));
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'No.',
    problems: [{ path: 'otp' }, { path: 'name' }, { path: 'other' }],
  });
  const later = new Failure('TOO_MANY', { retryAfter: 9, problems });
  expect(namedAsSent(FIELDS, later)).toMatchObject({ code: 'TOO_MANY', retryAfter: 9 });
  const none = new Failure('NOT_FOUND');
  expect(namedAsSent(FIELDS, none)).toBe(none);
  const fault = new TypeError('x');
  expect(namedAsSent(FIELDS, fault)).toBe(fault);
});
