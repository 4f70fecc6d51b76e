import { indiaDay, fullDate } from '../../format/time.ts';
import type { ApplicableField, DetailValue } from '../model.ts';
import type { Fault, KindRules } from './rules.ts';
import { manyLines, oneLine } from './rules.ts';

const TEXT = {
  numeric: false,
  blank: '',
  verb: 'enter',
  fault: textFault,
  display: (value: DetailValue) => String(value),
  smallest: () => 'A',
} as const;

export const SHORT_TEXT: KindRules = {
  ...TEXT,
  limits: { max: 120 },
  parse: (raw) => oneLine(raw),
};

export const LONG_TEXT: KindRules = {
  ...TEXT,
  limits: { max: 2000 },
  parse: (raw) => manyLines(raw),
};

/** A free list of texts, such as picture addresses. */
export const TEXTS: KindRules = {
  ...TEXT,
  blank: [],
  limits: { max: 50 },
  parse: (raw) => {
    const texts = (Array.isArray(raw) ? raw : [raw]).flatMap((part) => oneLine(part) ?? []);
    return texts.length === 0 ? undefined : texts;
  },
  fault: (value, field) => {
    const max = field.limits.max ?? Infinity;
    return Array.isArray(value) && value.length > max ? { code: 'tooMany', params: { max } } : null;
  },
  display: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  smallest: () => ['A'],
};

export const YES_NO: KindRules = {
  ...TEXT,
  blank: false,
  limits: {},
  verb: 'select',
  parse: (raw) => {
    const text = oneLine(raw);
    if (text === undefined) return undefined;
    if (['yes', 'true', 'y', '1'].includes(text.toLowerCase())) return true;
    if (['no', 'false', 'n', '0'].includes(text.toLowerCase())) return false;
    return text;
  },
  fault: (value) => (typeof value === 'boolean' ? null : { code: 'notYesNo' }),
  display: (value) => (value === true ? 'Yes' : 'No'),
  smallest: () => false,
};

/**
 * A calendar day, kept as yyyy-mm-dd; also read from dd/mm/yyyy and from a date with a time: with a zone it is the day
 * that it is in India then.
 */
export const DATE: KindRules = {
  ...TEXT,
  limits: {},
  verb: 'select',
  parse: (raw) => {
    const text = oneLine(raw);
    const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text ?? '');
    if (indian !== null) {
      const [, day = '', month = '', year = ''] = indian;
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    }
    return (text !== undefined && dayOfTime(text)) || text;
  },
  fault: (value) => (dayOf(value) === null ? { code: 'notDate' } : null),
  display: (value) => {
    const day = dayOf(value);
    return day === null ? String(value) : fullDate(day);
  },
  smallest: () => '2000-01-01',
};

/** The day of a date with a time, or null for anything else. */
function dayOfTime(text: string): string | null {
  const [, day = '', zone] = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  const time = new Date(zone === undefined ? `${text}Z` : text);
  if (day === '' || Number.isNaN(time.getTime())) return null;
  return zone === undefined ? day : indiaDay(time);
}

function textFault(value: DetailValue, field: ApplicableField): Fault | null {
  if (typeof value !== 'string') return null;
  const { limits, pattern } = field;
  const max = limits.max ?? Infinity;
  if (value.length > max) return { code: 'tooLong', params: { max } };
  const fits = pattern === undefined || new RegExp(pattern, 'u').test(value);
  return fits ? null : { code: 'notPattern' };
}

/** Midnight (UTC) of a day that exists between 1900 and 2200, or null. */
function dayOf(value: DetailValue): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value));
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2200 ? date : null;
}
