import { useState } from 'react';
import { LiveRegion } from '../../../ui/announce.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CaseSent } from './CaseSent.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** Reports a listing to the administrators; the number stands in the place of the form once it is sent. */
export function ReportDialog({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const [number, setNumber] = useState<string | null>(null);
  return (
    <Dialog
      label="Report this listing"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(30rem,calc(100vw-1rem))] overscroll-contain rounded-panel border border-line shadow-dialog"
    >
      <div className="grid gap-5 p-5 sm:p-8">
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-h2">Report this listing</h2>
          <IconButton label="Close" className="-mr-2" onClick={onClose}>
            <Icon name="X" className="size-5" />
          </IconButton>
        </div>
        {number === null ? (
          <ReportForm propertyId={propertyId} onSent={setNumber} />
        ) : (
          <CaseSent what="report" number={number} />
        )}
      </div>
      {/* What stands outside of an open dialog is silent, the page's own live region too. */}
      <LiveRegion />
    </Dialog>
  );
}
