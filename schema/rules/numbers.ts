/** Rules of number inputs. */

export interface NumberRange {
  min: number;
  max: number;
}

/**
 * The number of a figure: plain, or in groups as India and others write them, with '₹' and blanks around. Null for
 * anything else, as '9,5' and '1e6' are; what is said in words is for `readAmount`.
 */
export function figureOf(text: string): number | null {
  const [, figure = ''] = FIGURE.exec(text.trim()) ?? [];
  const value = Number(figure.replaceAll(/[,\s]/g, ''));
  return figure !== '' && Number.isFinite(value) ? value : null;
}

/** The same with a sign before it, where there may be one. */
export function signedFigureOf(text: string): number | null {
  const figure = figureOf(text.trim().replace(/^[+-]/, ''));
  return figure !== null && text.trim().startsWith('-') ? -figure : figure;
}

const FIGURE = /^₹?\s*((?:\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}|\d+)(?:\.\d+)?|\.\d+)$/;

/** The range with a max that is never below the min; for leaving a box, not for every key. */
export function orderedRange(range: NumberRange): NumberRange {
  return { min: range.min, max: Math.max(range.min, range.max) };
}

/**
 * The ends of a slider that are sent: none while it stands at its defaults. The top stop means
 * no maximum and is not sent; neither is a minimum of zero.
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

/**
 * Keys that make no amount: a sign before it, an exponent behind a digit; elsewhere they belong to words, as
 * in '50 lakh+' and '5 crore'. `before` is what stands before the cursor.
 */
export function isBlockedNumberKey(key: string, before: string): boolean {
  return before.trim() === '' ? /^[-+]$/.test(key) : /^e$/i.test(key) && /\d$/.test(before);
}
