import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { loadDialog } from './AccountDialogs.tsx';
import type { AccountDialog } from '../../session/dialogAddress.ts';
import { useOpenDialog } from '../../session/useOpenDialog.ts';

/** Opens one of the account's dialogs: Sign in, Sign Up, Share Feedback (V-2.2-03). */
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
  const openDialog = useOpenDialog();
  const fetchAhead = () => void loadDialog(dialog).catch(() => undefined);
  return (
    <Button
      variant={variant}
      className={`needs-script whitespace-nowrap ${className}`}
      aria-haspopup="dialog"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => openDialog(dialog, { replace })}
    >
      {children}
    </Button>
  );
}
