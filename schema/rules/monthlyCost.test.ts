import { describe, expect, test } from 'vitest';
import {
  instalmentOf,
  loanProblems,
  loanYears,
  readLoan,
  rentCosts,
  usualLoan,
} from './monthlyCost.ts';

/** The formula's own values, rounded to the rupee. */
test.each([
  [100_000, 12, 1, 8_885],
  [1_000_000, 9, 10, 12_668],
  [1_000_000, 10, 20, 9_650],
  [3_000_000, 9, 20, 26_992],
  [5_000_000, 8.5, 20, 43_391],
  [10_000_000, 8, 30, 73_376],
  [120_000, 0, 1, 10_000],
  [0, 8.5, 20, 0],
])('a loan of %d at %d percent over %d years takes %d a month', (amount, rate, years, monthly) => {
  expect(instalmentOf({ amount, rate, years })).toBe(monthly);
});

describe('a loan year by year', () => {
  test('begins with interest and ends with nothing left', () => {
    const years = loanYears({ amount: 100_000, rate: 12, years: 1 });
    expect(years).toEqual([{ year: 1, interest: 6_619, principal: 100_000, left: 0 }]);
    const [first, ...rest] = loanYears({ amount: 5_000_000, rate: 8.5, years: 20 });
    expect(first).toEqual({ year: 1, interest: 421_182, principal: 99_510, left: 4_900_490 });
    expect(rest).toHaveLength(19);
  });

  test.each([
    [5_000_000, 8.5, 20],
    [12_345_678, 7.35, 30],
    [1, 30, 30],
    [100, 30, 30],
    [999_999_999, 0.05, 1],
    [1_000_001, 0, 7],
    [0, 9, 5],
  ])('the sums of %d at %d percent over %d years agree to the rupee', (amount, rate, term) => {
    const loan = { amount, rate, years: term };
    const years = loanYears(loan);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(amount);
    expect(years.at(-1)?.left).toBe(0);
    let before = amount;
    for (const { interest, principal, left } of years) {
      expect([interest, principal, left].every((each) => Number.isInteger(each) && each >= 0)).toBe(
        true,
      );
      expect(left).toBe(before - principal);
      before = left;
    }
  });
});

describe('a loan as a visitor types it', () => {
  test('begins with a fifth of the price at once and twenty years', () => {
    const typed = usualLoan(6_250_000);
    expect(typed).toEqual({ downPayment: '1250000', rate: '8.5', years: '20' });
    expect(readLoan(6_250_000, typed)).toEqual({ amount: 5_000_000, rate: 8.5, years: 20 });
  });

  test.each([
    ['downPayment', '', false],
    ['downPayment', '-1', false],
    ['downPayment', '0', true],
    ['downPayment', '12,50,000', true],
    ['downPayment', '6250000', true],
    ['downPayment', '6250001', false],
    ['downPayment', '1000.5', false],
    ['downPayment', 'a lot', false],
    ['rate', '', false],
    ['rate', '0', true],
    ['rate', '8.35', true],
    ['rate', '30', true],
    ['rate', '30.1', false],
    ['rate', '-8', false],
    ['years', '1', true],
    ['years', '30', true],
    ['years', '0', false],
    ['years', '31', false],
    ['years', '2.5', false],
    ['years', 'Infinity', false],
  ] as const)('%s "%s": %s', (field, value, isRight) => {
    const typed = { ...usualLoan(6_250_000), [field]: value };
    const problems = loanProblems(6_250_000, typed);
    expect(problems[field] === null).toBe(isRight);
    expect(Object.values(problems).filter((problem) => problem !== null)).toHaveLength(
      isRight ? 0 : 1,
    );
    expect(readLoan(6_250_000, typed) === null).toBe(!isRight);
  });
});

test.each([
  [{ rent: 25_000, maintenance: 3_000, deposit: 100_000 }, 28_000, 128_000],
  [{ rent: 25_000, maintenance: null, deposit: 100_000 }, 25_000, 125_000],
  [{ rent: 25_000, maintenance: 3_000, deposit: null }, 28_000, 28_000],
  [{ rent: 25_000, maintenance: 0, deposit: 0 }, 25_000, 25_000],
])('renting for %j takes %d a month and %d at moving in', (result, monthly, movingIn) => {
  expect(rentCosts(result)).toEqual({ monthly, movingIn });
});
