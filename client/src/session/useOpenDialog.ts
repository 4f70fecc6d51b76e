import { useLocation, useNavigate } from 'react-router-dom';
import type { AccountDialog } from './dialogAddress.ts';

/** Opens a dialog over the present page. `returnTo`: where to go after signing in. */
export function useOpenDialog(): (
  dialog: AccountDialog,
  options?: { returnTo?: string; replace?: boolean },
) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (dialog, { returnTo, replace } = {}) => {
    const state = returnTo === undefined ? null : { returnTo };
    void navigate(`${pathname}${search}#${dialog}`, { preventScrollReset: true, replace, state });
  };
}
