import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../../schema/rules/json.ts';
import { openApi } from '../../src/doors/rest/openApi.ts';
import { type RestRow } from '../../src/platform/http/rest.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { deviation } from '../harness/promisedResponses.ts';

let served: TestApp;
let one: RestRow;
let property: Record<string, unknown>;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  const flat = listing({ sellerId });
  await writeListings(database, [flat]);
  one = rowOf('/api/properties/{id}');
  const { body } = await served.rest(`/api/properties/${flat.id}`);
  property = Object(body['property']);
});

const rowOf = (path: string): RestRow => {
  const found = served.app.restRows.find((row) => row.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};

const noticeOf = (body: object, status = 200) =>
  deviation(served.app.restRows, one, status, JSON.stringify(body));

const found = (more: object) => {
  const shown = { ...property, ...more };
  return noticeOf({ success: true, message: 'Found.', data: shown, property: shown });
};

describe('an answer that is not as the document promises is noticed', () => {
  test.each([
    ['another type', { price: 'much' }, /\/data\/price must be integer,null/],
    ['a field that is not named', { secret: 1 }, /additionalProperty":"secret/],
    ['a field that is missing', { city: undefined }, /missingProperty":"city/],
    ['no such word', { purpose: 'lease' }, /must be equal to one of the allowed values/],
    ['a time that is none', { createdAt: 'today' }, /must match format/],
    ['details of no subtype', { details: { subType: 'Castle' } }, /\/data\/details/],
    ['details of another type', { details: { subType: 'Flat/Apartment', bhk: 2 } }, /details\/bhk/],
  ])('D-01 %s', (_name, more, expected) => {
    expect(found(more)).toMatch(expected);
  });

  test('D-02 a refusal without its code', () => {
    const refusal = { success: false, message: 'No.', error: 'No.', errors: [], requestId: 'x' };
    expect(noticeOf({ ...refusal, code: 'NOT_FOUND' }, 404)).toBeNull();
    expect(noticeOf(refusal, 404)).toMatch(/missingProperty":"code/);
    expect(noticeOf({ ...refusal, code: 'NOT_FOUND' })).toMatch(/missingProperty":"data/);
  });

  test('D-01 what is promised is not', () => {
    expect(found({})).toBeNull();
  });
});

test('D-01 every call says what it answers, and every field of it what it is', () => {
  const document: object = openApi(served.app.restRows, { name: 'Tests', url: 'http://localhost' });
  const calls = served.app.restRows.flatMap(({ response: responses }) =>
    typeof responses === 'string' ? [] : [responses.json],
  );
  expect(calls.length).toBeGreaterThan(50);
  for (const call of calls) expect(JSON.stringify(call)).toMatch(/"\$ref"|"required":\["success"/);
  expect(silentFields(document, '')).toEqual([]);
});

/** Addresses of the fields of objects that say nothing of themselves. */
function silentFields(node: unknown, at: string): string[] {
  if (!isObject(node)) return [];
  const fields =
    'properties' in node && 'type' in node ? Object.entries(Object(node.properties)) : [];
  const silent = fields.filter(
    ([, field]) => !/"(?:description|const|\$ref)":/.test(JSON.stringify(field)),
  );
  return [
    ...silent.map(([name]) => `${at}/${name}`),
    ...Object.entries(node).flatMap(([key, value]) => silentFields(value, `${at}/${key}`)),
  ];
}
