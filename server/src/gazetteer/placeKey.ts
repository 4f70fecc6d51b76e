/**
 * The form in which names of places are compared: lower case, without accents, blanks, hyphens and
 * punctuation; '&' reads as 'and'. Keys of words written one after the other join to the key of the name.
 */
export function placeKey(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(NOT_A_LETTER, '');
}

/** Most names; they need no more than lower case. */
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
/** Only the accents of Latin letters; vowel signs of Indian scripts are letters here. */
const ACCENTS = /[\u0300-\u036f]/g;
const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;
