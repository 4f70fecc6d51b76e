import { useState } from 'react';
import type { ReactNode } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import type { MutationResult } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';

/** Shows what is being written as visitors would read it; the server makes its HTML safe. */
export function PreviewButton<Shown extends { title: string }>({
  ask,
  children,
}: {
  /** Asks the server what it makes of it now. */
  ask: () => Promise<MutationResult<Shown>>;
  children: (shown: Shown) => ReactNode;
}) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const show = async () => {
    setAsking(true);
    const { data, refusal } = await ask();
    setAsking(false);
    if (refusal) toast(explain(refusal), { tone: 'error' });
    else setShown(data);
  };
  const close = () => setShown(null);
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={isAsking || undefined}
        onClick={() => !isAsking && void show()}
      >
        Preview
      </Button>
      {shown && (
        <Dialog
          label={`Preview: ${shown.title}`}
          onClose={close}
          className="m-auto max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
        >
          <div className="grid gap-5 p-5 sm:p-8">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-small font-medium text-muted">Preview, not saved</p>
              <Button variant="outline" onClick={close}>
                Close
              </Button>
            </div>
            {children(shown)}
          </div>
        </Dialog>
      )}
    </>
  );
}
