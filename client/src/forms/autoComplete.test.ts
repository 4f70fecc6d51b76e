import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What HTML lets a browser fill into each type of field; `off` goes with all of them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  text: ['name', 'organization', 'one-time-code', 'postal-code', 'address-line1', 'email', 'tel'],
  email: ['email'],
  tel: ['tel'],
  url: ['url'],
  search: [],
  number: [],
};

const SOURCES = join(import.meta.dirname, '..');

/** Opening tags with what they ask the browser to fill in. */
const ASKS = /<\w+\b(?:(?!<\w|\/>)[^])*?autoComplete="([^"]+)"(?:(?!<\w|\/>)[^])*/g;

test('C11 browsers are asked to fill in only what HTML allows for the type of the field', () => {
  const files = readdirSync(SOURCES, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));
  const pairs = files.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), 'utf8').matchAll(ASKS)].map(([tag, token = '']) => {
      const [, type = 'text'] = /\btype="(\w+)"/.exec(tag) ?? [];
      return { path, type, asked: token };
    }),
  );
  expect(pairs.length).toBeGreaterThan(50);
  const wrong = pairs.filter(
    ({ type, asked: token }) => token !== 'off' && !ALLOWED[type]?.includes(token),
  );
  expect(wrong).toEqual([]);
});
