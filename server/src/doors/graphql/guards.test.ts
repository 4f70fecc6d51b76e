import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { refuseCostly } from './guards.ts';

const schema = buildSchema(`
  type Query { list(pageSize: Int, words: String): [Item!]! byIds(ids: [ID!]!): [Item!]! }
  type Item { id: ID! parts(limit: Int): [Item!]! }
`);
const LIST = parse(
  'query L($size: Int, $words: String) { list(pageSize: $size, words: $words) { parts(limit: 50) { id } } }',
);
const BY_IDS = parse('query B($ids: [ID!]!) { byIds(ids: $ids) { parts(limit: 100) { id } } }');
const SKIPPED = parse(
  'query S($skip: Boolean!) { list(pageSize: 500) { id parts(limit: 50) @skip(if: $skip) { id } } }',
);

function refusal(document: typeof LIST, variables: Record<string, unknown>): string | null {
  try {
    refuseCostly(schema, document, variables, undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test.each(['first', 'again'])('what a query costs follows its sizes, %s', () => {
  expect(refusal(LIST, { size: 20, words: 'a' })).toBeNull();
  expect(refusal(LIST, { size: 500, words: 'a' })).toMatch(/is too large \(25501 /);
  expect(refusal(LIST, { size: 20, words: 'b' })).toBeNull();
  expect(refusal(BY_IDS, { ids: ['1', '2'] })).toBeNull();
  expect(refusal(BY_IDS, { ids: Array.from({ length: 200 }, String) })).toMatch(/too large/);
  expect(refusal(SKIPPED, { skip: true })).toBeNull();
  expect(refusal(SKIPPED, { skip: false })).toMatch(/too large/);
});

test.each(['first', 'again'])('a variable of a wrong type is named, %s', () => {
  expect(refusal(LIST, { size: 20, words: 7 })).toMatch(/^Variable "\$words"/);
  expect(refusal(LIST, { size: 20, words: 'a' })).toBeNull();
  expect(refusal(LIST, { size: 20, words: 7 })).toMatch(/^Variable "\$words"/);
});
