import { useState } from 'react';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { announcePartFailure } from '../../../ui/announcePartFailure.ts';
import type { ReportDialog } from './ReportDialog.tsx';

/** The way to report a listing; the form comes when it is asked for, and where it does not, the next press asks again. */
export function ReportButton({ propertyId }: { propertyId: string }) {
  const [Dialog, setDialog] = useState<typeof ReportDialog | null>(null);
  const open = async () => {
    try {
      const part = await fetchWithRetry(() => import('./ReportDialog.tsx'));
      setDialog(() => part.ReportDialog);
    } catch {
      announcePartFailure();
    }
  };
  return (
    <div className="print:hidden">
      <button type="button" className="needs-script text-link min-h-11" onClick={() => void open()}>
        Report this listing
      </button>
      {Dialog && <Dialog propertyId={propertyId} onClose={() => setDialog(null)} />}
    </div>
  );
}
