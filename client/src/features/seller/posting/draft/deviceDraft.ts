import { store, stored } from '../../../../ui/browserStorage.ts';
import { SAVED_WORK } from '../../../../session/savedWork.ts';
import { readBasics, readDraft, parsed } from './draft.ts';
import type { Draft } from './draft.ts';

/**
 * The draft as this device keeps it: the basic details under the documented key and in the documented shape
 *, everything else beside them. One account's draft is nobody else's.
 */
const { basics: BASICS_KEY, draft: REST_KEY } = SAVED_WORK;

/** The draft of this account; null when there is none. `coverImageIndex` is of use to other clients only. */
export function readDeviceDraft(accountId: string): Draft | null {
  const basics = parsed(stored(BASICS_KEY) ?? '');
  const rest = parsed(stored(REST_KEY) ?? '');
  if (rest === null || rest['accountId'] !== accountId) return null;
  return readDraft(JSON.stringify({ ...rest, basics: readBasics(basics ?? rest['basics']) }));
}

/** Basic details that another client left under the documented key, without a draft of ours. */
export function readLoneBasics(): Draft['basics'] | null {
  const basics = parsed(stored(BASICS_KEY) ?? '');
  return basics === null || parsed(stored(REST_KEY) ?? '') !== null ? null : readBasics(basics);
}

/** False where the browser keeps nothing. */
export function writeDeviceDraft(accountId: string, draft: Draft): boolean {
  const { basics, ...rest } = draft;
  const cover = draft.cover === null ? {} : { coverImageIndex: draft.cover };
  return (
    store(BASICS_KEY, JSON.stringify({ ...basics, ...cover })) &&
    store(REST_KEY, JSON.stringify({ ...rest, accountId }))
  );
}

export function forgetDeviceDraft(): void {
  store(BASICS_KEY, null);
  store(REST_KEY, null);
}
