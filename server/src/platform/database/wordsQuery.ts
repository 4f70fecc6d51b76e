import { LIMITS } from '../../../../schema/limits.ts';

/** A text for `to_tsquery`: every word, and the last one also as the beginning of a word. */
export function wordsQuery(text: string): string {
  return asQuery(wordsIn(text));
}

/** Without words it matches nothing. */
export function asQuery(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const isBeginning = index === words.length - 1 && word.length >= LIMITS.keyword.minLength;
      return isBeginning ? word + ':*' : word;
    })
    .join(' & ');
}

/** A number with blanks, hyphens, a 0 or the country's code before it is one word; marks belong to their letters. */
export function wordsIn(text: string): string[] {
  return text.replace(PHONE, (number) => ` ${nationalDigits(number)} `).match(WORDS) ?? [];
}

export function nationalDigits(number: string): string {
  return number.replace(/[^\d+]/g, '').replace(/^(?:(?:\+|00)91|0?91(?=\d{10}$)|0)/, '');
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Alone any number, among words one that is long enough to call. */
const PHONE = /^\s*\+?\d[\d\s().-]*$|(?<![\p{L}\p{N}])\+?\d(?:[\s().-]*\d){9,13}(?![\p{L}\p{N}])/gu;
