import { beforeEach, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type Details } from '../../../schema/catalogue/model.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Account;
let ids: { tower: string; plain: string; palace: string; office: string };

const TOWER: Details = {
  ...smallestValid(subtypeByKey('flat-apartment')),
  floorNumber: 10,
  bathrooms: 10,
  totalFloors: 24,
};
const PALACE: Details = {
  ...smallestValid(subtypeByKey('residential-house-villa')),
  bhk: '5+ BHK',
  plotArea: 99_999,
};
const PICTURE = {
  id: '0194d5b2c3a47e1f00000001',
  alt: '',
  label: null,
  width: 1200,
  height: 900,
  thumbhash: null,
  illustration: true,
};

/** Listings from before numbers were refused instead of moved, with those that may have changed marked. */
beforeEach(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = await buildAccount(database);
  const of = (subtypeKey: string, details: Details) =>
    listing({ sellerId: seller.id, subtypeKey, details, pictures: [PICTURE] });
  const rows = {
    tower: of('flat-apartment', TOWER),
    plain: of('flat-apartment', { floorNumber: 9, bathrooms: 2, totalFloors: 24 }),
    palace: of('residential-house-villa', PALACE),
    office: of('commercial-office-space', { builtUpArea: 100, workstations: 10 }),
  };
  await writeListings(database, Object.values(rows));
  const { tower, plain, palace, office } = rows;
  ids = { tower: tower.id, plain: plain.id, palace: palace.id, office: office.id };
  const marks = {
    [ids.tower]: ['bathrooms', 'floorNumber'],
    [ids.palace]: ['bhk'],
    [ids.office]: ['builtUpArea', 'workstations'],
  };
  for (const [id, keys] of Object.entries(marks)) {
    await database.query({
      text: 'UPDATE property SET to_confirm = $2 WHERE id = $1',
      values: [id, keys],
    });
  }
});

const marked = async (id: string, as = viewerOf(seller)) => {
  const ask = 'query ($id: ID!) { property(id: $id) { toConfirm } }';
  const { data, errors } = await served.graphql(ask, { id }, as);
  expect(errors).toEqual([]);
  return Object(data?.['property'])['toConfirm'];
};

test('D-104 what is marked is shown to its seller, and to nobody else', async () => {
  expect(await marked(ids.tower)).toEqual(['Bathrooms', 'Floor Number']);
  expect(await marked(ids.plain)).toEqual([]);
  expect(await marked(ids.palace)).toEqual(['BHK']);
  expect(await marked(ids.office)).toEqual(['Built-up Area', 'Workstations']);
  expect(await marked(ids.tower, viewerOf(await buildAccount(database)))).toEqual([]);
});

test('D-104 what is sent again is confirmed, whether it changes or not', async () => {
  const edit = async (id: string, body: object) => {
    const response = await served.rest(`/api/properties/edit/${id}`, viewerOf(seller), 'PUT', {
      body,
    });
    expect([response.status, response.body['errors']]).toEqual([200, undefined]);
  };
  await edit(ids.tower, { title: 'With a view of the lake' });
  expect(await marked(ids.tower)).toEqual(['Bathrooms', 'Floor Number']);
  // As the form sends it: all that it knows, here unchanged.
  await edit(ids.tower, { details: TOWER });
  expect(await marked(ids.tower)).toEqual([]);
  await edit(ids.palace, { details: { ...PALACE, bhk: '9 BHK' } });
  expect(await marked(ids.palace)).toEqual([]);
});
