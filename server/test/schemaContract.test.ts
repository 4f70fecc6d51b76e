import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { FIELD_LIST } from '../../schema/catalogue/fields.ts';
import { FAILURES } from '../../schema/failures.ts';

const SCHEMA = resolve(import.meta.dirname, '../../schema');
const current = read('schema.graphql');
/** The two ways in are no things of the market; their fields speak for themselves. */
const ROOTS = new Set(['Query', 'Mutation']);

type WithFields = GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType;

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

test('D-103 a field that may be refused is nullable, so that the others are answered', () => {
  const fields = Object.values(current.getQueryType()?.getFields() ?? {});
  const refusing = fields.filter(({ description }) =>
    /\b(?:UNAUTHENTICATED|FORBIDDEN|NOT_FOUND)\b/.test(description ?? ''),
  );
  // What is somebody's own stands behind the two ways to it and nowhere else.
  expect(refusing.map(({ name }) => name)).toEqual(['administration', 'locate']);
  const behind = ['Viewer', 'Administration'].flatMap((name) =>
    Object.values(fieldsOf(current.getType(name))),
  );
  expect(behind.length).toBeGreaterThan(10);
  const refused = [...refusing, ...behind];
  expect(refused.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

test('D-103 numbers of things are Int and amounts of money Rupees', () => {
  const floats = outputFields().filter(({ field }) => getNamedType(field.type) === GraphQLFloat);
  // What is measured has fractions: positions, distances, areas, the mean of ratings.
  const measured = /^(?:latitude|longitude|kilometres|area|areaSqm|averageRating)$/;
  // A form says the limits of every number, also of those with a fraction; a rent for a square foot is small.
  const fractions = new Set([
    'PropertyDetails',
    'SubtypeFormField',
    'UsualRate',
    'LocalityRate',
    'ContactControlValidation',
  ]);
  const others = floats.filter(({ of, field }) => !fractions.has(of) && !measured.test(field.name));
  expect(others.map(({ field }) => field.name)).toEqual([]);
  const all = FIELD_LIST.filter(({ kind }) => kind === 'money' || kind === 'wholeNumber');
  for (const name of ['PropertyDetails', 'PropertyDetailsInput']) {
    const fields = fieldsOf(current.getType(name));
    expect(all.map(({ key }) => [key, String(fields[key]?.type)])).toEqual(
      all.map(({ key, kind }) => [key, kind === 'money' ? 'Rupees' : 'Int']),
    );
  }
});

test('D-103 every list with pages answers the one Page', () => {
  const page = current.getType('Page');
  expect(Object.keys(fieldsOf(page))).toEqual([
    'hasMore',
    'page',
    'pageCount',
    'pageSize',
    'total',
  ]);
  const types = Object.values(current.getTypeMap()).filter((type) => isObjectType(type));
  const paged = types.filter(
    (type) => type.name.endsWith('Page') || 'pageCount' in type.getFields(),
  );
  expect(paged.length).toBeGreaterThan(5);
  for (const type of paged) {
    expect([type.name, type.getInterfaces()]).toEqual([type.name, [page]]);
    expect([type.name, Object.keys(type.getFields())]).toContainEqual(
      expect.arrayContaining(['items']),
    );
  }
});

test('D-103 one name for each total', () => {
  const names = new Set(outputFields().map(({ field }) => field.name));
  // Of a list: total, and totalIsLowerBound where it may be more; of listings elsewhere: propertyCount.
  expect(
    ['totalCount', 'listingCount', 'isTotalLowerBound'].filter((each) => names.has(each)),
  ).toEqual([]);
  const bounded = outputFields().filter(({ field }) => field.name === 'totalIsLowerBound');
  expect(bounded.map(({ of }) => [of, 'total' in fieldsOf(current.getType(of))])).toEqual(
    bounded.map(({ of }) => [of, true]),
  );
});

test('D-103 every mutation answers a payload of its own', () => {
  const mutations = Object.values(current.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(40);
  expect(mutations.map(({ type }) => String(type))).toEqual(
    mutations.map(({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload!`),
  );
});

test('D-103 mutations have the verbs of the glossary, and take more than three values as an input', () => {
  const mutations = Object.values(current.getMutationType()?.getFields() ?? {});
  const verbs = new Set(mutations.map(({ name }) => /^[a-z]+/.exec(name)?.[0] ?? name));
  expect([...verbs].filter((verb) => !VERBS.includes(verb))).toEqual([]);
  expect(mutations.filter(({ args }) => args.length > 3).map(({ name }) => name)).toEqual([]);
  const inputs = mutations.flatMap(({ name, args }) =>
    args
      .filter(({ type }) => isInputObjectType(getNamedType(type)))
      .map((argument) => ({ name, argument })),
  );
  // A listing, an enquiry and a decision are things that several take.
  const shared = new Set(['ListingInput!', 'EnquiryInput!', 'DecisionInput!']);
  const own = inputs.filter(({ argument }) => !shared.has(String(argument.type)));
  expect(own.map(({ argument }) => String(argument.type))).toEqual(
    own.map(({ name }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`),
  );
  expect(new Set(inputs.map(({ argument }) => argument.name))).toEqual(new Set(['input']));
});

/** The family of verbs (schema/docs/GLOSSARY.md): a new one needs a reason there. */
const VERBS = [
  'create update delete save upload',
  'duplicate order',
  'add remove set assign merge',
  'request confirm verify register complete',
  'accept decline invite withdraw',
  'approve reject activate deactivate undo',
  'appeal decide',
  'preview',
  'sign refresh end start',
  'send subscribe record',
  'publish unpublish like share',
].flatMap((line) => line.split(' '));

test('D-103 what is one of a few words is an enum', () => {
  const words =
    /^(?:kind|source|action|status|role|scope|purpose|lifecycle|userType|ownerType|sort)$/;
  const texts = outputFields().filter(({ field }) => getNamedType(field.type) === GraphQLString);
  expect(texts.filter(({ field }) => words.test(field.name))).toEqual([]);
});

test('D-02 D-103 the codes of refusals and the shape of an error stand in the schema', () => {
  const codes = current.getType('FailureCode');
  expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(
    Object.keys(FAILURES).toSorted(),
  );
  expect(Object.keys(fieldsOf(current.getType('ErrorExtensions')))).toEqual([
    'code',
    'fields',
    'requestId',
    'retryAfter',
  ]);
});

/** Every field that answers something. */
function outputFields() {
  return Object.values(current.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({ of: type.name, field }))
      : [],
  );
}

function fieldsOf(type: GraphQLNamedType | undefined) {
  return type !== undefined && 'getFields' in type ? type.getFields() : {};
}

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
