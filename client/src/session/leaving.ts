import { useEffect } from 'react';

type Ask = () => Promise<boolean>;

let askFirst: Ask | null = null;

/** As long as this is on the page it is asked before somebody logs out; null asks nobody. */
export function useAskedBeforeLogout(ask: Ask | null): void {
  useEffect(() => {
    if (ask === null) return undefined;
    askFirst = ask;
    return () => {
      if (askFirst === ask) askFirst = null;
    };
  }, [ask]);
}

/** Whether logging out loses nothing, or somebody has said that it may. */
export async function mayLogOut(): Promise<boolean> {
  return askFirst === null || askFirst();
}
