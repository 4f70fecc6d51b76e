import { jsonForHtml } from '../../../schema/format/html.ts';
import { completeSocialProfilePath, homePath } from '../../../schema/routes.ts';
import type { ProviderName } from '../../../schema/rules/signIn.ts';
import { type AccountRow } from '../accounts/findAccount.ts';
import { presentAccount } from '../accounts/account.presenter.ts';
import { plainPage } from '../platform/http/plainPage.ts';
import type { SocialSignIn } from './signInWithPerson.ts';

interface WindowSite {
  name: string;
  url: string;
}

/**
 * What the provider's window shows in the end. The work is done by client/public/sign-in-window.js, which
 * reads the outcome as data: it tells the page that opened the window, on our own origin only.
 * The refresh token is in the HttpOnly cookie alone.
 */
export function signedInPage(
  site: WindowSite,
  provider: ProviderName,
  { accessToken, expiresInSeconds, account, isNewAccount }: SocialSignIn,
): string {
  const outcome = {
    origin: site.url,
    message: {
      type: 'success',
      provider,
      tokens: { accessToken, expiresInSeconds },
      account: accountIn(account),
      isNewUser: isNewAccount,
    },
    // For a window that has lost the page that opened it.
    signedIn: account.userType ?? 'account',
    next: needsCompletion(account) ? completeSocialProfilePath() : homePath(),
  };
  return page(site, outcome, { title: 'You are signed in', text: `Welcome to ${site.name}.` });
}

/** `message` is a sentence for people. */
export function failedPage(site: WindowSite, provider: ProviderName, message: string): string {
  const outcome = { origin: site.url, message: { type: 'failure', provider, message }, next: null };
  return page(site, outcome, { title: 'Sign-in failed', text: message });
}

/** Somebody without a mobile or without a choice of what they are goes there first. */
function needsCompletion({ mobile, userType }: AccountRow): boolean {
  return mobile === null || userType === null;
}

/** What our own client keeps of its viewer, with the words of the GraphQL schema. */
function accountIn(row: AccountRow) {
  const { id, name, email, mobile, userType, role, isComplete, landingPath } = presentAccount(row);
  const word = (value: string | null) => value && value.toUpperCase();
  return {
    id,
    name,
    email,
    mobile,
    userType: word(userType),
    role: word(role),
    isComplete,
    landingPath,
  };
}

function page(
  site: WindowSite,
  outcome: object,
  { title, text }: { title: string; text: string },
): string {
  const below = [
    '<p><button type="button" id="close">Close this window</button></p>',
    '<script type="application/json" id="outcome">' + jsonForHtml(outcome) + '</script>',
    '<script src="/sign-in-window.js"></script>',
  ].join('');
  return plainPage({ siteName: site.name, title, text, below });
}
