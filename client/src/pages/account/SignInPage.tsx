import { SignIn } from '../../features/account/signIn/SignIn.tsx';
import { AccountFormPage } from './AccountFormPage.tsx';
import { usePagePlace } from './usePagePlace.ts';

/** Signing in as a page of its own. */
export function SignInPage() {
  const place = usePagePlace();
  return (
    <AccountFormPage
      title="Sign in"
      lead="We send a code to your mobile or email. No password needed."
      needsScript="Signing in needs JavaScript."
    >
      {() => place && <SignIn place={place} />}
    </AccountFormPage>
  );
}
