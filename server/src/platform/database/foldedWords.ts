import sql, { join, raw, type Sql } from 'sql-template-tag';
import { asQuery, wordsIn } from './wordsQuery.ts';

/**
 * The words of a text about people as `folded_text` of the database writes them, so that they are found however they
 * are typed: in any order, with any apostrophe or none, without accents, dots and blanks; numbers as in `wordsIn`.
 */
export function foldedWords(text: string): string[] {
  return wordsIn(fold(text));
}

/** The same for `to_tsquery` over the words of `folded_text`. */
export function foldedQuery(text: string): string {
  return asQuery(foldedWords(text));
}

/** Whether a text that `folded_text` wrote has each of these words as a part of it, in any order. */
export function hasWords(foldedText: Sql, words: readonly string[]): Sql {
  if (words.length === 0) return raw('false');
  return join(
    words.map((word) => sql`${foldedText} LIKE ${`%${word}%`}`),
    ' AND ',
  );
}

function fold(text: string): string {
  return text
    .replace(/['’‘‛ʼʻʹ`´′＇]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, '')
    .toLowerCase();
}
