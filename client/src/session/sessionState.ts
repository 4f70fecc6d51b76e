import { useSyncExternalStore } from 'react';
import { LEAVING, signedInFlag } from './signedInFlag.ts';
import { currentViewer, followViewer } from './viewer.ts';

/** 'unknown' while the session is being brought back, and on the server, which knows visitors only. */
export type SessionState = 'unknown' | 'visitor' | 'account';

/** For pages that must wait until it is known who looks; everything else asks `useViewer`. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(follow, sessionState, () => 'unknown');
}

/** The news of another tab that somebody has left may be here before the flag that it took away. */
function follow(listener: () => void): () => void {
  const unfollow = followViewer(listener);
  window.addEventListener('storage', listener);
  return () => {
    unfollow();
    window.removeEventListener('storage', listener);
  };
}

export function sessionState(): SessionState {
  if (currentViewer().kind === 'account') return 'account';
  const flag = signedInFlag();
  return flag === null || flag === LEAVING ? 'visitor' : 'unknown';
}
