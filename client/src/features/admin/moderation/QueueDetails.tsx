import { useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { fullMoment } from '../../../../../schema/format/moment.ts';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { formatRupees } from '../../../../../schema/format/money.ts';
import { COPY } from '../../../base/copy.ts';
import { useModerationDetailsQuery } from './Moderation.generated.ts';
import type { ModerationDetailsQuery } from './Moderation.generated.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { shownSize } from '../../market/property/shownSize.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { sellerDashboardPath, workspacePath } from '../../../../../schema/routes.ts';

type Details = NonNullable<ModerationDetailsQuery['property']>;

/** The way to all that a listing says, with its contact and history. */
export function QueueDetails({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Details: ${title}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="D"
        className="w-fit"
        onClick={() => setOpen(true)}
      >
        Details
      </Button>
      {isOpen && <DetailsDialog id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function DetailsDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const part = useModerationDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog
      label={`Details of ${title}`}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
    >
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 dir="auto" className="font-text text-h3 font-semibold wrap-anywhere">
            {title}
          </h2>
          <IconButton label="Close" className="-mt-2 -mr-2" onClick={onClose}>
            <Icon name="X" className="size-5" />
          </IconButton>
        </div>
        <ViewerPart
          part={part}
          title="Failed to load property details"
          waiting={<Skeleton className="h-64" />}
        >
          {({ property }) => (property ? <All property={property} /> : <p>No Details Available</p>)}
        </ViewerPart>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <ButtonLink to={editAddress(id)}>Edit Property</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}

function All({ property }: { property: Details }) {
  const { title, description, contact, facts, history, pictures, amenities } = property;
  return (
    <div className="grid gap-5 text-small">
      <PhotoStrip
        name={pictures.length > MOST ? `First ${MOST} photos` : 'Photos'}
        title={title}
        photos={pictures.slice(0, MOST)}
      />
      <Part title="Basic information" rows={basicsOf(property)} />
      {contact.phone !== null && (
        <Part
          title="Contact"
          rows={[
            ['Phone', formatPhone(contact.phone)],
            ['Email', contact.email],
          ]}
        />
      )}
      {facts.map((group) => (
        <Part
          key={group.title}
          title={group.title}
          rows={group.facts.map(({ label, value }) => [label, value])}
        />
      ))}
      {amenities.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">Amenities</h3>
          <p className="wrap-anywhere">{amenities.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
      {description && (
        <section className="grid gap-2">
          <h3 className="font-semibold">Description</h3>
          <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        </section>
      )}
      {history.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">History</h3>
          <ol className="grid gap-1.5 border-l-2 border-line pl-3.5">
            {history.map(({ at, label, by, note }) => (
              <li key={at + label} className="wrap-anywhere">
                <span className="font-medium">{label}</span>
                <span className="text-muted">
                  {' · '}
                  <bdi>{by}</bdi>
                  {` · ${fullMoment(new Date(at))}`}
                </span>
                {note && <span dir="auto" className="block text-muted">{`“${note}”`}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

type Row = readonly [label: string, value: string | null];

function Part({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {rows.flatMap(([label, value]) =>
          value
            ? [
                <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-medium wrap-anywhere">{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </section>
  );
}

function basicsOf(property: Details): readonly Row[] {
  const { type, subtype, purpose, city, state, locality, address, pincode, price } = property;
  const { approvalStatus, rejectionReason, featured, createdAt, updatedAt } = property;
  return [
    ['Type', COPY.type[type]],
    ['Subtype', subtype.title],
    ['Purpose', COPY.purpose[purpose]],
    ['Price', price === null ? COPY.missing : formatRupees(price)],
    ['Price per unit', shownSize(property, null).rate],
    ['Locality', locality],
    ['City', `${city}, ${state}`],
    ['Address', address],
    ['PIN code', pincode],
    // Approved is said so, anything else is pending.
    ['Status', approvalStatus === 'APPROVED' ? 'Approved' : 'Pending'],
    ['Rejection reason', rejectionReason],
    ['Featured', featured ? 'Yes' : 'No'],
    ['Created', fullMoment(new Date(createdAt))],
    ['Updated', fullMoment(new Date(updatedAt))],
  ];
}

const MOST = LIMITS.moderation.detailPictures;

/** Where a listing is edited, by its documented address, which leads administrators to their own form. */
function editAddress(id: string): string {
  return workspacePath(sellerDashboardPath(), 'edit-property', id);
}
