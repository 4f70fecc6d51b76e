import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { ButtonVariant } from '../../../ui/Button.tsx';
import { useHistorySheet } from '../../../ui/useHistorySheet.ts';
import { loadDialog } from './AccountDialogs.tsx';
import type { AccountDialog } from '../../../session/dialogAddress.ts';

/**
 * Opens one of the account's dialogs: Sign in, Sign Up, Share Feedback. A link, so that a press before the
 * page's code is there is not lost.
 */
export function DialogButton({
  dialog,
  variant,
  className = '',
  replace,
  children,
}: {
  dialog: AccountDialog;
  variant: ButtonVariant;
  className?: string;
  /** From a sheet that is an entry of the history itself. */
  replace?: boolean;
  children: ReactNode;
}) {
  const { link } = useHistorySheet(dialog);
  const fetchAhead = () => void loadDialog(dialog).catch(() => undefined);
  return (
    <ButtonLink
      {...link}
      replace={replace}
      variant={variant}
      className={`whitespace-nowrap ${className}`}
      aria-haspopup="dialog"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children}
    </ButtonLink>
  );
}
