import { AREA_UNITS, squareMetres } from '../../../schema/catalogue/units.ts';
import { formatArea } from '../../../schema/format/area.ts';
import { formatPrice } from '../../../schema/format/money.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { type UnderstoodPart } from './keywordWords.ts';

/** Characters `start` to `end` (exclusive) of a text that say a price, a size or a range of bedrooms. */
export interface AmountPhrase {
  readonly start: number;
  readonly end: number;
  readonly part: UnderstoodPart;
}

/**
 * Amounts that people type: 'under 50 lakh', '40-60 lakh', '1 cr', '20k', 'above 1000 sq ft', '200 gaj',
 * '4+ bhk', '2-3 bhk'. An amount of money alone is what somebody has to spend; a size alone is meant within a
 * tenth. A number without its unit is a price only after 'under' or 'above' and from four figures on.
 */
export function amountPhrases(text: string): AmountPhrase[] {
  const found: AmountPhrase[] = [];
  for (const { pattern, read } of [AREA, BEDROOMS, BATHROOMS, PRICE, PLAIN_PRICE]) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      const part = found.some((other) => start < other.end && end > other.start)
        ? null
        : read(match.groups ?? {});
      if (part) found.push({ start, end, part });
    }
  }
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Range = { min?: number; max?: number };

interface Phrase {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => UnderstoodPart | null;
}

const AT_MOST =
  'under|below|upto|up\\s?to|within|less\\s?than|max|maximum|till|not\\s?more\\s?than|budget|<';
const AT_LEAST =
  'above|over|more\\s?than|min|minimum|from|starting(?:\\s?(?:at|from))?|at\\s?least|>';
const AT_MOST_AFTER = 'tak|budget|se\\s?kam|ke\\s?andar|max|or\\s?less';
const AT_LEAST_AFTER = 'plus|se\\s?(?:upar|zyada|jyada)|or\\s?more|min|\\+';
/** 'Sector 62 K block' names no amount. */
const NOT_AN_ADDRESS = '(?<!(?:sector|sec|phase|block|ward|pocket|tower|gali|no)[\\s.-]{0,2})';
const FIGURE = '\\d{1,3}(?:,\\d{2,3})+|\\d{1,12}(?:\\.\\d{1,2})?';
const RUPEES = '(?:₹|rs\\.?|inr)?\\s?';
const MONEY = 'k|thousand|hazaar|hazar|l|lacs?|lakhs?|crores?|crs?';
const SIZE =
  'sq\\.?\\s?f(?:ee|oo)?t\\.?|sft|square\\s?f(?:ee|oo)t|sq\\.?\\s?y(?:ar)?ds?\\.?|square\\s?yards?|gaj|' +
  'sq\\.?\\s?m(?:t|tr|eter|etre)?s?\\.?|square\\s?met(?:er|re)s?|acres?|hectares?';
const ENDS = '(?![\\p{L}\\p{M}\\p{N}])';

/** 'a month', '/month', 'pm', 'monthly': a rent. */
const A_MONTH =
  '(?:(?:/|per|a|each|every)?\\s?(?:months?|mahin[ae])|pm|p\\.m\\.?|monthly)(?![\\p{L}\\p{N}])';
const MONTHLY = `(?:\\s?(?<monthly>${A_MONTH}))?`;

/** [comparison] first [to second] unit [comparison]; 'first' may leave its unit to 'second'. */
function amounts(unit: string, currency: string, tail = ''): RegExp {
  return new RegExp(
    [
      `${NOT_AN_ADDRESS}(?<![\\p{L}\\p{M}\\p{N}.])`,
      `(?:(?<most>${AT_MOST})\\s?|(?<least>${AT_LEAST})\\s?|between\\s)?`,
      `(?:${currency}(?<first>${FIGURE})\\s?(?<firstUnit>${unit})?\\s?(?:-|–|to|and|se)\\s?)?`,
      `${currency}(?<last>${FIGURE})\\s?(?<unit>${unit})${ENDS}`,
      `(?:\\s?(?:(?<mostAfter>${AT_MOST_AFTER})|(?<leastAfter>${AT_LEAST_AFTER}))(?![\\p{L}\\p{N}]))?`,
      tail,
    ].join(''),
    'giu',
  );
}

const PRICE: Phrase = {
  pattern: amounts(MONEY, RUPEES, MONTHLY),
  read: (groups) => {
    const last = rupees(groups['last'], groups['unit']);
    const first = rupees(groups['first'], groups['firstUnit'] ?? groups['unit']);
    return pricePart(
      rangeOf(groups, first, last, (amount) => ({ max: amount })),
      groups,
    );
  },
};

const PLAIN_PRICE: Phrase = {
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.])(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST})|(?=₹|rs\\.?\\s?\\d|inr|[\\d,]{4,12}\\s?${A_MONTH}))\\s?${RUPEES}` +
      `(?<last>\\d{4,12}|\\d{1,3}(?:,\\d{2,3})+)${ENDS}${MONTHLY}`,
    'giu',
  ),
  read: (groups) =>
    pricePart(
      rangeOf(groups, null, plainNumber(groups['last']), (amount) => ({ max: amount })),
      groups,
    ),
};

const AREA: Phrase = {
  pattern: amounts(SIZE, ''),
  read: (groups) => {
    const feet = (figure: string | undefined) => squareFeet(figure, groups['unit'] ?? '');
    const range = rangeOf(groups, feet(groups['first']), feet(groups['last']), (size) => ({
      min: Math.round(size * (1 - NEAR)),
      max: Math.round(size * (1 + NEAR)),
    }));
    return areaPart(range);
  },
};

/** '2-3 bhk', '4+ bedrooms', '2 bathrooms or more'; one number alone is a word of its own. */
const rooms = (
  kind: 'BEDROOMS' | 'BATHROOMS',
  words: string,
  label: (figures: string) => string,
): Phrase => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.])(?:(?<first>\\d{1,2})\\s?(?:-|–|to|or|/)\\s?(?<last>\\d{1,2})\\s?(?:${words})${ENDS}` +
      `|(?<least>\\d{1,2})\\s?(?:\\+|plus)\\s?(?:${words})${ENDS}|(?<leastAfter>\\d{1,2})\\s?(?:${words})\\s?(?:\\+|or more))`,
    'giu',
  ),
  read: ({ first, last, least, leastAfter }) => {
    const from = Number(first ?? least ?? leastAfter);
    const to = last === undefined ? undefined : Number(last);
    const range =
      to === undefined ? { min: from } : { min: Math.min(from, to), max: Math.max(from, to) };
    const figures = to === undefined ? `${from}+` : `${range.min}-${range.max}`;
    return { kind, label: label(figures), value: figures, range };
  },
});

const BEDROOMS = rooms('BEDROOMS', 'bhks?|bed(?:room)?s?|br', (figures) => `${figures} BHK`);
const BATHROOMS = rooms('BATHROOMS', 'bath(?:room)?s?', (figures) => `${figures} bathrooms`);

const NEAR = 0.1;

function squareFeet(figure: string | undefined, unit: string): number | null {
  const metres = squareMetres(plainNumber(figure) ?? Number.NaN, unit);
  return metres === null ? null : Math.round(metres / AREA_UNITS['Sq ft'].squareMetres);
}

function rupees(figure: string | undefined, unit = ''): number | null {
  const number = plainNumber(figure);
  if (number === null) return null;
  const first = unit.slice(0, 1).toLowerCase();
  const factor = first === 'c' ? 10_000_000 : first === 'l' ? 100_000 : 1_000;
  return Math.round(number * factor);
}

function plainNumber(figure: string | undefined): number | null {
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}

function rangeOf(
  { most, least, mostAfter, leastAfter }: Groups,
  first: number | null,
  last: number | null,
  alone: (amount: number) => Range,
): Range | null {
  if (last === null) return null;
  if (first !== null) return first <= last ? { min: first, max: last } : null;
  if (most ?? mostAfter) return { max: last };
  return (least ?? leastAfter) ? { min: last } : alone(last);
}

function pricePart(range: Range | null, groups: Groups): UnderstoodPart | null {
  if (!range || (range.max ?? range.min ?? 0) > LIMITS.filter.maxPrice) return null;
  const purpose = purposeOf(range, groups);
  return {
    kind: 'PRICE',
    label: wordsOf(range, formatPrice),
    value: valueOf(range),
    range,
    ...(purpose && { purpose }),
    ...(groups['monthly'] && { isMonthly: true }),
  };
}

/** A month, or small thousands, is a rent; lakhs and crores buy. */
function purposeOf({ min, max }: Range, { monthly, unit }: Groups): 'sell' | 'rent' | null {
  if (monthly) return 'rent';
  const amount = max ?? min ?? 0;
  if (amount > HIGHEST_RENT || /^[lc]/i.test(unit ?? '')) return 'sell';
  return amount < LOWEST_PRICE ? 'rent' : null;
}

const HIGHEST_RENT = LIMITS.filter.rentSlider.max;
/** Less buys land at most. */
export const LOWEST_PRICE = 100_000;

function areaPart(range: Range | null): UnderstoodPart | null {
  if (!range || (range.max ?? range.min ?? 0) > LIMITS.filter.maxSize) return null;
  const shown = (size: number) => formatArea(size, 'Sq ft');
  return { kind: 'AREA', label: wordsOf(range, shown), value: valueOf(range), range };
}

function wordsOf({ min, max }: Range, shown: (amount: number) => string): string {
  if (min === undefined) return 'Up to ' + shown(max ?? 0);
  return max === undefined ? 'From ' + shown(min) : shown(min) + ' to ' + shown(max);
}

function valueOf({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}
