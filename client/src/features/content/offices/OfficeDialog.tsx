import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../../../forms/autosave/FormDialog.tsx';
import { OfficeForm } from './OfficeForm.tsx';
import type { Offices_OfficeFragment } from './Offices.generated.ts';

/** The form of an office above the list; `onClose` is told whether anything was saved. */
export function OfficeDialog({
  office = null,
  onClose,
}: {
  office?: Offices_OfficeFragment | null;
  onClose: (isSaved: boolean) => void;
}) {
  const title = office === null ? 'New office' : 'Edit this office';
  return (
    <FormDialog label={title} onClose={() => onClose(false)}>
      {(close) => (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 className="font-text text-h3 font-semibold">{title}</h2>
          <OfficeForm
            office={office}
            onSaved={() => {
              toast(office === null ? 'Office added.' : 'Office saved.');
              onClose(true);
            }}
            onClose={close}
          />
        </div>
      )}
    </FormDialog>
  );
}
