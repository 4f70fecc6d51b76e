import type { Purpose } from '../catalogue/model.ts';

/** The purpose that a documented spelling means, in any case; null for another text. */
export function readPurpose(text: string): Purpose | null {
  return SPELLINGS.get(text.trim().toLowerCase()) ?? null;
}

const SPELLINGS: ReadonlyMap<string, Purpose> = new Map([
  ['sell', 'sell'],
  ['sale', 'sell'],
  ['for sale', 'sell'],
  ['buy', 'sell'],
  ['rent', 'rent'],
  ['for rent', 'rent'],
]);
