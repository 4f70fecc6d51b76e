import { describe, expect, test } from 'vitest';
import { searchKeywordProblem } from '../../../schema/rules/searchKeyword.ts';
import { correctNames, withCorrectedNames } from './correctNames.ts';
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
      'SUBTYPE commercial-office-space, WITHIN 3, LOCALITY Whitefield, CITY Bengaluru',
    ],
    ['Prestige Lakeside in Bengaluru', 'CITY Bengaluru, [Prestige Lakeside]'],
    ['house made in heaven', 'TYPE houses, [made in heaven]'],
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

  test('D-122 places that are joined are all meant', () => {
    expect(read('Noida or Pune')).toBe('CITY Noida, CITY Pune');
  });
});

describe('what people type', () => {
  test.each([
    ['Bangalore', 'CITY Bengaluru'],
    ['Gurgoan', 'CITY Gurugram'],
    ['Bombay', 'CITY Mumbai'],
    ['Trivandrum', 'CITY Thiruvananthapuram'],
    ['benares', 'CITY Varanasi'],
    ['orissa', 'STATE Odisha'],
    ['sec 62 noida', 'LOCALITY Sector 62, CITY Noida'],
    ['sector-62 noida', 'LOCALITY Sector 62, CITY Noida'],
    ['sector62 noida', 'LOCALITY Sector 62, CITY Noida'],
    ['andheri w', 'LOCALITY Andheri West'],
    ['cp delhi', 'LOCALITY Connaught Place, CITY Delhi'],
    ['delhi cp', 'CITY Delhi, LOCALITY Connaught Place'],
    ['office in bkc', 'SUBTYPE commercial-office-space, LOCALITY Bandra Kurla Complex'],
    ['2bhk in pune', 'BEDROOMS 2, CITY Pune'],
    [
      '3 bhk flat for rent in andheri west mumbai',
      'BEDROOMS 3, SUBTYPE flat-apartment, PURPOSE rent, LOCALITY Andheri West, CITY Mumbai',
    ],
    ['plots in jaipur', 'SUBTYPE residential-land-plot, CITY Jaipur'],
    ['shop in karol bagh', 'SUBTYPE commercial-shop-showroom, LOCALITY Karol Bagh'],
    ['agri land nashik', 'SUBTYPE agricultural-land, CITY Nashik'],
    ['ware house bhiwandi', 'SUBTYPE warehouse-godown, CITY Bhiwandi'],
    ['villa goa', 'SUBTYPE residential-house-villa, STATE Goa'],
    ['office space whitefield', 'SUBTYPE commercial-office-space, LOCALITY Whitefield'],
    ['independent house', 'SUBTYPE residential-house-villa'],
    ['kothi', 'TYPE houses'],
    ['godown', 'SUBTYPE warehouse-godown'],
    ['hitech city hyderabad', 'LOCALITY Madhapur, CITY Hyderabad'],
  ])('%s', (text, understood) => {
    expect(read(text)).toBe(understood);
  });
});

describe('prices, sizes and ranges that people type', () => {
  test.each([
    ['flat under 50 lakh', 'SUBTYPE flat-apartment, PRICE -5000000'],
    ['below 1 cr', 'PRICE -10000000'],
    ['up to 50 lakh', 'PRICE -5000000'],
    ['50L flat', 'PRICE -5000000, SUBTYPE flat-apartment'],
    ['1.5 cr villa', 'PRICE -15000000, SUBTYPE residential-house-villa'],
    ['20k rent', 'PRICE -20000, PURPOSE rent'],
    ['rent below 20,000', 'PURPOSE rent, PRICE -20000'],
    ['under 5000000', 'PRICE -5000000'],
    ['₹50 lakh', 'PRICE -5000000'],
    ['rs. 50,00,000', 'PRICE -5000000'],
    ['40-60 lakh', 'PRICE 4000000-6000000'],
    ['between 40 lakh and 60 lakh', 'PRICE 4000000-6000000'],
    ['40 lakh to 1 cr', 'PRICE 4000000-10000000'],
    ['above 2 crore', 'PRICE 20000000-'],
    ['1 crore plus', 'PRICE 10000000-'],
    ['50 lakh tak', 'PRICE -5000000'],
    ['60 lakh to 40 lakh', 'PRICE 4000000-6000000'],
    ['above 1000 sq ft', 'AREA 1000-'],
    ['1200 sqft flat', 'AREA 1080-1320, SUBTYPE flat-apartment'],
    ['plot of 200 gaj', 'SUBTYPE residential-land-plot, AREA 1620-1980'],
    ['2-3 bhk', 'BEDROOMS 2-3'],
    ['2 or 3 bhk', 'BEDROOMS 2-3'],
    ['4+ bhk', 'BEDROOMS 4+'],
    ['4 bhk+', 'BEDROOMS 4+'],
    [
      'flats under 50 lakhs in noida sec 62',
      'SUBTYPE flat-apartment, PRICE -5000000, CITY Noida, LOCALITY Sector 62',
    ],
  ])('%s', (text, understood) => {
    expect(read(text)).toBe(understood);
  });

  test.each([
    ['12345', '[12345]'],
    ['under', '[under]'],
    ['under 40', '[under 40]'],
    ['sector 62 k block', 'LOCALITY Sector 62, [k block]'],
    ['phase 2 l&t', '[phase 2 l&t]'],
    ['2.5 bhk', '[2.5 bhk]'],
    ['999999999999 crore', '[999999999999 crore]'],
  ])('%s names no amount', (text, understood) => {
    expect(read(text)).toBe(understood);
  });

  test('they are said in words', () => {
    const label = (text: string) => understandKeyword(text).parts[0]?.label;
    expect(label('under 50 lakh')).toBe('Up to ₹50 Lakh');
    expect(label('40-60 lakh')).toBe('₹40 Lakh to ₹60 Lakh');
    expect(label('above 1 cr')).toBe('From ₹1 Cr');
    expect(label('above 1000 sq ft')).toBe('From 1,000 sq ft');
    expect(label('2-3 bhk')).toBe('2-3 BHK');
  });
});

describe('the city that was chosen beside the keyword', () => {
  test('is where its localities are looked for', () => {
    const { parts } = understandKeyword('indira nagar', { city: 'Lucknow' });
    expect(parts).toMatchObject([{ kind: 'LOCALITY', value: 'Indira Nagar', city: 'Lucknow' }]);
  });

  test('what must stay text stays text, in its place', () => {
    const { parts, rest } = understandKeyword('quiet 3 bhk flat', {
      without: new Set(['BEDROOMS']),
    });
    expect(parts.map(({ kind }) => kind)).toEqual(['SUBTYPE']);
    expect(rest).toBe('quiet 3 bhk');
  });
});

describe('names with typing mistakes, when nothing was found', () => {
  test.each([
    ['Bangalor', ['Bangalore']],
    ['Calcuta', ['Calcutta']],
    ['Trivendrum', ['Trivandrum']],
    // One letter away, though a larger place is two.
    ['Thriunithura', ['Thripunithura']],
    ['indra nagar', ['Indiranagar']],
    ['flat in Gachibauli', ['Gachibowli']],
    ['apartmnet in pune', ['apartment']],
    ['bunglow', ['bungalow']],
    ['2 bhk flt, plt or shp', ['flat', 'plot', 'shop']],
    ['Hyderabd 2 bhk', ['Hyderabad']],
  ])('%s', (text, names) => {
    expect(correctNames(text, 'all names').map(({ to }) => to)).toEqual(names);
  });

  test('only what is wrong is replaced', () => {
    const text = 'Quiet flat near indra  nagar, 2 bhk';
    expect(withCorrectedNames(text, correctNames(text, 'all names'))).toBe(
      'Quiet flat near Indiranagar, 2 bhk',
    );
  });

  test('V-5-19 junk, figures and everyday words are left alone', () => {
    for (const text of [
      'qwerty',
      'asdfgh',
      'zxcvb',
      'abcdef',
      'abc123',
      'xyzpt',
      'bcdfgh',
      '12345',
    ]) {
      expect(correctNames(text, 'all names')).toEqual([]);
    }
    for (const text of ['swimming pool', 'garden view', 'parking', 'near school', 'corner', 'pg']) {
      expect(correctNames(text, 'all names')).toEqual([]);
    }
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
    expect(read('up for grabs')).toBe('[up for grabs]');
    expect(read('Noida UP')).toBe('CITY Noida');
  });

  test('a small town named like a word needs its state', () => {
    expect(read('manor house')).toBe('TYPE houses, [manor]');
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
    expect(read('manali')).toBe('CITY Manali');
    expect(read('manali chennai')).toContain('LOCALITY Manali');
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

test('a locality that listings name counts beside a known one of another city, and as the known one in its city', () => {
  const listed = new Map([
    [
      'baner',
      [
        { name: 'Baner', city: 'Nashik', state: 'Maharashtra' },
        { name: 'Baner', city: 'Pune', state: 'Maharashtra' },
      ],
    ],
  ]);
  const localities = (text: string) =>
    understandKeyword(text, { listed }).parts.flatMap((part) =>
      part.kind === 'LOCALITY' ? part.label : [],
    );
  expect(localities('flat in baner nashik')).toEqual(['Baner, Nashik']);
  expect(localities('flat in baner pune')).toEqual(['Baner, Pune']);
  expect(localities('flat in baner')).toEqual([]);
});
