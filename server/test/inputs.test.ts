import { getMetadataStorage as validations, ValidationTypes } from 'class-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { GraphQLUpload } from 'graphql-upload-ts';
import { getMetadataStorage as types, ID } from 'type-graphql';
import { graphqlSchema } from '../src/doors/graphql/schema.ts';
import { ROOMS } from '../src/rooms.ts';
import { type RestRow } from '../src/platform/http/rest.ts';
import { testApp } from './harness/application.ts';
import { freshDatabase } from './harness/database.ts';

let rows: readonly RestRow[];

beforeAll(async () => {
  await graphqlSchema(ROOMS);
  rows = (await testApp(await freshDatabase())).app.restRows;
});

/** As the header of this name: the platform holds it to its rule. */
const KEY = 'idempotencyKey';

describe('what somebody sends is held to the rules of a class', () => {
  test('in every body of REST', () => {
    const unchecked = rows.flatMap(({ method, path, input, body = [] }) =>
      body
        .filter(({ name, fills = name }) => !input || !isChecked(input, fills))
        .map(({ name }) => [method, path, name].join(' ')),
    );
    expect(unchecked).toEqual([]);
  });

  test('and described, in every body of REST', () => {
    const silent = rows.flatMap(({ path, body = [] }) =>
      body
        .filter(({ description }) => description === '')
        .map(({ name }) => [path, name].join(' ')),
    );
    expect(silent).toEqual([]);
  });

  test('in every mutation', () => {
    const unchecked = types().mutations.flatMap(({ schemaName, params = [] }) =>
      params.flatMap((param): string[] => {
        if (param.kind === 'args') return uncheckedFields(param.getType(), schemaName);
        if (param.kind !== 'arg' || isCheckedByGraphQL(param.getType())) return [];
        if (param.name === KEY) return [];
        const path = schemaName + '.' + param.name;
        return isInput(param.getType()) ? uncheckedFields(param.getType(), path) : [path];
      }),
    );
    expect(unchecked).toEqual([]);
  });
});

/** Paths of the fields of an input class that no decorator holds to a rule. */
function uncheckedFields(type: unknown, path: string): string[] {
  return fieldsOf(type).flatMap((field) => {
    const of = field.getType();
    const own = path + '.' + field.name;
    if (isCheckedByGraphQL(of)) return [];
    if (!isChecked(field.target, field.name)) return [own];
    return isNested(field.target, field.name) ? uncheckedFields(of, own) : [];
  });
}

function fieldsOf(type: unknown) {
  if (typeof type !== 'function') return [];
  const { argumentTypes, inputTypes } = types();
  return [...argumentTypes, ...inputTypes]
    .filter(({ target }) => target === type || target.isPrototypeOf(type))
    .flatMap(({ fields = [] }) => fields);
}

function isInput(type: unknown): boolean {
  return types().inputTypes.some(({ target }) => target === type);
}

/** What GraphQL lets nothing wrong through for, ids, of which only a known one hits, and files. */
function isCheckedByGraphQL(type: unknown): boolean {
  return [ID, Boolean, Date, GraphQLUpload].some((each) => each === type) || isEnum(type);
}

function isEnum(type: unknown): boolean {
  return types().enums.some(({ enumObj }) => enumObj === type);
}

function isChecked(type: Function, property: string): boolean {
  return decoratorsOf(type, property).length > 0;
}

/** Whether class-validator looks into an object; another rule judges it whole. */
function isNested(type: Function, property: string): boolean {
  return decoratorsOf(type, property).some(
    ({ type: kind }) => kind === ValidationTypes.NESTED_VALIDATION,
  );
}

/** When a rule is asked is no rule: ValidateIf, IsOptional. */
const CONDITION = ValidationTypes.CONDITIONAL_VALIDATION;

function decoratorsOf(type: Function, property: string) {
  return validations()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter(({ propertyName, type: kind }) => propertyName === property && kind !== CONDITION);
}
