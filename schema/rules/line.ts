import { plainProblem, tidy } from './text.ts';

/**
 * Why a text is no line of plain words: empty where `blank` says so, with signs that are never seen or that turn the
 * text around, or too long. Markup is text like any other.
 */
export function lineProblem(
  text: string,
  { maxLength, blank }: { maxLength: number; blank?: string },
): string | null {
  const line = tidy(text);
  return line === '' ? (blank ?? null) : plainProblem(line, maxLength);
}
