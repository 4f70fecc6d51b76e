import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfCheck, smallestValid } from '../../../schema/catalogue/interpret.ts';
import { SUMMARY_HEADINGS } from '../../../schema/catalogue/messages.ts';
import { type Details, type Subtype } from '../../../schema/catalogue/model.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { may, must } from '../../../schema/catalogue/uses.ts';
import { buildPicture } from '../../test/factories.ts';
import { testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { takeDeviations } from '../../test/harness/promisedResponses.ts';
import { postByGraphQL, postByRest, refusedBy, buildPoster } from '../../test/harness/posting.ts';

/** One more row of the catalogue and nothing else. */
const PARKING: Subtype = {
  key: 'parking-garage',
  slug: 'parking-garage',
  title: 'Parking/Garage',
  plural: 'Parking Places',
  noun: 'Parking Place',
  icon: 'SquareParking',
  aliases: ['garage box'],
  type: 'commercial',
  family: 'storage',
  schemaOrg: 'Place',
  steps: ['Place', 'Price'],
  summary: SUMMARY_HEADINGS.usual,
  wording: 'required',
  uses: [
    must(1, 'locality'),
    must(1, 'carpetArea', { limits: { min: 50, max: 5_000 } }),
    may(1, 'areaUnit'),
    must(2, 'security'),
    must(2, 'cost'),
  ],
  crossRules: [],
  usualArea: { from: 100, to: 1_000_000 },
  areaFields: ['carpetArea'],
  unitField: 'areaUnit',
  unitWhenMissing: 'Sq ft',
  sizeUnits: ['Sq ft'],
  price: { field: 'cost' },
};

// The one list of subtypes, which nobody else changes.
const list: Subtype[] = Array.isArray(SUBTYPES) ? SUBTYPES : [];
beforeAll(() => void list.push(PARKING));
afterAll(() => void list.pop());

test('P-3-10 P-7-08 P-7-11 V-7-08 D-01 a thirteenth subtype is one row: it is posted, checked, found and read through both doors', async () => {
  expect(selfCheck()).toEqual([]);
  const database = await freshDatabase();
  const served = await testApp(database, { AUTO_APPROVE: '1' });
  const seller = viewerOf(await buildPoster(database));
  const details: Details = {
    ...smallestValid(PARKING),
    locality: 'Hebbal',
    carpetArea: 5_000,
    cost: 700_000,
  };
  const posting = async () => ({
    subtype: PARKING,
    details,
    pictures: [await buildPicture(database, seller.id)],
  });

  const graph = await postByGraphQL(
    served,
    { ...(await posting()), more: { subtype: 'garage box' } },
    seller,
  );
  expect(Object(graph.data?.['createProperty'])['property']).toMatchObject({
    title: '5,000 sq ft Parking Place for Sale in Hebbal, Bengaluru',
    subtype: { key: 'parking-garage' },
    type: 'COMMERCIAL',
    area: 5_000,
    price: 700_000,
  });
  const rest = await postByRest(served, await posting(), seller);
  expect(rest.body['property']).toMatchObject({
    type: 'commercial',
    subtype: 'Parking/Garage',
    details: { security: details['security'], carpetArea: 5_000 },
  });
  const large = { ...(await posting()), details: { ...details, carpetArea: 5_001 } };
  expect(refusedBy(await postByRest(served, large, seller))).toEqual([
    'details.carpetArea: Carpet Area cannot be more than 5,000 sq ft. You entered 5,001 Sq ft.',
  ]);
  const without = { ...(await posting()), details: { locality: 'Hebbal' } };
  const refused = [
    'details.carpetArea: Carpet Area is required',
    'details.cost: Price is required',
    'details.security: Security is required',
  ];
  expect(refusedBy(await postByRest(served, without, seller))).toEqual(refused);
  expect(refusedBy(await postByGraphQL(served, without, seller))).toEqual(refused);

  const own = await served.rest('/api/properties/my-properties', seller);
  const posted = {
    type: 'commercial',
    subtype: 'Parking/Garage',
    title: expect.stringContaining('Parking Place for Sale'),
    price: 700_000,
    images: [expect.anything()],
  };
  expect(own.body['properties']).toEqual([
    expect.objectContaining(posted),
    expect.objectContaining(posted),
  ]);
  const found = await served.rest('/api/properties?subtype=parking-garage');
  expect(found.body['pagination']).toMatchObject({ totalProperties: 2 });
  const subtypes = await served.rest('/api/properties/subtypes?type=commercial');
  expect(Object(subtypes.body['data'])['subtypes']).toContain('Parking/Garage');
  // The document was written when the row was not there yet.
  const [deviations, ofDetails] = [
    takeDeviations(),
    /\/details\/subType must be equal to constant/,
  ];
  expect(deviations).toEqual(deviations.map(() => expect.stringMatching(ofDetails)));
});
