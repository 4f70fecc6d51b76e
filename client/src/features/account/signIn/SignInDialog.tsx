import { useState } from 'react';
import { addPropertyPath } from '../../../../../schema/routes.ts';
import type { AccountDialog } from '../../../session/dialogAddress.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { Place } from './place.ts';
import { SignIn } from './SignIn.tsx';
import { SignUp } from './SignUp.tsx';
import { useAccountDialog } from './useAccountDialog.ts';
import { useAlreadySignedIn } from './useAlreadySignedIn.ts';
import { useEntering } from './useEntering.ts';

/**
 * Sign in and Sign Up, one at a time. The close button goes home, Escape and a press beside the
 * box stay. Whoever is signed in already goes on to where they wanted to.
 */
export function SignInDialog({ dialog }: { dialog: AccountDialog }) {
  const { returnTo, stay, goHome, switchTo } = useAccountDialog();
  const { hasEntered, enter, leadOn } = useEntering(returnTo);
  const [isClosed, setIsClosed] = useState(false);
  const goesOn = useAlreadySignedIn(!hasEntered(), returnTo);
  if (isClosed || goesOn) return null;
  const place: Place = {
    isDialog: true,
    returnTo,
    switchTo,
    enter,
    leadOn: (account, target) => {
      setIsClosed(true);
      leadOn(account, target);
    },
  };
  const isSignIn = dialog !== 'sign-up';
  return (
    <DialogFrame title={isSignIn ? 'Sign in' : 'Sign Up'} onClose={stay} onGoHome={goHome}>
      {returnTo === addPropertyPath() && (
        <p className="text-muted">
          {`${isSignIn ? 'Sign in' : 'Sign up'} to post your property. It is free.`}
        </p>
      )}
      {isSignIn ? <SignIn place={place} /> : <SignUp place={place} />}
    </DialogFrame>
  );
}
