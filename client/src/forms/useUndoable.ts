import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf } from '../apollo/refusal.ts';
import { toast } from '../ui/toast.ts';

/** Calls the function of a mutation's hook. */
type Send = () => Promise<{ data?: unknown }>;

export interface Undoable {
  /** The keys of what has left the screen already, and may come back. */
  gone: ReadonlySet<string>;
  /** Takes one away at once and sends its change when the toast with Undo has gone. */
  take: (key: string, said: string, send: Send) => void;
}

/**
 * Changes that can be undone while their toast stands: only then are they sent. One waits at a time: the next one,
 * leaving the page and hiding the window send what waits. What is refused comes back with the reason.
 */
export function useUndoable(refetchQueries: readonly DocumentNode[]): Undoable {
  const client = useApolloClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(NONE);
  const waiting = useRef<{ key: string; send: () => Promise<void> } | null>(null);
  const comeBack = useCallback(
    (key: string) => setGone((keys) => new Set([...keys].filter((each) => each !== key))),
    [],
  );
  const sendWaiting = useCallback(() => {
    const { current } = waiting;
    waiting.current = null;
    if (current) void current.send().finally(() => comeBack(current.key));
  }, [comeBack]);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendWaiting();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', sendWaiting);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', sendWaiting);
      sendWaiting();
    };
  }, [sendWaiting]);
  const take = useCallback(
    (key: string, said: string, mutate: Send) => {
      sendWaiting();
      const send = async () => {
        const { refusal } = await answerOf(mutate(), 'The change could not be saved.');
        if (refusal) toast(refusal.message, { tone: 'error' });
        await client.refetchQueries({ include: [...refetchQueries] }).catch(() => undefined);
      };
      const change = { key, send };
      waiting.current = change;
      setGone((keys) => new Set([...keys, key]));
      const isWaiting = () => waiting.current === change;
      // One can be undone at a time: the toast of the change before it goes.
      toast(said, {
        id: 'undo',
        onEnd: () => isWaiting() && sendWaiting(),
        action: {
          label: 'Undo',
          onClick: () => {
            if (!isWaiting()) return;
            waiting.current = null;
            comeBack(key);
          },
        },
      });
    },
    [client, refetchQueries, sendWaiting, comeBack],
  );
  return { gone, take };
}

const NONE: ReadonlySet<string> = new Set();
