import { useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { OfficeDialog } from './OfficeDialog.tsx';
import {
  OfficesDocument,
  PublishedOfficeDocument,
  useDeleteOfficeMutation,
  useUpdateOfficeMutation,
} from './Offices.generated.ts';
import type { Offices_OfficeFragment } from './Offices.generated.ts';

/** One office, whether visitors are told it, and what can be done with it. */
export function OfficeItem({
  office,
  onChanged,
}: {
  office: Offices_OfficeFragment;
  onChanged: () => void;
}) {
  const { id, address, phone, email, isActive, logo } = office;
  const { isBusy, change } = useChange({
    refetchQueries: [OfficesDocument, PublishedOfficeDocument],
    onChanged,
  });
  const [updateOffice] = useUpdateOfficeMutation();
  const [deleteOffice] = useDeleteOfficeMutation();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const set = (to: boolean) =>
    void change(
      () => updateOffice({ variables: { id, input: { isActive: to } } }),
      to ? 'Visitors now see this office.' : 'Visitors no longer see this office.',
    );
  const remove = () => {
    close();
    void change(() => deleteOffice({ variables: { id } }), 'Office deleted.');
  };
  return (
    <article
      aria-label={address}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      {logo && (
        <Picture
          picture={logo}
          sizes="5rem"
          maxWidth={320}
          alt=""
          className="size-16 rounded-input bg-sunken object-contain"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 dir="auto" className="font-text text-body font-semibold wrap-anywhere">
            {address}
          </h2>
          {isActive && <Badge tone="success">Active</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted tabular-nums">
          <span>{formatPhone(phone)}</span>
          <span className="wrap-anywhere">{email}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          aria-disabled={isBusy || undefined}
          aria-label={`${isActive ? 'Deactivate' : 'Activate'}: ${address}`}
          onClick={() => set(!isActive)}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button variant="outline" aria-label={`Edit: ${address}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${address}`} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'edit' && <OfficeDialog office={office} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this office"
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p dir="auto" className="wrap-anywhere">
            {address}
          </p>
          {isActive && <p>Visitors will then see the office from the settings.</p>}
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
