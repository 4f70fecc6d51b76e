import { useCallback, useRef, useState } from 'react';

export interface Busy {
  isBusy: boolean;
  /** Does it unless something is being done: three presses before anything is drawn anew are one. */
  once: <Done>(work: () => Promise<Done>) => Promise<Done | null>;
}

/** One thing at a time, with what a button needs to say so. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once: Busy['once'] = useCallback(async (work) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, once };
}
