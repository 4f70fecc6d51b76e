import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { whenDone } from '../../test/harness/whenDone.ts';
import { sitemapDoor } from './sitemap.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a file of a sitemap is made once an hour, however large it is', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const http = fastify();
  whenDone(() => http.close());
  let made = 0;
  async function* entries() {
    made += 1;
    // About a hundred kilobytes that cannot be packed.
    for (let n = 0; n < 2_000; n += 1) yield { path: `/${randomBytes(48).toString('base64url')}` };
  }
  sitemapDoor(http, {
    sitemap: {
      files: async () => [],
      entries: async (name) => (name === 'static' ? entries() : null),
    },
    site: { url: 'https://aangan.test' },
  });
  const ask = () =>
    http.inject({ url: '/sitemap-static.xml', headers: { 'accept-encoding': 'gzip' } });
  const first = await ask();
  expect(first.rawPayload.length).toBeGreaterThan(40_000);
  vi.advanceTimersByTime(3_599_999);
  expect((await ask()).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(made).toBe(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(made).toBe(2);
  const missing = await http.inject('/sitemap-none.xml');
  expect([missing.statusCode, missing.body]).toEqual([404, 'Sitemap not found.\n']);
});
