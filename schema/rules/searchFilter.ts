import { LIMITS } from '../limits.ts';
import { AMOUNT_KEYS, COUNT_KEYS, type SearchFilter, TEXT_KEYS } from '../search.ts';
import { tidy } from './text.ts';

type Values = Readonly<Partial<Record<keyof SearchFilter, unknown>>>;

/** What is refused of one field of a typed filter, or null; crossed limits stand at the upper one. */
export function filterProblem(field: keyof SearchFilter, filter: Values): string | null {
  const value = filter[field];
  if (value == null) return null;
  if (isOneOf(TEXT_KEYS, field)) return textProblem(field, value);
  if (isOneOf(AMOUNT_KEYS, field)) return amountProblem(field, value) ?? crossed(field, filter);
  if (isOneOf(COUNT_KEYS, field)) return countProblem(field, value);
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
  return field === 'keyword' ? LIMITS.keyword.sentMaxLength : LIMITS.filter.textMaxLength;
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
  if (typeof value !== 'string' || tidy(value).length > limit) {
    return `Use at most ${limit} characters for ${field}.`;
  }
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
  const { min, max }: { min?: unknown; max?: unknown } = value;
  const low = min ?? 0;
  const high = max ?? low;
  const fits = isCount(low) && isCount(high) && low <= high && high <= LIMITS.filter.maxRooms;
  return fits ? null : countSentence(field);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function featuresProblem(value: unknown): string | null {
  const { maxFeatures, featureMaxLength } = LIMITS.filter;
  const texts: unknown[] = Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
  const fits =
    texts.length <= maxFeatures &&
    texts.every((text) => typeof text === 'string' && text.length <= featureMaxLength);
  return fits ? null : `Use at most ${maxFeatures} features of ${featureMaxLength} characters.`;
}
