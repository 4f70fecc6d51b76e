/** Rules of number inputs. */

export interface NumberRange {
  min: number;
  max: number;
}

/** What a filter's price box holds: a whole number from 0, or null while it is empty or unusable (V-5-24). */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[,\s₹]/g, '');
  if (!/^[0-9]+$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}

/** The range with a max that is never below the min; for leaving a box, not for every key (V-5-24). */
export function orderedRange(range: NumberRange): NumberRange {
  return { min: range.min, max: Math.max(range.min, range.max) };
}

/**
 * The ends of a slider that are sent: none while it stands at its defaults (V-5-25). The top stop means
 * no maximum and is not sent (D-39); neither is a minimum of zero.
 */
export function rangeToSend(
  range: NumberRange,
  defaults: NumberRange,
  slider: NumberRange,
): Partial<NumberRange> {
  if (range.min === defaults.min && range.max === defaults.max) return {};
  return {
    ...(range.min > slider.min ? { min: range.min } : {}),
    ...(range.max === slider.max ? {} : { max: range.max }),
  };
}

/** Keys that number inputs do not take (V-5-26); arrows too in fields whose value is clamped by steps (D-93). */
export function isBlockedNumberKey(key: string, blocks: { arrows: boolean }): boolean {
  return SIGNS.has(key) || (blocks.arrows && ARROWS.has(key));
}

const SIGNS = new Set(['-', '+', 'e', 'E']);
const ARROWS = new Set(['ArrowUp', 'ArrowDown']);

/**
 * The digits of a whole number, for an expression: plain, or in groups as India and others write them; '9,5' is none.
 */
export const DIGITS = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)`;
