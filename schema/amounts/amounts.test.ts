import { describe, expect, test } from 'vitest';
import { findAmounts, readAmount } from './amounts.ts';

describe('D-121 C8 an amount of money reads the same however it is written', () => {
  test.each([
    ['5000000', 5_000_000],
    ['50,00,000', 5_000_000],
    ['5,000,000', 5_000_000],
    ['₹50,00,000', 5_000_000],
    ['₹ 50,00,000/-', 5_000_000],
    ['Rs. 50,00,000/- only', 5_000_000],
    ['Rs.50,00,000.00', 5_000_000],
    ['INR 50 lakh', 5_000_000],
    ['50 lakh rupees', 5_000_000],
    ['50 lakh', 5_000_000],
    ['50lakh', 5_000_000],
    ['50 Lakhs', 5_000_000],
    ['50 lac', 5_000_000],
    ['50 lacs', 5_000_000],
    ['50L', 5_000_000],
    ['50 laakh', 5_000_000],
    ['50 लाख', 5_000_000],
    ['५० लाख', 5_000_000],
    ['५०,००,०००', 5_000_000],
    ['５０ lakh', 5_000_000],
    ['５０，００，０００', 5_000_000],
    ['पचास लाख', 5_000_000],
    ['pachas lakh', 5_000_000],
    ['fifty lakh', 5_000_000],
    ['0.5 cr', 5_000_000],
    ['.5 cr', 5_000_000],
    ['half crore', 5_000_000],
    ['half a crore', 5_000_000],
    ['1/2 crore', 5_000_000],
    ['½ crore', 5_000_000],
    ['aadha karod', 5_000_000],
    ['आधा करोड़', 5_000_000],
    ['5 million', 5_000_000],
    ['5 mn', 5_000_000],
    ['5,000 thousand', 5_000_000],
    ['5000k', 5_000_000],
    ['1 crore', 10_000_000],
    ['one crore', 10_000_000],
    ['a crore', 10_000_000],
    ['ek karod', 10_000_000],
    ['एक करोड़', 10_000_000],
    ['dedh crore', 15_000_000],
    ['डेढ़ करोड़', 15_000_000],
    ['डेढ करोड', 15_000_000],
    ['1.5 Cr', 15_000_000],
    ['1½ crore', 15_000_000],
    ['1 1/2 crore', 15_000_000],
    ['one and a half crore', 15_000_000],
    ['dhai lakh', 250_000],
    ['adhai lakh', 250_000],
    ['ढाई लाख', 250_000],
    ['sava crore', 12_500_000],
    ['sawa do crore', 22_500_000],
    ['सवा करोड़', 12_500_000],
    ['paune do crore', 17_500_000],
    ['paune crore', 7_500_000],
    ['पौने दो करोड़', 17_500_000],
    ['saadhe teen lakh', 350_000],
    ['साढ़े तीन लाख', 350_000],
    ['saadhe 3 lakh', 350_000],
    ['1 crore 20 lakh', 12_000_000],
    ['1 cr 20 lac 50 thousand', 12_050_000],
    ['ek crore bees lakh', 12_000_000],
    ['twenty five thousand', 25_000],
    ['twenty-five thousand', 25_000],
    ['pachis hazar', 25_000],
    ['पच्चीस हज़ार', 25_000],
    ['two hundred and fifty thousand', 250_000],
    ['5 hundred', 500],
    ['2 hazar 5 sau', 2_500],
    ['85k', 85_000],
    ['50 thousand crore', 500_000_000_000],
    ['0.000001 cr', 10],
    ['12', 12],
    [' 45,00,000.00 ', 4_500_000],
  ])('%s', (text, rupees) => {
    expect(readAmount(text, '₹')).toBe(rupees);
  });

  test.each([
    '',
    'call me',
    'rupees',
    'lakh',
    'saadhe lakh',
    '-5',
    '1e6',
    '1,25',
    '9,5 lakh',
    '45 bigha',
    '45-50 lakh',
    '45 or 50 lakh',
    '1 crore 20',
    '50 lakh negotiable',
    '50 lakh 2 bhk',
    '5 0',
    '<script>',
    'NaN',
    'Infinity',
    '0x10',
    '50 lakh and above',
    'under 50 lakh',
  ])('%j is no one amount of money', (text) => {
    expect(readAmount(text, '₹')).toBeNull();
  });
});

describe('D-121 a field reads the numbers of its own unit', () => {
  test.each([
    ['1,050.50 sq ft', 'Sq ft', 1_050.5],
    ['1050 sq. ft.', 'Sq ft', 1_050],
    ['1050 sqft', 'Sq ft', 1_050],
    ['1050 square feet', 'Sq ft', 1_050],
    ['1050 वर्ग फुट', 'Sq ft', 1_050],
    ['१०५० वर्ग फीट', 'Sq ft', 1_050],
    ['1 lakh sq ft', 'Sq ft', 100_000],
    ['200 gaj', 'Sq yd', 200],
    ['200 sq. yards', 'Sq yd', 200],
    ['२०० गज', 'Sq yd', 200],
    ['100 m²', 'Sq m', 100],
    ['100 sq m', 'Sq m', 100],
    ['half acre', 'Acres', 0.5],
    ['1/2 acre', 'Acre', 0.5],
    ['two and a half acres', 'Acres', 2.5],
    ['dhai bigha', 'Bigha', 2.5],
    ['ढाई बीघा', 'Bigha', 2.5],
    ['2.5 bigha', 'Acre', null],
    ['2.5 bigha', null, null],
    ['2.5', null, 2.5],
    ['.5', null, 0.5],
    ['30 ft', 'ft', 30],
    ['30 FEET', 'ft', 30],
    ['30 m', 'ft', null],
    ['3 to 4', 'ft', null],
    ['six months', 'months', 6],
    ['5 kW', 'kW', 5],
    ['8.5 %', '%', 8.5],
    ['teen', null, 3],
    ['50 lakh', 'Sq ft', 5_000_000],
    ['₹50', 'Sq ft', null],
  ])('%s where %s counts is %j', (text, unit, number) => {
    expect(readAmount(text, unit)).toBe(number);
  });

  test.each([
    ['50 lakh and above', 'min', 5_000_000],
    ['50 lakh+', 'min', 5_000_000],
    ['at least 50 lakh', 'min', 5_000_000],
    ['under .5 cr', 'max', 5_000_000],
    ['50 lakh tak', 'max', 5_000_000],
    ['50 lakh and above', 'max', null],
    ['under 50 lakh', 'min', null],
    ['40-50 lakh', 'min', null],
  ] as const)('%s in a box for the %s is %j', (text, bound, amount) => {
    expect(readAmount(text, '₹', bound)).toBe(amount);
  });
});

describe('D-121 amounts are found in a sentence, with bounds, lists and ranges', () => {
  const plain = (text: string) =>
    findAmounts(text).map(({ start, end, unit, values, range }) => ({
      text: text.slice(start, end),
      unit,
      is: range ?? values,
    }));
  test.each([
    ['50 lakh and above', { min: 5_000_000 }],
    ['50 lakh & above', { min: 5_000_000 }],
    ['50 lakh or more', { min: 5_000_000 }],
    ['50 lakh+', { min: 5_000_000 }],
    ['50 lakh plus', { min: 5_000_000 }],
    ['50 lakh onwards', { min: 5_000_000 }],
    ['50 lakh se upar', { min: 5_000_000 }],
    ['50 लाख से ज़्यादा', { min: 5_000_000 }],
    ['above 50 lakh', { min: 5_000_000 }],
    ['at least 50 lakh', { min: 5_000_000 }],
    ['not less than 50 lakh', { min: 5_000_000 }],
    ['kam se kam 50 lakh', { min: 5_000_000 }],
    ['कम से कम ५० लाख', { min: 5_000_000 }],
    ['> 50 lakh', { min: 5_000_000 }],
    ['under 50 lakh', { max: 5_000_000 }],
    ['under .5 cr', { max: 5_000_000 }],
    ['up to ₹50 lakh', { max: 5_000_000 }],
    ['upto half crore', { max: 5_000_000 }],
    ['not more than Rs 50 lakh', { max: 5_000_000 }],
    ['50 lakh or less', { max: 5_000_000 }],
    ['50 lakh se kam', { max: 5_000_000 }],
    ['50 lakh tak', { max: 5_000_000 }],
    ['50 लाख तक', { max: 5_000_000 }],
    ['zyada se zyada 50 lakh', { max: 5_000_000 }],
    ['40-60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['40 – 60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['40 lakh to 1 crore', { min: 4_000_000, max: 10_000_000 }],
    ['₹40 lakh - ₹60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['40 se 60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['between 40 and 60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['from 40 lakh up to 60 lakh', { min: 4_000_000, max: 6_000_000 }],
    ['50000 to 1 lakh', { min: 50_000, max: 100_000 }],
    ['40 or 50 lakh', [4_000_000, 5_000_000]],
    ['1000+ sqft', { min: 1_000 }],
    ['1000 sqft+', { min: 1_000 }],
    ['1000 sqft or more', { min: 1_000 }],
    ['at least 3 bhk', { min: 3 }],
    ['3+ bhk', { min: 3 }],
    ['3bhk or more', { min: 3 }],
    ['2bhk/3bhk', [2, 3]],
    ['2/3 bhk', [2, 3]],
    ['1/2 bhk', [1, 2]],
    ['2 & 3 bhk', [2, 3]],
    ['2, 3 bhk', [2, 3]],
    ['2,3 bhk', [2, 3]],
    ['2 or 3 bhk', [2, 3]],
    ['2 and 3 bhk', [2, 3]],
    ['1, 2 & 3 bhk', [1, 2, 3]],
    ['2 ya 3 bhk', [2, 3]],
    ['दो या तीन बीएचके', [2, 3]],
    ['2-3 bhk', { min: 2, max: 3 }],
    ['तीन बीएचके', [3]],
    ['three bhk', [3]],
    ['teen kamre', [3]],
  ])('%s', (text, is) => {
    expect(plain(text)).toMatchObject([{ text, is }]);
  });

  test.each(['60-40 lakh', 'between 60 and 40 lakh'])('%s is no range', (text) => {
    expect(findAmounts(text).map(({ range }) => range)).not.toContainEqual(
      expect.objectContaining({ min: 6_000_000 }),
    );
  });

  test.each([
    ['50 lakh, 2 bhk', [[5_000_000], [2]]],
    ['50000, 2 bhk', [[50_000], [2]]],
    ['under 50 lakh, 3 bhk', [[5_000_000], [3]]],
    ['2 bhk 1000 sqft', [[2], [1_000]]],
    ['40, 50 or 60 lakh', [[4_000_000, 5_000_000, 6_000_000]]],
    ['1 lakh to 2 lakh sq ft', [[100_000, 200_000]]],
  ])('%s has as many amounts as it says', (text, values) => {
    expect(findAmounts(text).map((each) => each.values)).toEqual(values);
  });

  test('what stands around them is left alone', () => {
    expect(plain('𑄷 flats: 2 bhk flat in pune under one crore, 1,000 sq ft or more')).toEqual([
      { text: '𑄷', unit: null, is: [1] },
      { text: '2 bhk', unit: 'BHK', is: [2] },
      { text: 'under one crore', unit: null, is: { max: 10_000_000 } },
      { text: '1,000 sq ft or more', unit: 'Sq ft', is: { min: 1_000 } },
    ]);
    expect(plain('a house for a family in a town')).toEqual([]);
    expect(plain('do not call')).toMatchObject([{ text: 'do', unit: null }]);
  });
});

const HOSTILE = [
  '9'.repeat(100_000),
  `1${',000'.repeat(20_000)}`,
  '½'.repeat(2_000),
  'lakh '.repeat(2_000),
  'one hundred and '.repeat(1_000),
  '1/2 '.repeat(2_000),
  '2, '.repeat(2_000),
  'से '.repeat(2_000),
  `1${'\u0300'.repeat(2_000)}`,
  '__proto__ constructor toString 5 lakh',
  '\uD800 5 \uDFFF lakh',
];

test.each(HOSTILE.map((text) => [text.slice(0, 20), text]))(
  '%s… is read in time',
  (_name, text) => {
    const begun = performance.now();
    for (const { start, end, values } of findAmounts(text)) {
      expect(start).toBeLessThan(end);
      expect(values.every((value) => value >= 0)).toBe(true);
    }
    readAmount(text, '₹');
    expect(performance.now() - begun).toBeLessThan(5_000);
  },
);
