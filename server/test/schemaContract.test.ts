import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';

const SCHEMA = resolve(import.meta.dirname, '../../schema');
const current = read('schema.graphql');
/** The two ways in are no things of the market; their fields speak for themselves. */
const ROOTS = new Set(['Query', 'Mutation']);

type WithFields = GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType;

test('D-103 the schema breaks nothing that integrators rely on', () => {
  // An intended break is marked by changing released.graphql in the same commit, with a decision page.
  const breaking = findBreakingChanges(read('released.graphql'), current);
  expect(breaking.map((change) => change.description)).toEqual([]);
});

const described = [...descriptions(current)];

test('D-103 every type, field and argument says what it is', () => {
  expect(described.filter(({ text }) => !text)).toEqual([]);
});

test('D-103 says so in more than two or three words', () => {
  expect(described.filter(({ text }) => text.split(/\s+/).length < 4)).toEqual([]);
});

test('D-103 says so without the numbers of our specification', () => {
  expect(described.filter(({ text }) => /\b[A-Z]{1,2}-\d/.test(text))).toEqual([]);
});

test('D-103 a root field that may be refused is nullable, so that the others are answered', () => {
  const fields = Object.values(current.getQueryType()?.getFields() ?? {});
  const refused = fields.filter(({ description }) =>
    /\b(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)\b/.test(description ?? ''),
  );
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

interface Description {
  of: string;
  text: string;
}

/** What is said of every type, field, argument and value of the schema; '' where nothing is. */
function* descriptions(schema: GraphQLSchema): Generator<Description> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    if (!ROOTS.has(type.name)) yield { of: type.name, text: type.description ?? '' };
    if (isEnumType(type)) yield* describedValues(type);
    if ('getFields' in type) yield* describedFields(type);
  }
}

/** The values of an enum speak for themselves unless something is said of them. */
function* describedValues(type: GraphQLEnumType): Generator<Description> {
  for (const { name, description } of type.getValues()) {
    if (description) yield { of: `${type.name}.${name}`, text: description };
  }
}

function* describedFields(type: WithFields): Generator<Description> {
  for (const field of Object.values(type.getFields())) {
    const of = `${type.name}.${field.name}`;
    yield { of, text: field.description ?? '' };
    for (const { name, description } of 'args' in field ? field.args : []) {
      yield { of: `${of}(${name})`, text: description ?? '' };
    }
  }
}

function read(file: string): GraphQLSchema {
  return buildSchema(readFileSync(resolve(SCHEMA, file), 'utf8'));
}
