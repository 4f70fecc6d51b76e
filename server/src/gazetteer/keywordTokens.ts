import { placeKey } from './placeKey.ts';

/** A word or number of a keyword, and where it stands. */
export type Token = { key: string; start: number; end: number };

/** Words and numbers; '2.5', "Sultan's" and 'J&K' are one token each. */
const TOKEN = /\d+\.\d+|[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    key: match[0].includes('.') ? match[0] : placeKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
