import { plainDigits } from '../../../schema/rules/text.ts';
import { latinOf } from './indicScripts.ts';
import { placeKey } from './placeKey.ts';

/** A word or number of a keyword, and where it stands. */
export type Token = {
  key: string;
  start: number;
  end: number;
  /** Of a word in an Indian script: how it is written in Latin letters. */
  latin?: string;
  /** A sign joins it to the word before it: 'east/north'. */
  isJoined?: true;
};

/** Words and numbers; '2.5', "Sultan's" and 'J&K' are one token each. */
const TOKEN = /\d+\.\d+|[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }, at, all) => {
    const before = all[at - 1];
    const gap = before ? text.slice(before.index + before[0].length, index) : '';
    const latin = latinOf(word);
    return {
      key: word.includes('.') ? word : placeKey(plainDigits(word)),
      start: index,
      end: index + word.length,
      ...(latin !== word && { latin }),
      ...(/[/&,]/.test(gap) && { isJoined: true }),
    };
  });
}
