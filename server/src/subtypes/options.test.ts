import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { putLimitsInForce } from '../../../schema/catalogue/settings.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';

let served: TestApp;

beforeAll(async () => {
  served = await testApp(await freshDatabase());
});

afterEach(() => putLimitsInForce('market'));

type Lists = Record<string, (string | { _id: string; name: string })[]>;

async function lists(name: string): Promise<Lists> {
  const response = await served.rest(`/api/properties/${name}-options`);
  expect(response).toMatchObject({ status: 200, body: { success: true } });
  expect(response.body['options']).toEqual(response.body['data']);
  return JSON.parse(JSON.stringify(response.body['data']));
}

/** The values of the specification, section 3, and where the doors answer them. */
const DOCUMENTED: [id: string, list: string, field: string, values: string[]][] = [
  ['P-3-13', 'dropdown', 'areaUnit', ['Sq ft', 'Sq m', 'Sq yd', 'Acres']],
  ['P-3-14', 'residential', 'furnishType', ['Furnished', 'Semi-Furnished', 'Unfurnished']],
  [
    'P-3-16',
    'commercial',
    'ownership',
    ['Freehold', 'Leasehold', 'Cooperative society', 'Power of attorney'],
  ],
  ['P-3-17', 'commercial', 'powerSupply', ['Single Phase', 'Three Phase']],
  ['P-3-17', 'commercial', 'roadFacing', ['Yes', 'No']],
  [
    'P-3-18',
    'commercial',
    'aboutProperty',
    [
      'Industrial',
      'Commercial',
      'Residential',
      'Special economic zone',
      'Open Spaces',
      'Agricultural zone',
      'Others',
    ],
  ],
  [
    'P-3-19',
    'commercial',
    'locationHub',
    [
      'IT Park',
      'Business Park',
      'Mall',
      'Commercial Project',
      'Residential Project',
      'Retail Complex/Building',
      'Market/High Street',
      'Others',
    ],
  ],
  ['P-3-20', 'commercial', 'parking', ['Covered', 'Open', 'None']],
  ['P-3-20', 'commercial', 'pantry', ['Yes', 'No']],
  ['P-3-21', 'commercial', 'waterSupply', ['24x7', 'Limited Hours', 'On Demand', 'Not Available']],
  ['P-3-21', 'commercial', 'security', ['24x7 Guard', 'CCTV', 'Access Control', 'None']],
  [
    'P-3-22',
    'commercial',
    'usageType',
    ['Commercial', 'Mixed Use', 'Industrial', 'Institutional', 'Warehouse', 'Other'],
  ],
  ['P-3-23', 'commercial', 'coveredOpenArea', ['Covered', 'Open']],
  ['P-3-23', 'commercial', 'dockLeveling', ['Yes', 'No']],
  ['P-3-23', 'commercial', 'truckAccess', ['Yes', 'No']],
  [
    'P-3-23',
    'commercial',
    'securityFeatures',
    ['CCTV', 'Security Guard', 'Fencing', 'Fire Alarm', 'Intercom', 'No'],
  ],
  ['P-3-24', 'agricultural', 'unit', ['Bigha', 'Acre', 'Hectare', 'Kanal', 'Sq. Yard']],
  [
    'P-3-25',
    'agricultural',
    'waterSource',
    ['Canal', 'Borewell', 'Pond', 'Municipal Supply', 'None'],
  ],
  [
    'P-3-25',
    'agricultural',
    'irrigationFacility',
    ['Available', 'Not Available', 'Canal Based', 'Borewell'],
  ],
  ['P-3-26', 'agricultural', 'roadAccess', ['Yes', 'No']],
  ['P-3-26', 'agricultural', 'powerSupply', ['Single Phase', 'Three Phase', 'Not Available']],
  [
    'P-3-27',
    'commercial',
    'approvals',
    [
      'Fire NOC',
      'Factory License',
      'Environmental Clearance',
      'Building Permit',
      'Municipal Approval',
      'Pollution Control Board Approval',
      'Industrial License',
      'Electricity Board Approval',
      'Water Board Approval',
      'Land Use Certificate',
      'Structural Stability Certificate',
      'Safety Certificate',
      'Other',
    ],
  ],
  [
    'P-3-28',
    'residential',
    'bhk',
    ['1 RK', 'Studio', '1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK', '5+ BHK'],
  ],
  [
    'P-3-28',
    'residential',
    'constructionStatus',
    ['Ready to Move', 'Under Construction', 'New Launch', 'Nearing Possession', 'Resale'],
  ],
];

describe('the lists of the forms', () => {
  test.each(DOCUMENTED)('%s P-7-03 the %s list of %s', async (_, name, field, values) => {
    putLimitsInForce('documented');
    const found = (await lists(name))[field] ?? [];
    expect(found.length).toBe(values.length);
    expect(new Set(found)).toEqual(new Set(values));
  });

  test('D-104 homes of this market have up to twenty bedrooms', async () => {
    const { bhk } = await lists('residential');
    expect(bhk?.slice(0, 3)).toEqual(['1 RK', 'Studio', '1 BHK']);
    expect(bhk?.slice(-2)).toEqual(['19 BHK', '20 BHK']);
  });

  test.each(['residential', 'commercial', 'agricultural'])(
    'P-3-28 P-7-03 the %s list holds the subtypes and amenities of its type',
    async (type) => {
      const { subtypes, amenities } = await lists(type);
      const titles = SUBTYPES.filter((each) => each.type === type).map(({ title }) => title);
      expect(subtypes).toEqual(titles);
      const known = AMENITIES.map(({ id, name }) => ({ _id: id, id, name }));
      expect(amenities?.length).toBeGreaterThan(5);
      expect(known).toEqual(expect.arrayContaining(amenities ?? []));
    },
  );

  test('P-3-28 P-7-03 the list of everything has the types, purposes and twelve subtypes', async () => {
    const all = await lists('dropdown');
    expect(all['propertyTypes']).toEqual(['residential', 'commercial', 'agricultural']);
    expect(all['purposes']).toEqual(['sell', 'rent']);
    expect(all['subtypes']?.length).toBe(SUBTYPES.length);
    expect(all['powerSupply']).toContain('Not Available');
  });

  test('P-3-28 the same values stand in GraphQL', async () => {
    const { data } = await served.graphql('{ propertyOptions { key options { value } } }');
    const response: { propertyOptions: { key: string; options: { value: string }[] }[] } =
      JSON.parse(JSON.stringify(data));
    const bhk = response.propertyOptions.find(({ key }) => key === 'bhk');
    expect(bhk?.options.map(({ value }) => value)).toEqual((await lists('residential'))['bhk']);
  });
});

describe('furnish details', () => {
  const path = '/api/properties/furnish-details-options';

  test('P-7-04 A-7.5-18 P-3-15 follow the type and the furnish type', async () => {
    const home = await served.rest(`${path}?type=residential&furnishType=Furnished`);
    expect(home).toMatchObject({ status: 200, body: { success: true } });
    expect(home.body['options']).toContain('Washing Machine');
    expect(home.body['data']).toEqual({ furnishDetails: home.body['options'] });
    const office = await served.rest(`${path}?type=commercial&furnishType=semi-furnished`);
    expect(office.body['options']).toContain('Network Cabling');
    expect(office.body['options']).not.toContain('Washing Machine');
  });

  test.each([
    ['no type', '?furnishType=Furnished', 'Use residential, commercial or agricultural.'],
    [
      'an unknown type',
      '?type=boat&furnishType=Furnished',
      'Use residential, commercial or agricultural for type.',
    ],
    [
      'an unknown furnish type',
      '?type=residential&furnishType=Gold',
      'Use one of these for furnishType: Furnished, Semi-Furnished, Unfurnished.',
    ],
  ])('P-7-04 %s is refused with a sentence', async (_, query, message) => {
    await expect(served.rest(path + query)).resolves.toMatchObject({
      status: 400,
      body: { success: false, message },
    });
  });
});

describe('what else the forms read', () => {
  test('P-7-02 the subtypes of a type', async () => {
    const { body } = await served.rest('/api/properties/subtypes?type=agricultural');
    expect(body).toMatchObject({
      success: true,
      data: { subtypes: ['Agricultural Land', 'Farm House'] },
    });
  });

  test('P-7-05 the states, and the cities of one', async () => {
    const states = await served.rest('/api/location/states');
    expect(states.text).toContain('Karnataka');
    for (const path of ['/api/properties/cities', '/api/location/cities']) {
      const cities = await served.rest(`${path}?state=Karnataka`);
      expect(cities).toMatchObject({ status: 200, body: { success: true } });
      expect(cities.text).toContain('Bengaluru');
      expect(cities.text).not.toContain('Lucknow');
    }
  });

  test('P-7-06 P-3-09 the amenities stand in data and in amenities, each with _id and name', async () => {
    const { status, body } = await served.rest('/api/amenities');
    expect(status).toBe(200);
    expect(body['data']).toEqual(AMENITIES.map(({ id, name }) => ({ _id: id, id, name })));
    expect(body['amenities']).toEqual(body['data']);
  });

  test('P-7-15 the subcategories with their counts', async () => {
    const { body } = await served.rest('/api/properties/subcategories-with-counts');
    expect(body).toMatchObject({ success: true, isBuiltIn: false });
    const { data } = JSON.parse(JSON.stringify(body));
    expect(data.map(({ title }: { title: string }) => title)).toEqual(
      SUBTYPES.map(({ title }) => title),
    );
  });
});
