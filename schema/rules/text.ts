/** How every rule reads and cuts text. */

/** Blanks at the ends removed, runs of white space made one blank. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** At most `maxLength` UTF-16 units, as an input's maxlength counts; a pair of surrogates is never split. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  const opensPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, opensPair ? maxLength - 1 : maxLength);
}

/** The sentence of P-5.1-04 for a text that is too long. */
export function tooLong(text: string, maxLength: number): string | null {
  return text.length > maxLength ? `Max ${maxLength} characters` : null;
}

/** The same rule where the text may be left out. */
export function unlessBlank(
  rule: (text: string) => string | null,
): (text: string) => string | null {
  return (text) => (text.trim() === '' ? null : rule(text));
}

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
