import { textKey } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { foldedWords } from '../platform/database/foldedWords.ts';
import { nationalDigits } from '../platform/database/wordsQuery.ts';
import { isId } from '../platform/ids.ts';
import { type AccountNames, namedIdsStatement } from './accountsNamed.sql.ts';

const SHORTEST_WORD = 3;
const SHORTEST_PART = 4;

/**
 * The ids of accounts that a text names: words of a name, one of at least three letters, in any order, a mobile or its
 * last four digits, an e-mail address or a part of it, or an id. Unordered, `most` at most.
 */
export async function findAccountIds(
  context: Context,
  text: string,
  most: number,
): Promise<string[]> {
  const found = await context.query<{ id: string }>(namedIdsStatement(accountNames(text), most));
  return found.map(({ id }) => id);
}

/** What a text may be of an account. */
export function accountNames(text: string): AccountNames {
  const words = foldedWords(text);
  const digits = nationalDigits(text);
  const lower = text.toLowerCase();
  const email = textKey(text);
  const isPart = email.length >= SHORTEST_PART && !/\s/.test(email);
  return {
    email,
    emailPart: isPart ? `%${escaped(email)}%` : null,
    words: words.some(({ length }) => length >= SHORTEST_WORD) ? words : null,
    mobile: digits.length === 10 ? digits : null,
    mobileEnd: /^\d{4}$/.test(text.trim()) ? text.trim() : null,
    id: isId(lower) ? lower : null,
  };
}

/** A text in which no sign is a wildcard of LIKE. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => '\\' + sign);
}
