import { LIMITS } from '../../../../schema/limits.ts';
import { store } from '../../ui/browserStorage.ts';
import { KEPT_WORK } from '../account/keptWork.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import type { Basics } from './listingFacts.ts';

/** What somebody has changed in a listing and not sent yet. The photos lie in a store of their own. */
export interface KeptEdit {
  basics: Basics;
  words: ListingWords;
  /** Milliseconds. */
  savedAt: number;
}

/** Whose edit of which listing: nobody else finds it, and no other listing gets it. */
export function keptEditKey(viewerId: string, listingId: string): string {
  return `${KEPT_WORK.edit}${viewerId}/${listingId}`;
}

/** What was changed here before the page was lost, or null. Nothing older than a draft may be comes back. */
export function readKeptEdit(key: string): KeptEdit | null {
  try {
    const kept: KeptEdit | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (kept && Date.now() - kept.savedAt < KEPT_MS) return kept;
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off, or holds what an older version wrote.
  }
  return null;
}

/** False where the browser keeps nothing. */
export function keepEdit(key: string, { basics, words }: Omit<KeptEdit, 'savedAt'>): boolean {
  return store(key, JSON.stringify({ basics, words, savedAt: Date.now() }));
}

export function forgetKeptEdit(key: string): void {
  store(key, null);
}

const KEPT_MS = LIMITS.draft.keptDays * 86_400_000;
