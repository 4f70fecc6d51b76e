import { describe, expect, test } from 'vitest';
import { pastedNumber } from './pastedNumber.ts';

describe('D-104 what is pasted into a number field is read as it was meant, or not at all', () => {
  test.each([
    ['45 lakh', 4_500_000],
    ['45L', 4_500_000],
    ['1.2 Cr', 12_000_000],
    ['₹1.15 crore only', 11_500_000],
    ['Rs. 45,00,000', 4_500_000],
    ['Rs.45,00,000/-', 4_500_000],
    ['₹ 45,00,000 /-', 4_500_000],
    ['INR 85k', 85_000],
    [' 45,00,000.00 ', 4_500_000],
    ['1.2', null],
    ['1,25', null],
    ['9,5 lakh', null],
    ['0.000001 cr', 10],
    ['0.00000001 cr', null],
    ['45 bigha', null],
    ['45-50 lakh', null],
    ['call me', null],
    ['-5', null],
    ['', null],
    ...['', 'rupees'].map((word): [string, number] => [`5 ${word}`, 5]),
    ...['k', 'thousand'].map((word): [string, number] => [`5 ${word}`, 5_000]),
    ...['l', 'lac', 'lacs', 'lakh', 'Lakhs'].map((word): [string, number] => [
      `5 ${word}`,
      500_000,
    ]),
    ...['cr', 'crs', 'crore', 'Crores'].map((word): [string, number] => [`5 ${word}`, 50_000_000]),
  ])('%s as rupees is %j', (text, rupees) => {
    expect(pastedNumber(text, '₹')).toBe(rupees);
  });

  test.each([
    ['1,050.50 sq ft', 'Sq ft', 1_050.5],
    ['1050 sq. ft.', 'Sq ft', 1_050],
    ['1050 sqft', 'Sq ft', 1_050],
    ['2.5 bigha', 'Acre', null],
    ['2.5 bigha', null, null],
    ['2.5', null, 2.5],
    ['30 ft', 'ft', 30],
    ['30 FT', 'ft', 30],
    ['30 m', 'ft', null],
    ['3 to 4', 'ft', null],
  ])('%s where %s counts is %j', (text, unit, number) => {
    expect(pastedNumber(text, unit)).toBe(number);
  });
});
