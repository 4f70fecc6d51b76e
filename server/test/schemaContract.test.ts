import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';

const SCHEMA = resolve(import.meta.dirname, '../../schema');
const current = read('schema.graphql');
/** The two ways in are no things of the market; their fields speak for themselves. */
const ROOTS = new Set(['Query', 'Mutation']);

test('D-103 the schema breaks nothing that integrators rely on', () => {
  // An intended break is marked by changing released.graphql in the same commit, with a decision page.
  const breaking = findBreakingChanges(read('released.graphql'), current);
  expect(breaking.map((change) => change.description)).toEqual([]);
});

test('D-103 every type, field and argument says what it is', () => {
  const silent: string[] = [];
  for (const type of Object.values(current.getTypeMap())) {
    if (type.name.startsWith('__') || (!isObjectType(type) && !isInputObjectType(type))) continue;
    if (!type.description && !ROOTS.has(type.name)) silent.push(type.name);
    for (const field of Object.values(type.getFields())) {
      if (!field.description) silent.push(type.name + '.' + field.name);
      for (const argument of 'args' in field ? field.args : []) {
        if (!argument.description) silent.push(type.name + '.' + field.name + '.' + argument.name);
      }
    }
  }
  expect(silent).toEqual([]);
});

function read(file: string): GraphQLSchema {
  return buildSchema(readFileSync(resolve(SCHEMA, file), 'utf8'));
}
