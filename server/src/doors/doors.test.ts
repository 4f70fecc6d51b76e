import { expect, test } from 'vitest';
import { hasTag } from './caching.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { createLog } from '../platform/observability/logging.ts';
import { registerSecurity } from './security.ts';
import { isNestedDeeper } from './nesting.ts';

const WEAK = 'W/"a,b"';
const STRONG = '"01/320.avif"';

test.each([
  ['the same', STRONG, STRONG, true],
  ['made weak on the way', `W/${STRONG}`, STRONG, true],
  ['made strong on the way', '"a,b"', WEAK, true],
  ['one of a list', `"x", W/"y",${STRONG}`, STRONG, true],
  ['one of a list, with a comma inside', '"a", W/"a,b" ,"b"', WEAK, true],
  ['any', '*', WEAK, true],
  ['any, with blanks', ' * ', STRONG, true],
  ['none', undefined, WEAK, false],
  ['nothing', '', WEAK, false],
  ['another', '"01/320.webp"', STRONG, false],
  ['part of it', '"a"', WEAK, false],
  ['a star inside a tag', '"*"', WEAK, false],
  ['without quotes', 'a,b', WEAK, false],
  ['in other letters', '"A,B"', WEAK, false],
])('E4 D-42 a tag is known by %s: %j', (_how, header, tag, isKnown) => {
  expect(hasTag(header, tag)).toBe(isKnown);
});

const PAGE = { accept: 'text/html,*/*' };

test.each([
  ['another host', { ...PAGE, host: 'www.homes.example' }, 1],
  ['another port', { ...PAGE, host: 'homes.example:4000' }, 1],
  [
    'a proxy that names another',
    { ...PAGE, host: 'app-1', 'x-forwarded-host': 'other.example' },
    1,
  ],
  ['a proxy that names it', { ...PAGE, host: 'app-1', 'x-forwarded-host': 'homes.example' }, 0],
  ['its own host', { ...PAGE, host: 'homes.example' }, 0],
  ['a program that looks whether it is up', { host: '10.0.0.7:4000' }, 0],
  ['a host that is none', { ...PAGE, host: 'a b' }, 0],
])(
  '48-D14: PUBLIC_URL that differs from the host in use is warned about once: %s',
  async (_, headers, times) => {
    const lines: string[] = [];
    const loggerInstance: FastifyBaseLogger = createLog({
      level: 'warn',
      destination: { write: (line) => lines.push(line) },
    });
    const http: FastifyInstance = fastify({ loggerInstance });
    const publicUrl = 'https://homes.example';
    registerSecurity(http, { production: true, watch: false, publicUrl });
    for (let time = 0; time < 3; time += 1) await http.inject({ url: '/', headers });
    expect(lines.filter((line) => line.includes('PUBLIC_URL'))).toHaveLength(times);
  },
);

test('D-02 a body that is nested too deeply is known before it is read', () => {
  expect(isNestedDeeper('{"a":[1]}', 2)).toBe(false);
  expect(isNestedDeeper('{"a":[{}]}', 2)).toBe(true);
  expect(isNestedDeeper('[[1],[2],[3]]', 2)).toBe(false);
  expect(isNestedDeeper('['.repeat(50_000), 32)).toBe(true);
});

test('D-02 brackets within texts do not nest', () => {
  expect(isNestedDeeper(JSON.stringify({ a: '[[[[{{{{', b: 'a "[[[" \\' }), 1)).toBe(false);
  // A text that does not end is none: whoever reads it says so.
  expect(isNestedDeeper('"' + '['.repeat(50_000), 32)).toBe(false);
  expect(isNestedDeeper('["\\', 0)).toBe(true);
});

test('D-02 what is never closed is read once, not from each of its quotes to the end', () => {
  const started = performance.now();
  for (const chunk of ['\\"', '"', '"[', '\\\\"', '\\']) isNestedDeeper(chunk.repeat(100_000), 32);
  // Read anew from each quote, the first of them takes a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
});
