import { tidy, tooLong } from './text.ts';

/**
 * Why a text is no line of plain words: empty where `blank` says so, with signs that are never seen or that turn the
 * text around, or too long. Markup is text like any other.
 */
export function lineProblem(
  text: string,
  { maxLength, blank }: { maxLength: number; blank?: string },
): string | null {
  const line = tidy(text);
  if (line === '') return blank ?? null;
  if (NEVER_SEEN.test(line)) return 'Please leave out signs that cannot be seen';
  return tooLong(line, maxLength);
}

// Control characters, which the database does not take either, halves of characters and changes of direction.
const NEVER_SEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
