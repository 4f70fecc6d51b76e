import { unusable } from '../failures.ts';

/** One of the words of a query, null for none or 'all'; INVALID_INPUT for another word. */
export function readWord<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const text = (query.get(name) ?? '').trim().toLowerCase();
  if (text === '' || text === 'all') return null;
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw unusable(name, `Use ${words.join(', ')} for ${name}.`);
}
