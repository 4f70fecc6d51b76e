import { afterEach, describe, expect, test } from 'vitest';
import { FIELDS } from './fields.ts';
import {
  applicableFields,
  check,
  displayRows,
  headline,
  normalise,
  availableOptions,
  optionsOfType,
  smallestValid,
  subtypeByKey,
} from './interpret.ts';
import type { Details } from './model.ts';
import { findOption, OPTION_LISTS, furnishDetailOptions } from './options.ts';
import { putLimitsInForce } from './settings.ts';
import { SUBTYPES } from './subtypes.ts';
import { areaIn, areaUnit, squareMetres } from './units.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;

function valuesOf(list: string): string[] {
  return (OPTION_LISTS[list]?.options ?? []).map((option) => option.value);
}

function available(subtypeKey: string, field: string, details = {}): string[] {
  const subtype = subtypeByKey(subtypeKey);
  return applicableFields(subtype)
    .filter((candidate) => candidate.key === field)
    .flatMap((found) => availableOptions(subtype, found, details).map((option) => option.value));
}

afterEach(() => putLimitsInForce('market'));

describe('options', () => {
  const land = ['Sq ft', 'Sq m', 'Sq yd', 'Acres'];

  test('P-3-13 area units: all four in the land form, two in the studio form', () => {
    expect(available('residential-land-plot', 'areaUnit')).toEqual(land);
    expect(available('commercial-land', 'areaUnit')).toEqual(land);
    expect(available('farm-house', 'areaUnit')).toEqual(land);
    expect(available('penthouse-studio-apartment', 'areaUnit')).toEqual(['Sq ft', 'Sq m']);
  });

  test('A-5-01 the land form: four units, a road or none, six usages', () => {
    expect(available('commercial-land', 'areaUnit')).toEqual(land);
    expect(available('commercial-land', 'roadFacing')).toEqual(['Yes', 'No']);
    expect(available('commercial-land', 'usageType')).toEqual([
      'Commercial',
      'Mixed Use',
      'Industrial',
      'Institutional',
      'Warehouse',
      'Other',
    ]);
  });

  test('families, bachelors and students are preferred where people live, and nowhere else', () => {
    const homes = ['Anyone', 'Family', 'Bachelors', 'Students', 'Company'];
    for (const { key, family } of SUBTYPES) {
      const isLivedIn = family === 'home' || family === 'farm';
      expect([key, available(key, 'tenantPreference')]).toEqual([
        key,
        isLivedIn ? homes : ['Anyone', 'Company'],
      ]);
    }
  });

  test('an option that is offered no more is refused, unless the listing has it already', () => {
    const warehouse = subtypeByKey('warehouse-godown');
    const details = { ...smallestValid(warehouse), tenantPreference: 'Family' };
    const refused = [
      {
        path: 'tenantPreference',
        code: 'notOption',
        message: 'Please choose preferred tenants from the list',
      },
    ];
    const checkAfter = (stored: Details) => check(warehouse, details, { ...SERVER, stored });
    expect(check(warehouse, details, SERVER)).toMatchObject(refused);
    expect(checkAfter({ tenantPreference: 'Students' })).toMatchObject(refused);
    expect(checkAfter({ tenantPreference: 'Family' })).toEqual([]);
    expect(checkAfter({ tenantPreference: 'Family', height: 1 })).toEqual([]);
    expect(
      check(warehouse, { ...details, height: 1 }, { ...SERVER, stored: { height: 1 } }),
    ).toMatchObject([{ path: 'height', code: 'min' }, ...refused]);
    const unsaid = { ...details, tenantPreference: 'undefined' };
    expect(check(warehouse, unsaid, { ...SERVER, stored: {} })).toMatchObject(refused);
    expect(displayRows(warehouse, details, 'rent')).toContainEqual(
      expect.objectContaining({ label: 'Preferred Tenants', value: 'Family' }),
    );
  });

  test('an option is meant by its value, its name or another spelling, with blanks around it or not', () => {
    const furnishType = OPTION_LISTS['furnishType'] ?? { options: [] };
    for (const text of ['Furnished', ' Furnished', 'furnished ', '\tFULLY furnished\n']) {
      expect(findOption(furnishType, text)?.value).toBe('Furnished');
    }
    for (const text of ['', ' ', 'Fur nished', 'Furnishedd']) {
      expect(findOption(furnishType, text)).toBeNull();
    }
  });

  test('P-3-13 a unit is known in any spelling and echoed as it was given', () => {
    const plot = subtypeByKey('residential-land-plot');
    for (const spelling of ['Sq. Yard', 'sq yds', 'SQYD', 'gaj', 'Acre', 'sq.ft.', 'm²']) {
      const details = normalise(plot, { ...smallestValid(plot), areaUnit: spelling });
      expect(details['areaUnit']).toBe(spelling);
      expect(check(plot, details, SERVER)).toEqual([]);
    }
    const studio = subtypeByKey('penthouse-studio-apartment');
    const wrong = { ...smallestValid(studio), areaUnit: 'Acres' };
    expect(check(studio, wrong, SERVER)).toMatchObject([
      { path: 'areaUnit', code: 'notOption', message: 'Please choose area unit from the list' },
    ]);
  });

  test.each([
    ['P-3-14 A-5-07', 'furnishType', ['Furnished', 'Semi-Furnished', 'Unfurnished']],
    ['P-3-16', 'ownership', ['Freehold', 'Leasehold', 'Cooperative society', 'Power of attorney']],
    ['P-3-17', 'powerSupply', ['Single Phase', 'Three Phase']],
    [
      'P-3-18',
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
    ['P-3-20', 'parking', ['Covered', 'Open', 'None']],
    ['P-3-21', 'waterSupply', ['24x7', 'Limited Hours', 'On Demand', 'Not Available']],
    ['P-3-21', 'security', ['24x7 Guard', 'CCTV', 'Access Control', 'None']],
    [
      'P-3-22',
      'usageType',
      ['Commercial', 'Mixed Use', 'Industrial', 'Institutional', 'Warehouse', 'Other'],
    ],
    ['P-3-23', 'coveredOpenArea', ['Covered', 'Open']],
    [
      'P-3-23',
      'securityFeatures',
      ['CCTV', 'Security Guard', 'Fencing', 'Fire Alarm', 'Intercom', 'No'],
    ],
    ['P-3-24', 'farmUnit', ['Bigha', 'Acre', 'Hectare', 'Kanal', 'Sq. Yard']],
    ['P-3-25', 'waterSource', ['Canal', 'Borewell', 'Pond', 'Municipal Supply', 'None']],
    ['P-3-25', 'irrigationFacility', ['Available', 'Not Available', 'Canal Based', 'Borewell']],
    ['P-3-26', 'farmPowerSupply', ['Single Phase', 'Three Phase', 'Not Available']],
    [
      'P-3-27',
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
  ])('%s the list %s is the documented one', (_, list, expected) => {
    expect(valuesOf(list)).toEqual(expected);
  });

  test('P-3-28 D-104 bedrooms are the documented ones, or a number up to twenty', () => {
    const upTo = (most: number) => Array.from({ length: most }, (_, index) => `${index + 1} BHK`);
    expect(available('flat-apartment', 'bhk')).toEqual(['1 RK', 'Studio', ...upTo(20)]);
    putLimitsInForce('documented');
    expect(available('flat-apartment', 'bhk')).toEqual(['1 RK', 'Studio', ...upTo(5), '5+ BHK']);
    putLimitsInForce('market');
    const flat = subtypeByKey('flat-apartment');
    const saved = (bhk: string) => {
      const details = normalise(flat, { ...smallestValid(flat), bhk });
      expect(check(flat, details, SERVER)).toEqual([]);
      return [details['bhk'], headline(flat, details).bedrooms];
    };
    expect([saved('10 BHK'), saved('20'), saved('5+')]).toEqual([
      ['10 BHK', 10],
      ['20 BHK', 20],
      ['5+ BHK', 6],
    ]);
    expect(check(flat, normalise(flat, { bhk: '21 BHK' }), SERVER)).toContainEqual(
      expect.objectContaining({ path: 'bhk', code: 'notOption' }),
    );
  });

  test('P-3-15 furnish details follow the property type and the furnish type', () => {
    const furnished = available('flat-apartment', 'furnishDetails', { furnishType: 'Furnished' });
    const bare = available('flat-apartment', 'furnishDetails', { furnishType: 'Unfurnished' });
    const office = available('commercial-office-space', 'furnishDetails', {
      furnishType: 'Furnished',
    });
    expect(furnished).toEqual(furnishDetailOptions('residential', 'Furnished'));
    expect(office).toEqual(furnishDetailOptions('commercial', 'furnished'));
    expect(furnished).toContain('Bed');
    expect(bare).not.toContain('Bed');
    expect(office).not.toContain('Bed');
    expect(furnishDetailOptions('castle', 'Furnished')).toEqual([]);
  });

  test('P-3-15 the chosen furnish details are stored', () => {
    const flat = subtypeByKey('flat-apartment');
    const details = normalise(flat, { ...smallestValid(flat), furnishDetails: ['bed', 'Sofa'] });
    expect(details['furnishDetails']).toEqual(['Bed', 'Sofa']);
    expect(check(flat, details, SERVER)).toEqual([]);
  });

  test('P-3-17 road facing, P-3-20 pantry, P-3-23 docks and trucks, P-3-26 road access are Yes or No', () => {
    for (const key of ['roadFacing', 'pantry', 'dockLeveling', 'truckAccess', 'roadAccess']) {
      expect([key, FIELDS[key]?.options]).toEqual([key, 'yesNo']);
    }
    expect(valuesOf('yesNo')).toEqual(['Yes', 'No']);
  });

  test('P-3-23 security features are several at once', () => {
    const warehouse = subtypeByKey('warehouse-godown');
    const details = normalise(warehouse, { securityFeatures: '["CCTV","fencing"]' });
    expect(details['securityFeatures']).toEqual(['CCTV', 'Fencing']);
  });

  test('P-3-28 the lists of a type are those its forms offer', () => {
    const agricultural = optionsOfType('agricultural');
    expect(agricultural['unit']).toEqual(valuesOf('farmUnit'));
    expect(agricultural['powerSupply']).toEqual(valuesOf('farmPowerSupply'));
    expect(agricultural).not.toHaveProperty('bhk');
    const offeredBhk = available('flat-apartment', 'bhk');
    expect(optionsOfType('residential')['bhk']).toEqual(offeredBhk);
    expect(optionsOfType('commercial')['constructionStatus']?.slice(0, 3)).toEqual([
      'Ready to Move',
      'Under Construction',
      'New Launch',
    ]);
  });
});

describe('units', () => {
  test.each([
    ['Sq ft', 1000, 92.903],
    ['Sq m', 1000, 1000],
    ['Sq. Yard', 100, 83.6127],
    ['Acre', 2, 8093.7128],
    ['hectares', 1.5, 15_000],
  ])('P-3-24 D-13 %s have a size in square metres', (unit, value, expected) => {
    expect(squareMetres(value, unit)).toBe(expected);
  });

  test.each(['Bigha', 'Kanal', 'perch', '', 'x'.repeat(50)])(
    'P-3-24 D-13 "%s" has no national size',
    (unit) => {
      expect(squareMetres(1, unit)).toBeNull();
    },
  );

  test('P-3-24 spellings lead to one name', () => {
    expect(['Sq. Yard', 'sq yd', 'Square Yards', 'Gaj'].map(areaUnit)).toEqual(
      Array.from({ length: 4 }, () => 'Sq yd'),
    );
    expect(areaUnit('furlong')).toBeNull();
    expect(squareMetres(Number.NaN, 'Acres')).toBeNull();
  });

  test.each([
    ['Sq yd', 1_800, 'sqft', 200],
    ['Sq ft', 1, 'Acre', 43_560],
    ['Acres', 43_560, 'Sq ft', 1],
    ['Acres', 1, 'Hectare', 2.4711],
    ['Acres', 1 / 3, 'acre', 1 / 3],
    ['Acres', 3, 'Bigha', null],
    ['Acres', 3, 'furlong', null],
  ] as const)('D-13 in %s, %d %s are %s', (unit, value, input, expected) => {
    expect(areaIn(unit, value, input)).toBe(expected);
  });
});

test('a list that knows other spellings of the same knows its own options', () => {
  const lists = Object.values(OPTION_LISTS).filter(({ sameAs }) => sameAs !== undefined);
  expect(lists.length).toBeGreaterThan(0);
  for (const { options, sameAs } of lists) {
    expect(options.map(({ value }) => sameAs?.(value) ?? null)).not.toContain(null);
  }
});
