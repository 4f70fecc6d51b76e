import { LIMITS } from '../limits.ts';
import { figureOf } from './numbers.ts';

/** A loan that is paid back in equal monthly instalments. */
export interface Loan {
  /** Whole rupees. */
  amount: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

/** What a year of a loan takes, in whole rupees. */
export interface LoanYear {
  year: number;
  interest: number;
  principal: number;
  /** What is still owed at its end. */
  left: number;
}

/** The equal monthly instalment in whole rupees. */
export function instalmentOf({ amount, rate, years }: Loan): number {
  const months = years * MONTHS;
  const monthly = rate / 100 / MONTHS;
  if (monthly === 0) return Math.round(amount / months);
  const growth = (1 + monthly) ** months;
  return Math.round((amount * monthly * growth) / (growth - 1));
}

/**
 * The same loan year by year. Every month is counted in whole rupees, and the last one pays what is left, so that the
 * sums agree to the rupee.
 */
export function loanYears(loan: Loan): LoanYear[] {
  const instalment = instalmentOf(loan);
  let left = loan.amount;
  return Array.from({ length: loan.years }, (_, index) => {
    const year = { year: index + 1, interest: 0, principal: 0, left };
    for (let month = 1; month <= MONTHS; month += 1) {
      const isLast = index + 1 === loan.years && month === MONTHS;
      const interest = Math.round((left * loan.rate) / 100 / MONTHS);
      const principal = isLast ? left : Math.min(left, Math.max(0, instalment - interest));
      left -= principal;
      year.interest += interest;
      year.principal += principal;
    }
    return { ...year, left };
  });
}

/** The loan that a visitor describes, as typed. */
export interface TypedLoan {
  downPayment: string;
  rate: string;
  years: string;
}

/** What is wrong with it, by field, as sentences that say what to enter; null where nothing is. */
export function loanProblems(
  price: number,
  { downPayment, rate, years }: TypedLoan,
): Record<keyof TypedLoan, string | null> {
  const { mostRate, mostYears } = LIMITS.loan;
  const [paid, percent, term] = [numberTyped(downPayment), numberTyped(rate), numberTyped(years)];
  return {
    downPayment:
      isWithin(paid, 0, price) && Number.isInteger(paid)
        ? null
        : 'Enter whole rupees, from 0 to the price.',
    rate: isWithin(percent, 0, mostRate) ? null : `Enter a rate from 0 to ${mostRate} percent.`,
    years:
      isWithin(term, 1, mostYears) && Number.isInteger(term)
        ? null
        : `Enter whole years, from 1 to ${mostYears}.`,
  };
}

/** The loan that is described, or null while something in it is wrong. */
export function readLoan(price: number, typed: TypedLoan): Loan | null {
  if (Object.values(loanProblems(price, typed)).some((problem) => problem !== null)) return null;
  return {
    amount: price - numberTyped(typed.downPayment),
    rate: numberTyped(typed.rate),
    years: numberTyped(typed.years),
  };
}

/** What a visitor begins with: a fifth of the price at once, the rest over twenty years. */
export function usualLoan(price: number): TypedLoan {
  const { downShare, rate, years } = LIMITS.loan;
  return {
    downPayment: String(Math.round(price * downShare)),
    rate: String(rate),
    years: String(years),
  };
}

/** What renting takes, in whole rupees; what the seller has not said counts as nothing. */
export function rentCosts({
  rent,
  maintenance,
  deposit,
}: {
  rent: number;
  maintenance: number | null;
  deposit: number | null;
}): { monthly: number; movingIn: number } {
  const monthly = rent + (maintenance ?? 0);
  return { monthly, movingIn: monthly + (deposit ?? 0) };
}

const MONTHS = 12;

/** What is no figure is within nothing. */
function numberTyped(text: string): number {
  return figureOf(text) ?? Number.NaN;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
