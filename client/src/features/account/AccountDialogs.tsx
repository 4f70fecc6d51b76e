import { useLocation } from 'react-router-dom';
import { PartFailure } from '../../ui/PartFailure.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { usePart } from '../../ui/usePart.ts';
import { CONTACT } from '../contact/contactDetails.ts';
import { dialogOf } from './dialogAddress.ts';

/** The place of the account's dialogs in the shell. Their code is fetched when the address asks for one. */
export function AccountDialogs() {
  const dialog = dialogOf(useLocation());
  const isHydrated = useHydrated();
  const { code, hasFailed } = usePart(dialog !== null, loadDialog);
  if (dialog === null) return null;
  if (code) return <code.SignInDialog dialog={dialog} />;
  if (isHydrated) return hasFailed && <PartFailure />;
  return (
    <noscript>
      <p className="wrap py-4 font-medium">
        {'To list a property, write to '}
        <a href={`mailto:${CONTACT.email}`} className="text-link">
          {CONTACT.email}
        </a>
        .
      </p>
    </noscript>
  );
}

/** The dialogs' code; also fetched ahead, when the pointer or the focus comes near a button for them. */
export const loadDialog = () => import('./SignInDialog.tsx');
