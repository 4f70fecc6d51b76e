import { useEffect, useRef } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { usePart } from '../../../ui/usePart.ts';

/** Asks for the code of a contact phone that nobody has proven yet, before a listing carries it. */
export function MobileProofDialog({
  mobile,
  onProven,
  onClose,
}: {
  mobile: string;
  onProven: () => void;
  onClose: () => void;
}) {
  // Most contacts are proven already: the form is fetched for those that are not.
  const { code: MobileProof, hasFailed } = usePart(
    true,
    lazyWithRetry(() => import('./MobileProof.tsx'), 'MobileProof'),
  );
  const wantsAnother = useRef(false);
  useEffect(
    () => () => {
      // The dialog is gone, and the focus is back where it was.
      if (!wantsAnother.current) return;
      document.querySelector<HTMLElement>('input[name="contactPhone"]')?.focus();
    },
    [],
  );
  return (
    <Dialog
      label={TITLE}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-1rem))] rounded-card border border-line shadow-dialog"
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <h2 className="font-text text-h3 font-semibold">{TITLE}</h2>
        {hasFailed && (
          <>
            <p role="alert">
              The verification form could not be loaded. Please check the connection and try again.
            </p>
            <Button variant="outline" onClick={onClose}>
              Back
            </Button>
          </>
        )}
        {MobileProof === null && !hasFailed && <Skeleton className="h-40 rounded-card" />}
        {MobileProof !== null && (
          <MobileProof
            mobile={mobile}
            back="Use another number"
            onBack={() => {
              wantsAnother.current = true;
              onClose();
            }}
            onProven={async () => {
              onProven();
              return null;
            }}
          >
            <p className="text-muted">
              {`Buyers will call ${formatPhone(mobile)}. We will send a 6-digit code to this number to check that it is yours to share. Your own verified number needs no code.`}
            </p>
          </MobileProof>
        )}
      </div>
    </Dialog>
  );
}

const TITLE = 'Verify the contact phone';
