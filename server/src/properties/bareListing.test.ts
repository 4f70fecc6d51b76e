import { beforeAll, describe, expect, test } from 'vitest';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { documentFor } from '../../test/harness/answers.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from './findProperties.ts';
import { amenitiesOf, contactOf, pricePerSquareFoot, sellerOf } from './property.presenter.ts';
import { findPropertiesByIds } from './findPropertiesByIds.ts';

const IDS = { bare: 'aaaaaaaa0000000000000001', full: 'aaaaaaaa0000000000000002' };
const SELLERS = { bare: 'bbbbbbbb0000000000000001', full: 'bbbbbbbb0000000000000002' };
const PICTURE = {
  id: 'cccccccc0000000000000001',
  alt: 'The front',
  label: 'Front',
  width: 1_600,
  height: 1_200,
  thumbhash: null,
  illustration: false,
};

let database: Database;
let served: TestApp;

/** A listing that says as little as it can, and one that says much. */
beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  await buildAccount(database, {
    id: SELLERS.bare,
    name: null,
    kind: null,
    createdAt: new Date('2026-01-02T03:04:05Z'),
  });
  await buildAccount(database, {
    id: SELLERS.full,
    name: 'Ravi Nair',
    kind: 'builder',
    verificationLevel: 'premium',
    avatar: { ...PICTURE, id: 'cccccccc0000000000000002' },
  });
  await writeListings(database, [
    listing({
      id: IDS.bare,
      sellerId: SELLERS.bare,
      subtypeKey: 'residential-land-plot',
      description: '',
      locality: '',
      details: { cost: 0, plotArea: 0 },
    }),
    listing({
      id: IDS.full,
      sellerId: SELLERS.full,
      description: 'All there is.',
      locality: 'Tajganj',
      city: 'Agra',
      state: 'Uttar Pradesh',
      district: 'Agra',
      address: '1, Mall Road',
      latitude: 27.1,
      longitude: 78.1,
      pictures: [PICTURE],
      lifecycle: 'under_offer',
      details: {
        cost: 7_654_321,
        bhk: '3 BHK',
        bathrooms: 2,
        builtArea: 1_234,
        areaUnit: 'Sq ft',
        buildingProjectSociety: 'Lotus Court',
        amenities: AMENITIES.slice(3, 5).map(({ id }) => id),
        shareWithAgents: true,
      },
    }),
  ]);
});

test('P-3-02 D-05 what both doors say of a listing that says little and one that says much', async () => {
  const responses = [];
  for (const id of [IDS.bare, IDS.full]) {
    const { data, errors } = await served.graphql(await documentFor(`property(id: "${id}")`));
    expect(errors).toEqual([]);
    const { body } = await served.rest(`/api/properties/${id}`);
    responses.push(lines('GraphQL', data?.['property']), lines('REST', body['data']));
  }
  await expect(`${responses.flat().join('\n')}\n`).toMatchFileSnapshot('./tables/listings.txt');
});

/** A field a line; what is empty is said too, how a share card looks is not. */
function lines(title: string, response: unknown): string[] {
  const fields = Object.entries(Object(response)).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)?.replace(/-[0-9a-f]{16}(?=\.jpg)/, '')}`,
  );
  return [`## ${title}`, ...fields];
}

test.each<[string, number, number, 'sell' | 'rent', number | null]>([
  ['of a sale', 1_000_000, 92.903_04, 'sell', 1_000],
  ['rounded', 1_000_499, 92.903_04, 'sell', 1_000],
  ['rounded up', 1_000_500, 92.903_04, 'sell', 1_001],
  ['of a rent', 1_000_000, 92.903_04, 'rent', null],
  ['without a price', 0, 92.903_04, 'sell', null],
  ['without an area', 1_000_000, 0, 'sell', null],
  ['less than half a rupee', 1, 92.903_04, 'sell', null],
  ['the largest', 2_147_483_647, 0.092_903_04, 'sell', 2_147_483_647],
  ['beyond the largest', 2_147_483_648, 0.092_903_04, 'sell', null],
])('the rate per square foot %s', (_what, price, areaSqm, purpose, rate) => {
  expect(pricePerSquareFoot({ price, areaSqm, purpose })).toBe(rate);
});

test('amenities stand in the order of the catalogue', () => {
  const [first, second] = AMENITIES;
  const amenityBits = [second?.bit ?? 0, first?.bit ?? 0];
  expect(amenitiesOf({ amenityBits })).toEqual([first, second]);
});

test('D-50 V-4.5-03 a contact is masked but for those who were given it', async () => {
  const [row] = await findPropertiesByIds(database, [IDS.full]);
  if (!row) throw new Error('There is a listing.');
  const visitor = { kind: 'visitor' } as const;
  const masked = contactOf(visitor, row, new Set());
  expect(masked).toEqual({ isOpen: false, phone: '9000******', email: 'se***@example.com' });
  expect(contactOf(visitor, row, new Set([IDS.bare]))).toEqual(masked);
  const input = { isOpen: true, phone: '9000099999', email: 'seller@example.com' };
  expect(contactOf(visitor, row, new Set([IDS.full]))).toEqual(input);
  expect(sellerOf(row)).toMatchObject({ name: 'Ravi Nair', ownerType: 'builder' });
});

describe('V-2.5-04 what the choices of filters would show', () => {
  test.each([
    ['counted before', {}],
    ['counted now', { minPrice: 1 }],
    ['of a town', { city: 'Agra' }],
    ['of a town, counted now', { city: 'Agra', minPrice: 1 }],
    ['of a state and purpose', { state: 'Karnataka', purpose: 'sell' as const }],
    ['of bedrooms', { bedrooms: { min: 3, max: 3 } }],
    ['of bedrooms, counted now', { bedrooms: { min: 3, max: 3 }, minPrice: 1 }],
  ])('%s', async (what, filter) => {
    const facets = await new PropertySearch(database).facets(filter);
    const text = Object.entries(facets).flatMap(([name, counts]) => [
      `## ${name}`,
      ...[counts].flat().map((each) => JSON.stringify(each)),
    ]);
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(
      `./tables/facets-${what.replaceAll(/[ ,]+/g, '-')}.txt`,
    );
  });
});
