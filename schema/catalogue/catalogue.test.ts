import { describe, expect, test } from 'vitest';
import { AMENITY_GROUPS } from './amenityGroups.ts';
import { AMENITIES, SEARCH_AMENITY_NAMES, amenityMask, findAmenity } from './amenities.ts';
import { FIELDS } from './fields.ts';
import {
  applicableFields,
  blankValues,
  check,
  findSubtype,
  normalise,
  availableOptions,
  readAliases,
  smallestValid,
  subtypeByKey,
  subtypesOfType,
} from './interpret.ts';
import { PROPERTY_TYPES, PURPOSES } from './model.ts';
import { SUBTYPES } from './subtypes.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;

function available(subtypeKey: string, field: string, details = {}): string[] {
  const subtype = subtypeByKey(subtypeKey);
  return applicableFields(subtype)
    .filter((candidate) => candidate.key === field)
    .flatMap((found) => availableOptions(subtype, found, details).map((option) => option.value));
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

  test('every amenity stands in one group of the forms', () => {
    const grouped = Object.values(AMENITY_GROUPS).flat();
    expect([...grouped].sort()).toEqual(AMENITIES.map(({ name }) => name).sort());
  });

  test('the bitmask has one bit for each amenity and none for a stranger', () => {
    const ids = AMENITIES.map((amenity) => amenity.id);
    expect(amenityMask(ids)).toBe((1n << BigInt(AMENITIES.length)) - 1n);
    expect(amenityMask([ids[3] ?? '', '65a000000000000000000abc'])).toBe(8n);
    expect(amenityMask([])).toBe(0n);
  });

  test('a plot form does not offer what only a building can have', () => {
    expect(available('residential-land-plot', 'amenities')).not.toContain(findAmenity('Lift')?.id);
    expect(available('flat-apartment', 'amenities')).toContain(findAmenity('Lift')?.id);
  });
});

describe('subtypes', () => {
  test('P-3-10 there are the twelve documented ones', () => {
    const rows = SUBTYPES.map((subtype) => [subtype.title, subtype.key]);
    const byTitle = new Map(rows.map(([title, key]) => [title, key]));
    expect([...byTitle].sort(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
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
