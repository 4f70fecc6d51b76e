import { useLocation } from 'react-router-dom';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { PartFailure } from '../../../ui/PartFailure.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { usePart } from '../../../ui/usePart.ts';
import { useSite } from '../../../base/start.ts';
import { ACCOUNT_DIALOGS, dialogOf } from '../../../session/dialogAddress.ts';
import type { AccountDialog } from '../../../session/dialogAddress.ts';

/** The place of the account's dialogs in the shell. Their code is fetched when the address asks for one. */
export function AccountDialogs() {
  const { office } = useSite();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  // The server never sees the hash, and the first drawing here must be the same as its own.
  const dialog = dialogOf({ search, hash: isHydrated ? hash : '' });
  // Signing in and registering are one part: going from one to the other keeps it.
  if (isHydrated) {
    return dialog && <Loaded key={dialog === 'feedback' ? dialog : ''} dialog={dialog} />;
  }
  return (
    <noscript>
      <p className={`wrap py-4 font-medium ${dialog ? '' : 'not-has-[:target]:hidden'}`}>
        {ACCOUNT_DIALOGS.map((id) => (
          <span key={id} id={id} className="scroll-mt-20" />
        ))}
        {'Signing in needs JavaScript. To list a property, write to '}
        <a href={`mailto:${office.email}`} className="text-link">
          {office.email}
        </a>
        .
      </p>
    </noscript>
  );
}

function Loaded({ dialog }: { dialog: AccountDialog }) {
  const { code, hasFailed } = usePart(true, () => loadDialog(dialog));
  if (code) return <code.Drawn dialog={dialog} />;
  return hasFailed ? <PartFailure /> : <ProgressLine />;
}

/** A dialog's code; also fetched ahead, when the pointer or the focus comes near a button for it. */
export async function loadDialog(dialog: AccountDialog) {
  return dialog === 'feedback'
    ? {
        Drawn: (await fetchWithRetry(() => import('../feedback/FeedbackDialog.tsx')))
          .FeedbackDialog,
      }
    : { Drawn: (await fetchWithRetry(() => import('./SignInDialog.tsx'))).SignInDialog };
}
