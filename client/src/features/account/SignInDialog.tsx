import { Mail, Phone, X } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { homePath, listingPath } from '../../../../schema/routes.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CONTACT } from '../contact/contactDetails.ts';
import type { AccountDialog } from './dialogAddress.ts';
import { useAccountDialog } from './useAccountDialog.ts';
import { useViewer } from './viewer.ts';

/**
 * Sign in, Sign Up and Share Feedback. The close button goes home, Escape and a press beside the box stay
 * (D-36). Whoever is signed in already goes on to where they wanted to.
 */
export function SignInDialog({ dialog }: { dialog: AccountDialog }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { returnTo, stay, goHome } = useAccountDialog();
  const hasAccount = viewer.kind === 'account' && dialog !== 'feedback';
  useEffect(() => {
    if (hasAccount) void navigate(returnTo ?? homePath(), { replace: true });
  }, [hasAccount, navigate, returnTo]);
  if (hasAccount) return null;
  const { title, text } = WORDS[dialog];
  return (
    <Dialog
      label={title}
      onClose={stay}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel border border-line shadow-dialog"
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h2">{title}</h2>
          <IconButton label="Close and go to the home page" className="-mr-2" onClick={goHome}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {text.map((sentence) => (
          <p key={sentence} className="text-muted">
            {sentence}
          </p>
        ))}
        <ul className="grid gap-1">
          <li>
            <a href={mailAddress(title)} className={LINK}>
              <Mail aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 break-all">{CONTACT.email}</span>
            </a>
          </li>
          <li>
            <a href={`tel:+91${CONTACT.phone}`} className={LINK}>
              <Phone aria-hidden="true" className="size-5 shrink-0" />
              {formatPhone(CONTACT.phone)}
            </a>
          </li>
        </ul>
        <p className="text-small text-muted">{CONTACT.hours}</p>
        {dialog !== 'feedback' && (
          <ButtonLink to={listingPath()} replace variant="outline">
            Browse Properties
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}

function mailAddress(subject: string): string {
  return `mailto:${CONTACT.email}?subject=${encodeURIComponent(subject)}`;
}

const NO_ACCOUNTS = [
  'This site has no accounts open yet. Searching, keeping favourites on this device and comparing properties need none.',
  'Do you want to list a property? That is free. Write to us or call us, and we take it from there.',
];

const WORDS: Record<AccountDialog, { title: string; text: readonly string[] }> = {
  'sign-in': { title: 'Sign in', text: NO_ACCOUNTS },
  'sign-up': { title: 'Sign Up', text: NO_ACCOUNTS },
  feedback: {
    title: 'Share Feedback',
    text: ['What works for you here, and what does not? Write to us or call us.'],
  },
};

const LINK = 'text-link inline-flex min-h-11 items-center gap-3';
