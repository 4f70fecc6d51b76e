import { LIMITS } from '../../../../../schema/limits.ts';
import { store } from '../../../ui/browserStorage.ts';
import { SAVED_WORK } from '../../../session/savedWork.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import type { Basics, ListingFacts } from './listingFacts.ts';

/** What somebody has changed in a listing and not sent yet. The photos lie in a store of their own. */
export interface SavedEdit {
  basics: Basics;
  words: ListingWords;
  /** What the listing said when the edit began, and its version; absent in what an older page has kept. */
  began?: { facts: ListingFacts; version: string | null };
  /** Milliseconds. */
  savedAt: number;
}

/** Whose edit of which listing: nobody else finds it, and no other listing gets it. */
export function savedEditKey(viewerId: string, listingId: string): string {
  return `${SAVED_WORK.edit}${viewerId}/${listingId}`;
}

/** What was changed here before the page was lost, or null. Nothing older than a draft may be comes back. */
export function readSavedEdit(key: string): SavedEdit | null {
  try {
    const saved: SavedEdit | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (saved && Date.now() - saved.savedAt < MAX_AGE_MS) return saved;
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off, or holds what an older version wrote.
  }
  return null;
}

/** False where the browser keeps nothing. */
export function saveEdit(key: string, edit: Omit<SavedEdit, 'savedAt'>): boolean {
  return store(key, JSON.stringify({ ...edit, savedAt: Date.now() }));
}

export function forgetSavedEdit(key: string): void {
  store(key, null);
}

const MAX_AGE_MS = LIMITS.draft.savedDays * 86_400_000;
