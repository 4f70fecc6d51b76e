import { SignUp } from '../../features/account/signIn/SignUp.tsx';
import { AccountFormPage } from './AccountFormPage.tsx';
import { usePagePlace } from './usePagePlace.ts';

/** Registering as a page of its own. */
export function SignUpPage() {
  const place = usePagePlace();
  return (
    <AccountFormPage
      title="Sign Up"
      lead="Free for buyers and sellers. All you need is your mobile number."
      needsScript="Registering needs JavaScript."
    >
      {() => place && <SignUp place={place} />}
    </AccountFormPage>
  );
}
