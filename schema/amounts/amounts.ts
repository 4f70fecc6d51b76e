import { areaUnit } from '../catalogue/units.ts';
import { plainDigits } from '../rules/text.ts';
import { type Is, isFiller, meaningAt, type Token, tokensOf } from './tokens.ts';
import { type AmountUnit, LEXICON, OTHER_ROOMS } from './words.ts';

/** What a text says of an amount, at characters `start` to `end` (exclusive). */
export interface Amount {
  readonly start: number;
  readonly end: number;
  /** What is counted; null where only a number stands there. */
  readonly unit: AmountUnit | null;
  /** One number, or all of a list ('2/3 BHK'); of a range both ends. */
  readonly values: readonly number[];
  /** Set where it is a range or has a bound: 'above 50 lakh', '50 lakh+'. */
  readonly range: { readonly min?: number; readonly max?: number } | null;
  /** It was said in thousands, lakhs or crores. */
  readonly isScaled: boolean;
  /** Less or more than the bound, not the bound itself: 'less than 3 BHK'. */
  readonly isStrict: boolean;
  /** 'Around 50 lakh'. */
  readonly isAbout: boolean;
  /** 'Budget 50 lakh'. */
  readonly isMoney: boolean;
  readonly isMonthly: boolean;
}

/**
 * Every amount of a text, by one grammar for money, areas and rooms: figures in any script with Indian or other
 * grouping, fractions and numbers in words of English and Hindi, lakh, crore and million, units, bounds, lists and
 * ranges. Whether a bare number means anything is for the caller to say. Numbers of addresses and PIN codes are none.
 */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  const tokens = tokensOf(text);
  for (let index = 0; index < tokens.length;) {
    const name = nameAt(tokens, index);
    const read = name === null ? amountAt(tokens, index) : null;
    if (read?.amount) found.push(read.amount);
    index = name ?? read?.next ?? index + 1;
  }
  return found;
}

/**
 * The one number that a text for a field says, in what the field counts ('₹', a unit of areas, 'ft'; null for bare
 * numbers). Null where it is none, or says more than that: nothing of a text is taken for the whole. `bound` is the
 * bound that the field itself stands for, which may be said. A field that counts in lakhs has that as its `scale`.
 */
export function readAmount(
  text: string,
  unit: string | null,
  bound: 'min' | 'max' | null = null,
  scale = 1,
): number | null {
  const tokens = tokensOf(text.trim()).filter((token) => !isFiller(token));
  const read = amountAt(tokens, 0);
  if (!read?.amount || read.next < tokens.length) return null;
  const { values, range, unit: writtenUnit, isScaled, isAbout, isMonthly } = read.amount;
  const [value, ...others] = values;
  if (isAbout || isMonthly) return null;
  if (value === undefined || others.length > 0 || !isSameUnit(writtenUnit, unit)) return null;
  if (value > Number.MAX_SAFE_INTEGER) return null;
  if (range && (bound === null || range[bound] === undefined)) return null;
  return isScaled ? value / scale : value;
}

interface Quantity {
  value: number;
  /** The last of its thousands, lakhs and crores; 1 for none. */
  scale: number;
  next: number;
}

/** '1 crore 20 lakh', 'two hundred and fifty thousand', 'saadhe teen lakh', '1 1/2', '.5'. */
function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  let [total, scale, next] = [0, 1, from];
  let current = null as Open | null;
  for (;;) {
    const sized = meaningAt(tokens, next, 'scale');
    if (sized?.value === 100 && current) {
      current = { ...current, value: current.value * 100, isFigure: false, takes: 99 };
      next = sized.next;
    } else if (sized && current && (total === 0 || sized.value < scale)) {
      total += current.value * sized.value;
      [scale, next, current] = [sized.value, sized.next, null];
    } else if (sized && !current && total > 0 && sized.value > 100 && sized.value >= scale) {
      // 'lakh crore'.
      total *= sized.value;
      [scale, next] = [sized.value, sized.next];
    } else {
      const isJoined = current !== null && tokens[next]?.key === JOINED[current.takes];
      const base: Base | null = baseAt(tokens, isJoined ? next + 1 : next);
      if (!base || (current && (base.isFigure || base.value > current.takes))) break;
      const before: Open = current ?? { ...base, value: 0, from: next };
      current = { ...base, value: before.value + base.value, from: before.from };
      next = base.next;
    }
  }
  // Of '1 crore 20' nothing says what the 20 counts.
  if (total > 0 && current?.isFigure) return { value: total, scale, next: current.from };
  if (total === 0) return current && { value: current.value, scale, next };
  // 0.1 crore and 0.2 lakh are no 1,020,000.0000000001.
  return { value: Number((total + (current?.value ?? 0)).toFixed(6)), scale, next };
}

/** 'Twenty-five', 'two hundred and five'. */
const JOINED: Readonly<Record<number, string>> = { 9: '-', 99: 'and' };

interface Base {
  value: number;
  isFigure: boolean;
  /** How much a word may add to it: nine to 'twenty', nothing to 'two'. */
  takes: number;
  next: number;
}

/** What has no scale yet, and where it begins. */
type Open = Base & { from: number };

/** A number without a scale. */
function baseAt(tokens: readonly Token[], index: number): Base | null {
  const part = meaningAt(tokens, index, 'part', ({ stands }) => stands === 'before');
  if (part) {
    const complete = wholeAt(tokens, part.next);
    // 'sava crore' is one and a quarter.
    const isAlone = !complete && part.value !== 0.5 && meaningAt(tokens, part.next, 'scale');
    if (!complete && !isAlone) return null;
    const value = (complete?.value ?? 1) + part.value;
    return { value, isFigure: false, takes: 0, next: complete?.next ?? part.next };
  }
  const share = shareAt(tokens, index);
  const full = share ?? wholeAt(tokens, index);
  if (!full || share) return full;
  const more =
    shareAt(tokens, full.next) ??
    decimalAt(tokens, full.next) ??
    meaningAt(tokens, full.next, 'part');
  return more && Number.isInteger(full.value)
    ? { ...full, value: full.value + more.value, takes: 0, next: more.next }
    : full;
}

function wholeAt(tokens: readonly Token[], index: number): Base | null {
  const token = tokens[index];
  if (token && token.value !== null && !token.isFraction) {
    return { value: token.value, isFigure: true, takes: 0, next: index + 1 };
  }
  const word = meaningAt(tokens, index, 'number');
  if (!word) return null;
  const { value, next, only } = word;
  if (only && !isOnly(only, meaningAt(tokens, next, 'unit')?.unit)) return null;
  // 'a crore', but not every 'a' of a sentence.
  if (/^an?$/.test(token?.key ?? '') && value === 1 && !meaningAt(tokens, next, 'scale'))
    return null;
  return { value, isFigure: false, takes: value >= 20 && value % 10 === 0 ? 9 : 0, next };
}

/** 'One point five'. */
function decimalAt(tokens: readonly Token[], index: number): Base | null {
  const digit = tokens[index]?.key === 'point' ? wholeAt(tokens, index + 1) : null;
  return digit && digit.value < 10 ? { ...digit, value: digit.value / 10 } : null;
}

function isOnly(only: 'rooms' | 'floor', unit: AmountUnit | undefined): boolean {
  return unit !== undefined && (only === 'floor' ? unit === 'floor' : ROOMS.has(unit));
}

/** '½', '1/2'; '1/2 BHK' is one or two. */
function shareAt(tokens: readonly Token[], index: number): Base | null {
  const [first, slash, second] = tokens.slice(index, index + 3);
  const sign = { isFigure: true, takes: 0 };
  if (first?.isFraction) return { ...sign, value: first.value ?? 0, next: index + 1 };
  const [part, total] = [first?.value ?? 0, second?.value ?? 0];
  const isShare = /^[/\u2044]$/.test(slash?.key ?? '') && part > 0 && part < total;
  const isList = tokens[index + 3]?.key === '/';
  if (!isShare || isList || !SHARES.has(total) || !Number.isInteger(part)) return null;
  const unit = meaningAt(tokens, index + 3, 'unit')?.unit;
  return unit && ROOMS.has(unit) ? null : { ...sign, value: part / total, next: index + 3 };
}

const SHARES: ReadonlySet<number> = new Set([2, 3, 4, 8]);
const ROOMS: ReadonlySet<AmountUnit> = new Set(['BHK', 'RK', 'bathrooms', 'rooms']);

interface Item extends Quantity {
  unit: AmountUnit | null;
  isRate?: boolean;
}

/** A quantity with what it counts: '₹ 50 lakh', '200 gaj', '3 BHK', 'bedrooms: 3'. */
function itemAt(tokens: readonly Token[], index: number): Item | null {
  const before = meaningAt(tokens, index, 'unit', ({ unit }) => STANDS_BEFORE.has(unit));
  const isNamed = before && before.unit !== '₹';
  const link = isNamed ? (meaningAt(tokens, before.next, 'link') ?? null) : null;
  const quantity = quantityAt(tokens, link?.next ?? before?.next ?? index);
  if (!quantity) return null;
  const sides = sidesAt(tokens, quantity) ?? besidesAt(tokens, quantity);
  if (sides) return sides;
  const after = unitAt(tokens, quantity.next);
  if (isNamed) {
    const isOfNext =
      after !== null && STANDS_BEFORE.has(after.unit) && isFigureAlone(tokens, after.next);
    const isCount = quantity.scale === 1 && quantity.value <= MOST_COUNTED && (!after || isOfNext);
    return isCount ? { ...quantity, unit: before.unit } : null;
  }
  // '₹5,000 sq ft' is a rate, and '5,000 months' none of 5,000 months.
  if (after?.unit === 'months' && quantity.value >= LEAST_MONTHLY)
    return { ...quantity, unit: null };
  return {
    ...quantity,
    unit: after?.unit ?? before?.unit ?? null,
    isRate: before !== null && after !== null && after.unit !== '₹',
    next: after?.next ?? quantity.next,
  };
}

/** '30 x 40' is a plot of 1,200 square feet, '24x7' none. */
function sidesAt(tokens: readonly Token[], { value, next }: Quantity): Item | null {
  if (!/^(?:[x×*]|by)$/.test(tokens[next]?.key ?? '') || value < SHORTEST_SIDE) return null;
  const other = quantityAt(tokens, next + 1);
  if (!other || other.value < SHORTEST_SIDE || (value === 24 && other.value === 7)) return null;
  const after = unitAt(tokens, other.next);
  const unit = after?.unit === 'm' ? 'Sq m' : 'Sq ft';
  const isSided = after?.unit === 'ft' || after?.unit === unit || after?.unit === 'm';
  return { value: value * other.value, scale: 1, unit, next: isSided ? after.next : other.next };
}

const SHORTEST_SIDE = 5;

/** '3 + 1 BHK' has three bedrooms and a smaller room. */
function besidesAt(tokens: readonly Token[], { value, next }: Quantity): Item | null {
  const unit =
    tokens[next]?.key === '+' && tokens[next + 1]?.value === 1 ? unitAt(tokens, next + 2) : null;
  return unit?.unit === 'BHK' ? { value, scale: 1, ...unit } : null;
}

/** In 'bedrooms 3 bathrooms 2' each figure belongs to the word before it. */
function isFigureAlone(tokens: readonly Token[], index: number): boolean {
  const isFigure = (tokens[index]?.value ?? null) !== null;
  return isFigure && (!unitAt(tokens, index + 1) || isFigureAlone(tokens, index + 2));
}

const STANDS_BEFORE: ReadonlySet<AmountUnit> = new Set(['₹', 'BHK', 'bathrooms', 'floor']);
const MOST_COUNTED = 50;
const LEAST_MONTHLY = 1_000;

function unitAt(
  tokens: readonly Token[],
  index: number,
): { unit: AmountUnit; next: number } | null {
  const known = meaningAt(tokens, index, 'unit');
  for (let next = Math.min(index + 3, tokens.length); next > index; next -= 1) {
    const words = tokens.slice(index, next);
    const unit = areaUnit(words.map(({ text }) => text).join(' '));
    if (unit && words.every(({ text }) => /^[\p{L}.]+[\u00B22]?\.?$/u.test(text))) {
      return known && known.next > next ? known : { unit, next };
    }
  }
  return known;
}

/** The amount at a token; what a square foot or an acre costs is none of a home. */
function amountAt(
  tokens: readonly Token[],
  from: number,
): { amount: Amount | null; next: number } | null {
  const lead = leadAt(tokens, from);
  const first = itemAt(tokens, lead.next);
  if (!first) return null;
  const { items, makes, next: end } = listAt(tokens, first, lead);
  const tail = tailAt(tokens, end, { first, lead, makes });
  const isRange = makes === 'range' || (makes !== null && tail.isBetween);
  const values = inheriting(items);
  const bound = tail.bound ?? lead.bound;
  const range = rangeOf(values, isRange ? 'range' : makes, bound?.end ?? null);
  if (lead.isBetween && !isRange) return null;
  const each = meaningAt(tokens, tail.next, 'each');
  const counted = each && unitAt(tokens, each.next);
  if (first.isRate || counted) return { amount: null, next: counted?.next ?? tail.next };
  const amount = {
    start: tokens[from]?.start ?? 0,
    end: tokens[tail.next - 1]?.end ?? 0,
    unit: tail.unit ?? items.find((item) => item.unit !== null)?.unit ?? null,
    values,
    range,
    isScaled: items.some(({ scale }) => scale > 1),
    isStrict: range !== null && !isRange && (bound?.isStrict ?? false),
    isAbout: lead.isAbout || tail.isAbout,
    isMoney: lead.isMoney || tail.isMoney,
    isMonthly: tail.isMonthly,
  };
  return { amount, next: tail.next };
}

/** What is said around an amount. */
interface Around {
  bound: Is<'bound'> | null;
  isBetween: boolean;
  isAbout: boolean;
  isMoney: boolean;
  isMonthly: boolean;
  next: number;
}

const MOST_AROUND = 4;
const isInFront = ({ stands }: Pick<Is<'bound'>, 'stands'>) => stands === 'before';
const isBehind = ({ stands }: Pick<Is<'bound'>, 'stands'>) => stands === 'after';

function nothingAround(next: number): Around {
  return { bound: null, isBetween: false, isAbout: false, isMoney: false, isMonthly: false, next };
}

/** 'Budget is up to', 'not more than', 'between'. */
function leadAt(tokens: readonly Token[], from: number): Around {
  const lead = nothingAround(from);
  for (let count = 0; count < MOST_AROUND; count += 1) {
    const { next } = lead;
    const bound = meaningAt(tokens, next, 'bound', isInFront);
    const word =
      bound ??
      meaningAt(tokens, next, 'between', isInFront) ??
      meaningAt(tokens, next, 'about', isInFront) ??
      meaningAt(tokens, next, 'money') ??
      (next > from ? meaningAt(tokens, next, 'link') : null);
    if (!word) break;
    lead.bound = bound ?? lead.bound;
    lead.isBetween ||= word.is === 'between';
    lead.isAbout ||= word.is === 'about';
    lead.isMoney ||= word.is === 'money';
    lead.next = word.next;
  }
  return lead;
}

interface Join {
  makes: 'range' | 'list';
  next: number;
}

/** The amounts that are joined to the first: '40-60 lakh', '2, 3 or 4 BHK'. */
function listAt(tokens: readonly Token[], first: Item, lead: Around) {
  const items = [first];
  let makes: 'range' | 'list' | null = null;
  let { next } = first;
  for (;;) {
    const isBound: boolean =
      makes === null &&
      meaningAt(tokens, next, 'bound', isBehind) !== null &&
      !leadsOn(tokens, next);
    const join: Join | null = isBound
      ? null
      : joinAt(tokens, next, lead.bound?.end ?? null, lead.isBetween);
    const isFull: boolean = makes === 'range' || items.length >= MOST_LISTED;
    if (!join || isFull || isPin(tokens, join.next)) break;
    const item = itemAt(tokens, join.next);
    if (!item || (makes !== null && join.makes !== makes)) break;
    if (lead.bound && join.makes === 'list') break;
    if (!items.every((each) => countsSame(each, item))) break;
    items.push(item);
    [makes, next] = [join.makes, item.next];
  }
  return { items, makes, next };
}

/** 'Or more', 'tak', 'ke beech', 'a month'; '3+ BHK' says it before the unit. */
function tailAt(
  tokens: readonly Token[],
  from: number,
  { first, lead, makes }: { first: Item; lead: Around; makes: 'range' | 'list' | null },
) {
  const tail: Around & { unit: AmountUnit | null } = { ...nothingAround(from), unit: null };
  const mayBeMoney = first.unit === null || first.unit === '₹';
  const mayBeBound = lead.bound === null && makes !== 'list';
  for (let count = 0; count < MOST_AROUND; count += 1) {
    const said = tokens[tail.next];
    if (said && isFiller(said)) tail.next += 1;
    const { next } = tail;
    const bound = mayBeBound && !tail.bound ? meaningAt(tokens, next, 'bound', isBehind) : null;
    const word =
      bound ??
      meaningAt(tokens, next, 'between', isBehind) ??
      meaningAt(tokens, next, 'about', isBehind) ??
      (mayBeMoney
        ? (meaningAt(tokens, next, 'monthly') ?? meaningAt(tokens, next, 'money'))
        : null);
    if (!word || leadsOn(tokens, next) || isAddition(tokens, next)) break;
    tail.bound = bound ?? tail.bound;
    tail.isBetween ||= word.is === 'between';
    tail.isAbout ||= word.is === 'about';
    tail.isMoney ||= word.is === 'money';
    tail.isMonthly ||= word.is === 'monthly';
    tail.next = word.next;
    const unit = bound && first.unit === null ? unitAt(tokens, word.next) : null;
    const isCounted = unit !== null && (!ROOMS.has(unit.unit) || first.value <= MOST_COUNTED);
    if (unit && isCounted) [tail.unit, tail.next] = [unit.unit, unit.next];
  }
  return tail;
}

/** In '2 BHK max 50 lakh' the bound is that of the next amount. */
function leadsOn(tokens: readonly Token[], index: number): boolean {
  const { next } = leadAt(tokens, index);
  return next > index && itemAt(tokens, next) !== null;
}

/** '2 BHK + study' is two bedrooms and more than that of something else. */
function isAddition(tokens: readonly Token[], index: number): boolean {
  const [before, plus, after] = tokens.slice(Math.max(index - 1, 0), index + 2);
  if (plus?.key === 'plus') return OTHER_ROOMS.test(after?.key ?? '');
  const isWord = after !== undefined && after.value === null && !unitAt(tokens, index + 1);
  return plus?.key === '+' && isWord && (before?.end !== plus.start || after.start === plus.end);
}

/** The end of what only names something: 'sector 62', 'block C-14', a PIN code. */
function nameAt(tokens: readonly Token[], index: number): number | null {
  const address = meaningAt(tokens, index, 'address');
  if (!address) return isPin(tokens, index) || isLettered(tokens, index) ? index + 1 : null;
  let next = meaningAt(tokens, address.next, 'address')?.next ?? address.next;
  while (next < address.next + MOST_AROUND && /^(?:[-.#]|\p{L})$/u.test(tokens[next]?.key ?? ''))
    next += 1;
  if ((tokens[next]?.value ?? null) === null) return null;
  const isCounted = (tokens[next + 1]?.key.length ?? 0) > 1 && meaningAt(tokens, next + 1, 'scale');
  return isCounted || unitAt(tokens, next + 1) ? null : next + 1;
}

/** 'A5' names a block, and 'GK2' a place. */
function isLettered(tokens: readonly Token[], index: number): boolean {
  const [before, figure] = tokens.slice(Math.max(index - 1, 0), index + 1);
  const key = index > 0 ? (before?.key ?? '') : '';
  const isLetter = /^\p{L}$/u.test(key) || (/^\p{L}{2,3}$/u.test(key) && !LEXICON.has(key));
  return isLetter && before?.end === figure?.start && (figure?.value ?? null) !== null;
}

/** Six digits without a comma, of which nothing says what they count. */
function isPin(tokens: readonly Token[], index: number): boolean {
  if (!/^[1-9]\d{5}$/.test(plainDigits(tokens[index]?.text.slice(0, 12) ?? ''))) return false;
  const next = index + 1;
  const range = meaningAt(tokens, next, 'join', ({ makes }) => makes === 'range');
  return !(
    unitAt(tokens, next) ??
    meaningAt(tokens, next, 'scale') ??
    meaningAt(tokens, next, 'monthly') ??
    meaningAt(tokens, next, 'money') ??
    meaningAt(tokens, next, 'bound', isBehind) ??
    (range && itemAt(tokens, range.next))
  );
}

const MOST_LISTED = 10;

/** Not '50 lakh, 2 BHK' nor '5000, 2 BHK'. */
function countsSame(first: Item, second: Item): boolean {
  if (first.unit === second.unit) return true;
  if (second.unit === null) {
    const isMoney = first.unit === '₹' || first.unit === null;
    // 'More than 1500 sq ft, less than 2 cr' are a size and a price.
    return isMoney ? first.scale === 1 || second.scale > 1 : second.scale <= first.scale;
  }
  if (first.unit !== null || (ROOMS.has(second.unit) && first.value >= 100)) return false;
  return first.scale === 1 || second.scale > 1 || second.unit === '₹';
}

/** What joins two amounts; 'and' makes a range behind 'between', and so does 'from 40 up to 60 lakh'. */
function joinAt(
  tokens: readonly Token[],
  index: number,
  bound: 'min' | 'max' | null,
  isBetween: boolean,
): Join | null {
  const upTo = meaningAt(
    tokens,
    index,
    'bound',
    ({ stands, end }) => stands === 'before' && end === 'max',
  );
  if (bound === 'min' && upTo) return { makes: 'range', next: upTo.next };
  const join = meaningAt(tokens, index, 'join');
  if (!join) return null;
  const { makes, next } = join;
  return { makes: makes === 'either' ? (isBetween ? 'range' : 'list') : makes, next };
}

/** In '40-60 lakh' the first counts lakhs too; what would be more than the next keeps its own size. */
function inheriting(items: readonly Item[]): number[] {
  return items.map(({ value, scale }, index) => {
    const later = items.slice(index + 1).find((item) => item.scale > 1);
    if (scale > 1 || !later) return value;
    return value * later.scale > later.value && value >= 1_000 ? value : value * later.scale;
  });
}

function rangeOf(
  values: readonly number[],
  makes: 'range' | 'list' | null,
  bound: 'min' | 'max' | null,
): Amount['range'] {
  const [first = 0] = values;
  if (makes === 'range') return { min: Math.min(...values), max: Math.max(...values) };
  if (bound === null || makes === 'list') return null;
  return bound === 'min' ? { min: first } : { max: first };
}

/** Nothing that is said for the field's own unit counts something else. */
function isSameUnit(writtenUnit: AmountUnit | null, unit: string | null): boolean {
  if (writtenUnit === null) return true;
  return (
    unit !== null &&
    (writtenUnit === areaUnit(unit) || writtenUnit.toLowerCase() === unit.toLowerCase())
  );
}
