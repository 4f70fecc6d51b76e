import { beforeAll, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { buildPicture, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  buildPoster,
  EDIT,
  inputOf,
  postByGraphQL,
  postByRest,
  refusedBy,
  type Posting,
} from '../../test/harness/posting.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

const warehouse = subtypeByKey('warehouse-godown');
const DETAILS: Details = { ...smallestValid(warehouse), tenantPreference: 'Family' };
const REFUSED = ['details.tenantPreference: Please choose preferred tenants from the list'];

let database: Database;
let served: TestApp;
let seller: AccountViewer;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
});

const pictures = async () => [await buildPicture(database, seller.id)];

/** A warehouse of the time when its form offered families. */
async function write(subtypeKey = warehouse.key): Promise<string> {
  const made = listing({ sellerId: seller.id, subtypeKey, purpose: 'rent', details: DETAILS });
  await writeListings(database, [made]);
  return made.id;
}

async function edit(id: string, change: Details, more: object = {}) {
  const details = { ...DETAILS, ...change };
  const posting: Posting = {
    subtype: warehouse,
    details,
    pictures: await pictures(),
    more: { purpose: 'RENT', ...more },
  };
  return served.graphql(EDIT, { id, input: inputOf(posting) }, seller);
}

const tenantsOf = async (id: string) => {
  const { body } = await served.rest('/api/properties/' + id, seller);
  return Object(Object(body['property'])['details'])['tenantPreference'];
};

test('a new warehouse is not let to families, through either door', async () => {
  const posting = { subtype: warehouse, details: DETAILS };
  const rent = { ...posting, more: { purpose: 'RENT' }, pictures: await pictures() };
  expect(refusedBy(await postByGraphQL(served, rent, seller))).toEqual(REFUSED);
  const asForm = { ...posting, more: { status: 'rent' }, pictures: await pictures() };
  expect(refusedBy(await postByRest(served, asForm, seller))).toEqual(REFUSED);
});

test('one that says so already is shown with it and keeps it through an edit', async () => {
  const id = await write();
  expect(await tenantsOf(id)).toBe('Family');
  expect((await edit(id, { cost: 55_555 })).errors).toEqual([]);
  expect(await tenantsOf(id)).toBe('Family');
  const path = '/api/properties/edit/' + id;
  const { status } = await served.rest(path, seller, 'PUT', { body: { description: 'Swept.' } });
  expect(status).toBe(200);
  expect(await tenantsOf(id)).toBe('Family');
});

test('it takes no other of them, and a home that becomes a warehouse brings none along', async () => {
  const id = await write();
  expect(refusedBy(await edit(id, { tenantPreference: 'Students' }))).toEqual(REFUSED);
  expect((await edit(id, { tenantPreference: 'Company' })).errors).toEqual([]);
  expect(refusedBy(await edit(id, {}))).toEqual(REFUSED);
  expect(refusedBy(await edit(await write('flat-apartment'), {}))).toEqual(REFUSED);
});
