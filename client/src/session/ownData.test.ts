import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { VIEWER_FIELDS } from './ownData.ts';

it('what a listing answers by who asks is known, so that nobody after them finds it', () => {
  const type = buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getType('Property');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  // Each of them says so of the viewer, in its name or its description.
  const own = fields.filter(({ name, description }) => /\bviewer/.test(`${name} ${description}`));
  expect(own.map(({ name }) => name).toSorted()).toEqual(VIEWER_FIELDS);
});
