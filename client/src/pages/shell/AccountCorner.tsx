import { DialogButton } from '../../features/account/signIn/DialogButton.tsx';
import { useViewer } from '../../session/viewer.ts';
import { fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { usePart } from '../../ui/usePart.ts';

/** The shell's parts for whoever is signed in, or was until a moment ago; visitors never fetch their code. */
function useAccountParts(): typeof import('./accountParts.ts') | null {
  return usePart(useViewer().kind === 'account', load).code;
}

const load = () => fetchWithRetry(() => import('./accountParts.ts'));

/**
 * Sign in and Sign Up, or the menu of who is signed in. Which of the two has its place
 * is decided before the first paint (first-paint.js), so that nothing moves when the session arrives.
 */
export function AccountCorner() {
  const viewer = useViewer();
  const parts = useAccountParts();
  return (
    <div className="flex items-center gap-1 max-lg:hidden">
      <DialogButton dialog="sign-in" variant="quiet" className="for-visitors xl:px-4! px-3!">
        Sign in
      </DialogButton>
      <DialogButton dialog="sign-up" variant="outline" className="for-visitors px-3! xl:px-4!">
        Sign Up
      </DialogButton>
      <div className="for-accounts min-h-11 w-42 xl:w-52">
        {viewer.kind === 'account' && parts && <parts.UserMenu account={viewer} />}
      </div>
      {parts && <parts.FeedbackPrompts />}
    </div>
  );
}
