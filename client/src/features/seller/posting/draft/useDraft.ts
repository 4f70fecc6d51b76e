import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pause } from '../../../../ui/pause.ts';
import { PostingDraftDocument } from './PostingDraft.generated.ts';
import type { PictureData } from '../../../../ui/Picture.tsx';
import { useConfirmBeforeLogout } from '../../../../session/leaving.ts';
import { maySaveFor } from '../../../../session/savedWork.ts';
import { followViewer } from '../../../../session/viewer.ts';
import type { Account } from '../../../../session/viewer.ts';
import { emptyDraft, isBegun, newer, readDraft } from './draft.ts';
import { readDeviceDraft, readLoneBasics } from './deviceDraft.ts';
import { DraftSaver } from './DraftSaver.ts';
import type { DraftState } from './DraftSaver.ts';
import { draftTools } from './draftTools.ts';
import type { ThereSaved } from './elsewhere.ts';

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
