import { currentViewer } from './viewer.ts';

/**
 * What this device has saved of a listing that is not sent yet: texts under these keys, photos in the store of
 * features/pictures. It is there for lost tabs and sessions that ran out, and ends with logging out: whoever
 * has the device next finds nothing of it.
 */
export const SAVED_WORK = {
  /** The documented key of the basic details (P-2.1-08). */
  basics: 'addPropertyFormData',
  draft: 'addPropertyDetails',
  /** How the keys of unsent edits begin. */
  edit: 'edit-property/',
} as const;

/** Whether work of this account may still be saved: nobody else is here, and the account has not logged out. */
export function maySaveFor(accountId: string): boolean {
  const viewer = currentViewer();
  return viewer.kind === 'account' ? viewer.id === accountId : viewer.hasExpired === true;
}

/** Forgets all of it, whoever it belongs to. Texts are gone at once, photos when the promise ends. */
export async function forgetSavedWork(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isSavedWork(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off: nothing is kept.
  }
  // Without the store there are no photos either.
  await import('../features/pictures/photoStorage.ts').then(
    ({ forgetAllPhotos }) => forgetAllPhotos().catch(() => undefined),
    () => undefined,
  );
}

function isSavedWork(key: string): boolean {
  return key === SAVED_WORK.basics || key === SAVED_WORK.draft || key.startsWith(SAVED_WORK.edit);
}
