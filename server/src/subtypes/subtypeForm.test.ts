import { beforeAll, describe, expect, test } from 'vitest';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { buildPoster, bodyOf, hourPasses } from '../../test/harness/posting.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { type FormField, type SubtypeForm } from './subtypeForm.ts';

let database: Database;
let served: TestApp;
let seller: Viewer;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const account = await buildPoster(database);
  sellerId = account.id;
  seller = viewerOf(account);
});

const EVERYTHING = `{ steps rules { smaller larger message } fields {
  name otherNames type label rentLabel help unit unitField options { value label } takesOthers
  min max maxLength required requiredWhen shownWhen step } }`;

async function formOf(slug: string): Promise<SubtypeForm> {
  const { status, body } = await served.rest(`/api/properties/subtypes/${slug}/form`);
  expect([status, body['data']]).toEqual([200, body['form']]);
  return Object(body['form']);
}

/** A value of this field by what the form says of it alone. */
function valueOf({ type, options, min, label }: FormField): unknown {
  const [first] = options;
  if (type === 'choice') return first?.value;
  if (type === 'choices') return options.slice(0, 1).map(({ value }) => value);
  if (type === 'yesNo') return true;
  if (type === 'date') return '2026-03-31';
  if (type === 'texts') return [label];
  if (type === 'shortText' || type === 'longText') return label;
  return Math.max(min ?? 0, 1);
}

describe.each(SUBTYPES.map(({ title, slug }) => [title, slug] as const))('%s', (title, slug) => {
  test('P-7-03 D-01 its form is the same through both doors', async () => {
    const query = `{ subtype(key: "${slug}") { title form ${EVERYTHING} } }`;
    const graph = Object((await served.graphql(query)).data?.['subtype']);
    const { steps, fields, rules } = await formOf(slug);
    expect(graph).toMatchObject({ title, form: { steps, rules } });
    const named = fields.map((field) => ({ ...field, type: asEnum(field.type) }));
    expect(graph.form.fields).toEqual(
      named.map((field) => ({ ...field, required: asEnum(field.required) })),
    );
  });

  test('P-7-08 its description in the document requires the same', async () => {
    const { body } = await served.rest('/api/openapi.json');
    const described = Object(body['components']).schemas[`${title.replaceAll(/\W/g, '')}Form`];
    const { fields } = await formOf(slug);
    const required = fields.filter((field) => field.required === 'always');
    expect(described.required).toEqual(required.map(({ name }) => name));
    const around = ['subType', 'description', 'images', 'shareWithAgents'];
    const names = fields.map(({ name }) => name).filter((name) => !around.includes(name));
    expect(Object.keys(described.properties)).toEqual(names);
  });

  test('P-7-08 D-63 what it calls required is enough to post, and each is needed', async () => {
    const { fields } = await formOf(slug);
    const required = fields.filter((field) => field.required === 'always');
    expect(required.length).toBeGreaterThan(3);
    const details = Object.fromEntries(required.map((field) => [field.name, valueOf(field)]));
    const subtype = SUBTYPES.find((each) => each.slug === slug);
    if (subtype === undefined) throw new Error(`There is no ${slug}.`);
    const post = async (sent: Record<string, unknown>) => {
      await hourPasses(database);
      const pictures = [await buildPicture(database, sellerId)];
      const body = { ...bodyOf({ subtype, details: sent, pictures }), details: sent };
      return served.rest('/api/properties/add', seller, 'POST', { body });
    };
    expect(await post(details)).toMatchObject({ status: 201 });
    for (const { name } of required) {
      const { status, body } = await post({ ...details, [name]: undefined });
      expect([name, status]).toEqual([name, 400]);
      expect(JSON.stringify(body['errors'])).toContain(name);
    }
  });
});

test('P-3-11 a subtype is found by its title and other names, and what is none is told', async () => {
  expect(await formOf('Flat%2FApartment')).toEqual(await formOf('flats'));
  expect(await served.rest('/api/properties/subtypes/castle/form')).toMatchObject({
    status: 404,
    body: { message: 'Unknown subtype. GET /api/properties/subtypes lists all subtypes.' },
  });
  expect(await served.rest('/api/properties/subtypes/flats/form')).toMatchObject({
    status: 200,
    body: { success: true, message: 'Form found.' },
  });
  const { data } = await served.graphql('{ subtype(key: "castle") { title } }');
  expect(data).toEqual({ subtype: null });
});

test('P-3-15 D-81 it says when a field makes sense, in what it is counted and what goes with what', async () => {
  const { fields, rules, steps } = await formOf('flat-apartment');
  expect(steps).toEqual(['Basic Info', 'Details']);
  const byName = Object.fromEntries(fields.map((field) => [field.name, field]));
  expect(byName['furnishDetails']).toMatchObject({ shownWhen: 'a furnish type is chosen' });
  expect(byName['deposit']).toMatchObject({ shownWhen: 'the listing is for rent', step: 2 });
  expect(byName['builtArea']).toMatchObject({ unitField: 'areaUnit', type: 'area' });
  expect(byName['cost']).toMatchObject({ type: 'money', rentLabel: 'Monthly Rent' });
  expect(byName['bhk']?.options).toContainEqual({ value: '2 BHK', label: '2 BHK' });
  expect(byName['areaUnit']).toMatchObject({ takesOthers: true });
  expect(byName['facing']).toMatchObject({ step: 2, required: 'never', takesOthers: false });
  expect(rules).toContainEqual({
    smaller: 'floorNumber',
    larger: 'totalFloors',
    message: 'Floor number cannot exceed total floors',
  });
});

/** 'wholeNumber' is WHOLE_NUMBER. */
function asEnum(word: string): string {
  return word.replaceAll(/([A-Z])/g, '_$1').toUpperCase();
}
