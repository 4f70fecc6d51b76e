import { describe, expect, test } from 'vitest';
import {
  check,
  normalise,
  readAliases,
  smallestValid,
  subtypeByKey,
  withoutDerivedPrice,
} from './interpret.ts';
import type { Subtype } from './model.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;
const FORM = { stage: 'whole', audience: 'form' } as const;

const flat = subtypeByKey('flat-apartment');

describe('other names', () => {
  test.each([
    ['builtUpArea', 'builtArea', 900],
    ['builtUpSize', 'builtArea', 900],
    ['area', 'builtArea', 900],
    ['floor', 'floorNumber', 3],
    ['furnishing', 'furnishType', 'Furnished'],
    ['buildingProject', 'buildingProjectSociety', 'Green Park'],
    ['project', 'buildingProjectSociety', 'Green Park'],
    ['location', 'locality', 'Sector 62'],
    ['address', 'locality', 'Sector 62'],
    ['price', 'cost', 4_500_000],
    ['unit', 'areaUnit', 'sqft'],
  ])('P-3-02 a flat sent with %s has its %s', (alias, key, value) => {
    const unit = flat.areaFields.includes(key) ? { areaUnit: 'Sq ft' } : {};
    expect(normalise(flat, { [alias]: value })).toEqual({ [key]: value, ...unit });
    expect(normalise(flat, { [alias]: value, [key]: value, [`${alias}2`]: 1 })).toEqual({
      [key]: value,
      ...unit,
    });
  });

  test.each([
    ['commercial-office-space', 'cabinCount', 'noOfCabins', 4],
    ['commercial-office-space', 'builtArea', 'builtUpArea', 400],
    ['industrial-land-building-shed', 'builtUpArea', 'builtUpSize', 400],
    ['agricultural-land', 'irrigation', 'irrigationFacility', 'Borewell'],
    ['agricultural-land', 'cropType', 'suitableCrop', 'Wheat'],
    ['agricultural-land', 'areaUnit', 'unit', 'Acre'],
    ['residential-house-villa', 'parking', 'parkingType', 'Covered'],
  ])('P-3-02 in %s %s is understood as %s and read under both', (key, alias, name, value) => {
    const details = normalise(subtypeByKey(key), { [alias]: value });
    expect(details[name]).toBe(value);
    expect(readAliases({ [name]: value })).toMatchObject({ [name]: value, [alias]: value });
  });

  test('P-3-02 the own name wins, and a bedroom count becomes a BHK', () => {
    expect(normalise(flat, { builtUpArea: 700, builtArea: 900 })['builtArea']).toBe(900);
    expect(normalise(flat, { bedrooms: 3 })['bhk']).toBe('3 BHK');
    expect(normalise(flat, { bhk: '2bhk' })['bhk']).toBe('2 BHK');
    expect(normalise(flat, { bhk: '7 Bedrooms' })['bhk']).toBe('7 BHK');
  });

  test('P-3-02 a name that is a field of its own fills no other field', () => {
    const parking = { field: 'parking', step: 2, need: 'optional' } as const;
    const both: Subtype = { ...flat, uses: [...flat.uses, parking] };
    expect(normalise(both, { parking: 'Open' })).toEqual({ parking: 'Open' });
    expect(normalise(flat, { parking: 'Open' })).toEqual({ parkingType: 'Open' });
  });

  test('P-3-02 a stored value is never overwritten by an alias on read', () => {
    expect(readAliases({ builtArea: 900, area: 1, price: 5, cost: 7 }, flat)).toMatchObject({
      builtArea: 900,
      area: 1,
      price: 5,
      cost: 7,
    });
  });

  test('P-3-10 the carpet area of a shop keeps its key', () => {
    const shop = subtypeByKey('commercial-shop-showroom');
    expect(normalise(shop, { carpetArea: 300 })).toMatchObject({ carpetArea: 300 });
    expect(readAliases({ carpetArea: 300 })).toEqual({ carpetArea: 300 });
  });
});

describe('input from anywhere', () => {
  test.each([
    ['an object', { locality: { $ne: '' } }],
    ['a list', { locality: ['a'] }],
    ['null', { locality: null }],
    ['blanks', { locality: ' \u200B\t ' }],
    ['a number that is none', { builtArea: {} }],
    ['an unknown key', { hacked: 'yes' }],
    ['a key of every object', JSON.parse('{"__proto__": {"locality": "x"}}')],
  ])('P-5.2-01 %s is as good as nothing', (_, input) => {
    expect(normalise(flat, input)).toEqual({});
  });

  test.each([
    ['1,20,000', 120_000],
    [' ₹ 45,00,000 ', 4_500_000],
    ['Rs. 500', 500],
    ['0', 0],
  ])('P-5.4-38 the money %s is read as %d whole rupees', (value, expected) => {
    expect(normalise(flat, { cost: value })['cost']).toBe(expected);
  });

  test.each([
    '1e5',
    '12-',
    'abc',
    '1.2.3',
    Number.NaN,
    Infinity,
    '9'.repeat(400),
    '50 lakh',
    '5 kg',
  ])('P-5.4-47 "%s" is no number and is refused', (value) => {
    const details = normalise(flat, { ...smallestValid(flat), cost: value });
    expect(check(flat, details, SERVER)).toMatchObject([
      { path: 'cost', code: 'notNumber', message: 'Price must be a number' },
    ]);
  });

  test('text is tidied: blanks, control characters, invisible marks and lone halves go', () => {
    const details = normalise(flat, {
      locality: '  Sector \u0000 62\u202E,\n Noida \ud800 ',
      description: ' First\r\n\r\nSecond\u0007 ',
    });
    expect(details).toEqual({ locality: 'Sector 62, Noida', description: 'First\n\nSecond' });
  });

  test('text that is too long, half a floor and a strange option are refused by name', () => {
    const details = {
      ...smallestValid(flat),
      locality: 'x'.repeat(121),
      floorNumber: 0.5,
      totalFloors: 3,
      furnishType: 'Golden',
      shareWithAgents: 'perhaps',
    };
    expect(check(flat, normalise(flat, details), SERVER).map(({ message }) => message)).toEqual([
      'Locality can have at most 120 characters',
      'Floor Number must be a whole number',
      'Please choose furnish type from the list',
      'Share listing information with agents must be yes or no',
    ]);
  });

  test('D-104 P-5.4-38 money is never rounded: 1.25 is meant as crore and would be a rupee', () => {
    const price = (cost: unknown) =>
      check(flat, normalise(flat, { ...smallestValid(flat), cost }), SERVER).map(
        ({ path, message }) => [path, message],
      );
    for (const cost of ['1.25', 99.5]) {
      expect(price(cost)).toEqual([['cost', 'Price must be a whole number']]);
    }
    expect(price('4500000.00')).toEqual([]);
  });

  test.each([
    [
      'residential-house-villa',
      'builtArea',
      1200.12345,
      'Built-up Area can have at most 4 decimals',
    ],
    ['residential-house-villa', 'builtArea', 1e-9, 'Built-up Area can have at most 4 decimals'],
    ['warehouse-godown', 'powerLoad', 12.5001, 'Power Load can have at most 3 decimals'],
  ])('D-104 a number is never rounded: %s %s of %d is refused', (key, field, value, sentence) => {
    const subtype = subtypeByKey(key);
    const problems = (input: unknown) =>
      check(subtype, normalise(subtype, { ...smallestValid(subtype), [field]: input }), SERVER);
    expect(problems(value).map(({ message }) => message)).toEqual([sentence]);
    expect(problems(field === 'powerLoad' ? '1200.123' : '1200.1234')).toEqual([]);
  });

  test('form values as a form holds them pass without being normalised first', () => {
    const typed = { ...smallestValid(flat), builtArea: '1,200', cost: '4500000', carpetArea: '' };
    expect(check(flat, typed, FORM)).toEqual([]);
  });
});

test('D-104 a comma that stands where no group of digits ends makes a text, and not another number', () => {
  const cost = (text: string) => normalise(flat, { cost: text })['cost'];
  expect(['9,50,000', '950,000', '1,00,00,000', '950000'].map(cost)).toEqual([
    950_000, 950_000, 10_000_000, 950_000,
  ]);
  expect(['9,5', '1,25', '12,34,5', '1,,000'].map(cost)).toEqual([
    '9,5',
    '1,25',
    '12,34,5',
    '1,,000',
  ]);
});

test('D-104 a line may end as it does on any machine', () => {
  expect(normalise(flat, { description: 'one\rtwo\r\nthree\nfour' })['description']).toBe(
    'one\ntwo\nthree\nfour',
  );
});

test('D-11 a price that was derived is none that somebody stated when it comes back as it was read', () => {
  const farmland = subtypeByKey('agricultural-land');
  const stored = { pricePerUnit: 40, pricePerUnitScale: 'lakh', totalLandArea: 2 };
  const read = readAliases(stored, farmland);
  expect(read['cost']).toBe(8_000_000);
  const sent = { ...read, pricePerUnit: 50 };
  expect(withoutDerivedPrice(farmland, sent, stored)).not.toHaveProperty('cost');
  expect(withoutDerivedPrice(farmland, sent, stored)).not.toHaveProperty('price');
  expect(withoutDerivedPrice(farmland, { ...sent, cost: 9_000_000 }, stored)).toHaveProperty(
    'cost',
  );
  // Somebody has stated it.
  const listed = { ...stored, cost: 8_000_000 };
  expect(withoutDerivedPrice(farmland, { ...sent, cost: 8_000_000 }, listed)).toHaveProperty(
    'cost',
  );
});
