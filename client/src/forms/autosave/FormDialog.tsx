import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { UnsentContext } from './dialogForm.ts';
import type { NoteUnsent } from './dialogForm.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';

/**
 * A dialog with a form: whoever has typed something that is not sent is asked before it closes, and before the page
 * is left. Its forms say so themselves (`dialogForm.ts`); what closes it after it was sent asks nobody.
 */
export function FormDialog({
  label,
  onClose,
  className = BOX,
  children,
}: {
  label: string;
  onClose: () => void;
  /** Place and size of the box. */
  className?: string;
  /** `close` is what Cancel does, as Escape and a press beside the box do. */
  children: (close: () => void) => ReactNode;
}) {
  const [unsent, setUnsent] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const note = useCallback<NoteUnsent>(() => {
    setUnsent((count) => count + 1);
    return () => setUnsent((count) => count - 1);
  }, []);
  const close = () => (unsent > 0 ? setAsking(true) : onClose());
  return (
    <>
      <Dialog label={label} onClose={close} className={className}>
        <UnsentContext value={note}>{children(close)}</UnsentContext>
      </Dialog>
      <LeaveGuard isDirty={unsent > 0} save={nowhere} onLeave={onClose} />
      {isAsking && (
        <ConfirmDialog
          title="Leave without saving?"
          confirm="Leave"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>Your changes will be lost.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The browser keeps nothing of it. */
function nowhere(): boolean {
  return false;
}

const BOX =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog';
