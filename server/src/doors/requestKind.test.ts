import { expect, test } from 'vitest';
import { doorOf, kindOf } from './requestKind.ts';

test.each([
  ['GET', '/graphql?query=%7Bhome%7D', 'graphql'],
  ['POST', '/graphql', 'graphql'],
  ['GET', '/api/properties?page=2', 'rest'],
  ['DELETE', '/api/favourites/1', 'rest'],
  ['GET', '/api/openapi.json', 'rest'],
  ['GET', '/', 'html'],
  ['GET', '/property/2-bhk-in-pune-0123?from=a.b', 'html'],
  ['GET', '/sitemap.xml', 'html'],
  ['GET', '/sitemap-cities.xml', 'html'],
  ['GET', '/feed.xml', 'html'],
  ['GET', '/healthz', null],
  ['GET', '/readyz?now', null],
  ['GET', '/metrics', null],
  ['GET', '/media/0123/640.avif', null],
  ['GET', '/assets/index-1a2b.js', null],
  ['GET', '/graphiql/assets/index.js', null],
  ['GET', '/sw.js', null],
  ['GET', '/robots.txt', null],
  ['OPTIONS', '/api/properties', null],
])('%s %s is of the door %s', (method, url, door) => {
  expect(doorOf(method, url)).toBe(door);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
const CHANGE = JSON.stringify({ query: '\nmutation M { subscribe }' });
const OUR_CHANGE = JSON.stringify({
  operationName: 'Subscribe',
  extensions: { persistedQuery: { sha256Hash: 'ab' } },
});
const QUESTION = JSON.stringify({ query: '{ home { title } }' });
const OUR_QUESTION_WITH_TEXT = JSON.stringify({
  query: 'query Home { home }',
  extensions: { persistedQuery: { sha256Hash: 'ab' } },
});

test.each([
  ['write', 'POST', 'rest', BROWSER, null, ''],
  ['write', 'DELETE', 'rest', CRAWLER, 'account', ''],
  ['person', 'GET', 'rest', BROWSER, 'account', ''],
  ['reader', 'GET', 'rest', BROWSER, null, ''],
  ['crawler', 'HEAD', 'rest', CRAWLER, null, ''],
  ['write', 'POST', 'graphql', BROWSER, null, CHANGE],
  ['write', 'POST', 'graphql', BROWSER, 'account', OUR_CHANGE],
  ['person', 'POST', 'graphql', BROWSER, 'account', QUESTION],
  ['reader', 'POST', 'graphql', BROWSER, null, QUESTION],
  ['reader', 'POST', 'graphql', BROWSER, null, OUR_QUESTION_WITH_TEXT],
  ['reader', 'POST', 'graphql', BROWSER, null, JSON.stringify({ query: '{ home } # mutation' })],
  ['reader', 'GET', 'graphql', undefined, null, ''],
  ['reader', 'GET', 'html', BROWSER, null, ''],
  ['crawler', 'GET', 'html', CRAWLER, null, ''],
] as const)('a %s: %s at %s as %s', (kind, method, door, userAgent, account, body) => {
  const headers = { 'user-agent': userAgent };
  expect(kindOf({ method, door, headers, account, body })).toBe(kind);
});
