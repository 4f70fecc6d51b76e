import { editsToBeginning } from '../gazetteer/editDistance.ts';

/** A name in the form in which names are compared (`placeKey`), from one of its words to its end. */
export interface Beginning {
  readonly key: string;
  readonly isWholeName: boolean;
}

/**
 * How well a typed text fits a name, 0 is best: the name itself, its beginning, the beginning of a later
 * word, then with one mistake, then with two. Null when it does not fit.
 */
export function fitOf(typed: string, beginnings: readonly Beginning[]): number | null {
  let best: number | null = null;
  for (const { key, isWholeName } of beginnings) {
    const fit = fitOfOne(typed, key, isWholeName);
    if (fit !== null && (best === null || fit < best)) best = fit;
  }
  return best;
}

/** From here on a fit has mistakes in it. */
export const FIRST_CORRECTED_FIT = 3;

function fitOfOne(typed: string, key: string, isWholeName: boolean): number | null {
  if (key.startsWith(typed)) {
    if (!isWholeName) return 2;
    return key.length === typed.length ? 0 : 1;
  }
  const allowed = allowedMistakes(typed);
  if (allowed === 0 || key[0] !== typed[0] || !figuresOf(key).startsWith(figuresOf(typed))) {
    return null;
  }
  const mistakes = editsToBeginning(typed, key.slice(0, typed.length + allowed));
  return mistakes > allowed
    ? null
    : FIRST_CORRECTED_FIT + 2 * (mistakes - 1) + (isWholeName ? 0 : 1);
}

/** A figure is never a mistake for another: Sector 62 is none of Sector 63. */
function figuresOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Short texts begin too many names to be corrected. */
function allowedMistakes(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 7 ? 1 : 2;
}
