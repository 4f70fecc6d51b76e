import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import { signOut } from './session.ts';

/** Logging out (V-4.4-01): here at once, then on the server, then home. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    const isKnown = signOut(client);
    await navigate(homePath(), { replace: pathname === homePath() });
    await isKnown;
  };
}
