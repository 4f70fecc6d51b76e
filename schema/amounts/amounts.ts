import { areaUnit } from '../catalogue/units.ts';
import { type Is, isFiller, meaningAt, type Token, tokensOf } from './tokens.ts';
import { type AmountUnit } from './words.ts';

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
}

/**
 * Every amount of a text, by one grammar for money, areas and rooms: figures in any script with Indian or other
 * grouping, fractions and numbers in words of English and Hindi, lakh, crore and million, units, bounds, lists and
 * ranges. Whether a bare number means anything is for the caller to say.
 */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  const tokens = tokensOf(text);
  for (let index = 0; index < tokens.length;) {
    const read = amountAt(tokens, index);
    if (read) found.push(read.amount);
    index = read?.next ?? index + 1;
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
  if (!read || read.next < tokens.length) return null;
  const { values, range, unit: writtenUnit, isScaled } = read.amount;
  const [value, ...others] = values;
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
    } else if (sized && !current && total > 0 && sized.value > 100) {
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
  const more = shareAt(tokens, full.next) ?? meaningAt(tokens, full.next, 'part');
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
  const { value, next } = word;
  // 'a crore', but not every 'a' of a sentence.
  if (/^an?$/.test(token?.key ?? '') && value === 1 && !meaningAt(tokens, next, 'scale'))
    return null;
  return { value, isFigure: false, takes: value >= 20 && value % 10 === 0 ? 9 : 0, next };
}

/** '½', '1/2'; '1/2 BHK' is one or two. */
function shareAt(tokens: readonly Token[], index: number): Base | null {
  const [first, slash, second] = tokens.slice(index, index + 3);
  const sign = { isFigure: true, takes: 0 };
  if (first?.isFraction) return { ...sign, value: first.value ?? 0, next: index + 1 };
  const [part, total] = [first?.value ?? 0, second?.value ?? 0];
  const isShare = /^[/\u2044]$/.test(slash?.key ?? '') && part > 0 && part < total;
  if (!isShare || !SHARES.has(total) || !Number.isInteger(part)) return null;
  const unit = meaningAt(tokens, index + 3, 'unit')?.unit;
  return unit && ROOMS.has(unit) ? null : { ...sign, value: part / total, next: index + 3 };
}

const SHARES: ReadonlySet<number> = new Set([2, 3, 4, 8]);
const ROOMS: ReadonlySet<AmountUnit> = new Set(['BHK', 'bathrooms', 'rooms']);

interface Item extends Quantity {
  unit: AmountUnit | null;
}

/** A quantity with what it counts: '₹ 50 lakh', '200 gaj', '3 BHK'. */
function itemAt(tokens: readonly Token[], index: number): Item | null {
  const money = meaningAt(tokens, index, 'unit', ({ unit }) => unit === '₹');
  const quantity = quantityAt(tokens, money?.next ?? index);
  if (!quantity) return null;
  const after = unitAt(tokens, quantity.next);
  return {
    ...quantity,
    unit: after?.unit ?? money?.unit ?? null,
    next: after?.next ?? quantity.next,
  };
}

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

function amountAt(tokens: readonly Token[], from: number): { amount: Amount; next: number } | null {
  const before = meaningAt(tokens, from, 'bound', ({ stands }) => stands === 'before');
  const between = meaningAt(tokens, from, 'between');
  const first = itemAt(tokens, between?.next ?? before?.next ?? from);
  if (!first) return null;
  const items = [first];
  let makes: 'range' | 'list' | null = null;
  let after: Is<'bound'> | null = null;
  let { next } = first;
  for (;;) {
    const bound = meaningAt(tokens, next, 'bound', ({ stands }) => stands === 'after');
    if (bound && !before && !between && makes === null) {
      // '3+ BHK' says it before the unit.
      const unit = first.unit === null ? unitAt(tokens, bound.next) : null;
      first.unit ??= unit?.unit ?? null;
      [after, next] = [bound, unit?.next ?? bound.next];
      break;
    }
    const join = joinAt(tokens, next, before?.end ?? null, between !== null);
    const isFull: boolean = makes === 'range' || items.length >= MOST_LISTED;
    const item: Item | null = join && !isFull ? itemAt(tokens, join.next) : null;
    if (!join || !item || (makes !== null && join.makes !== makes)) break;
    if ((before && join.makes === 'list') || !items.every((each) => countsSame(each, item))) break;
    items.push(item);
    [makes, next] = [join.makes, item.next];
  }
  const values = inheriting(items);
  const range = rangeOf(values, makes, after?.end ?? before?.end ?? null);
  if (range === 'crossed' || (between && makes !== 'range')) return null;
  const unit = items.find((each) => each.unit !== null)?.unit ?? null;
  const isScaled = items.some(({ scale }) => scale > 1);
  const { start = 0 } = tokens[from] ?? {};
  const { end = 0 } = tokens[next - 1] ?? {};
  return { amount: { start, end, unit, values, range, isScaled }, next };
}

const MOST_LISTED = 10;

/** Not '50 lakh, 2 BHK' nor '5000, 2 BHK'. */
function countsSame(first: Item, second: Item): boolean {
  if (second.unit === null || first.unit === second.unit) return true;
  if (first.unit !== null || (ROOMS.has(second.unit) && first.value >= 100)) return false;
  return first.scale === 1 || second.scale > 1 || second.unit === '₹';
}

/** What joins two amounts; 'and' makes a range behind 'between', and so does 'from 40 up to 60 lakh'. */
function joinAt(
  tokens: readonly Token[],
  index: number,
  bound: 'min' | 'max' | null,
  isBetween: boolean,
): { makes: 'range' | 'list'; next: number } | null {
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
): Amount['range'] | 'crossed' {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (makes === 'range') return first > last ? 'crossed' : { min: first, max: last };
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
