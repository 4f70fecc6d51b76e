import { lazy, Suspense, useState } from 'react';
import { fetchAgain } from '../../ui/fetchAgain.ts';

const ReportDialog = lazy(async () => ({
  default: (await fetchAgain(() => import('./ReportDialog.tsx'))).ReportDialog,
}));

/** The way to report a listing; the form comes when it is asked for. */
export function ReportButton({ propertyId }: { propertyId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <button
        type="button"
        className="needs-script text-link min-h-11"
        onClick={() => setOpen(true)}
      >
        Report this listing
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog propertyId={propertyId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
