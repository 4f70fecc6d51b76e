import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../schema/routes.ts';
import { mayLogOut } from './leaving.ts';
import { takeAfterLogout } from './feedbackFlags.ts';
import { signOut } from './session.ts';

/**
 * Logging out: here at once, then on the server, then home; where unsent changes would be lost it is asked
 * about first. `replace`: from a sheet that is an entry of the history itself. `isForGood`: the account is gone, so
 * nobody is asked for feedback.
 */
export function useSignOut(): (options?: {
  replace?: boolean;
  isForGood?: boolean;
}) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async ({ replace, isForGood = false } = {}) => {
    if (!isForGood && !(await mayLogOut())) return;
    const isKnown = signOut(client);
    if (isForGood) takeAfterLogout();
    await navigate(homePath(), { replace: replace ?? pathname === homePath() });
    await isKnown;
  };
}
