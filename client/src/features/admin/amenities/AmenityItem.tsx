import { useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { useChange } from '../../../forms/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { AmenitiesDocument, useDeleteAmenityMutation } from './Amenities.generated.ts';
import { AmenityDialog } from './AmenityDialog.tsx';
import { FAMILIES } from './words.ts';
import type { ListedAmenity } from './words.ts';

/** One amenity: where it is offered, how many listings have it, and what can be done with it. */
export function AmenityItem({
  amenity,
  onChanged,
}: {
  amenity: ListedAmenity;
  onChanged: () => void;
}) {
  const [isEdited, setEdited] = useState(false);
  const { name, suits, aliases, isBuiltIn, propertyCount } = amenity;
  const isAll = suits.length === Object.keys(FAMILIES).length;
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="font-text text-body font-semibold wrap-anywhere">{name}</h2>
          {!isBuiltIn && <Badge tone="plain">Added</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted tabular-nums">
          <span>{usesOf(propertyCount)}</span>
          <span>
            {isAll ? 'All property types' : suits.map((family) => FAMILIES[family]).join(', ')}
          </span>
        </p>
        {aliases.length > 0 && (
          <p className="text-small wrap-anywhere text-muted">{`Also known as: ${aliases.join(', ')}`}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-label={`Edit: ${name}`} onClick={() => setEdited(true)}>
          Edit
        </Button>
        {!isBuiltIn && <DeleteAmenity amenity={amenity} onChanged={onChanged} />}
      </div>
      {isEdited && <AmenityDialog amenity={amenity} onClose={() => setEdited(false)} />}
    </article>
  );
}

/** Asks before an amenity that nobody uses is gone; one that is used says by how many. */
function DeleteAmenity({
  amenity: { id, name, propertyCount },
  onChanged,
}: {
  amenity: ListedAmenity;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [AmenitiesDocument], onChanged });
  const [deleteAmenity] = useDeleteAmenityMutation();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const remove = () => {
    close();
    void change(() => deleteAmenity({ variables: { id } }), `${name} deleted.`);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Delete: ${name}`} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${name}`}
          confirm="Delete"
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={close}
        >
          <p>{`${usesOf(propertyCount)}. You can delete an amenity only if no listing uses it.`}</p>
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function usesOf(propertyCount: number): string {
  if (propertyCount === 0) return 'No listings';
  const more = propertyCount >= LIMITS.amenity.maxCounted ? 'At least ' : '';
  return `${more}${pluralize(propertyCount, 'listing')}`;
}
