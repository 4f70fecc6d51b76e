import type { ApolloClient } from '@apollo/client';
import { fetchAgain } from '../ui/fetchAgain.ts';
import { SIGNED_IN, signedInFlag } from './signedInFlag.ts';

/** The session's code; visitors never fetch it. */
export const loadSession = () => fetchAgain(() => import('./session.ts'));

/** Brings the session back after hydration, and when somebody signs in in another tab. */
export function startSession(client: ApolloClient): void {
  const restore = () => {
    if (signedInFlag() !== null) {
      // Without its code the visitor's page stands; the next request asks for it again.
      loadSession().then(
        (session) => session.restore(client),
        () => undefined,
      );
    }
  };
  restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === SIGNED_IN) restore();
  });
}
