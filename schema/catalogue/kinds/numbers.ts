import { formatArea } from '../../format/area.ts';
import { formatRupees } from '../../format/money.ts';
import type { ApplicableField, DetailValue } from '../model.ts';
import type { Fault, KindRules } from './rules.ts';
import { oneLine } from './rules.ts';
import { grouped } from '../../format/grouped.ts';
import { signedFigureOf } from '../../rules/numbers.ts';

/** Words people write behind a number; they are read when they name the field's own unit. */
const UNIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  ft: ['ft', 'feet', 'foot'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  months: ['month', 'months'],
  kW: ['kw'],
};

const NUMERIC = {
  numeric: true,
  blank: '',
  verb: 'enter',
  parse: (raw: unknown, field: ApplicableField) => readNumber(raw, field),
  fault: numberFault,
  smallest: (field: ApplicableField) => {
    // Under the documented limits too.
    const least = Math.max(field.limits.min ?? 0, field.documented.min ?? 0, 0);
    return field.nonZero === true ? Math.max(1, least) : least;
  },
} as const;

export const WHOLE_NUMBER: KindRules = {
  ...NUMERIC,
  limits: { min: 0, max: 1_000_000 },
  decimals: 0,
  display: withUnit,
};

export const DECIMAL: KindRules = {
  ...NUMERIC,
  limits: { min: 0, max: 1_000_000 },
  decimals: 3,
  display: withUnit,
};

/** Whole rupees, up to 10 lakh crore. */
export const MONEY: KindRules = {
  ...NUMERIC,
  limits: { min: 0, max: 10_000_000_000_000 },
  // 1.25 is meant as crore, and would be a rupee.
  decimals: 0,
  display: (value) => (typeof value === 'number' ? formatRupees(value) : String(value)),
};

/** In the unit that another field names; its limits are square feet. */
export const AREA: KindRules = {
  ...NUMERIC,
  limits: { min: 0, max: 10_000_000_000 },
  decimals: 4,
  display: (value, _field, unit) =>
    typeof value === 'number' ? formatArea(value, unit) : String(value),
};

function numberFault(value: DetailValue, field: ApplicableField): Fault | null {
  if (typeof value !== 'number') return { code: 'notNumber' };
  const { min, max } = field.limits;
  if (min !== undefined && value < min) return { code: 'min', params: { min, value } };
  if (max !== undefined && value > max) return { code: 'max', params: { max, value } };
  return null;
}

/** What a computer adds to a number while it counts, as in 325.99999999999994: nobody has said it. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(15));
}

/** Reads 1200, '1,200', '₹ 12,00,000' and '30 ft'; anything else, '9,5' too, comes back as its text. */
function readNumber(raw: unknown, field: ApplicableField): number | string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return withoutNoise(raw);
  const text = oneLine(raw);
  if (text === undefined) return undefined;
  const [, figure = '', word = ''] = MEASURE.exec(text) ?? [];
  const known = word === '' || (UNIT_WORDS[field.unit ?? ''] ?? []).includes(word.toLowerCase());
  const value = known ? signedFigureOf(figure) : null;
  return value === null ? text : withoutNoise(value);
}

/** A figure with a word behind it. */
const MEASURE = /^(?:₹|rs\.?)?\s*([+-]?[\d.,]+?)\.?\s*([a-z]*)\.?$/i;

function withUnit(value: DetailValue, field: ApplicableField): string {
  if (value === 0 && field.zeroText !== undefined) return field.zeroText;
  if (typeof value === 'number' && value < 0 && field.belowText !== undefined) {
    return value === -1 ? field.belowText : `${field.belowText} ${-value}`;
  }
  const unit = value === 1 ? (ONE_OF[field.unit ?? ''] ?? field.unit) : field.unit;
  return unit === undefined ? printed(value) : `${printed(value)} ${unit}`;
}

/** Units that are called otherwise where there is one. */
const ONE_OF: Readonly<Record<string, string>> = { months: 'month' };

function printed(value: DetailValue): string {
  return typeof value === 'number' ? grouped(value, 4) : String(value);
}
