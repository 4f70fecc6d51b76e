import { beforeAll, describe, expect, test } from 'vitest';
import { applicableFields, smallestValid } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildPicture } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { postByGraphQL, postByRest, refusedBy, buildPoster } from '../../test/harness/posting.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let seller: Extract<Viewer, { kind: 'account' }>;
/** What is refused takes no picture, so one is enough for all of it. */
let pictures: string[];

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildPoster(database));
  pictures = [await buildPicture(database, seller.id)];
});

/**
 * The whole-form lists of the specification, without the unit, which an area is given: what the server
 * requires.
 */
const WHOLE_FORM: Readonly<Record<string, readonly [ids: string, fields: string]>> = {
  'flat-apartment': [
    'P-5.3-01',
    'buildingProjectSociety locality bhk builtArea bathrooms balconies floorNumber totalFloors totalFlatsInSociety furnishType cost constructionStatus amenities',
  ],
  'residential-house-villa': [
    'P-5.3-02',
    'buildingProjectSociety locality plotArea bhk builtArea bathrooms numberOfFloors facing parkingType furnishType cost constructionStatus amenities',
  ],
  'builder-floor-apartment': [
    'P-5.3-03',
    'buildingProjectSociety locality bhk builtArea bathrooms balconies floorNumber totalFloors furnishType cost constructionStatus amenities',
  ],
  'residential-land-plot': [
    'P-5.3-04',
    'locality plotArea facing gatedColony roadWidth constructionAllowed nearbyLandmarks cost amenities',
  ],
  'penthouse-studio-apartment': [
    'P-5.3-05',
    'buildingProjectSociety locality bhk builtArea bathrooms balconies floorNumber totalFloors facing furnishType cost constructionStatus amenities',
  ],
  'commercial-office-space': [
    'P-5.3-06',
    'buildingProject locality possessionInfo ageOfProperty aboutProperty locationHub noOfCabins workstations pantry powerBackup leaseType lockInPeriod propertyCondition builtUpArea ownership constructionStatus floorsAvailable totalFloors yourFloor parking furnishType cost amenities waterSupply security',
  ],
  // The server requires what both documented readings have.
  'commercial-shop-showroom': [
    'P-5.3-08 P-5.3-09',
    'roadFacing shutterCount carpetArea ownership cost',
  ],
  'commercial-land': ['P-5.3-07 P-5.3-10', 'plotArea frontage roadFacing usageType cost'],
  'warehouse-godown': [
    'P-5.3-07 P-5.3-11',
    'carpetArea coveredOpenArea height dockLeveling truckAccess powerLoad leaseDuration cost',
  ],
  'industrial-land-building-shed': [
    'P-5.3-12 P-5.2-02',
    'plotArea builtUpSize roadWidth height cranesPowerLoad cost approvals',
  ],
  'agricultural-land': [
    'P-5.3-13 P-5.2-04',
    'totalLandArea tehsil waterSource irrigationFacility roadAccess distanceFromRoad powerSupply nearbyHighwayOrLandmark pricePerUnit',
  ],
  'farm-house': [
    'P-5.3-14',
    'plotArea builtUpArea constructionStatus noOfRooms waterSource electricity farmType cost',
  ],
};

const ROWS = SUBTYPES.map((subtype) => {
  const [ids = '', fields = ''] = WHOLE_FORM[subtype.key] ?? [];
  return [ids, subtype.title, { subtype, fields: fields.split(' ') }] as const;
});

describe.each(ROWS)('%s %s', (_, __, { subtype, fields }) => {
  const complete = smallestValid(subtype);
  const required = Object.fromEntries(
    Object.entries(complete).filter(([key]) => fields.includes(key)),
  );
  const labels = new Map(applicableFields(subtype).map((field) => [field.key, field]));
  const sentence = (key: string) => {
    const field = labels.get(key);
    return field?.messages?.required ?? `${field?.label} is required`;
  };

  test('P-5.2-01 the whole list is enough', async () => {
    expect(Object.keys(required).toSorted()).toEqual([...fields].toSorted());
    const details = required;
    const posting = { subtype, details, pictures: [await buildPicture(database, seller.id)] };
    expect((await postByRest(served, posting, seller)).status).toBe(201);
  });

  test('P-5.2-03 P-5.2-06 without any of it, each is named with its sentence', async () => {
    const expected = fields.map((key) => `details.${key}: ${sentence(key)}`).toSorted();
    const graph = await postByGraphQL(served, { subtype, details: {}, pictures }, seller);
    const rest = await postByRest(served, { subtype, details: {}, pictures }, seller);
    expect(refusedBy(graph)).toEqual(expected);
    expect(refusedBy(rest)).toEqual(expected);
    expect(rest.body['message']).toMatch(/^Please fill in all required fields: /);
    expect(graph.errors[0]?.message).toBe(rest.body['message']);
    for (const key of fields) {
      expect(rest.body['message']).toContain(labels.get(key)?.label);
    }
  });

  test.each(fields)('P-5.2-01 without %s, or with nothing in it, it is refused', async (key) => {
    const { [key]: value, ...without } = required;
    const empty = Array.isArray(value) ? [] : '';
    const expected = [`details.${key}: ${sentence(key)}`];
    for (const details of [without, { ...required, [key]: empty }]) {
      const rest = await postByRest(served, { subtype, details, pictures }, seller);
      expect(rest.status).toBe(400);
      expect(refusedBy(rest)).toEqual(expected);
    }
    const graph = await postByGraphQL(served, { subtype, details: without, pictures }, seller);
    expect(refusedBy(graph)).toEqual(expected);
  });
});

describe('P-5.2 what every listing needs', () => {
  const [subtype] = SUBTYPES;
  if (subtype === undefined) throw new Error('There are no subtypes.');
  const details = smallestValid(subtype);

  test('P-5.2-05 at least one picture and at most 15, all different', async () => {
    const ids = await Promise.all(
      Array.from({ length: 16 }, () => buildPicture(database, seller.id)),
    );
    const refused = async (some: string[]) =>
      refusedBy(await postByGraphQL(served, { subtype, details, pictures: some }, seller));
    expect(await refused([])).toEqual(['pictures: Please upload at least one property image']);
    expect(await refused(ids)).toEqual(['pictures: A property can have at most 15 pictures']);
    const most = await postByGraphQL(
      served,
      { subtype, details, pictures: [...ids.slice(0, 15), ...ids.slice(0, 1)] },
      seller,
    );
    expect(Object(most.data?.['createProperty'])['property']).toMatchObject({
      pictures: ids.slice(0, 15).map((id) => ({ id })),
    });
  });

  test('P-5.2-08 P-3-04 a description has at most 2,000 characters', async () => {
    const post = async (description: string) => {
      const pictures = [await buildPicture(database, seller.id)];
      const posting = { subtype, details, pictures, more: { description } };
      return [
        await postByGraphQL(served, posting, seller),
        await postByRest(
          served,
          { ...posting, pictures: [await buildPicture(database, seller.id)] },
          seller,
        ),
      ] as const;
    };
    for (const response of await post('x'.repeat(2_001))) {
      expect(refusedBy(response)).toEqual([
        'description: Description can have at most 2000 characters',
      ]);
    }
    const [graph, rest] = await post('x'.repeat(2_000));
    expect([graph.errors, rest.status]).toEqual([[], 201]);
  });
});
