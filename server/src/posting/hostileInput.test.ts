import { beforeAll, expect, test } from 'vitest';
import { buildPicture } from '../../test/factories.ts';
import { buildPoster } from '../../test/harness/posting.ts';
import {
  type RestResponse,
  type TestApp,
  testApp,
  viewerOf,
} from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;
let id: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
  const posted = await served.rest('/api/properties/add', seller, 'POST', {
    body: { ...FLAT, images: [await buildPicture(database, seller.id)] },
  });
  id = String(posted.body['propertyId']);
});

const DETAILS = smallestValid(subtypeByKey('flat-apartment'));

const FLAT = {
  type: 'residential',
  status: 'sell',
  subtype: 'Flat/Apartment',
  state: 'Karnataka',
  city: 'Bengaluru',
  contactEmail: 'asha@example.in',
  contactPhone: '9812345670',
  details: DETAILS,
};

function edit(body: object, headers: Record<string, string> = {}): Promise<RestResponse> {
  return served.rest('/api/properties/edit/' + id, seller, 'PUT', { body, headers });
}

test.each(['constructor', '__proto__', 'toString'])(
  'D-07 the word %s is no purpose, and is refused by name',
  async (word) => {
    const { status, body } = await edit({ status: word });
    expect({ status, errors: body['errors'] }).toEqual({
      status: 400,
      errors: [{ field: 'status', message: 'Please select purpose of listing card' }],
    });
  },
);

test.each<[string, object, { field: string; message: string }]>([
  [
    'a list as the description',
    { description: ['x'] },
    { field: 'description', message: 'Description cannot be a list' },
  ],
  [
    'an object as the description',
    { description: { a: 1 } },
    { field: 'description', message: 'Description cannot be an object' },
  ],
  [
    'a list as a choice',
    { shareWithAgents: [] },
    {
      field: 'shareWithAgents',
      message: 'Share listing information with agents cannot be a list',
    },
  ],
  [
    'an object among the details',
    { details: { ...DETAILS, locality: { name: 'Hebbal' } } },
    { field: 'details.locality', message: 'Locality cannot be an object' },
  ],
  [
    'degrees in another notation',
    { latitude: '0x10', longitude: 77 },
    { field: 'latitude', message: expect.any(String) },
  ],
])('D-104 %s is refused, and nothing is taken away', async (_what, body, refusal) => {
  expect((await edit({ description: 'It stays.' })).status).toBe(200);
  const { status, body: response } = await edit(body);
  expect({ status, errors: response['errors'] }).toEqual({ status: 400, errors: [refusal] });
  const { data } = await served.graphql(
    'query ($id: ID!) { property(id: $id) { description } }',
    { id },
    seller,
  );
  expect(data).toEqual({ property: { description: 'It stays.' } });
});

test.each([
  ['an object that is no text', { toString: 1 }],
  ['a list of such', [{ toString: 'x', valueOf: 1 }]],
  ['a text of such', '{"toString":1}'],
  ['a deep list', '['.repeat(20_000) + ']'.repeat(20_000)],
])('D-74 %s names no picture', async (_what, sent) => {
  const saved = await edit({ existingImages: sent });
  expect(saved.status).toBe(400);
  expect(saved.text).toContain('Only pictures of this property can be kept');
  const added = await edit({ images: sent });
  expect(added.status).toBe(409);
});

test('D-02 a body that is nested too deeply is refused, also with a key', async () => {
  const response = await served.app.http.inject({
    method: 'PUT',
    url: '/api/properties/edit/' + id,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'deep',
      'x-test-viewer': JSON.stringify(seller),
    },
    payload: '{"unknown":' + '['.repeat(40_000) + ']'.repeat(40_000) + '}',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: 'The request body is nested too deeply.' });
});

test('D-99 what a key has answered is not answered again to somebody who has lost the listing', async () => {
  const organisationId = '0'.repeat(23) + '7';
  await database.query({
    text: 'INSERT INTO organisation (id, name) VALUES ($1, $2)',
    values: [organisationId, 'Sunrise'],
  });
  const member = { userType: 'builder', organisationId } as const;
  const owner = viewerOf(await buildPoster(database, { ...member, role: 'admin' }));
  const manager = viewerOf(await buildPoster(database, { ...member, role: 'manager' }));
  const posted = await served.rest('/api/properties/add', owner, 'POST', {
    body: { ...FLAT, images: [await buildPicture(database, owner.id)] },
  });
  const path = '/api/properties/edit/' + String(posted.body['propertyId']);
  const again = { body: { title: 'Corner flat' }, headers: { 'idempotency-key': 'same' } };
  expect((await served.rest(path, manager, 'PUT', again)).status).toBe(200);
  expect((await served.rest(path, manager, 'PUT', again)).status).toBe(200);
  const removed = { ...manager, organisationId: null, role: null };
  const { status, text } = await served.rest(path, removed, 'PUT', again);
  expect(status).toBe(404);
  expect(text).not.toContain('Corner flat');
});

test('D-11 a price per square foot beyond what can be said is not said', async () => {
  const body = { details: { ...DETAILS, cost: 1_000_000_000_000, builtArea: 1, carpetArea: 1 } };
  expect((await edit(body)).status).toBe(200);
  const { data, errors } = await served.graphql(
    'query ($id: ID!) { property(id: $id) { price pricePerSqft } }',
    { id },
    seller,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ property: { price: 1_000_000_000_000, pricePerSqft: null } });
});
