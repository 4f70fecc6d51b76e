import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../../../schema/routes.ts';
import { isObject } from '../../../../../schema/rules/json.ts';
import { useGoBack } from '../../../ui/useGoBack.ts';
import type { AccountDialog } from '../../../session/dialogAddress.ts';
import { returnPathOf, withDialog, withoutDialog } from '../../../session/leavingDialog.ts';

/** The ways out of the dialog that the address asks for, and where to go after signing in. */
export function useAccountDialog(): {
  /** A path of this site, or null. */
  returnTo: string | null;
  /** Closes the dialog and stays on the page. */
  stay: () => void;
  /** Closes the dialog and goes home. */
  goHome: () => void;
  /** Another dialog takes its place, with the same way back. */
  switchTo: (other: AccountDialog) => void;
} {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const location = useLocation();
  const { pathname, hash, key, state } = location;
  const saved = readDialogState(state);
  const isFirst = key === FIRST_PAGE || saved.isFirst;
  const stay = () => {
    if (hash !== '' && !isFirst) goBack();
    else
      void navigate(
        { pathname, ...withoutDialog(location) },
        { replace: true, preventScrollReset: true },
      );
  };
  return {
    returnTo: returnPathOf(location) ?? saved.returnTo,
    stay,
    goHome: () => {
      if (pathname === homePath()) stay();
      else void navigate(homePath(), { replace: true });
    },
    switchTo: (other) => {
      const address = { pathname, ...withDialog(location, other) };
      const next: DialogState = { ...saved, isFirst };
      void navigate(address, { replace: true, preventScrollReset: true, state: next });
    },
  };
}

/** What a dialog's entry of the history keeps. */
interface DialogState {
  returnTo: string | null;
  /** The visit began with this entry: going back would leave the site. */
  isFirst: boolean;
}

/** The state of an entry lies in the browser and may be anything. */
function readDialogState(state: unknown): DialogState {
  const saved = isObject(state) ? state : {};
  const returnTo = typeof saved['returnTo'] === 'string' ? saved['returnTo'] : '';
  return {
    returnTo: returnPathOf({ search: `?${new URLSearchParams({ returnTo }).toString()}` }),
    isFirst: saved['isFirst'] === true,
  };
}

/** The router's key of the page that the visit began with. */
const FIRST_PAGE = 'default';
