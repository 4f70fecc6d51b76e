/** Rupees for people: the Indian way, never Intl's compact form, which prints '₹45.00L'. */

import { grouped } from './grouped.ts';

/** Shown where a value is missing. */
export const NOT_AVAILABLE = 'NA';

export interface PriceParts {
  /** With the symbol: '₹1.25'. */
  amount: string;
  unit: 'Cr' | 'Lakh' | '';
  /** For ears: '1.25 crore rupees'. */
  words: string;
}

/**
 * Whole rupees as '₹1.25 Cr', '₹45 Lakh' or '₹85,000'; at most two decimals, zeros trimmed. Missing,
 * negative and endless values give 'NA'.
 */
export function formatPrice(rupees: number | null | undefined): string {
  const { amount, unit } = priceParts(rupees);
  return unit === '' ? amount : `${amount} ${unit}`;
}

/** The same price in pieces, for markup that sets the unit smaller and speaks the words. */
export function priceParts(rupees: number | null | undefined): PriceParts {
  if (!isAmount(rupees)) return { amount: NOT_AVAILABLE, unit: '', words: 'price not available' };
  const total = Math.round(rupees);
  // Rounded first, the unit chosen afterwards: 99,99,600 is '₹1 Cr', never '₹100 Lakh'.
  const hundredthsOfLakh = Math.round(total / 1_000);
  if (hundredthsOfLakh >= 10_000) return parts(Math.round(total / 100_000) / 100, 'Cr', 'crore ');
  if (total >= LAKH) return parts(hundredthsOfLakh / 100, 'Lakh', 'lakh ');
  return parts(total, '', '');
}

/** The full figure with Indian grouping: '₹45,00,000'. */
export function formatRupees(rupees: number | null | undefined): string {
  return isAmount(rupees) ? `₹${grouped(Math.round(rupees), 2)}` : NOT_AVAILABLE;
}

const LAKH = 100_000;

function isAmount(rupees: number | null | undefined): rupees is number {
  return typeof rupees === 'number' && Number.isFinite(rupees) && rupees >= 0;
}

function parts(value: number, unit: PriceParts['unit'], announced: string): PriceParts {
  const figure = grouped(value, 2);
  return {
    amount: `₹${figure}`,
    unit,
    words: `${figure} ${announced}${value === 1 && unit === '' ? 'rupee' : 'rupees'}`,
  };
}
