import type { ApolloClient } from '@apollo/client';
import { fetchWithRetry } from '../ui/lazyWithRetry.ts';
import { SIGNED_IN, signedInFlag } from './signedInFlag.ts';

/** The session's code; visitors never fetch it. */
export const loadSession = () => fetchWithRetry(() => import('./session.ts'));

/** Brings the session back after hydration and when another tab signs in; tries until its code is there. */
export function startSession(client: ApolloClient): void {
  let waitMs = 5_000;
  const restore = () => {
    if (signedInFlag() !== null) {
      // Without its code the visitor's page stands.
      loadSession().then(
        (session) => session.restore(client),
        () => {
          setTimeout(restore, waitMs);
          waitMs = Math.min(waitMs * 3, 60_000);
        },
      );
    }
  };
  restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === SIGNED_IN) restore();
  });
}
