import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  graphqlSync,
  isEnumType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
} from 'graphql';
import type { GraphQLFieldResolver, GraphQLInputType, GraphQLOutputType } from 'graphql';
import { expect, test } from 'vitest';
import { createCache, TYPE_POLICIES } from './client.ts';
import { normalise } from './normalise.ts';

const read = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../schema', file), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const texts: Record<string, string> = JSON.parse(read('persistedQueries.json'));
const rules = createCache();
const QUERIES = Object.values(texts)
  .map((text) => rules.transformDocument(parse(text)))
  .flatMap((document): [string, typeof document][] => {
    const operation = getOperationAST(document);
    return operation?.operation === OperationTypeNode.QUERY
      ? [[operation.name?.value ?? '', document]]
      : [];
  });

/** The same for the same text, spread over so many. */
function rendered(text: string, of: number): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % of;
}

/** Of each type there are a few things, which answers name again and again; some fields have nothing. */
function valueOf(type: GraphQLOutputType, name: string): unknown {
  if (!isNonNullType(type) && rendered(`${name}?`, 6) === 0) return null;
  const known = getNullableType(type);
  if (isListType(known)) {
    return Array.from({ length: rendered(`${name}#`, 4) }, (_, index) =>
      valueOf(known.ofType, `${name}/${index}`),
    );
  }
  if (isEnumType(known)) return known.getValues()[rendered(name, known.getValues().length)]?.value;
  if (isLeafType(known)) {
    return (
      { Int: rendered(name, 9), Float: rendered(name, 9) / 8, Boolean: rendered(name, 2) === 1 }[
        String(known)
      ] ?? `text ${rendered(name, 5)}`
    );
  }
  const types = isInterfaceType(known) ? schema.getPossibleTypes(known) : [getNamedType(known)];
  return { __typename: types[rendered(name, types.length)]?.name, which: rendered(name, 4), name };
}

const answerField: GraphQLFieldResolver<{ which?: number; name?: string }, unknown> = (
  source,
  args,
  _context,
  { fieldName, parentType, returnType },
) => {
  const { which = 0, name = '' } = source;
  const isName = ['id', 'key'].includes(fieldName) || parentType.name === 'State';
  const known = getNullableType(returnType);
  if (isName && isEnumType(known))
    return known.getValues()[which % known.getValues().length]?.value;
  if (isName && isLeafType(known)) return `${which}`;
  const isNamed = 'id' in parentType.getFields() || 'key' in parentType.getFields();
  const whose = isNamed || parentType.name === 'State' ? `${parentType.name} ${which}` : name;
  return valueOf(returnType, `${whose}.${fieldName}${JSON.stringify(args)}`);
};

function inputOf(type: GraphQLInputType): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return [inputOf(known.ofType)];
  if (isEnumType(known)) return known.getValues()[0]?.name;
  if (isInputObjectType(known)) {
    const needed = Object.values(known.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, inputOf(field.type)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[String(known)] ?? 'text';
}

test.each(QUERIES)('%s is stored as InMemoryCache does it', (_name, document) => {
  const cache = createCache();
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  // Once with all variables, once with those that are needed.
  const results = [() => true, (isNeeded: boolean) => isNeeded].map((isSent) => {
    const variables = Object.fromEntries(
      definitions
        .filter(({ type }) => isSent(type.kind === Kind.NON_NULL_TYPE))
        .map(({ variable, type }) => {
          const known = typeFromAST(schema, type);
          return [variable.name.value, isInputType(known) ? inputOf(known) : null];
        }),
    );
    const { data, errors } = graphqlSync({
      schema,
      source: document.loc?.source ?? '',
      rootValue: {},
      variableValues: variables,
      fieldResolver: answerField,
    });
    expect(errors).toBeUndefined();
    cache.writeQuery({ query: document, variables, data });
    return { document, variables, data: data ?? {} };
  });
  const { __META: _roots, ...stored } = cache.extract();
  expect(normalise(results).state).toEqual(stored);
});

test('the rules of the cache are names and merging: no function reads or writes a field', () => {
  const functions = (value: object): boolean =>
    Object.values(value).some((each) =>
      typeof each === 'object' ? functions(each) : typeof each === 'function',
    );
  expect(functions(TYPE_POLICIES)).toBe(false);
});
