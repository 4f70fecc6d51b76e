import { describe, expect, test } from 'vitest';
import { searchKeywordProblem } from '../../../schema/rules/searchKeyword.ts';
import { isUnderstood, understandKeyword } from './understand.ts';

/** 'CITY Noida' for every part, then what stays text in brackets. */
function read(text: string): string {
  const { parts, rest } = understandKeyword(text);
  const shown = parts.map(({ kind, value }) => `${kind} ${value}`);
  return [...shown, ...(rest === '' ? [] : [`[${rest}]`])].join(', ');
}

describe('the quick-fill chips are understood', () => {
  test.each([
    ['Buy in Agra', 'PURPOSE sell, CITY Agra'],
    ['Flats in Noida', 'SUBTYPE flat-apartment, CITY Noida'],
    ['Commercial in Delhi', 'TYPE commercial, CITY Delhi'],
  ])('%s', (text, understood) => {
    expect(read(text)).toBe(understood);
  });
});

describe('V-5-20 recognised words', () => {
  test.each([
    ['goa', 'STATE Goa'],
    ['leh', 'CITY Leh'],
    ['GURGAON', 'CITY Gurugram'],
    ['navi-mumbai', 'CITY Navi Mumbai'],
    ['नोएडा', 'CITY Noida'],
    ['2 bhk', 'BEDROOMS 2'],
    ['2bhk', 'BEDROOMS 2'],
    ['3-bedroom', 'BEDROOMS 3'],
    ['three bedroom', 'BEDROOMS 3'],
    ['1 rk', 'BEDROOMS 0'],
    ['99 bhk', '[99 bhk]'],
    ['2.5 bhk', '[2.5 bhk]'],
    ['for rent', 'PURPOSE rent'],
    ['to let', 'PURPOSE rent'],
    ['for sale', 'PURPOSE sell'],
    ['villas', 'SUBTYPE residential-house-villa'],
    ['plots', 'SUBTYPE residential-land-plot'],
    ['residential plot', 'SUBTYPE residential-land-plot'],
    ['commercial land', 'SUBTYPE commercial-land'],
    ['land', 'TYPE land'],
    ['agriculture', 'TYPE agricultural'],
    ['new projects', 'TYPE project'],
    ['Uttar Pradesh', 'STATE Uttar Pradesh'],
    ['new delhi', 'CITY Delhi'],
    ['', ''],
    ['!!!', ''],
  ])('%j is %j', (text, understood) => {
    expect(read(text)).toBe(understood);
  });
});

describe('V-2.4-07 sentences', () => {
  test.each([
    [
      '2 bhk flat for rent in Sector 62, Noida',
      'BEDROOMS 2, SUBTYPE flat-apartment, PURPOSE rent, LOCALITY Sector 62, CITY Noida',
    ],
    ['noida sector 62', 'CITY Noida, LOCALITY Sector 62'],
    ['whitefield', 'LOCALITY Whitefield'],
    [
      'office near whitefield bangalore',
      'SUBTYPE commercial-office-space, LOCALITY Whitefield, CITY Bengaluru',
    ],
    ['Prestige Lakeside in Bengaluru', 'CITY Bengaluru, [Prestige Lakeside]'],
    ['house made in heaven', 'SUBTYPE residential-house-villa, [made in heaven]'],
    ['property in Pune', 'CITY Pune'],
    ['flats, swimming pool, Thane', 'SUBTYPE flat-apartment, CITY Thane, [swimming pool]'],
    ['Godrej Woods', '[Godrej Woods]'],
  ])('%s', (text, understood) => {
    const inReadingOrder = understood
      .split(', ')
      .sort((a, b) => Number(a.startsWith('[')) - Number(b.startsWith('[')))
      .join(', ');
    expect(read(text)).toBe(inReadingOrder);
  });

  test('the words between two kept words stay as they were typed', () => {
    expect(understandKeyword("St. Mark's Road 2bhk").rest).toBe("St. Mark's Road");
  });

  test('a second word of one kind stays text', () => {
    expect(read('Noida or Pune')).toBe('CITY Noida, [or Pune]');
  });
});

describe('V-7-11 one name, several places', () => {
  test.each([
    ['Bilaspur', 'Chhattisgarh'],
    ['Bilaspur Himachal Pradesh', 'Himachal Pradesh'],
    ['Himachal Bilaspur', 'Himachal Pradesh'],
    ['Aurangabad', 'Maharashtra'],
    ['Aurangabad, Bihar', 'Bihar'],
    ['Bilaspur UP', 'Uttar Pradesh'],
  ])('%s is in %s and the state is no part of its own', (text, state) => {
    const { parts, rest } = understandKeyword(text);
    expect(parts.map(({ kind }) => kind)).toEqual(['CITY']);
    expect(parts[0]?.state).toBe(state);
    expect(rest).toBe('');
  });

  test('a state code is a state only after in or after a place', () => {
    expect(read('plots in up')).toBe('SUBTYPE residential-land-plot, STATE Uttar Pradesh');
    expect(read('up to 50 lakh')).toBe('[up to 50 lakh]');
    expect(read('Noida UP')).toBe('CITY Noida');
  });

  test('a small town named like a word needs its state', () => {
    expect(read('manor house')).toBe('SUBTYPE residential-house-villa, [manor]');
    expect(read('Manor Maharashtra')).toBe('CITY Manor');
  });

  test('a locality of several cities needs its city', () => {
    expect(read('indira nagar')).toBe('[indira nagar]');
    expect(read('indira nagar lucknow')).toBe('LOCALITY Indira Nagar, CITY Lucknow');
    expect(read('indiranagar bangalore')).toBe('LOCALITY Indiranagar, CITY Bengaluru');
    expect(read('sector 75 faridabad')).toBe('LOCALITY Sector 75, CITY Faridabad');
  });

  test('a town that is also a locality of a city', () => {
    expect(understandKeyword('dwarka').parts).toEqual([
      { kind: 'LOCALITY', label: 'Dwarka, Delhi', value: 'Dwarka', city: 'Delhi', state: 'Delhi' },
    ]);
    expect(read('dwarka gujarat')).toBe('CITY Dwarka');
    expect(read('loni')).toBe('LOCALITY Loni');
    expect(read('gandhinagar')).toBe('CITY Gandhinagar');
  });

  test('a city of another state than the one stated keeps both, so that nothing is guessed', () => {
    expect(read('Noida Haryana')).toBe('CITY Noida, STATE Haryana');
  });
});

describe('the keyword rules on the server (D-38)', () => {
  test.each(['Goa', 'Leh', 'DLF Goa', 'Noida sector 62', '2 bhk', 'pg', 'ab'])(
    'V-5-20 %s passes exactly when it is understood',
    (text) => {
      const problem = searchKeywordProblem(text, isUnderstood);
      expect(problem === null).toBe(!['pg', 'ab'].includes(text));
    },
  );

  test('V-5-19 junk is not understood', () => {
    for (const junk of ['qwerty', 'asdf', 'zxcv', 'abcdef', 'abc123', 'bcdf']) {
      expect(isUnderstood(junk)).toBe(false);
      expect(searchKeywordProblem(junk, isUnderstood)).not.toBeNull();
    }
  });
});

test('V-2.4-07 a keyword of 64 characters is understood in less than 0.2 ms', () => {
  const text = '2 bhk flat for rent near sector 62 noida with swimming pool view';
  expect(text).toHaveLength(64);
  const rounds = Array.from({ length: 20 }, () => {
    const start = performance.now();
    for (let index = 0; index < 50; index += 1) understandKeyword(text);
    return (performance.now() - start) / 50;
  });
  expect(Math.min(...rounds)).toBeLessThan(0.2);
});
