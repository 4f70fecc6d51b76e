import { afterEach, describe, expect, test } from 'vitest';
import {
  applicableFields,
  check,
  displayRows,
  normalise,
  smallestValid,
  subtypeByKey,
} from './interpret.ts';
import type { DetailValue } from './model.ts';
import { putLimitsInForce } from './settings.ts';

const FLAT = 'flat-apartment';
const HOUSE = 'residential-house-villa';
const BUILDER = 'builder-floor-apartment';
const STUDIO = 'penthouse-studio-apartment';
const PLOT = 'residential-land-plot';
const OFFICE = 'commercial-office-space';
const SHOP = 'commercial-shop-showroom';
const LAND = 'commercial-land';
const WAREHOUSE = 'warehouse-godown';
const INDUSTRIAL = 'industrial-land-building-shed';
const FARM_LAND = 'agricultural-land';
const FARM_HOUSE = 'farm-house';

type Changes = Record<string, DetailValue>;

function messages(key: string, changes: Changes, audience: 'form' | 'server' = 'server'): string[] {
  const subtype = subtypeByKey(key);
  const details = normalise(subtype, { ...smallestValid(subtype), ...changes });
  return check(subtype, details, { stage: 'whole', audience }).map((problem) => problem.message);
}

function normalised(key: string, field: string, value: DetailValue) {
  return normalise(subtypeByKey(key), { [field]: value })[field];
}

describe('limits', () => {
  test.each([
    [325.99999999999994, 326],
    ['325.99999999999994', 326],
    [3.3 * 100, 330],
    [0.1 + 0.2, 0.3],
    [1.005 * 1000, 1005],
    [9_999_999_999.9999, 9_999_999_999.9999],
    [2.0001, 2.0001],
  ])('what a computer adds to a number while it counts is left out: %d acres', (sent, saved) => {
    expect(normalised(FARM_LAND, 'totalLandArea', sent)).toBe(saved);
    expect(messages(FARM_LAND, { totalLandArea: sent })).toEqual([]);
  });

  test('a decimal that somebody wrote is refused, not rounded', () => {
    const problem = 'Total Land Area can have at most 4 decimals';
    expect(messages(FARM_LAND, { totalLandArea: 325.99999 })).toEqual([problem]);
  });

  afterEach(() => putLimitsInForce('market'));

  const refusal = (key: string, field: string, value: DetailValue) => {
    const subtype = subtypeByKey(key);
    const details = normalise(subtype, { ...smallestValid(subtype), [field]: value });
    // Nothing is changed on the way.
    expect(details[field]).toBe(Number(value));
    const problems = check(subtype, details, { stage: 'draft', audience: 'server' });
    return problems.find(({ path }) => path === field)?.params;
  };

  test.each([
    ['P-5.4-03', PLOT, 'plotArea', -1, 0, 'refused'],
    ['P-5.4-03', PLOT, 'roadWidth', 101, 100, 'kept'],
    ['P-5.4-08', HOUSE, 'plotArea', 100_001, 100_000, 'kept'],
    ['P-5.4-08', HOUSE, 'builtArea', 100_001, 100_000, 'kept'],
    ['P-5.4-08 D-128', HOUSE, 'bathrooms', 0, 1, 'refused'],
    ['P-5.4-08', HOUSE, 'bathrooms', 11, 10, 'kept'],
    ['P-5.4-08 D-128', HOUSE, 'numberOfFloors', 0, 1, 'refused'],
    ['P-5.4-08', HOUSE, 'numberOfFloors', 21, 20, 'kept'],
    ['P-5.4-11', INDUSTRIAL, 'roadWidth', 1001, 1000, 'refused'],
    ['P-5.4-11', INDUSTRIAL, 'height', 1001, 1000, 'refused'],
    ['P-5.4-15', BUILDER, 'builtArea', 250_000, 100_000, 'kept'],
    ['P-5.4-15', BUILDER, 'bathrooms', 15, 10, 'kept'],
    ['P-5.4-15', BUILDER, 'balconies', 15, 10, 'kept'],
    ['P-5.4-15', BUILDER, 'floorNumber', 15, 10, 'kept'],
    ['P-5.4-22', FLAT, 'builtArea', 100_001, 100_000, 'kept'],
    ['P-5.4-22', FLAT, 'bathrooms', 11, 10, 'kept'],
    ['P-5.4-22', FLAT, 'balconies', 11, 10, 'kept'],
    ['P-5.4-22', FLAT, 'floorNumber', 15, 10, 'kept'],
    ['P-5.4-22', FLAT, 'totalFloors', 101, 100, 'kept'],
    ['P-5.4-22', FLAT, 'totalFlatsInSociety', 501, 500, 'kept'],
    ['P-5.4-22', FLAT, 'cost', -5, 0, 'refused'],
    ['P-5.4-24', STUDIO, 'builtArea', 100_001, 100_000, 'kept'],
    ['P-5.4-24', STUDIO, 'bathrooms', 0, 1, 'refused'],
    ['P-5.4-24', STUDIO, 'bathrooms', 11, 10, 'kept'],
    ['P-5.4-24', STUDIO, 'balconies', -1, 0, 'refused'],
    ['P-5.4-24', STUDIO, 'balconies', 11, 10, 'kept'],
    ['P-5.4-24', STUDIO, 'floorNumber', -1, 0, 'kept'],
    ['P-5.4-24', STUDIO, 'floorNumber', 11, 10, 'kept'],
    ['P-5.4-24', STUDIO, 'totalFloors', 0, 1, 'refused'],
    ['P-5.4-24', STUDIO, 'totalFloors', 11, 10, 'kept'],
    ['P-5.4-29', LAND, 'cost', -100, 0, 'refused'],
    ['P-5.4-31', OFFICE, 'builtUpArea', 99, 100, 'kept'],
    ['P-5.4-31', OFFICE, 'builtUpArea', 100_001, 100_000, 'kept'],
    ['P-5.4-31', OFFICE, 'yourFloor', -1, 0, 'kept'],
    ['P-5.4-31', OFFICE, 'yourFloor', 11, 10, 'kept'],
    ['P-5.4-31', OFFICE, 'totalFloors', -1, 0, 'refused'],
    ['P-5.4-31', OFFICE, 'totalFloors', 11, 10, 'kept'],
    ['P-5.4-31', OFFICE, 'washrooms', -1, 0, 'refused'],
    ['P-5.4-31', OFFICE, 'washrooms', 11, 10, 'kept'],
    ['P-5.4-35', OFFICE, 'noOfCabins', 11, 10, 'kept'],
    ['P-5.4-35', OFFICE, 'workstations', 40, 10, 'kept'],
    ['P-5.4-35', OFFICE, 'floorsAvailable', 11, 10, 'kept'],
    ['P-5.4-37', OFFICE, 'cost', -1, 0, 'refused'],
    ['P-5.4-41', SHOP, 'cost', -1, 0, 'refused'],
    ['P-5.4-43', WAREHOUSE, 'leaseDuration', 0, 1, 'refused'],
    ['P-5.4-43', WAREHOUSE, 'leaseDuration', 1001, 1000, 'refused'],
    ['P-5.4-44', WAREHOUSE, 'bookingAmount', -1, 0, 'refused'],
    ['P-5.4-45', FARM_LAND, 'distanceFromRoad', -1, 0, 'refused'],
    ['P-5.4-45', FARM_LAND, 'distanceFromRoad', 1001, 1000, 'kept'],
    ['P-5.4-45', FARM_LAND, 'pricePerUnit', 1001, 1000, 'kept'],
    ['P-5.4-45', FARM_LAND, 'pricePerUnit', -1, 0, 'refused'],
    ['P-5.4-46', FARM_HOUSE, 'builtUpArea', 100_001, 100_000, 'kept'],
    ['P-5.4-47', FARM_HOUSE, 'plotArea', -7, 0, 'refused'],
    ['P-9-01', SHOP, 'carpetArea', 100_001, 100_000, 'kept'],
    ['P-9-01', WAREHOUSE, 'carpetArea', 100_001, 100_000, 'kept'],
  ] as const)(
    '%s D-104 %s %s: %d is refused beside the documented %d; the market: %s',
    (_, key, field, input, end, market) => {
      const label = applicableFields(subtypeByKey(key)).find((each) => each.key === field)?.label;
      const refused = { [input < end ? 'min' : 'max']: end, value: input, label };
      const inMarket = refusal(key, field, String(input));
      expect(inMarket === undefined ? 'kept' : 'refused').toBe(market);
      putLimitsInForce('documented');
      expect(refusal(key, field, input)).toEqual(refused);
      expect(refusal(key, field, String(input))).toEqual(refused);
    },
  );

  test.each([
    [FLAT, 'floorNumber', -5, 200],
    [OFFICE, 'yourFloor', -5, 200],
    [FLAT, 'totalFloors', 1, 200],
    [HOUSE, 'numberOfFloors', 1, 200],
    [OFFICE, 'floorsAvailable', 0, 200],
    [FLAT, 'totalFlatsInSociety', 0, 20_000],
    [FLAT, 'bathrooms', 1, 30],
    [BUILDER, 'bathrooms', 1, 30],
    [FARM_HOUSE, 'bathrooms', 1, 30],
    [BUILDER, 'totalFloors', 1, 200],
    [FLAT, 'balconies', 0, 30],
    [OFFICE, 'washrooms', 0, 500],
    [OFFICE, 'noOfCabins', 0, 5_000],
    [OFFICE, 'workstations', 0, 50_000],
    [FARM_HOUSE, 'noOfRooms', 1, 100],
    [PLOT, 'roadWidth', 0, 500],
    [INDUSTRIAL, 'roadWidth', 0, 1_000],
    [FLAT, 'builtArea', 0, 10_000_000_000],
    [FARM_LAND, 'pricePerUnit', 0, 10_000_000_000_000],
    [FLAT, 'cost', 0, 10_000_000_000_000],
  ])('D-104 the market of %s lets %s go from %d to %d', (key, field, min, max) => {
    expect([refusal(key, field, min), refusal(key, field, max)]).toEqual([undefined, undefined]);
    expect(refusal(key, field, min - 1)).toMatchObject({ min, value: min - 1 });
    expect(refusal(key, field, max + 1)).toMatchObject({ max, value: max + 1 });
  });

  test('D-104 the sentence says the field, the limit and what was given', () => {
    expect(messages(FLAT, { floorNumber: 201, totalFloors: 2_010 })).toEqual([
      'Floor Number cannot be more than 200. You entered 201.',
      'Total Floors cannot be more than 200. You entered 2,010.',
    ]);
    expect(messages(FLAT, { totalFlatsInSociety: -3 })).toEqual([
      'Total Flats in Society must be at least 0. You entered -3.',
    ]);
  });

  test('D-104 an area is limited in square feet, whatever its unit', () => {
    const shop = (carpetArea: number, areaUnit: string) => messages(SHOP, { carpetArea, areaUnit });
    expect(shop(9.3, 'Sq m')).toEqual([]);
    expect(shop(9.2, 'Sq m')).toEqual([
      'Built-up Area must be at least 100 sq ft. You entered 9.2 Sq m.',
    ]);
    expect(shop(12, 'gaj')).toEqual([]);
    putLimitsInForce('documented');
    expect(shop(9_290, 'Sq m')).toEqual([]);
    expect(shop(9_291, 'Sq m')).toEqual([
      'Built-up Area cannot be more than 1,00,000 sq ft. You entered 9,291 Sq m.',
    ]);
    // What a bigha is differs from state to state.
    expect(messages(FARM_HOUSE, { plotArea: 3, areaUnit: 'Acres' })).toEqual([]);
  });

  test('P-5.4-11 P-5.4-22 the min attribute is a hint that refuses nothing', () => {
    const hint = (key: string, field: string) =>
      applicableFields(subtypeByKey(key)).find((candidate) => candidate.key === field)?.inputMin;
    expect([hint(INDUSTRIAL, 'roadWidth'), hint(INDUSTRIAL, 'height')]).toEqual([10, 10]);
    expect(hint(FLAT, 'bathrooms')).toBe(1);
    expect(refusal(INDUSTRIAL, 'height', 4)).toBeUndefined();
  });

  test('D-104 a level below the ground reads as what it is', () => {
    const floor = (floorNumber: number) =>
      displayRows(subtypeByKey(FLAT), { floorNumber }, 'sell').map(({ value }) => value);
    expect([floor(-2), floor(-1), floor(0), floor(21)]).toEqual([
      ['Basement 2'],
      ['Basement'],
      ['Ground'],
      ['21'],
    ]);
  });
});

describe('least values', () => {
  test.each([
    [
      'P-9-01',
      SHOP,
      'carpetArea',
      99,
      'Built-up Area must be at least 100 sq ft. You entered 99 Sq ft.',
    ],
    [
      'P-9-01',
      WAREHOUSE,
      'carpetArea',
      99,
      'Built-up Area must be at least 100 sq ft. You entered 99 Sq ft.',
    ],
    ['P-5.4-41', SHOP, 'shutterCount', 0, 'Shutter Count must be at least 1. You entered 0.'],
    ['P-5.4-43', WAREHOUSE, 'height', 7.9, 'Height must be at least 8 ft. You entered 7.9.'],
    ['P-5.4-46', FARM_HOUSE, 'noOfRooms', 0, 'Number of Rooms must be at least 1. You entered 0.'],
  ])('%s %s %s of %d: %s', (_, key, field, value, expected) => {
    expect(messages(key, { [field]: value })).toEqual([expected]);
    expect(messages(key, { [field]: Math.ceil(value + 0.01) })).toEqual([]);
  });

  test('P-5.4-43 power load goes in tenths from 0', () => {
    const field = applicableFields(subtypeByKey(WAREHOUSE)).find(({ key }) => key === 'powerLoad');
    expect(field).toMatchObject({ kind: 'decimal' });
    expect(normalised(WAREHOUSE, 'powerLoad', '12.5 kW')).toBe(12.5);
    expect(messages(WAREHOUSE, { powerLoad: -0.1 })).toEqual([
      'Power Load must be at least 0 kW. You entered -0.1.',
    ]);
  });
});

describe('two values at once', () => {
  const floors = 'Floor number cannot exceed total floors';

  test.each([
    ['P-5.4-14', BUILDER, 'floorNumber', 'totalFloors', floors],
    ['P-5.4-20', FLAT, 'floorNumber', 'totalFloors', floors],
    ['P-5.4-25', STUDIO, 'floorNumber', 'totalFloors', floors],
    [
      'D-122',
      HOUSE,
      'floorNumber',
      'numberOfFloors',
      'Floor number cannot exceed number of floors',
    ],
    ['P-5.4-32', OFFICE, 'yourFloor', 'totalFloors', floors],
    [
      'P-5.4-36',
      OFFICE,
      'floorsAvailable',
      'totalFloors',
      'Floors available cannot be greater than total floors.',
    ],
    ['P-5.4-37', OFFICE, 'bookingAmount', 'cost', 'Booking amount cannot exceed price'],
    ['P-5.4-21', FLAT, 'carpetArea', 'builtArea', 'Carpet area cannot exceed built-up area'],
    ['P-5.4-10', INDUSTRIAL, 'builtUpSize', 'plotArea', 'Built-up size cannot exceed plot area'],
  ])('%s %s: %s may equal %s but not exceed it', (_, key, smaller, larger, expected) => {
    for (const audience of ['server', 'form'] as const) {
      expect(messages(key, { [smaller]: 5, [larger]: 4 }, audience)).toEqual([expected]);
      expect(messages(key, { [smaller]: 4, [larger]: 4 }, audience)).toEqual([]);
    }
  });

  test('P-5.4-20 a rule is silent while one of its values is missing or nonsense', () => {
    expect(messages(FLAT, { floorNumber: 5, totalFloors: '' })).toEqual([
      'Total Floors is required',
    ]);
    expect(messages(FLAT, { floorNumber: 5, totalFloors: 'four' })).toEqual([
      'Total Floors must be a number',
    ]);
  });

  test('P-5.4-19 flat: carpet area and booking amount are optional', () => {
    expect(messages(FLAT, {}, 'form')).toEqual([]);
    expect(
      messages(FLAT, { builtArea: 900, carpetArea: 700, bookingAmount: 50_000 }, 'form'),
    ).toEqual([]);
  });
});

describe('office', () => {
  test('P-5.4-30 numbers of step 1 may not be zero in the form', () => {
    for (const field of ['builtUpArea', 'totalFloors', 'washrooms']) {
      expect(problemsOfZero(field)).toContain(field);
    }
  });

  test('D-104 an office may stand on the ground', () => {
    expect(problemsOfZero('yourFloor')).toEqual([]);
  });

  function problemsOfZero(field: string) {
    const office = subtypeByKey(OFFICE);
    const zero = { ...smallestValid(office), [field]: 0 };
    const problems = check(office, zero, { stage: 'step1', audience: 'form' });
    return problems.map(({ path }) => path);
  }

  test('P-5.4-33 possession is a date', () => {
    expect(normalised(OFFICE, 'possessionInfo', '05/03/2027')).toBe('2027-03-05');
    expect(normalised(OFFICE, 'possessionInfo', '2027-03-05T10:00:00.000Z')).toBe('2027-03-05');
    // Midnight in India, as programs write it down.
    expect(normalised(OFFICE, 'possessionInfo', '2027-01-31T18:30:00.000Z')).toBe('2027-02-01');
    expect(normalised(OFFICE, 'possessionInfo', '2027-02-01T00:30:00+05:30')).toBe('2027-02-01');
    expect(normalised(OFFICE, 'possessionInfo', '2027-01-31T18:30')).toBe('2027-01-31');
    expect(messages(OFFICE, { possessionInfo: '2027-01-31T99:99' })).toHaveLength(1);
    expect(messages(OFFICE, { possessionInfo: '2027-02-30' })).toEqual([
      'Possession Date must be a date such as 2026-03-31',
    ]);
    expect(messages(OFFICE, { possessionInfo: 'soon' })).toHaveLength(1);
  });

  test('P-5.4-38 parking is also stored as parking type, and numeric texts as numbers', () => {
    const office = subtypeByKey(OFFICE);
    const details = normalise(office, {
      parking: 'covered',
      builtUpArea: '1,200',
      cost: '₹45,00,000',
    });
    expect(details).toEqual({
      parking: 'Covered',
      parkingType: 'Covered',
      builtUpArea: 1200,
      areaUnit: 'Sq ft',
      cost: 4_500_000,
    });
  });
});

describe('farm land', () => {
  test('D-68 a price that follows from rate and size ends where every price does', () => {
    const rate = { pricePerUnit: 10_000, pricePerUnitScale: 'lakh' };
    expect(messages(FARM_LAND, { ...rate, totalLandArea: 10_000 })).toEqual([]);
    expect(messages(FARM_LAND, { ...rate, totalLandArea: 10_010 })).toEqual([
      'Price cannot be more than 1,00,00,00,00,00,000. You entered 1,00,10,00,00,00,000.',
    ]);
  });
});

describe('a possession date fits the status', () => {
  const office = subtypeByKey(OFFICE);
  const textOf = (status: string, day: string, stored = {}) => {
    const changes = { constructionStatus: status, possessionInfo: day };
    const details = normalise(office, { ...smallestValid(office), ...changes });
    const options = { stage: 'whole', audience: 'server', stored, today: '2026-11-28' } as const;
    return check(office, details, options).map(({ path, message }) => `${path}: ${message}`);
  };
  const ready =
    'possessionInfo: A property that is ready to move needs a possession date of today or earlier';
  const built =
    'possessionInfo: A property that is not ready yet needs a possession date of today or later';

  test.each([
    ['Ready to Move', '2026-11-28', []],
    ['Ready to Move', '2020-01-01', []],
    ['Ready to Move', '2026-11-29', [ready]],
    ['ready', '2027-06-01', [ready]],
    ['Ready to Move', '01/06/2027', [ready]],
    ['Under Construction', '2026-11-28', []],
    ['Under Construction', '2028-01-01', []],
    ['Under Construction', '2026-11-27', [built]],
    ['New Launch', '2025-01-01', [built]],
    ['Nearing Possession', '2026-01-01', [built]],
    ['Resale', '2027-01-01', []],
    ['Resale', '2020-01-01', []],
  ])('%s with %s', (status, day, problems) => {
    expect(textOf(status, day)).toEqual(problems);
  });

  test('a day that has passed since it was stored may stay', () => {
    const stored = { constructionStatus: 'Under Construction', possessionInfo: '2026-10-01' };
    expect(textOf('Under Construction', '2026-10-01', stored)).toEqual([]);
    expect(textOf('New Launch', '2026-10-01', stored)).toEqual([built]);
  });
});

test.each([
  [20, 24, ['Ceiling height cannot exceed height']],
  [20, 20, []],
  [24, 18, []],
])('the ceiling of a shed of %d ft cannot be at %d ft above it', (height, ceilingHeight, texts) => {
  expect(messages(WAREHOUSE, { height, ceilingHeight })).toEqual(texts);
});

test.each([
  [HOUSE, { garden: 'Yes', privatePool: 'Yes', swimmingPool: 'No' }, 'Outdoors'],
  [FLAT, { garden: 'Yes' }, 'Outdoors'],
  [FLAT, { bookingAmount: 100_000, maintenance: 3_000 }, 'Payment'],
  [PLOT, { bookingAmount: 100_000 }, 'Payment'],
])('the facts of %s stand under their heading: %j', (key, details, group) => {
  const rows = displayRows(subtypeByKey(key), details, 'sell');
  expect(rows.map((row) => row.group)).toEqual(Object.keys(details).map(() => group));
});
