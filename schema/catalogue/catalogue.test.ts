import { describe, expect, test } from 'vitest';
import { AMENITIES, SEARCH_AMENITY_NAMES, amenityMask, findAmenity } from './amenities.ts';
import { FIELDS } from './fields.ts';
import {
  applicableFields,
  blankValues,
  check,
  findSubtype,
  normalise,
  offeredOptions,
  optionsOfType,
  readAliases,
  smallestValid,
  subtypeByKey,
  subtypesOfType,
} from './interpret.ts';
import { PROPERTY_TYPES, PURPOSES } from './model.ts';
import { OPTION_LISTS, furnishDetailOptions } from './options.ts';
import { SUBTYPES } from './subtypes.ts';
import { areaUnit, squareMetres } from './units.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;

function valuesOf(list: string): string[] {
  return (OPTION_LISTS[list]?.options ?? []).map((option) => option.value);
}

function offered(subtypeKey: string, field: string, details = {}): string[] {
  const subtype = subtypeByKey(subtypeKey);
  return applicableFields(subtype)
    .filter((candidate) => candidate.key === field)
    .flatMap((found) => offeredOptions(subtype, found, details).map((option) => option.value));
}

function usedKeys(): Set<string> {
  return new Set(
    SUBTYPES.flatMap((subtype) => applicableFields(subtype).map((field) => field.key)),
  );
}

describe('fields', () => {
  test('P-3-01 a listing has one of three types and one of two purposes', () => {
    expect(PROPERTY_TYPES).toEqual(['residential', 'commercial', 'agricultural']);
    expect(PURPOSES).toEqual(['sell', 'rent']);
    for (const type of PROPERTY_TYPES) expect(subtypesOfType(type)).not.toHaveLength(0);
  });

  test.each([
    [
      'P-3-02 the common fields',
      'subType buildingProject buildingProjectSociety locality bhk builtArea areaUnit furnishType ' +
        'furnishDetails possessionInfo ageOfProperty aboutProperty locationHub',
    ],
    [
      'P-3-03 the office fields',
      'noOfCabins workstations parking security pantry powerBackup leaseType lockInPeriod ' +
        'propertyCondition waterSupply builtUpArea carpetArea ownership constructionStatus ' +
        'floorsAvailable totalFloors yourFloor',
    ],
    [
      'P-3-04 plot, lists, sharing, description and money',
      'plotArea amenities images shareWithAgents description cost bookingAmount',
    ],
    [
      'P-3-05 the land and house fields',
      'facing gatedColony roadWidth constructionAllowed nearbyLandmarks parkingType ' +
        'numberOfFloors bathrooms balconies floorNumber totalFlatsInSociety',
    ],
    [
      'P-3-06 the commercial land, warehouse and industrial fields',
      'frontage roadFacing usageType coveredOpenArea height dockLeveling truckAccess powerLoad ' +
        'leaseDuration builtUpSize cranesPowerLoad approvals widthXLength shutterCount ' +
        'powerSupply securityFeatures',
    ],
    [
      'P-3-07 the agricultural and farm fields',
      'totalLandArea unit tehsil waterSource irrigationFacility roadAccess distanceFromRoad ' +
        'nearbyHighwayOrLandmark pricePerUnit soilType suitableCrop isGovtRegistered noOfRooms ' +
        'electricity farmType',
    ],
    [
      'A-3-04 the fields administrators see',
      'maintenance floorPlan garden cornerPlot terraceArea privateGarden privatePool washrooms ' +
        'conferenceRoom receptionArea shopWidth shopDepth showcase loadingDock ceilingHeight ' +
        'suitableFor swimmingPool gardenArea fencing plotType approvedPlan commercialApproval fsi',
    ],
  ])('%s are in the dictionary and some form takes them', (_, keys) => {
    const used = usedKeys();
    for (const key of keys.split(' ')) {
      expect(FIELDS[key]?.key).toBe(key);
      expect(used).toContain(key);
    }
  });

  test('P-3-04 sharing is a yes or no and the description holds up to 2000 characters', () => {
    expect(FIELDS['shareWithAgents']?.kind).toBe('yesNo');
    expect(FIELDS['description']?.limits).toEqual({ max: 2000 });
  });

  test('P-3-07 soil and crop are optional, the registration is a yes or no', () => {
    const subtype = subtypeByKey('agricultural-land');
    const details = normalise(subtype, { ...smallestValid(subtype), isGovtRegistered: 'Yes' });
    expect(details['isGovtRegistered']).toBe(true);
    expect(details).not.toHaveProperty('soilType');
    expect(details).not.toHaveProperty('suitableCrop');
    expect(check(subtype, details, SERVER)).toEqual([]);
  });

  test('P-3-08 the area unit starts at Sq ft, for agricultural land at Acre', () => {
    for (const subtype of SUBTYPES) {
      const expected = subtype.key === 'agricultural-land' ? 'Acre' : 'Sq ft';
      expect([subtype.key, blankValues(subtype)[subtype.unitField]]).toEqual([
        subtype.key,
        expected,
      ]);
    }
  });
});

describe('amenities', () => {
  test('P-3-09 each has an id and a name, and a listing stores the ids', () => {
    const [first] = AMENITIES;
    expect(first).toMatchObject({ id: '5eed0000a0e1000000000000', name: 'Air Condition', bit: 0 });
    const flat = subtypeByKey('flat-apartment');
    const stored = normalise(flat, { amenities: ['lift', 'Garden', 'LIFT', first?.id] });
    expect(stored['amenities']).toEqual([
      findAmenity('Elevator')?.id,
      findAmenity('Garden')?.id,
      first?.id,
    ]);
  });

  test('P-3-09 an amenity the administrator added later is accepted by its id', () => {
    const flat = subtypeByKey('flat-apartment');
    const added = { ...smallestValid(flat), amenities: ['65a000000000000000000abc'] };
    expect(check(flat, added, SERVER)).toEqual([]);
    const unknown = { ...smallestValid(flat), amenities: ['Helipad'] };
    expect(check(flat, unknown, SERVER).map((problem) => problem.code)).toEqual(['notOption']);
  });

  test('V-3-26 each of the 21 search names leads to its own amenity', () => {
    const ids = SEARCH_AMENITY_NAMES.map((name) => findAmenity(name)?.id);
    expect(ids).toHaveLength(21);
    expect(new Set(ids).size).toBe(21);
    expect(ids).not.toContain(undefined);
  });

  test('the bitmask has one bit for each amenity and none for a stranger', () => {
    const ids = AMENITIES.map((amenity) => amenity.id);
    expect(amenityMask(ids)).toBe((1n << BigInt(AMENITIES.length)) - 1n);
    expect(amenityMask([ids[3] ?? '', '65a000000000000000000abc'])).toBe(8n);
    expect(amenityMask([])).toBe(0n);
  });

  test('a plot form does not offer what only a building can have', () => {
    expect(offered('residential-land-plot', 'amenities')).not.toContain(findAmenity('Lift')?.id);
    expect(offered('flat-apartment', 'amenities')).toContain(findAmenity('Lift')?.id);
  });
});

describe('subtypes', () => {
  test('P-3-10 there are the twelve documented ones', () => {
    expect(SUBTYPES.map((subtype) => [subtype.title, subtype.key]).sort()).toEqual([
      ['Agricultural Land', 'agricultural-land'],
      ['Builder Floor Apartment', 'builder-floor-apartment'],
      ['Commercial Land', 'commercial-land'],
      ['Commercial Office Space', 'commercial-office-space'],
      ['Commercial Shop/Showroom', 'commercial-shop-showroom'],
      ['Farm House', 'farm-house'],
      ['Flat/Apartment', 'flat-apartment'],
      ['Industrial Land/Building/Shed', 'industrial-land-building-shed'],
      ['Penthouse/Studio Apartment', 'penthouse-studio-apartment'],
      ['Residential House/Villa', 'residential-house-villa'],
      ['Residential Land/Plot', 'residential-land-plot'],
      ['Warehouse/Godown', 'warehouse-godown'],
    ]);
    expect(PROPERTY_TYPES.map((type) => subtypesOfType(type).length)).toEqual([5, 5, 2]);
  });

  test.each([
    ['house/villa', 'residential-house-villa'],
    ['  House / Villa ', 'residential-house-villa'],
    ['LAND/PLOT', 'residential-land-plot'],
    ['plots', 'residential-land-plot'],
    ['office', 'commercial-office-space'],
    ['shop', 'commercial-shop-showroom'],
    ['Shops & Showrooms', 'commercial-shop-showroom'],
    ['industrial-land--building-shed', 'industrial-land-building-shed'],
    ['factory', 'industrial-land-building-shed'],
    ['1RK', 'penthouse-studio-apartment'],
    ['Flat/Apartment', 'flat-apartment'],
    ['godown', 'warehouse-godown'],
    ['kheti', 'agricultural-land'],
    ['farmhouse', 'farm-house'],
  ])('P-3-11 "%s" means %s', (text, key) => {
    expect(findSubtype(text)?.key).toBe(key);
  });

  test.each(['', '  ', 'land', 'castle', '__proto__', 'constructor'])(
    'P-3-11 "%s" means no subtype',
    (text) => {
      expect(findSubtype(text)).toBeNull();
    },
  );

  test('P-3-11 a subtype is found by every name it has', () => {
    for (const subtype of SUBTYPES) {
      for (const name of [subtype.key, subtype.title, subtype.plural, ...subtype.aliases]) {
        expect(findSubtype(name.toUpperCase())).toBe(subtype);
      }
    }
  });

  test('an unknown stored key is an error that names it', () => {
    expect(() => subtypeByKey('castle')).toThrow('There is no property subtype "castle"');
  });

  test('P-3-12 both documented names of a fact are there on read', () => {
    const flat = subtypeByKey('flat-apartment');
    const read = readAliases(
      { builtArea: 900, locality: 'Sector 62', bhk: '2 BHK', cost: 4_500_000, floorNumber: 3 },
      flat,
    );
    expect(read).toMatchObject({
      area: 900,
      builtUpArea: 900,
      location: 'Sector 62',
      address: 'Sector 62',
      bedrooms: 2,
      price: 4_500_000,
      floor: 3,
    });
  });
});

describe('options', () => {
  const land = ['Sq ft', 'Sq m', 'Sq yd', 'Acres'];

  test('P-3-13 area units: all four in the land form, two in the studio form', () => {
    expect(offered('residential-land-plot', 'areaUnit')).toEqual(land);
    expect(offered('commercial-land', 'areaUnit')).toEqual(land);
    expect(offered('farm-house', 'areaUnit')).toEqual(land);
    expect(offered('penthouse-studio-apartment', 'areaUnit')).toEqual(['Sq ft', 'Sq m']);
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
    ['P-3-14', 'furnishType', ['Furnished', 'Semi-Furnished', 'Unfurnished']],
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
    ['P-3-28', 'bhk', ['1 RK', 'Studio', '1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK', '5+ BHK']],
  ])('%s the list %s is the documented one', (_, list, expected) => {
    expect(valuesOf(list)).toEqual(expected);
  });

  test('P-3-15 furnish details follow the property type and the furnish type', () => {
    const furnished = offered('flat-apartment', 'furnishDetails', { furnishType: 'Furnished' });
    const bare = offered('flat-apartment', 'furnishDetails', { furnishType: 'Unfurnished' });
    const office = offered('commercial-office-space', 'furnishDetails', {
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
    expect(optionsOfType('residential')['bhk']).toEqual(valuesOf('bhk'));
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
  ])('P-3-24 %s have a size in square metres', (unit, value, expected) => {
    expect(squareMetres(value, unit)).toBe(expected);
  });

  test.each(['Bigha', 'Kanal', 'perch', '', 'x'.repeat(50)])(
    'P-3-24 "%s" has no national size',
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
});
