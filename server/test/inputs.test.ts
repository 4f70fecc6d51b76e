import { getMetadataStorage as validations, ValidationTypes } from 'class-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { GraphQLUpload } from 'graphql-upload-ts';
import { getMetadataStorage as types, ID } from 'type-graphql';
import { graphqlSchema } from '../src/doors/graphql/schema.ts';
import { ROOMS } from '../src/rooms.ts';
import { type RestRow } from '../src/platform/rest.ts';
import { testApp } from './harness/application.ts';
import { freshDatabase } from './harness/database.ts';

/** Not read into classes yet; what is done leaves the lists. */
const REST_TO_DO: readonly string[] = [
  'POST /api/auth/complete-profile',
  'POST /api/auth/login',
  'POST /api/auth/mobile/send-otp',
  'POST /api/auth/mobile/send-otp-verification',
  'POST /api/auth/mobile/verify-otp',
  'POST /api/auth/otpVerify',
  'POST /api/auth/refresh',
  'POST /api/auth/refresh-token',
  'POST /api/auth/register',
  'POST /api/auth/sendOtpOnMail',
  'POST /api/social-auth/login',
  'POST /api/social/social-login',
  'PUT /api/auth/complete-social-profile',
  'PUT /api/auth/update-profile',
];
const MUTATIONS_TO_DO: readonly string[] = [
  'changeEmail',
  'changeMobile',
  'completeProfile',
  'completeRegistration',
  'completeSocialProfile',
  'confirmEmailRegistration',
  'refreshSession',
  'registerByEmail',
  'requestEmailChange',
  'requestMobileChange',
  'requestRegistrationCode',
  'requestSignInCode',
  'signIn',
  'updateProfile',
  'verifyRegistrationCode',
];

let rows: readonly RestRow[];

beforeAll(async () => {
  await graphqlSchema(ROOMS);
  rows = (await testApp(await freshDatabase())).app.restRows;
});

/** As the header of this name: the platform holds it to its rule. */
const KEY = 'idempotencyKey';

describe('what somebody sends is held to the rules of a class', () => {
  test('in every body of REST', () => {
    const withoutInput = rows
      .filter(({ body, input }) => body && !input)
      .map(({ method, path }) => method + ' ' + path);
    expect(withoutInput.toSorted()).toEqual(REST_TO_DO);
    const unchecked = rows.flatMap(({ method, path, input, body = [] }) =>
      body
        .filter(({ name, fills = name }) => input && !isChecked(input, fills))
        .map(({ name }) => [method, path, name].join(' ')),
    );
    expect(unchecked).toEqual([]);
  });

  test('in every mutation', () => {
    const unchecked = types().mutations.flatMap(({ schemaName, params = [] }) =>
      params.flatMap((param): string[] => {
        if (param.kind === 'args') return uncheckedFields(param.getType(), schemaName);
        if (param.kind !== 'arg' || isHeldByGraphQL(param.getType())) return [];
        if (param.name === KEY) return [];
        const path = schemaName + '.' + param.name;
        return isInput(param.getType()) ? uncheckedFields(param.getType(), path) : [path];
      }),
    );
    const mutations = new Set(unchecked.map((path) => path.split('.')[0] ?? ''));
    expect([...mutations].toSorted(), unchecked.join(', ')).toEqual(MUTATIONS_TO_DO);
  });
});

/** Paths of the fields of an input class that no decorator holds to a rule. */
function uncheckedFields(type: unknown, path: string): string[] {
  return fieldsOf(type).flatMap((field) => {
    const of = field.getType();
    const own = path + '.' + field.name;
    if (isHeldByGraphQL(of)) return [];
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
function isHeldByGraphQL(type: unknown): boolean {
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

function decoratorsOf(type: Function, property: string) {
  return validations()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter(({ propertyName }) => propertyName === property);
}
