import { expect, test } from 'vitest';
import { conflict, invalid } from '../platform/failures.ts';
import { namingOtp, RestBody } from './restBody.ts';

test('fields are texts, and a number is its digits', () => {
  const body = new RestBody({ mobile: 98, otp: '', name: null, deep: {} });
  expect(['mobile', 'otp', 'name', 'none'].map((name) => body.has(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(body.text('mobile')).toBe('98');
  expect(body.text('none', 'otp', 'mobile')).toBe('');
  expect(body.text('name', 'mobile')).toBe('98');
  expect([body.text('none'), body.optionalText('none')]).toEqual(['', undefined]);
  expect([body.value('deep'), body.value('none')]).toEqual([{}, undefined]);
});

test('what is no text is refused by its name', () => {
  for (const value of [{}, [], true]) {
    expect(() => new RestBody({ otp: value }).text('otp')).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        problems: [{ path: 'otp', code: 'notText', message: 'Please send otp as text.' }],
      }),
    );
  }
});

test.each([undefined, null, 'text', 7, [{ otp: '1' }]])('%j has no fields', (body) => {
  expect(new RestBody(body).has('otp')).toBe(false);
  expect(new RestBody(body).has('0')).toBe(false);
});

test('a refusal of a code names the field that was sent, and leaves others alone', async () => {
  const problem = (path: string) => ({ path, code: 'x', message: `No ${path}.` });
  const refused = namingOtp(Promise.reject(invalid([problem('code'), problem('name')], 'Both.')));
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Both.',
    problems: [{ ...problem('code'), path: 'otp' }, problem('name')],
  });
  await expect(namingOtp(Promise.reject(conflict('Taken.')))).rejects.toThrow('Taken.');
  await expect(namingOtp(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await expect(namingOtp(Promise.resolve(7))).resolves.toBe(7);
});
