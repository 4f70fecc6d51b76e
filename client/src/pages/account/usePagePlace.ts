import { useLocation, useNavigate } from 'react-router-dom';
import { signInPagePath, signUpPagePath } from '../../../../schema/routes.ts';
import { returnPathOf } from '../../session/leavingDialog.ts';
import type { Place } from '../../features/account/signIn/place.ts';
import { useAlreadySignedIn } from '../../features/account/signIn/useAlreadySignedIn.ts';
import { useEntering } from '../../features/account/signIn/useEntering.ts';

/** A page as the place of signing in or up; null while somebody who is signed in already is led on. */
export function usePagePlace(): Place | null {
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = returnPathOf(location);
  const { hasEntered, enter, leadOn } = useEntering(returnTo);
  const goesOn = useAlreadySignedIn(!hasEntered(), returnTo);
  if (goesOn) return null;
  return {
    isDialog: false,
    returnTo,
    switchTo: (other) => {
      const pathname = other === 'sign-in' ? signInPagePath() : signUpPagePath();
      void navigate({ pathname, search: location.search });
    },
    enter,
    leadOn,
  };
}
