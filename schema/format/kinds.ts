import type { Subtype } from '../catalogue/model.ts';

/** What one and several of a kind are called inside a sentence: 'flat' and 'flats', 'piece of commercial land'. */
export function kindsWord({ noun }: Pick<Subtype, 'noun'>): [one: string, many: string] {
  const word = noun.toLowerCase();
  if (word.endsWith('land')) return [`piece of ${word}`, `pieces of ${word}`];
  return [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`];
}
