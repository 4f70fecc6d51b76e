import { expect, test } from 'vitest';
import { type Context } from '../context.ts';
import { addressOfLink, rowsOfLink } from './emailLinks.ts';
import { Page } from '../http/rest.ts';
import { createCipher } from '../encryption.ts';

const cipher = createCipher('k7'.repeat(16), 'links');
const context: Context = Object({ cipher });
const done: string[] = [];
const [shows, does] = rowsOfLink({ name: '<b>Site</b>' }, 'Tests', {
  path: '/api/x',
  title: '<b>Title</b>',
  question: '<b>Sure?</b>',
  button: '<b>Yes</b>',
  done: '<b>Done.</b>',
  does: async (_context, id) => void done.push(id),
});

const request = (token: string) =>
  Object({ query: new URLSearchParams({ token }), input: { token } });

test('a link leads to a page that asks, and its button does what it says for whom it was made', async () => {
  const token = new URL(addressOfLink(context, 'https://x.test', '/api/x', 'row 1')).searchParams;
  const asking = await shows?.handler(context, request(token.get('token') ?? ''));
  expect(asking).toBeInstanceOf(Page);
  expect(Object(asking).status).toBe(200);
  expect(done).toEqual([]);
  const response = await does?.handler(context, request(token.get('token') ?? ''));
  expect(done).toEqual(['row 1']);
  for (const page of [asking, response]) {
    expect(Object(page).html).toContain('&lt;b&gt;Title&lt;/b&gt;');
    expect(Object(page).html).not.toContain('<b>');
  }
  expect(Object(asking).html).toContain('<button>&lt;b&gt;Yes&lt;/b&gt;</button>');
  expect(Object(response).html).toContain('<a href="/">&lt;b&gt;Site&lt;/b&gt;</a>');
});

test('the token of another path and what is none open nothing', async () => {
  const other = cipher.encrypt('row 1', '/api/y').toString('base64url');
  for (const token of [other, '', '<b>']) {
    await expect(async () => does?.handler(context, request(token))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  const broken: Context = Object({
    cipher: {
      decrypt: () => {
        throw new RangeError('no cipher of ours');
      },
    },
  });
  await expect(async () => does?.handler(broken, request('x'))).rejects.toThrow(RangeError);
});
