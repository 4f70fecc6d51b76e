import { type Amount, findAmounts } from '../../../schema/amounts/amounts.ts';
import { choiceLabel, filterRow } from '../../../schema/catalogue/filters.ts';
import { AREA_UNITS, areaUnit } from '../../../schema/catalogue/units.ts';
import { formatArea } from '../../../schema/format/area.ts';
import { formatPrice } from '../../../schema/format/money.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { landUnit } from './data/landUnits.ts';
import { countPart } from './keywordCounts.ts';
import { type UnderstoodPart } from './keywordWords.ts';

/** Characters `start` to `end` (exclusive) of a text that say something together. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  readonly part: UnderstoodPart;
}

/**
 * What the amounts of a text say of a home: a price, a size, rooms or a distance. Money alone is what somebody has to
 * spend; a size alone, and what is 'around', is meant within a tenth. A number without its unit is money only beside
 * words of money or a bound, and from four figures on.
 */
export function amountPhrases(text: string): Phrase[] {
  const amounts = findAmounts(text);
  const found = phrasesAmong(amounts, text);
  return found.some(({ part }) => part.kind === 'PRICE')
    ? found
    : [...found, ...barePrice(amounts, text)];
}

function phrasesAmong(amounts: readonly Amount[], text: string): Phrase[] {
  return amounts.flatMap((amount) => {
    const { start, end } = amount;
    const said = {
      before: text.slice(0, start),
      words: text.slice(start, end),
      after: text.slice(end),
    };
    const distance = distancePart(amount, said);
    if (distance) return { start, end: end + lengthOf(DISTANCE_ENDS, said.after), part: distance };
    const several = [...ageParts(amount, said), ...floorParts(amount, said)];
    if (several.length > 0) {
      const from = start - lengthOf(AGE_BEFORE, said.before);
      return several.map((part) => ({
        start: from,
        end: end + lengthOf(AGE_ENDS, said.after),
        part,
      }));
    }
    const area = areaPart(amount, said);
    const part = roomsPart(amount) ?? area ?? pricePart(amount, said);
    const [lead, tail] = area
      ? [lengthOf(BEHIND_AREA, said.before), lengthOf(AREA_ENDS, said.after)]
      : [0, 0];
    return part ? { start: start - lead, end: end + tail, part } : [];
  });
}

/** Less buys land at most. */
export const LOWEST_PRICE = 100_000;
const HIGHEST_RENT = LIMITS.filter.rentSlider.max;
const LEAST_MONEY = 1_000;
/** Smaller bare numbers may as well be years. */
const LEAST_RANGE = 3_000;
const NEAR = 0.1;

interface Said {
  before: string;
  words: string;
  after: string;
}

type Range = NonNullable<Amount['range']>;

function roomsPart({ unit, values, range, isStrict }: Amount): UnderstoodPart | null {
  if (unit === 'bathrooms') return countPart('BATHROOMS', countsOf(values, range, isStrict));
  if (unit !== 'BHK' && unit !== 'RK' && unit !== 'rooms') return null;
  // A room with a kitchen, or alone, has no bedroom beside it.
  const isOneRoom = unit !== 'BHK' && values.length === 1 && values[0] === 1;
  if (isOneRoom) return countPart('BEDROOMS', { min: 0, max: 0 });
  return unit === 'RK' ? null : countPart('BEDROOMS', countsOf(values, range, isStrict));
}

function countsOf(values: readonly number[], range: Amount['range'], isStrict: boolean) {
  if (!range) return { anyOf: [...values] };
  const beyond = isStrict ? 1 : 0;
  const { min, max } = range;
  return {
    ...(min !== undefined && { min: min + beyond }),
    ...(max !== undefined && { max: max - beyond }),
  };
}

/** 'Rent pune 2bhk 20000': where rent is said and no price, and of what is too much for anything else, a bare number. */
function barePrice(amounts: readonly Amount[], text: string): Phrase[] {
  const isRent = SAYS_RENT.test(text);
  const bare = amounts.filter(({ unit, values: [value = 0, ...others], range, start, end }) => {
    const isPlain =
      unit === null && others.length === 0 && !range && /^[\d,]+$/.test(text.slice(start, end));
    const isAsked =
      (isRent && value >= LEAST_RANGE && value <= HIGHEST_RENT) || value >= LEAST_BARE;
    return (
      isPlain && isAsked && value < MOST_BARE && !isOther(text.slice(0, start), text.slice(end))
    );
  });
  const [only, ...more] = bare;
  const said = only && { before: '', words: text.slice(only.start, only.end), after: '' };
  const part = said && more.length === 0 && pricePart({ ...only, isMoney: true }, said);
  return part ? [{ start: only.start, end: only.end, part }] : [];
}

const LEAST_BARE = 1_000_000;
const MOST_BARE = 1_000_000_000;

const AGE_BEFORE = /(?<!\p{L})(?:age|aged)(?:\s+(?:of|is))?\s*$/iu;
const AGE_ENDS = /^[\s-]*(?:old|purana|purane|purani|पुराना|पुराने|पुरानी)(?![\p{L}\p{M}])/iu;

/** The ages that 'less than 5 years old' or '5 saal purana' may mean. */
function ageParts(
  { unit, values, range }: Amount,
  { before, words, after }: Said,
): UnderstoodPart[] {
  const row = filterRow('age');
  const isAge = AGE_ENDS.test(after) || AGE_BEFORE.test(before) || /\bolder\b/i.test(words);
  if (unit !== 'years' || !row || !isAge) return [];
  const low = range ? (range.min ?? 0) : Math.min(...values);
  const high = range ? (range.max ?? Infinity) : Math.max(...values);
  return row.choices.flatMap(({ value }) => {
    const [, from = '0', to = value.endsWith('+') ? 'Infinity' : '1'] =
      /^(\d+)(?:-(\d+)|\+)$/.exec(value) ?? [];
    const fits =
      low === high
        ? Number(from) < low && low <= Number(to)
        : Number(from) < high && Number(to) > low;
    return fits
      ? { kind: 'FILTER', label: choiceLabel(row, value), value: `${row.key}=${value}` }
      : [];
  });
}

const IN_ADDRESS = /(?<!\p{L})(?:sector|sec|block|phase|pocket|stage|ward|plot)[\s-]*$/iu;

const HIGHEST_FLOOR = 200;

/** The choices in which floors of an amount lie; 'Sector 8 floor' says none. */
function floorParts({ unit, values, range, isStrict }: Amount, { before }: Said): UnderstoodPart[] {
  if (unit !== 'floor' || IN_ADDRESS.test(before)) return [];
  const beyond = isStrict ? 1 : 0;
  const low = range ? (range.min ?? -Infinity) + beyond : Math.min(...values);
  const high = range ? (range.max ?? Infinity) - beyond : Math.max(...values);
  if (low > HIGHEST_FLOOR) return [];
  const row = filterRow('floor');
  return (row?.choices ?? []).flatMap(({ value, label, from = -Infinity, to = Infinity }) =>
    from <= high && to >= low
      ? { kind: 'FILTER', label: `Floor: ${label}`, value: `floor=${value}` }
      : [],
  );
}

const IS_SAID = '\\s*(?:is|of|hai|at|upto|under|max|[:=@-])?\\s*';
/** No such word is of the amount before it where another amount follows it. */
const NO_AMOUNT = `(?![\\p{L}\\p{M}]|${IS_SAID}(?:rs\\.?|₹)?\\s*\\d)`;
const RENT = '(?:rent|rental|kiraya|kiraye|bhada|bhade|lease|किराया|किराये|किराए|भाड़ा|भाड़े)';
const SAYS_RENT = new RegExp(`(?<![\\p{L}\\p{M}])(?:${RENT}|to let)(?![\\p{L}\\p{M}])`, 'iu');
const BEHIND_RENT = new RegExp(`(?<![\\p{L}\\p{M}])${RENT}${IS_SAID}$`, 'iu');
const BEFORE_RENT = new RegExp(
  `^\\s*(?:/-)?\\s*(?:k[aei]|me|mein|per|का|के|में)?\\s*${RENT}${NO_AMOUNT}`,
  'iu',
);
const OTHER =
  '(?:(?:heavy|refundable)\\s+)?(?:security|deposit|advance|maintenance|token|brokerage|pagdi)';
const BEHIND_OTHER = new RegExp(`(?<![\\p{L}\\p{M}])${OTHER}${IS_SAID}$`, 'iu');
const BEFORE_OTHER = new RegExp(
  `^\\s*(?:/-)?\\s*(?:k[aei])?\\s*${OTHER}(?:${NO_AMOUNT}|(?=\\s*(?:rs\\.?|₹)?\\s*[\\d.,]+\\s*\\p{L}*\\s+${RENT}))`,
  'iu',
);

/** What is paid beside the price. */
function isOther(before: string, after: string): boolean {
  return (BEHIND_OTHER.test(before) && !BEFORE_RENT.test(after)) || BEFORE_OTHER.test(after);
}
const MAYBE_PIN = /^(?:from|within|near|around|about)\s+[1-9]\d{5}$/i;

function pricePart(amount: Amount, { before, words, after }: Said): UnderstoodPart | null {
  const { unit, values, isScaled, isMonthly, isMoney, isAbout } = amount;
  if ((unit !== '₹' && unit !== null) || isOther(before, after)) return null;
  const isRent = isMonthly || BEHIND_RENT.test(before) || BEFORE_RENT.test(after);
  const isNamed = unit === '₹' || isMoney || isRent || isScaled;
  if (!isNamed && ((!amount.range && !isAbout) || MAYBE_PIN.test(words))) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const lowest = isScaled ? 0 : isNamed || values.length === 1 ? LEAST_MONEY : LEAST_RANGE;
  if (least < lowest || most > LIMITS.filter.maxPrice) return null;
  const alone = values.length > 1 ? { min: least, max: most } : { max: most };
  const range = amount.range ?? (isAbout ? nearly(least, most) : alone);
  const purpose = isRent ? 'rent' : purposeOf(range, isScaled);
  return {
    kind: 'PRICE',
    ...rangeSaid(range, formatPrice),
    ...(purpose && { purpose }),
    ...(isMonthly && { isMonthly }),
  };
}

/** Small thousands are a rent; lakhs and crores buy. */
function purposeOf({ min, max }: Range, isScaled: boolean): 'sell' | 'rent' | null {
  const amount = max ?? min ?? 0;
  if (amount > HIGHEST_RENT || (isScaled && amount >= LOWEST_PRICE)) return 'sell';
  return amount < LOWEST_PRICE ? 'rent' : null;
}

const SQUARE = /^Sq/;
const LEAST_FEET = 300;
const IS_ROAD = /^\s*(?:wide|road|rd|from|away|se)(?![\p{L}\p{M}])/iu;

/** 'Carpet area 800', 'sqft 1200'. */
const MEASURED = '(?:(?:super|built|builtup|carpet|saleable|plinth)(?:[\\s-]*up)?[\\s-]*)+';
const BEHIND_AREA = new RegExp(
  `(?<!\\p{L})(?:${MEASURED})?(?:area|size|sq\\.?\\s?ft|sft)\\s*(?:is|of|[:=-])?\\s*$`,
  'iu',
);
const AREA_ENDS = new RegExp(`^\\s*${MEASURED}(?:area)?(?!\\p{L})`, 'iu');
const LEAST_AREA = 100;
const MOST_AREA = 100_000;

function areaPart(
  { unit, values, range, isScaled }: Amount,
  { before, after }: Said,
): UnderstoodPart | null {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (unit === null && (BEHIND_AREA.test(before) || AREA_ENDS.test(after))) {
    const isArea = least >= LEAST_AREA && most <= MOST_AREA;
    return isArea ? sizePart(range ?? nearly(least, most), 'Sq ft') : null;
  }
  // '1200 feet' of a home are square; those of a road and the way to it are not.
  const isSquare = unit === 'ft' && least >= LEAST_FEET && !IS_ROAD.test(after);
  const name = isSquare ? 'Sq ft' : (unit ?? '');
  const local = landUnit(name);
  const national = areaUnit(name);
  // Lakhs of bighas are rupees for one.
  if ((!local && !national) || (isScaled && !SQUARE.test(name))) return null;
  if (local) return sizePart(range ?? nearly(least, most, 2), name);
  const metres = (national && AREA_UNITS[national].squareMetres) ?? 0;
  const feet = inFeet(range ?? { min: least, max: most }, metres);
  const size = range ? feet : nearly(feet.min ?? 0, feet.max ?? 0);
  return (size.max ?? size.min ?? 0) > LIMITS.filter.maxSize ? null : sizePart(size, 'Sq ft');
}

function sizePart(range: Range, unit: string): UnderstoodPart {
  const said = rangeSaid(range, (each) => formatArea(each, unit));
  return { kind: 'AREA', ...said, ...(unit !== 'Sq ft' && { unit }) };
}

/** A size in a unit that differs from state to state in square feet; null where the state does not use the unit. */
export function inSquareFeet(
  part: UnderstoodPart,
  state: string | undefined,
): UnderstoodPart | null {
  const metres = landUnit(part.unit ?? '')?.(state);
  if (part.unit === undefined) return part;
  if (!metres) return null;
  const range = inFeet(part.range ?? {}, metres);
  return { ...part, value: valueOf(range), range };
}

function inFeet({ min, max }: Range, metres: number): Range {
  const feet = (size: number) => Math.round((size * metres) / AREA_UNITS['Sq ft'].squareMetres);
  return {
    ...(min !== undefined && { min: feet(min) }),
    ...(max !== undefined && { max: feet(max) }),
  };
}

const DISTANCE_ENDS =
  /^(?:\s*(?:(?:ke|ki|के|की)\s+)?(?:radius|distance|away|from|of|around|andar|door|doori|दूर|दूरी)(?![\p{L}\p{M}]))+/iu;
const METRES = 1_000;
const FARTHEST = 50;

/** 'Within 5 km of', '500 m from'. */
function distancePart({ unit, values, range }: Amount, { after }: Said): UnderstoodPart | null {
  if (unit !== 'km' && (unit !== 'm' || (!range && !DISTANCE_ENDS.test(after)))) return null;
  if (range && range.max === undefined) return null;
  const farthest = range?.max ?? Math.max(...values);
  const kilometres = Math.ceil(unit === 'm' ? farthest / METRES : farthest);
  if (kilometres < 1 || kilometres > FARTHEST) return null;
  return { kind: 'WITHIN', label: `Within ${kilometres} km`, value: String(kilometres) };
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

function nearly(least: number, most: number, digits = 0): Range {
  const rounded = (amount: number) => Number(amount.toFixed(digits));
  return { min: rounded(least * (1 - NEAR)), max: rounded(most * (1 + NEAR)) };
}

function rangeSaid(range: Range, shown: (amount: number) => string) {
  const { min, max } = range;
  const low = min === undefined ? null : shown(min);
  const high = max === undefined ? null : shown(max);
  const label =
    low === null ? `Up to ${high}` : high === null ? `From ${low}` : `${low} to ${high}`;
  return { label, value: valueOf(range), range };
}

function valueOf({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** Two bounds as one range: 'above 50 lakh' and 'under 1 crore'. Null where they do not make one. */
export function joinRanges(one: UnderstoodPart, other: UnderstoodPart): UnderstoodPart | null {
  const [low, high] = one.range?.max === undefined ? [one, other] : [other, one];
  const [min, max] = [low.range?.min, high.range?.max];
  const isRange = low.range?.max === undefined && high.range?.min === undefined;
  if (!isRange || min === undefined || max === undefined || min > max || low.unit !== high.unit)
    return null;
  const shown = (each: number) =>
    one.kind === 'PRICE' ? formatPrice(each) : formatArea(each, low.unit ?? 'Sq ft');
  return { ...low, ...high, ...rangeSaid({ min, max }, shown) };
}
