import { areaUnit } from '../catalogue/units.ts';
import { DIGITS } from './numbers.ts';

/**
 * What somebody pastes into a number field: an amount where `unit` is '₹', else a number with its unit behind it,
 * '1,050.50 sq ft' or '30 ft'. Null where it is none, or counts something else than `unit`.
 */
export function pastedNumber(text: string, unit: string | null): number | null {
  if (unit === '₹') return pastedRupees(text);
  const [, digits = '', behind = ''] = MEASURE.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const isUnit = behind === '' || behind.toLowerCase() === unit?.toLowerCase();
  const isSameArea =
    unit !== null && areaUnit(behind) !== null && areaUnit(behind) === areaUnit(unit);
  return isUnit || isSameArea ? numberOf(digits) : null;
}

/**
 * What somebody pastes as an amount, in whole rupees: '₹ 45,00,000/-', 'Rs. 85 thousand', '1.2 Cr', '45 lakh only'.
 * Null for what is none: nothing of a text is taken for the whole.
 */
function pastedRupees(text: string): number | null {
  const [, digits = '', word = ''] = AMOUNT.exec(text.trim()) ?? [];
  const times = TIMES.find(({ words }) => words.includes(word.toLowerCase()))?.times;
  if (digits === '' || times === undefined) return null;
  const rupees = Number((numberOf(digits) * times).toFixed(4));
  return Number.isSafeInteger(rupees) ? rupees : null;
}

const NUMBER = String.raw`(${DIGITS}(?:\.\d+)?)\s*`;
const AMOUNT = new RegExp(
  String.raw`^(?:₹|rs\.?|inr)?\s*${NUMBER}([a-z]*)\.?\s*(?:/-)?\s*(?:only)?$`,
  'i',
);
const MEASURE = new RegExp(String.raw`^${NUMBER}([\p{L}².]*(?:\s*[\p{L}².]+)?)$`, 'u');

const TIMES: readonly { times: number; words: readonly string[] }[] = [
  { times: 1, words: ['', 'rupees'] },
  { times: 1_000, words: ['k', 'thousand'] },
  { times: 100_000, words: ['l', 'lac', 'lacs', 'lakh', 'lakhs'] },
  { times: 10_000_000, words: ['cr', 'crs', 'crore', 'crores'] },
];

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}
