import { homePath } from '../../../../../schema/routes.ts';
import type { ProviderName } from '../../../../../schema/rules/signIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { completionPath } from './completionPath.ts';
import { ProviderIcon } from './ProviderIcon.tsx';
import type { ProviderSuccess } from './providerWindow.ts';
import { useProviderSignIn } from './useProviderSignIn.ts';
import type { Account } from '../../../session/viewer.ts';
import { useSite } from '../../../base/start.ts';

/** The form around the buttons, as far as they need it. */
export interface SocialPlace {
  /** Where the person wanted to go; a path of this site, or null. */
  returnTo: string | null;
  /** Makes the visitor an account here. */
  enter: (entered: ProviderSuccess) => Account;
  /** Leaves the form for `target`, or for the account's own page when that is null. */
  leadOn: (account: Account, target: string | null) => void;
}

/**
 * Signing in with Google or Facebook. Providers that are not set up have no button,
 * and where there are none there is nothing at all. They come with the page, since buttons that came later
 * would move what a finger is about to touch. `userType`: what was chosen for a new account.
 */
export function SocialButtons({
  place,
  userType = null,
}: {
  place: SocialPlace;
  userType?: string | null;
}) {
  const { signInProviders } = useSite();
  const { waitingFor, problem, start } = useProviderSignIn(userType, (provider, entered) => {
    const account = place.enter(entered);
    place.leadOn(account, targetOf(provider, account, place.returnTo));
  });
  if (signInProviders.length === 0) return null;
  return (
    <section aria-label="Other ways to sign in" className="grid gap-3">
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-2">
        {signInProviders.map((provider) => (
          <Button key={provider} variant="outline" onClick={() => start(provider)}>
            <ProviderIcon provider={provider} />
            {waitingFor === provider ? 'Signing in...' : `Continue with ${LABELS[provider]}`}
          </Button>
        ))}
      </div>
      {problem && (
        <p className="text-small text-muted">
          {problem.message}
          {problem.address !== null && (
            <>
              {' Or '}
              <a href={problem.address} className="text-link font-semibold">
                continue in this window
              </a>
              .
            </>
          )}
        </p>
      )}
    </section>
  );
}

/**
 * Google leads to where the person wanted to go, or home; Facebook by user type.
 * Whoever has no mobile or has not chosen what they are goes to complete that first.
 */
function targetOf(
  provider: ProviderName,
  { mobile, userType }: Account,
  returnTo: string | null,
): string | null {
  if (mobile === null || userType === null) return completionPath(returnTo);
  return provider === 'google' ? (returnTo ?? homePath()) : returnTo;
}

const LABELS: Record<ProviderName, string> = { google: 'Google', facebook: 'Facebook' };
