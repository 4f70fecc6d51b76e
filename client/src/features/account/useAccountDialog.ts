import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import { returnPathOf, withoutDialog } from './leavingDialog.ts';

/** The two ways out of the dialog that the address asks for (D-36), and where to go after signing in. */
export function useAccountDialog(): {
  /** A path of this site, or null. */
  returnTo: string | null;
  /** Closes the dialog and stays on the page. */
  stay: () => void;
  /** Closes the dialog and goes home. */
  goHome: () => void;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, hash, key } = location;
  const stay = () => {
    if (hash !== '' && key !== 'default') void navigate(-1);
    else
      void navigate(
        { pathname, ...withoutDialog(location) },
        { replace: true, preventScrollReset: true },
      );
  };
  return {
    returnTo: returnPathOf(location) ?? keptInState(location.state),
    stay,
    goHome: () => {
      if (pathname === homePath()) stay();
      else void navigate(homePath(), { replace: true });
    },
  };
}

/** The state of an entry lies in the browser and may be anything. */
function keptInState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string'
    ? returnPathOf({ search: `?${new URLSearchParams({ returnTo }).toString()}` })
    : null;
}
