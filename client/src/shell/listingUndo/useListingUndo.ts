import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { pluralize } from '../../../../schema/format/count.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { forgetLists } from '../../apollo/load.ts';
import { toMutationResult, explain } from '../../apollo/refusal.ts';
import { toast } from '../../ui/toast.ts';
import type { ToastOptions } from '../../ui/Toasts.tsx';
import { useUndoPropertyChangesMutation } from './ListingUndo.generated.ts';

/** Calls the function of a mutation's hook. */
type Send = () => Promise<{ data?: unknown }>;

export interface ListingUndo {
  /** The keys of what has left the list before the server has answered, and may come back. */
  gone: ReadonlySet<string>;
  /** Takes one away at once, sends its change at once, and offers Undo when it is made. */
  take: (key: string, done: string, send: Send) => Promise<void>;
  /** What a toast needs, so that what it tells of can be undone while it stands. */
  undoable: (ids: readonly string[]) => ToastOptions;
}

/** What is done to listings is sent at once, and the server takes it back for ten seconds. */
export function useListingUndo(refetchQueries: readonly DocumentNode[]): ListingUndo {
  const client = useApolloClient();
  const [undoPropertyChanges] = useUndoPropertyChangesMutation({ update: forgetLists, ...SENT });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(NONE);
  const refetch = useCallback(
    () => client.refetchQueries({ include: [...refetchQueries] }).catch(() => undefined),
    [client, refetchQueries],
  );
  const undo = useCallback(
    async (ids: readonly string[]) => {
      const sent = undoPropertyChanges({ variables: { ids: [...ids] } });
      const { data, refusal } = await toMutationResult(sent, 'The change could not be undone.');
      const { updated = 0, failed = [] } = data?.undoPropertyChanges ?? {};
      const reason = refusal ? explain(refusal) : failed[0]?.message;
      const some =
        updated > 0 ? `Undone for ${pluralize(updated, 'property', 'properties')}. ` : '';
      toast(reason ? some + reason : 'Undone.', { tone: reason ? 'error' : 'info' });
      await refetch();
    },
    [undoPropertyChanges, refetch],
  );
  const undoable = useCallback(
    (ids: readonly string[]): ToastOptions => ({
      // One can be undone at a time: the toast of the change before it goes.
      id: 'undo',
      shownMs: LIMITS.undo.shownMs,
      action: { label: 'Undo', onClick: () => void undo(ids) },
    }),
    [undo],
  );
  const take = useCallback(
    async (key: string, done: string, send: Send) => {
      setRemoved((keys) => new Set([...keys, key]));
      const { refusal } = await toMutationResult(send(), 'The change could not be saved.');
      if (refusal) toast(explain(refusal), { tone: 'error' });
      else toast(done, undoable([key]));
      await refetch();
      setRemoved((keys) => new Set([...keys].filter((each) => each !== key)));
    },
    [refetch, undoable],
  );
  return { gone: removed, take, undoable };
}

/** Sent also as the page goes, and again until it arrives: made twice it is the same change. */
export const SENT = { context: { fetchOptions: { keepalive: true }, isRepeatable: true } };

const NONE: ReadonlySet<string> = new Set();
