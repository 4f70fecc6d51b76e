import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pause } from '../../../../ui/pause.ts';
import { PostingDraftDocument } from './PostingDraft.generated.ts';
import type { PictureData } from '../../../../ui/Picture.tsx';
import { useConfirmBeforeLogout } from '../../../../session/leaving.ts';
import { maySaveFor, SAVED_WORK } from '../../../../session/savedWork.ts';
import { followViewer } from '../../../../session/viewer.ts';
import type { Account } from '../../../../session/viewer.ts';
import { emptyDraft, isBegun, newer, readDraft, readBasics, parsed } from './draft.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftState, DraftTools } from './DraftSaver.ts';
import type { ThereSaved } from './elsewhere.ts';
import { fetchWithRetry } from '../../../../ui/lazyWithRetry.ts';
import type { AccountDraft } from './AccountDraft.ts';
import { store, stored } from '../../../../ui/browserStorage.ts';
import type { Draft } from './draft.ts';

/** The draft of somebody's next listing, for both pages of the flow. */
export interface OpenDraft {
  saver: DraftSaver;
  /** The photos that the server keeps with the draft, where its version is the one that goes on. */
  pictures: readonly PictureData[];
  /** It was begun on an earlier visit, or on another device. */
  isReturning: boolean;
}

/**
 * Opens the draft: the later one of what this device and the server keep. Null while the server is asked; a
 * server that cannot be reached is waited for a moment only, what the device has is there at once.
 */
export function useDraft(account: Account): OpenDraft | null {
  const client = useApolloClient();
  const [draft, setDraft] = useState(() => opened.get(account.id) ?? null);
  useEffect(() => {
    if (draft !== null) return undefined;
    let isCurrent = true;
    void openDraft(client, account).then((found) => {
      if (!isCurrent) return;
      opened.clear();
      opened.set(account.id, { ...found, isReturning: false });
      closeWithAccount(account.id);
      setDraft(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, account, draft]);
  useEffect(() => {
    if (draft === null) return undefined;
    const { save } = draft.saver;
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [draft]);
  // Afterwards the account takes nothing any more of what was typed a moment ago.
  const finish = useCallback(async () => {
    await Promise.race([draft?.saver.finish(), pause(LONGEST_WAIT_MS)]);
    return true;
  }, [draft]);
  useConfirmBeforeLogout(draft === null ? null : finish);
  return draft;
}

export function useDraftState(saver: DraftSaver): DraftState {
  return useSyncExternalStore(saver.subscribe, saver.current, saver.current);
}

/** Forgets what was filled in, everywhere, and begins a new listing. */
export function restartDraft(account: Account, saver: DraftSaver): void {
  saver.clear(emptyDraft(account));
  opened.set(account.id, { saver, pictures: [], isReturning: false });
}

async function openDraft(client: ApolloClient, account: Account): Promise<OpenDraft> {
  const onDevice = readDeviceDraft(account.id);
  const onServer = await Promise.race([serverDraft(client), pause(LONGEST_WAIT_MS)]);
  const own = onServer?.draft ?? null;
  const found = newer(onDevice, own);
  const fresh = emptyDraft(account);
  const lone = readLoneBasics();
  const draft = found ?? (lone === null ? fresh : { ...fresh, basics: lone });
  return {
    saver: new DraftSaver(
      draft,
      draftTools(client, account.id, {
        ask: () => serverDraft(client),
        saved: own ?? fresh,
        seen: onServer?.seen,
      }),
    ),
    pictures: found !== null && found === own ? (onServer?.pictures ?? []) : [],
    isReturning: isBegun(draft),
  };
}

/** Null for nothing, and where the server cannot be asked. */
async function serverDraft(client: ApolloClient): Promise<ThereSaved | null> {
  const response = await client
    .query({ query: PostingDraftDocument, fetchPolicy: 'no-cache' })
    .catch(() => null);
  const saved = response?.data?.viewer.postingDraft;
  if (!saved) return null;
  const { content, pictures, updatedAt: seen } = saved;
  return { draft: readDraft(content), pictures, seen };
}

/** After logging out it is opened anew: its photos have left the device, and the server still has them. */
function closeWithAccount(accountId: string): void {
  const stop = followViewer(() => {
    if (maySaveFor(accountId)) return;
    opened.delete(accountId);
    stop();
  });
}

/** The draft that this page has open: going from one step to the other asks nobody. */
const opened = new Map<string, OpenDraft>();

const LONGEST_WAIT_MS = 4_000;

/**
 * Saves drafts in this browser and on the server, for its account alone: a form that closes because another
 * account has come, or this one has logged out, saves nothing. `known` is what the server has.
 */
export function draftTools(
  client: ApolloClient,
  accountId: string,
  known: ConstructorParameters<typeof AccountDraft>[1],
): DraftTools {
  let server: AccountDraft | null = null;
  const onServer = async () => {
    const code = await load();
    return (server ??= new code.AccountDraft(client, known));
  };
  // Fetched while the form is looked at: it is there when something was typed.
  load().catch(() => undefined);
  return {
    // True: nothing is there that leaving could lose.
    saveOnDevice: (draft) => !maySaveFor(accountId) || writeDeviceDraft(accountId, draft),
    saveOnServer: async (draft) => {
      const onIt = await onServer();
      if (!maySaveFor(accountId)) throw new Error('The account has left.');
      return onIt.save(draft);
    },
    takeOver: () => server?.takeOver(),
    forgetOnDevice: forgetDeviceDraft,
    forgetOnServer: async (next) => (await onServer()).forget(next),
  };
}

const load = () => fetchWithRetry(() => import('./AccountDraft.ts'));

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
