import { isUnseen } from '../../rules/text.ts';
import type { ApplicableField, DetailValue, FaultCode, Limits } from '../model.ts';

/** Something wrong with one value, and the numbers its sentence needs. */
export type Fault = {
  readonly code: FaultCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The behaviour of one kind. Every function is pure. */
export type KindRules = {
  readonly numeric: boolean;
  /** The value a blank form starts with. */
  readonly blank: DetailValue;
  /** The limits of every field of this kind, unless the field sets its own. */
  readonly limits: Limits;
  /** How many decimals a number may have. One with more is refused, never rounded. */
  readonly decimals?: number;
  /** 'Please {verb} …' in a form's sentence for a missing value. */
  readonly verb: 'enter' | 'select';
  /**
   * Raw input as a clean value; undefined when nothing was given (empty or undefined).
   * Input that makes no sense stays text, so that `fault` can say what is wrong with it.
   */
  readonly parse: (raw: unknown, field: ApplicableField) => DetailValue | undefined;
  readonly fault: (value: DetailValue, field: ApplicableField) => Fault | null;
  /** The value as people read it; `unit` is the unit of areas. */
  readonly display: (value: DetailValue, field: ApplicableField, unit: string) => string;
  /** The smallest value that passes; `options` are the values to choose from. */
  readonly smallest: (field: ApplicableField, options: readonly string[]) => DetailValue;
};

/** A raw value as text on one line, or undefined when it is not text-like or empty. */
export function oneLine(raw: unknown): string | undefined {
  const text = asText(raw);
  return text === undefined
    ? undefined
    : emptyAsUndefined(tidy(text).replaceAll(/\s+/gu, ' ').trim());
}

/** A raw value as text with its line breaks, or undefined when it is not text-like or empty. */
export function manyLines(raw: unknown): string | undefined {
  const text = asText(raw);
  if (text === undefined) return undefined;
  const lines = tidy(text.replaceAll(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd());
  return emptyAsUndefined(lines.join('\n').trim());
}

function asText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number') return String(raw);
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No';
  return undefined;
}

/** One form for equal texts; without characters that are none, half, control or direction, which cannot be seen. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}\p{NChar}]/gu, '');
}

function emptyAsUndefined(text: string): string | undefined {
  return isUnseen(text) ? undefined : text;
}
