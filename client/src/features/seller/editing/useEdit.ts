import { useCallback, useEffect, useRef, useState } from 'react';
import { subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { maySaveFor, SAVED_WORK } from '../../../session/savedWork.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { PictureSet } from '../pictures/pictureSet.ts';
import { usePictureSet } from '../pictures/usePictureSet.ts';
import type { ListingWords } from '../posting/listingWords.ts';
import { listingFacts } from './listingFacts.ts';
import type { Basics, ListingFacts } from './listingFacts.ts';
import { mergeEdit } from './mergeEdit.ts';
import type { Clash } from './mergeEdit.ts';
import { useBasics } from './useBasics.ts';
import type { BasicsForm } from './useBasics.ts';
import type { ListingToEdit } from './useListingToEdit.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { store } from '../../../ui/browserStorage.ts';

/** An edit that is not sent yet: what it began with and what it is now. It survives the loss of its tab. */
export interface Edit {
  first: {
    basics: Basics;
    words: ListingWords;
    isBack: boolean;
    /** Where it came back over a newer listing: what was changed on both sides. Null where nobody changed it. */
    clashes: readonly Clash[] | null;
  };
  form: BasicsForm;
  words: ListingWords;
  changeWords: (words: ListingWords) => void;
  pictures: PictureSet;
  isDirty: boolean;
  /** Saves it in the browser's store; false where that is not possible. */
  save: () => boolean;
  /** Drops everything that was changed, here and in the browser's stores. */
  forget: () => void;
}

export function useEdit(listing: ListingToEdit): Edit {
  const viewer = useViewer();
  const [editor] = useState(() => (viewer.kind === 'account' ? viewer.id : 'visitor'));
  const subtype = subtypeByKey(listing.subtype.key);
  const key = savedEditKey(editor, listing.id);
  const [first] = useState(() => {
    const saved = readSavedEdit(key);
    const now = listingFacts(listing);
    if (saved === null) return { ...now, isBack: false, clashes: null };
    // What an older version of the page saved has no pin.
    const local = { ...now, basics: saved.basics, words: { ...now.words, ...saved.words } };
    const { began } = saved;
    if (!began || began.version === listing.version) {
      return { ...local, isBack: true, clashes: null };
    }
    const { facts, clashes } = mergeEdit(subtype, began.facts, local, now);
    return { ...facts, isBack: true, clashes };
  });
  const [began] = useState(() => ({ facts: listingFacts(listing), version: listing.version }));
  const [words, setWords] = useState(first.words);
  const [hasTyped, setHasTyped] = useState(first.isBack);
  const isForgotten = useRef(false);
  const pictures = usePictureSet({
    existing: listing.pictures,
    storeKey: `edit-property/${listing.id}`,
  });
  const form = useBasics(first.basics, subtype.type, () => setHasTyped(true));
  const { basics } = form;
  const isDirty = hasTyped || pictures.isChanged;
  const save = useCallback(
    () => isForgotten.current || !maySaveFor(editor) || saveEdit(key, { basics, words, began }),
    [editor, key, basics, words, began],
  );
  useEffect(() => {
    if (isDirty) save();
  }, [isDirty, save]);
  return {
    first,
    form,
    words,
    changeWords: (next) => {
      setWords(next);
      setHasTyped(true);
    },
    pictures,
    isDirty,
    save: () => save() && pictures.isSaved,
    forget: () => {
      isForgotten.current = true;
      forgetSavedEdit(key);
      pictures.clear();
    },
  };
}

/** What somebody has changed in a listing and not sent yet. The photos lie in a store of their own. */
interface SavedEdit {
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
