import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../../../forms/autosave/FormDialog.tsx';
import { AmenityForm } from './AmenityForm.tsx';
import type { ListedAmenity } from './words.ts';

/** The form of an amenity above the list; `onClose` is told whether anything was saved. */
export function AmenityDialog({
  amenity = null,
  onClose,
}: {
  amenity?: ListedAmenity | null;
  onClose: (isSaved: boolean) => void;
}) {
  const title = amenity === null ? 'New amenity' : `Edit ${amenity.name}`;
  return (
    <FormDialog label={title} onClose={() => onClose(false)}>
      {(close) => (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 className="font-text text-h3 font-semibold wrap-anywhere">{title}</h2>
          <AmenityForm
            amenity={amenity}
            onSaved={(name) => {
              toast(amenity === null ? `${name} added.` : `${name} saved.`);
              onClose(true);
            }}
            onClose={close}
          />
        </div>
      )}
    </FormDialog>
  );
}
