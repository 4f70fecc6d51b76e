import { describe, expect, test } from 'vitest';
import {
  applicableFields,
  check,
  normalise,
  smallestValid,
  subtypeByKey,
  typedValue,
} from './interpret.ts';
import type { DetailValue } from './model.ts';

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

describe('silent limits', () => {
  test.each([
    ['P-5.4-03', PLOT, 'plotArea', -1, 0],
    ['P-5.4-03', PLOT, 'roadWidth', 101, 100],
    ['P-5.4-08', HOUSE, 'plotArea', 100_001, 100_000],
    ['P-5.4-08', HOUSE, 'builtArea', 100_001, 100_000],
    ['P-5.4-08', HOUSE, 'bathrooms', 0, 1],
    ['P-5.4-08', HOUSE, 'bathrooms', 11, 10],
    ['P-5.4-08', HOUSE, 'numberOfFloors', 0, 1],
    ['P-5.4-08', HOUSE, 'numberOfFloors', 21, 20],
    ['P-5.4-11', INDUSTRIAL, 'roadWidth', 1001, 1000],
    ['P-5.4-11', INDUSTRIAL, 'height', 1001, 1000],
    ['P-5.4-15', BUILDER, 'builtArea', 250_000, 100_000],
    ['P-5.4-15', BUILDER, 'bathrooms', 15, 10],
    ['P-5.4-15', BUILDER, 'balconies', 15, 10],
    ['P-5.4-15', BUILDER, 'floorNumber', 15, 10],
    ['P-5.4-22', FLAT, 'builtArea', 100_001, 100_000],
    ['P-5.4-22', FLAT, 'bathrooms', 11, 10],
    ['P-5.4-22', FLAT, 'bathrooms', 0, 0],
    ['P-5.4-22', FLAT, 'balconies', 11, 10],
    ['P-5.4-22', FLAT, 'floorNumber', 15, 10],
    ['P-5.4-22', FLAT, 'totalFloors', 101, 100],
    ['P-5.4-22', FLAT, 'totalFlatsInSociety', 501, 500],
    ['P-5.4-22', FLAT, 'cost', -5, 0],
    ['P-5.4-24', STUDIO, 'builtArea', 100_001, 100_000],
    ['P-5.4-24', STUDIO, 'bathrooms', 0, 1],
    ['P-5.4-24', STUDIO, 'bathrooms', 11, 10],
    ['P-5.4-24', STUDIO, 'balconies', -1, 0],
    ['P-5.4-24', STUDIO, 'balconies', 11, 10],
    ['P-5.4-24', STUDIO, 'floorNumber', -1, 0],
    ['P-5.4-24', STUDIO, 'floorNumber', 11, 10],
    ['P-5.4-24', STUDIO, 'totalFloors', 0, 1],
    ['P-5.4-24', STUDIO, 'totalFloors', 11, 10],
    ['P-5.4-29', LAND, 'cost', -100, 0],
    ['P-5.4-31', OFFICE, 'builtUpArea', 99, 100],
    ['P-5.4-31', OFFICE, 'builtUpArea', 100_001, 100_000],
    ['P-5.4-31', OFFICE, 'yourFloor', -1, 0],
    ['P-5.4-31', OFFICE, 'yourFloor', 11, 10],
    ['P-5.4-31', OFFICE, 'totalFloors', -1, 0],
    ['P-5.4-31', OFFICE, 'totalFloors', 11, 10],
    ['P-5.4-31', OFFICE, 'washrooms', -1, 0],
    ['P-5.4-31', OFFICE, 'washrooms', 11, 10],
    ['P-5.4-35', OFFICE, 'noOfCabins', 11, 10],
    ['P-5.4-35', OFFICE, 'workstations', 40, 10],
    ['P-5.4-35', OFFICE, 'floorsAvailable', 11, 10],
    ['P-5.4-37', OFFICE, 'cost', -1, 0],
    ['P-5.4-41', SHOP, 'cost', -1, 0],
    ['P-5.4-43', WAREHOUSE, 'leaseDuration', 0, 1],
    ['P-5.4-43', WAREHOUSE, 'leaseDuration', 1001, 1000],
    ['P-5.4-44', WAREHOUSE, 'bookingAmount', -1, 0],
    ['P-5.4-45', FARM_LAND, 'distanceFromRoad', -1, 0],
    ['P-5.4-45', FARM_LAND, 'distanceFromRoad', 1001, 1000],
    ['P-5.4-45', FARM_LAND, 'pricePerUnit', 1001, 1000],
    ['P-5.4-45', FARM_LAND, 'pricePerUnit', -1, 0],
    ['P-5.4-46', FARM_HOUSE, 'builtUpArea', 100_001, 100_000],
    ['P-5.4-47', FARM_HOUSE, 'plotArea', -7, 0],
    ['P-9-01', SHOP, 'carpetArea', 100_001, 100_000],
    ['P-9-01', WAREHOUSE, 'carpetArea', 100_001, 100_000],
  ])('%s %s %s: %d becomes %d', (_, key, field, given, expected) => {
    expect(normalised(key, field, given)).toBe(expected);
    expect(normalised(key, field, String(given))).toBe(expected);
  });

  test('P-5.4-22 the ends of a silent limit themselves stay', () => {
    for (const [field, value] of [
      ['floorNumber', 10],
      ['totalFloors', 100],
      ['totalFlatsInSociety', 500],
      ['builtArea', 100_000],
    ] as const) {
      expect(normalised(FLAT, field, value)).toBe(value);
    }
  });

  test('P-5.4-22 settings widen a named limit and never narrow it', () => {
    const flat = subtypeByKey(FLAT);
    const floor = (value: number, max: number) =>
      normalise(flat, { floorNumber: value }, { limits: { floorNumber: { max } } })['floorNumber'];
    expect(floor(45, 60)).toBe(45);
    expect(floor(75, 60)).toBe(60);
    expect(floor(10, 5)).toBe(10);
    expect(floor(199, 9_999)).toBe(199);
  });

  test('P-5.4-22 above 200 floors the server refuses whatever the settings say', () => {
    expect(messages(FLAT, { floorNumber: 201, totalFloors: 201 })).toEqual([
      'Floor Number cannot be more than 200',
      'Total Floors cannot be more than 200',
    ]);
    const house = subtypeByKey(HOUSE);
    const tall = { ...smallestValid(house), numberOfFloors: 201 };
    const wide = normalise(house, tall, { limits: { numberOfFloors: { max: 500 } } });
    expect(check(house, wide, { stage: 'whole', audience: 'server' })).toMatchObject([
      { path: 'numberOfFloors', code: 'max', params: { max: 200 } },
    ]);
  });

  test('P-5.4-11 P-5.4-22 the min attribute is a hint that cuts nothing', () => {
    const hint = (key: string, field: string) =>
      applicableFields(subtypeByKey(key)).find((candidate) => candidate.key === field)?.inputMin;
    expect([hint(INDUSTRIAL, 'roadWidth'), hint(INDUSTRIAL, 'height')]).toEqual([10, 10]);
    expect(hint(FLAT, 'bathrooms')).toBe(1);
    expect(normalised(INDUSTRIAL, 'height', 4)).toBe(4);
  });
});

describe('spoken limits', () => {
  test.each([
    ['P-9-01', SHOP, 'carpetArea', 99, 'Built-up Area must be at least 100'],
    ['P-9-01', WAREHOUSE, 'carpetArea', 99, 'Built-up Area must be at least 100'],
    ['P-5.4-41', SHOP, 'shutterCount', 0, 'Shutter Count must be at least 1'],
    ['P-5.4-43', WAREHOUSE, 'height', 7.9, 'Height must be at least 8 ft'],
    ['P-5.4-46', FARM_HOUSE, 'noOfRooms', 0, 'Number of Rooms must be at least 1'],
  ])('%s %s %s of %d: %s', (_, key, field, value, expected) => {
    expect(messages(key, { [field]: value })).toEqual([expected]);
    expect(messages(key, { [field]: Math.ceil(value + 0.01) })).toEqual([]);
  });

  test('P-5.4-43 power load goes in tenths from 0', () => {
    const field = applicableFields(subtypeByKey(WAREHOUSE)).find(({ key }) => key === 'powerLoad');
    expect(field).toMatchObject({ inputStep: 0.1, kind: 'decimal' });
    expect(normalised(WAREHOUSE, 'powerLoad', '12.5 kW')).toBe(12.5);
    expect(normalised(WAREHOUSE, 'powerLoad', -0.1)).toBe(0);
  });
});

describe('two values at once', () => {
  const floors = 'Floor number cannot exceed total floors';

  test.each([
    ['P-5.4-14', BUILDER, 'floorNumber', 'totalFloors', floors],
    ['P-5.4-20', FLAT, 'floorNumber', 'totalFloors', floors],
    ['P-5.4-25', STUDIO, 'floorNumber', 'totalFloors', floors],
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

describe('while typing', () => {
  test('P-5.4-10 P-5.4-21 input that is too large for the other field is ignored', () => {
    const industrial = subtypeByKey(INDUSTRIAL);
    const before = { plotArea: '500', builtUpSize: 50 };
    expect(typedValue(industrial, before, 'builtUpSize', '501')).toEqual({
      value: 50,
      note: 'Built-up size cannot exceed plot area',
    });
    expect(typedValue(industrial, before, 'builtUpSize', '500')).toEqual({
      value: '500',
      note: null,
    });
    const flat = subtypeByKey(FLAT);
    expect(typedValue(flat, { builtArea: 800 }, 'carpetArea', '900').value).toBe('');
    expect(typedValue(flat, {}, 'carpetArea', '900').value).toBe('900');
  });

  test('P-5.4-22 a typed 15 becomes 10 and says so; wider settings let it stand', () => {
    const flat = subtypeByKey(FLAT);
    expect(typedValue(flat, {}, 'floorNumber', '15')).toEqual({ value: 10, note: 'Max 10' });
    expect(typedValue(flat, {}, 'floorNumber', '999')).toEqual({ value: 10, note: 'Max 10' });
    const settings = { limits: { floorNumber: { max: 60 } } };
    expect(typedValue(flat, {}, 'floorNumber', '15', settings)).toEqual({
      value: '15',
      note: null,
    });
  });

  test('P-5.4-47 a negative value becomes 0, a minimum waits until the field is left', () => {
    const office = subtypeByKey(OFFICE);
    expect(typedValue(office, {}, 'cost', '-5')).toEqual({ value: 0, note: 'Min 0' });
    expect(typedValue(office, {}, 'builtUpArea', '2')).toEqual({ value: '2', note: null });
    expect(typedValue(office, {}, 'locality', '-5')).toEqual({ value: '-5', note: null });
    expect(typedValue(office, {}, 'builtUpArea', 'x')).toEqual({ value: 'x', note: null });
  });
});

describe('office', () => {
  test('P-5.4-30 numbers of step 1 may not be zero in the form', () => {
    for (const field of ['builtUpArea', 'yourFloor', 'totalFloors', 'washrooms']) {
      const office = subtypeByKey(OFFICE);
      const zero = { ...smallestValid(office), [field]: 0 };
      const problems = check(office, zero, { stage: 'step1', audience: 'form' });
      expect(problems.map(({ path }) => path)).toContain(field);
    }
  });

  test('P-5.4-33 possession is a date', () => {
    expect(normalised(OFFICE, 'possessionInfo', '05/03/2027')).toBe('2027-03-05');
    expect(normalised(OFFICE, 'possessionInfo', '2027-03-05T10:00:00.000Z')).toBe('2027-03-05');
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
      cost: 4_500_000,
    });
  });
});

describe('farm land', () => {
  test('D-68 a price that follows from rate and size ends where every price does', () => {
    const rate = { pricePerUnit: 1000, pricePerUnitScale: 'lakh' };
    expect(messages(FARM_LAND, { ...rate, totalLandArea: 10_000 })).toEqual([]);
    expect(messages(FARM_LAND, { ...rate, totalLandArea: 10_001 })).toEqual([
      'Price cannot be more than 1000000000000',
    ]);
  });
});
