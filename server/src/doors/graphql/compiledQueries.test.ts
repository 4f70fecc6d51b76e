import { buildSchema, type GraphQLSchema, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { compiledQueries } from './compiledQueries.ts';

const KNOWN = 'query Named($times: Int!) { word(times: $times) }';
const BROKEN = '{ broken }';
const CHANGE = 'mutation { change }';
const respond = compiledQueries<object>(new Set([KNOWN, BROKEN, CHANGE]));

function schemaOf(word: (times: number) => unknown): GraphQLSchema {
  const schema = buildSchema(`
    type Query { word(times: Int!): String, broken: String }
    type Mutation { change: String }
  `);
  Object.assign(schema.getQueryType()?.getFields()['word'] ?? {}, {
    resolve: (_root: unknown, { times }: { times: number }) => word(times),
  });
  Object.assign(schema.getQueryType()?.getFields()['broken'] ?? {}, {
    resolve: () => Promise.reject(new Error('No word.')),
  });
  return schema;
}

const schema = schemaOf((times) => Promise.resolve('word '.repeat(times)));

function ask(source: string, variables: Record<string, unknown> = {}) {
  const document = parse(source);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('No operation.');
  return respond({ schema, document, operation, source, variables, contextValue: {} });
}

test('a known query is answered, with other variables each time', async () => {
  await expect(ask(KNOWN, { times: 2 })).resolves.toEqual({ data: { word: 'word word ' } });
  await expect(ask(KNOWN, { times: 1 })).resolves.toEqual({ data: { word: 'word ' } });
});

test.each([
  ['another text', `${KNOWN} `, { times: 1 }],
  ['what changes something', CHANGE, {}],
  ['a query of which a field fails', BROKEN, {}],
  ['a variable of a wrong type', KNOWN, { times: 'often' }],
])('%s is left to others', async (_what, source, variables) => {
  await expect(ask(source, variables)).resolves.toBeNull();
});

test('a request that names no operation of its text is left to others', async () => {
  const params = { source: KNOWN, document: parse(KNOWN), operation: undefined };
  await expect(
    respond({ ...params, schema, variables: { times: 1 }, contextValue: {} }),
  ).resolves.toBeNull();
});
