import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { OWN_FIELDS } from './ownData.ts';

/** What answers everybody alike. A new field of Query belongs here or to OWN_FIELDS. */
const FOR_EVERYBODY = [
  'amenities',
  'blog',
  'blogCategories',
  'blogs',
  'categories',
  'cities',
  'city',
  'cityOverview',
  'closedProperty',
  'localities',
  'locate',
  'properties',
  'propertiesByIds',
  'propertyCount',
  'propertyFacets',
  'propertyOptions',
  'relaxations',
  'seller',
  'signInProviders',
  'site',
  'states',
  'subtype',
  'subtypes',
  'suggestions',
];

it('every field of Query is known to be the same for everybody or the own of who asks', () => {
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect(fields.toSorted()).toEqual([...FOR_EVERYBODY, ...OWN_FIELDS].toSorted());
});
