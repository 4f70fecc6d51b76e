import { describe, expect, test } from 'vitest';
import { applicableFields } from './interpret.ts';
import { KINDS } from './kinds.ts';
import type { ApplicableField } from './model.ts';
import { SUBTYPES } from './subtypes.ts';
import { AREA_UNITS, areaUnit } from './units.ts';

const FIELDS = SUBTYPES.flatMap((subtype) => applicableFields(subtype));

function read(isMeant: (field: ApplicableField) => boolean, raw: unknown): unknown {
  const field = FIELDS.find(isMeant);
  if (field === undefined) throw new Error('No subtype has such a field.');
  return KINDS[field.kind].parse(raw, field);
}

describe('what people write behind a number', () => {
  const WORDS = {
    ft: ['', 'ft', 'feet', 'foot', 'FT', 'ft.'],
    m: ['', 'm', 'metre', 'metres', 'meter', 'Meters'],
    months: ['', 'month', 'months', 'Months'],
    kW: ['', 'kw', 'kW'],
  } as const;

  test.each(Object.entries(WORDS))('counts %s: %j', (unit, words) => {
    for (const word of words) {
      expect([word, read((field) => field.unit === unit, `1,200 ${word}`)]).toEqual([word, 1_200]);
    }
    expect(read((field) => field.unit === unit, '1200 miles')).toBe('1200 miles');
  });
});

describe('yes and no', () => {
  const textOf = (raw: unknown) => read(({ kind }) => kind === 'yesNo', raw);

  test.each(['yes', 'true', 'y', '1', ' YES ', true, 1])('%j is yes', (raw) => {
    expect(textOf(raw)).toBe(true);
  });

  test.each(['no', 'false', 'n', '0', 'No', false, 0])('%j is no', (raw) => {
    expect(textOf(raw)).toBe(false);
  });

  test('another word is neither, and an empty one was not said', () => {
    expect(textOf('perhaps')).toBe('perhaps');
    expect(textOf(' ')).toBeUndefined();
  });
});

describe('a day', () => {
  const field = FIELDS.find(({ kind }) => kind === 'date');

  test.each([
    ['2026-02-28', '2026-02-28'],
    ['28/2/2026', '2026-02-28'],
    ['8.12.2026', '2026-12-08'],
    ['28-02-2026', '2026-02-28'],
    ['2026-02-28T10:00', '2026-02-28'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2026-02-28T18:29:59.999Z', '2026-02-28'],
    ['soon', 'soon'],
  ])('%s is read as %s', (raw, day) => {
    expect(read(({ kind }) => kind === 'date', raw)).toBe(day);
  });

  test.each([
    ['1900-01-01', null],
    ['2200-12-31', null],
    ['1899-12-31', { code: 'notDate' }],
    ['2201-01-01', { code: 'notDate' }],
    ['2026-02-29', { code: 'notDate' }],
    ['2026-13-01', { code: 'notDate' }],
    ['soon', { code: 'notDate' }],
  ])('%s: %j', (value, fault) => {
    if (field === undefined) throw new Error('No subtype asks for a day.');
    expect(KINDS.date.fault(value, field)).toEqual(fault);
  });
});

describe('D-122 a RERA number', () => {
  const field = FIELDS.find(({ key }) => key === 'reraNumber');
  const faultOf = (text: string) => field && KINDS.shortText.fault(text, field);

  test.each([
    'P52100012345',
    'PRM/KA/RERA/1251/309/PR/180526/001',
    'UPRERAPRJ12345',
    'RAJ/P/2019/1234',
    'DLRERA2023P0001',
    'HRERA-PKL-FBD-1-2018',
    'TN/29/Building/0123/2023',
    'PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/MAA00001/071017',
  ])('%s is one', (text) => {
    expect(faultOf(text)).toBeNull();
  });

  test.each([
    'P521000',
    'applied for',
    '/521000123',
    'P521000123.',
    'P52_100012345',
    '1'.repeat(61),
  ])('%s is none', (text) => {
    expect(faultOf(text)?.code).toBe(text.length > 60 ? 'tooLong' : 'notPattern');
  });
});

describe('P-3-24 D-13 units of areas', () => {
  test.each([
    ['Sq ft', 'sqft, sq. ft., SFT, ft2, ft², sq feet, Sq. Foot, square feet, square foot'],
    ['Sq m', 'sqm, m2, m², sq mt, sq mtrs, Sq. Meter, sq metres, square meters, square metre'],
    ['Sq yd', 'sqyd, sq yard, Square Yards, yd2, yd², Gaj'],
    ['Acres', 'acre, Acres, ac, acs'],
    ['Hectare', 'hectare, Hectares, ha'],
    ['Bigha', 'bigha, Beegha, vigha'],
    ['Kanal', 'kanal, Kanals'],
  ])('%s is also written %s', (unit, spellings) => {
    for (const spelling of spellings.split(', ')) {
      expect([spelling, areaUnit(spelling)]).toEqual([spelling, unit]);
    }
  });

  test('every unit of the table knows its own name', () => {
    expect(Object.keys(AREA_UNITS).map(areaUnit)).toEqual(Object.keys(AREA_UNITS));
  });
});
