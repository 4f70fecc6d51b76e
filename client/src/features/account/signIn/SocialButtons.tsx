import { homePath } from '../../../../../schema/routes.ts';
import type { ProviderName } from '../../../../../schema/rules/signIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { completionPath } from './completionPath.ts';
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

/** The mark of a provider in its own colours, as its rules for buttons ask. */
function ProviderIcon({ provider }: { provider: ProviderName }) {
  const { size, paths } = MARKS[provider];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className="size-5 shrink-0">
      {paths.map(({ colour, path }) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
}

const MARKS: Record<ProviderName, { size: number; paths: { colour: string; path: string }[] }> = {
  google: {
    size: 18,
    paths: [
      {
        colour: '#4285F4',
        path: 'M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z',
      },
      {
        colour: '#34A853',
        path: 'M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.83.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z',
      },
      {
        colour: '#FBBC05',
        path: 'M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z',
      },
      {
        colour: '#EA4335',
        path: 'M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z',
      },
    ],
  },
  facebook: {
    size: 24,
    paths: [
      {
        colour: '#1877F2',
        path: 'M24 12.07C24 5.4 18.63 0 12 0S0 5.4 0 12.07C0 18.1 4.39 23.1 10.13 24v-8.44H7.08v-3.49h3.05V9.41c0-3.02 1.79-4.69 4.53-4.69 1.31 0 2.68.23 2.68.23v2.97h-1.51c-1.49 0-1.96.93-1.96 1.89v2.26h3.33l-.53 3.49h-2.8V24C19.61 23.1 24 18.1 24 12.07Z',
      },
    ],
  },
};
