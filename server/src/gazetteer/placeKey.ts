/**
 * The form in which names of places are compared: lower case, without accents, blanks, hyphens and punctuation, with
 * one spelling of nasals in Devanagari; '&' reads as 'and'. Keys of words written one after the other join to the key
 * of the name.
 */
export function placeKey(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(NUKTA, '')
    .replace(NASALS, ANUSVARA)
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(NOT_A_LETTER, '');
}

/** Most names; they need no more than lower case. */
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
/** Only the accents of Latin letters; vowel signs of Indian scripts are letters here. */
const ACCENTS = /[\u0300-\u036f]/g;
/** In Hindi the dot of 'ज़' is left out as often as not, and 'मुम्बई', 'मुँबई' and 'मुंबई' are one. */
const NUKTA = /\u093C/g;
const NASALS = /\u0901|[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092D])/g;
const ANUSVARA = '\u0902';
const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;
