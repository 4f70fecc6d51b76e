import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { toast } from '../../../ui/toast.ts';
import { withoutRefused } from './pictureOrder.ts';
import type { PictureSet } from './pictureSet.ts';

export interface SentPictures {
  /** How far they are while somebody waits for them: 'Sending photos: 2 of 5…'; null while nobody does. */
  waiting: string | null;
  /** The ids to send, once every photo is on the server; null when that was cancelled or one could not be sent. */
  wait: () => Promise<string[] | null>;
  cancel: () => void;
}

/** A form is sent when its last photo is on the server, however early its button is pressed. */
export function useSentPictures(set: PictureSet): SentPictures {
  const [isWaiting, setWaiting] = useState(false);
  const ending = useRef<AbortController | null>(null);
  const cancel = useCallback(() => ending.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const usable = withoutRefused(set.pictures);
  const ready = usable.filter(({ state }) => state === 'ready').length;
  const waiting = isWaiting ? `Uploading photos: ${ready} of ${usable.length}…` : null;
  useEffect(() => {
    if (waiting !== null) announce(waiting);
  }, [waiting]);
  const wait = async () => {
    const own = new AbortController();
    ending.current = own;
    setWaiting(set.ids() === null);
    const ids = await set.sent(own.signal);
    setWaiting(false);
    if (ids === null && !own.signal.aborted) toast(NOT_SENT, { tone: 'error' });
    return ids;
  };
  return { waiting, wait, cancel };
}

export const NOT_SENT = 'Some photos could not be uploaded. Please retry or remove them.';
