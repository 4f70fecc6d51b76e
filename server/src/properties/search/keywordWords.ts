import { type SearchText } from './resolvedSearch.ts';
import { type Correction } from './vocabulary.ts';

/** The keyword with its last word as a beginning, when that alone stands nowhere in the market; null otherwise. */
export function beginning(keyword: string, unknown: readonly string[]): SearchText | null {
  const words = keyword
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const last = words.at(-1);
  if (!last || last.length < 3 || unknown.length !== 1 || unknown[0] !== last) return null;
  return { words: words.slice(0, -1).join(' '), prefix: last };
}

/** The keyword with each of these words in the place of what was typed. */
export function corrected(keyword: string, corrections: readonly Correction[]): string {
  if (corrections.length === 0) return keyword;
  return corrections.reduce(
    (text, { from, to }) => replaceWord(text, from, to),
    keyword.toLowerCase(),
  );
}

function replaceWord(text: string, from: string, to: string): string {
  return text
    .split(/([^\p{L}\p{N}]+)/u)
    .map((word) => (word === from ? to : word))
    .join('');
}

/** What of a keyword stands in quotes, as websearch_to_tsquery reads it, and what else it says. */
export function quotedOf(keyword = ''): { quoted: string | undefined; rest: string } {
  const quoted = [...keyword.matchAll(QUOTED)].map(([, words = '']) => `"${words.trim()}"`);
  return {
    quoted: quoted.length > 0 ? quoted.join(' ') : undefined,
    rest: keyword.replaceAll(QUOTED, ' ').trim(),
  };
}

const QUOTED = /["“”]([^"“”]*[\p{L}\p{N}][^"“”]*)["“”]/gu;
