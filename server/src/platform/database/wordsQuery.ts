import { LIMITS } from '../../../../schema/limits.ts';

/**
 * A text for `to_tsquery`: every word, and the last one also as the beginning of a word. A number with blanks,
 * hyphens or the country's code is one word. Without words it matches nothing.
 */
export function wordsQuery(text: string): string {
  const words = PHONE.test(text)
    ? [text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '')]
    : (text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return words
    .map((word, index) => {
      const isBeginning = index === words.length - 1 && word.length >= LIMITS.keyword.minLength;
      return isBeginning ? word + ':*' : word;
    })
    .join(' & ');
}

const PHONE = /^\s*\+?\d[\d\s-]*$/;
