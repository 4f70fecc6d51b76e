import { store, stored } from '../ui/browserStorage.ts';
import { unsentTexts } from '../ui/unsentTexts.ts';
import { currentViewer } from './viewer.ts';

/**
 * What this device has saved of a listing or another thing that is not sent yet: texts under these keys, photos in
 * the store of features/pictures. It is there for lost tabs and for a session that runs out on its page, and ends with logging
 * out, with leaving that page, and when another account signs in: whoever has the device next finds nothing of it.
 */
export const SAVED_WORK = {
  /** The documented key of the basic details. */
  basics: 'addPropertyFormData',
  draft: 'addPropertyDetails',
  /** How the keys of unsent edits begin. */
  edit: 'edit-property/',
  /** How those of other unsent forms begin. */
  form: 'edit-form/',
} as const;

/** What else this device remembers of what was typed: searches, reasons of a moderator, a registration. */
const TYPED = {
  local: ['recentSearches', 'propertyFilters', 'rejectionReasons'],
  session: ['registration'],
} as const;

/** The id of the account that it belongs to; nothing while it is a visitor's. */
const OWNER = 'savedWorkOf';

/** Whether work of this account may still be saved: nobody else is here, and the account has not logged out. */
export function maySaveFor(accountId: string): boolean {
  const viewer = currentViewer();
  return viewer.kind === 'account' ? viewer.id === accountId : viewer.hasExpired === true;
}

/**
 * An account is here: what this device keeps from now on is its own. What a visitor has typed goes on with it;
 * what another account has left is forgotten.
 */
export function takeSavedWork(accountId: string): void {
  const before = stored(OWNER);
  if (before !== null && before !== accountId) void forgetSavedWork();
  if (before !== accountId) store(OWNER, accountId);
}

/** Whether an edit or another form is unsent here, in whatever tab it was written; a draft lies in the account too. */
export function isWorkUnsent(): boolean {
  try {
    return Object.keys(localStorage).some(isEdit);
  } catch {
    return false;
  }
}

/** Forgets all of it, whoever it belongs to. Texts are gone at once, photos when the promise ends. */
export async function forgetSavedWork(): Promise<void> {
  unsentTexts.clear();
  for (const key of [OWNER, ...TYPED.local]) store(key, null);
  for (const key of TYPED.session) store(key, null, 'session');
  try {
    for (const key of Object.keys(localStorage)) {
      if (isSavedWork(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off: nothing is kept.
  }
  await forgetSeen().catch(() => undefined);
  // Without the store there are no photos either.
  await import('./photoStorage.ts').then(
    ({ forgetAllPhotos }) => forgetAllPhotos().catch(() => undefined),
    () => undefined,
  );
}

function isSavedWork(key: string): boolean {
  return key === SAVED_WORK.basics || key === SAVED_WORK.draft || isEdit(key);
}

function isEdit(key: string): boolean {
  return key.startsWith('edit-');
}

/** Deletes what was kept of pages to be read without a network: whoever logs out leaves nothing of it here. */
async function forgetSeen(): Promise<void> {
  // On pages that are not served securely there is no such store.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
}
