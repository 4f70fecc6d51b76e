/** How every rule reads and cuts text. */

/** Blanks at the ends removed, runs of white space made one blank. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Nothing of it can be seen: blanks, and signs that only steer or fill. */
export function isUnseen(text: string): boolean {
  return /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text);
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

/** Half a character, as a text that was cut in the middle of one has: what is stored would be another text. */
export function halvesProblem(text: string): string | null {
  return /\p{Cs}/u.test(text) ? 'Please leave out signs that cannot be seen' : null;
}

/** The same rule where the text may be left out. */
export function unlessBlank(
  rule: (text: string) => string | null,
): (text: string) => string | null {
  return (text) => (text.trim() === '' ? null : rule(text));
}
