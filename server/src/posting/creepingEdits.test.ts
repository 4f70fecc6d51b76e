import { beforeAll, expect, test } from 'vitest';
import { buildPicture } from '../../test/factories.ts';
import { buildPoster } from '../../test/harness/posting.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;
let admin: Viewer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
  admin = viewerOf(await buildPoster(database, { userType: 'site_admin' }));
});

const FLAT = {
  type: 'residential',
  status: 'sell',
  subtype: 'Flat/Apartment',
  state: 'Karnataka',
  city: 'Bengaluru',
  contactEmail: 'asha@example.in',
  contactPhone: '9812345670',
  details: {
    ...smallestValid(subtypeByKey('flat-apartment')),
    locality: 'Indiranagar',
    cost: 10_000_000,
  },
};

/** An approved listing of the seller at ten million rupees; answers its id. */
async function approved(): Promise<string> {
  const body = { ...FLAT, images: [await buildPicture(database, seller.id)] };
  const posted = await served.rest('/api/properties/add', seller, 'POST', { body });
  const id = String(posted.body['propertyId']);
  await approve(id);
  return id;
}

async function approve(id: string): Promise<void> {
  const path = `/api/site-admin/properties/${id}/approve`;
  expect((await served.rest(path, admin, 'PUT', { body: {} })).status).toBe(200);
}

const SEEN_AT_ONCE = { property: { approvalStatus: 'approved' } };
const WAITS = { property: { approvalStatus: 'pending' } };

async function edit(id: string, body: object): Promise<object> {
  return (await served.rest('/api/properties/edit/' + id, seller, 'PUT', { body })).body;
}

async function seen(id: string): Promise<object> {
  return (await served.rest('/api/properties/' + id)).body;
}

function withCost(cost: number) {
  return { details: { ...FLAT.details, cost } };
}

async function terms(id: string, as: Viewer, at = served): Promise<unknown> {
  const ask = 'query ($id: ID!) { viewer { editTerms(id: $id) { waits reviewedPrice } } }';
  const { data, errors } = await at.graphql(ask, { id }, as);
  expect(errors).toEqual([]);
  return JSON.parse(JSON.stringify(data)).viewer.editTerms;
}

test('D-70 D-75 D-96 who may edit is told by what an edit is judged', async () => {
  const id = await approved();
  await edit(id, withCost(11_500_000));
  expect(await terms(id, seller)).toEqual({ waits: true, reviewedPrice: 10_000_000 });
  expect(await terms(id, admin)).toEqual({ waits: false, reviewedPrice: 10_000_000 });
  const other = viewerOf(await buildPoster(database));
  expect(await terms(id, other)).toBeNull();
  expect(await terms('no id', seller)).toBeNull();
  const approving = await testApp(database, { AUTO_APPROVE: '1' });
  expect(await terms(id, seller, approving)).toMatchObject({ waits: false });
});

test('D-75 small steps of the price do not make a large one that nobody has looked at', async () => {
  const id = await approved();
  expect(await edit(id, withCost(11_500_000))).toMatchObject(SEEN_AT_ONCE);
  expect(await edit(id, { title: 'Corner flat' })).toMatchObject(SEEN_AT_ONCE);
  expect(await edit(id, withCost(13_000_000))).toMatchObject(WAITS);
  expect(await seen(id)).toMatchObject({ property: { price: 11_500_000 } });

  await approve(id);
  expect(await seen(id)).toMatchObject({ property: { price: 13_000_000 } });
  expect(await edit(id, withCost(15_000_000))).toMatchObject(SEEN_AT_ONCE);
  expect(await edit(id, withCost(10_000_000))).toMatchObject(WAITS);
});

test('D-75 a property does not wander to another town on the map unseen', async () => {
  const id = await approved();
  expect(await edit(id, { latitude: 12.9719, longitude: 77.6412 })).toMatchObject(SEEN_AT_ONCE);
  expect(await edit(id, { latitude: 28.61, longitude: 77.21 })).toMatchObject(WAITS);
  expect(await seen(id)).toMatchObject({ property: { latitude: 12.9719, longitude: 77.6412 } });
});
