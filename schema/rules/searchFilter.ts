import { LIMITS } from '../limits.ts';
import { chosenProblem, filterRow } from '../catalogue/filters.ts';
import {
  AMOUNT_KEYS,
  COUNT_KEYS,
  type SearchFilter,
  SEVERAL_KEYS,
  TEXT_KEYS,
  valuesOf,
} from '../search.ts';
import { tidy } from './text.ts';

type Values = Readonly<Partial<Record<keyof SearchFilter, unknown>>>;

/** What is refused of one field of a typed filter, or null; crossed limits stand at the upper one. */
export function filterProblem(field: keyof SearchFilter, filter: Values): string | null {
  const value = filter[field];
  if (value == null) return null;
  if (isOneOf(TEXT_KEYS, field)) return textProblem(field, value);
  if (isOneOf(AMOUNT_KEYS, field)) return amountProblem(field, value) ?? crossed(field, filter);
  if (isOneOf(COUNT_KEYS, field)) return countProblem(field, value);
  const row = filterRow(field);
  if (row) return chosenProblem(row, value);
  return field === 'features' ? featuresProblem(value) : null;
}

/** What an amount must be; also the answer to a text that is none. */
export function amountSentence(field: AmountKey): string {
  return `Use a number from 0 to ${CEILINGS[field]} without signs or letters for ${field}.`;
}

/** What a count must be; also the answer to a text that is none. */
export function countSentence(field: string): string {
  return `Use a whole number such as 2, or 4+ for four and more, for ${field}.`;
}

/** How long the text of a field may be. */
export function longestText(field: string): number {
  const isWords = field === 'keyword' || field === 'wish';
  return isWords ? LIMITS.keyword.sentMaxLength : LIMITS.filter.textMaxLength;
}

/** One form for texts that mean the same; the word 'plots' is mapped to 'plot'. */
export function searchText(field: string, text: string): string {
  const tidied = tidy(text);
  const isWords = field === 'keyword' || field === 'subtype';
  return isWords ? tidied.replace(/\bplots\b/gi, 'plot') : tidied;
}

/** A documented sentence. */
export const INVALID_CHARACTERS = 'Search keyword contains invalid characters';

const SYMBOLS_ALONE = /^(?=.*\S)[^\p{L}\p{N}]*$/su;

type AmountKey = (typeof AMOUNT_KEYS)[number];

const CEILINGS: Readonly<Record<AmountKey, number>> = {
  minPrice: LIMITS.filter.maxPrice,
  maxPrice: LIMITS.filter.maxPrice,
  minSize: LIMITS.filter.maxSize,
  maxSize: LIMITS.filter.maxSize,
  within: LIMITS.filter.maxKilometres,
};

/** Upper limit -> its lower one, and what both are of. */
const PAIRS: Readonly<Partial<Record<AmountKey, { low: AmountKey; noun: string }>>> = {
  maxPrice: { low: 'minPrice', noun: 'price' },
  maxSize: { low: 'minSize', noun: 'size' },
};

function isOneOf<Key extends string>(keys: readonly Key[], field: string): field is Key {
  return keys.some((key) => key === field);
}

function textProblem(field: string, value: unknown): string | null {
  const limit = longestText(field);
  const { maxValues } = LIMITS.filter;
  const values =
    typeof value !== 'string' ? [] : SEVERAL_KEYS.includes(field) ? valuesOf(value) : [value];
  if (typeof value !== 'string' || values.some((each) => tidy(each).length > limit)) {
    return `Use at most ${limit} characters for ${field}.`;
  }
  if (values.length > maxValues) return `Use at most ${maxValues} values for ${field}.`;
  return field === 'keyword' && SYMBOLS_ALONE.test(value) ? INVALID_CHARACTERS : null;
}

function amountProblem(field: AmountKey, value: unknown): string | null {
  const fits = typeof value === 'number' && value >= 0 && value <= CEILINGS[field];
  return fits ? null : amountSentence(field);
}

function crossed(field: AmountKey, filter: Values): string | null {
  const { low, noun } = PAIRS[field] ?? {};
  const [min, max] = [low && filter[low], filter[field]];
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return null;
  return `The maximum ${noun} is below the minimum. Raise ${field} to ${min} or more.`;
}

function countProblem(field: string, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return countSentence(field);
  const { min, max, anyOf }: { min?: unknown; max?: unknown; anyOf?: unknown } = value;
  const low = min ?? 0;
  const high = max ?? low;
  const numbers: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const isInOrder = isCount(low) && isCount(high) && low <= high;
  const fits = isInOrder && numbers.every(isCount);
  return fits ? null : countSentence(field);
}

function isCount(value: unknown): value is number {
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isWhole && value <= LIMITS.filter.maxRooms;
}

function featuresProblem(value: unknown): string | null {
  const { maxFeatures, featureMaxLength } = LIMITS.filter;
  const texts: unknown[] = Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
  const fits =
    texts.length <= maxFeatures &&
    texts.every((text) => typeof text === 'string' && text.length <= featureMaxLength);
  return fits ? null : `Use at most ${maxFeatures} features of ${featureMaxLength} characters.`;
}
