import { LIMITS } from '../../../../schema/limits.ts';
import { maySaveFor, SAVED_WORK } from '../../session/savedWork.ts';
import { store, stored } from '../../ui/browserStorage.ts';

/** What somebody has changed in a form and not saved yet: it survives the loss of its tab and of the session. */
export interface SavedValues<Values> {
  values: Values;
  /** The version of what was being changed. */
  version: number;
  /** Milliseconds. */
  savedAt: number;
}

/** Whose form of which thing: nobody else finds it. */
export interface SavedPlace {
  accountId: string;
  /** Such as 'page/about-us'. */
  form: string;
}

/** What was typed here before; null for nothing, for what is too old and for what another version of the form kept. */
export function readSavedValues<Values extends Record<string, string>>(
  place: SavedPlace,
  like: Values,
): SavedValues<Values> | null {
  try {
    const saved: SavedValues<Values> = JSON.parse(stored(keyOf(place)) ?? 'null');
    const isWhole = Object.keys(like).every((name) => typeof saved.values[name] === 'string');
    if (isWhole && Date.now() - saved.savedAt < MAX_AGE_MS) return saved;
  } catch {
    // Nothing is kept, or something else.
  }
  return null;
}

/** Whoever has logged out leaves nothing behind. */
export function keep<Values extends Record<string, string>>(
  place: SavedPlace,
  { values, version }: Omit<SavedValues<Values>, 'savedAt'>,
): void {
  if (!maySaveFor(place.accountId)) return;
  store(keyOf(place), JSON.stringify({ values, version, savedAt: Date.now() }));
}

/** False where the browser's storage is switched off or full. */
export function canSave(): boolean {
  const key = `${SAVED_WORK.form}nothing`;
  return store(key, '') && store(key, null);
}

export function forgetSavedValues(place: SavedPlace): void {
  store(keyOf(place), null);
}

function keyOf({ accountId, form }: SavedPlace): string {
  return `${SAVED_WORK.form}${accountId}/${form}`;
}

const MAX_AGE_MS = LIMITS.draft.savedDays * 86_400_000;
