import { beforeAll, expect, test } from 'vitest';
import { buildAccount, buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildAccount(database));
});

const POST = `mutation ($input: ListingInput!, $key: String) {
  postProperty(input: $input, idempotencyKey: $key) { id title approvalStatus city district details { cost } pictures { id } } }`;

test('P-7-08 a flat is posted through both doors', async () => {
  const flat = smallestValid(subtypeByKey('flat-apartment'));
  const basics = {
    state: 'Karnataka',
    city: 'Bangalore',
    contactEmail: ' asha@example.in ',
    contactPhone: '9812345670',
  };
  const picture = await buildPicture(database, seller.id);
  const graph = await served.graphql(
    POST,
    {
      input: {
        ...basics,
        subtype: 'flat',
        purpose: 'SELL',
        details: { ...flat, locality: 'indira nagar', cost: 4500000 },
        pictures: [picture],
      },
    },
    seller,
  );
  expect(graph.errors).toEqual([]);
  const rest = await served.rest('/api/properties/add', seller, 'POST', {
    body: {
      ...basics,
      type: 'residential',
      status: 'For Sale',
      subtype: 'Flat/Apartment',
      details: JSON.stringify(flat),
      amenities: JSON.stringify(flat['amenities']),
      images: [await buildPicture(database, seller.id)],
    },
  });
  expect(rest.status).toBe(201);
});
