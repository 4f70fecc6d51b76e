import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DIALOG_CARD, DialogBox } from './DialogBox.tsx';

/** Asks before something that cannot be taken back. Escape, Back and a press beside it mean no. */
export function ConfirmDialog({
  title,
  confirm,
  isBusy = false,
  isAboutLeaving = false,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  /** What the button does, as a verb: 'Remove'. */
  confirm: string;
  isBusy?: boolean;
  /** It opens while the router is still turning back, so it has no entry of its own that Back could leave. */
  isAboutLeaving?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const Box = isAboutLeaving ? DialogBox : Dialog;
  return (
    <Box label={title} onClose={onCancel} className={DIALOG_CARD}>
      <div className="grid gap-4 p-6">
        <h2 className="font-text text-h3 font-semibold">{title}</h2>
        <div className="grid gap-2 text-muted">{children}</div>
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="accent" aria-disabled={isBusy || undefined} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Box>
  );
}
