/** How every rule reads, compares and cuts text. */

/** Blanks at the ends removed; nothing where nothing can be seen. */
export function trimmed(text: string): string {
  return isUnseen(text) ? '' : text.trim();
}

/** The same on one line: runs of white space made one blank. */
export function tidy(text: string): string {
  return trimmed(text.replace(/\s+/gu, ' '));
}

/** Digits of every script and of full width as 0 to 9; in Unicode each ten of a script stand in a row from its zero. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** The same without what people write between digits, and without signs that cannot be seen. */
export function bareDigits(text: string): string {
  return plainDigits(text).replaceAll(/[\s\p{P}\p{Cf}\u2212]/gu, '');
}

/** Nothing of it can be seen: blanks, signs that only steer or fill, and braille without a dot. */
export function isUnseen(text: string): boolean {
  return /^[\s\p{DI}\u2800\ufff9-\ufffb]*$/u.test(text);
}

/**
 * What texts are compared by: case, the way a letter is composed and signs that cannot be seen make no difference.
 * The function `text_key` of the database answers the same.
 */
export function textKey(text: string): string {
  return tidy(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{DI}\u2800\ufff9-\ufffb]/gu, ''),
  );
}

/** At most `maxLength` UTF-16 units, as an input's maxlength counts; no letter is split (see `firstLetter`). */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = letters(text)?.containing(maxLength)?.index ?? maxLength;
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '');
}

/** The first letter as people count: with its vowel signs and accents, an emoji with all that it is joined of. */
export function firstLetter(text: string): string {
  const [first] = letters(text) ?? [];
  return first?.segment ?? Array.from(text)[0] ?? '';
}

/** Older browsers cannot part a text into letters. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

function letters(text: string): Intl.Segments | null {
  return segmenter?.segment(text) ?? null;
}

/** A letter that can be seen; the fillers of Hangul are letters too. */
export function hasLetter(text: string): boolean {
  return /[^\P{L}\p{DI}]/u.test(text);
}

/** A letter or a figure. */
export function hasWord(text: string): boolean {
  return hasLetter(text) || /\p{N}/u.test(text);
}

/** What every text is held to: no sign that cannot be stored or sent on, and not too long. */
export function textProblem(text: string, maxLength: number): string | null {
  if (NEVER_SEEN.test(text)) return UNSEEN_SIGNS;
  return text.length > maxLength ? `Max ${maxLength} characters` : null;
}

/** The same of words that stand beside those of others, which they must not turn around. */
export function plainProblem(text: string, maxLength: number): string | null {
  return TURNS_AROUND.test(text) ? UNSEEN_SIGNS : textProblem(text, maxLength);
}

/** The same rule where the text may be left out. */
export function unlessBlank(
  rule: (text: string) => string | null,
): (text: string) => string | null {
  return (text) => (trimmed(text) === '' ? null : rule(text));
}

/** A text without signs that `textProblem` refuses, for what comes from elsewhere and is not refused for them. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(new RegExp(NEVER_SEEN, 'gu'), '');
}

const UNSEEN_SIGNS = 'Please remove invisible characters';
/** Control characters but line breaks and tabs, halves of characters, and what is none in any script. */
const NEVER_SEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}]/u;
const TURNS_AROUND = /[\u202a-\u202e\u2066-\u2069]/u;
