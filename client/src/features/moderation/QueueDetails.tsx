import { useState } from 'react';
import { fullDate } from '../../../../schema/format/time.ts';
import { useModerationDetailsQuery } from './Moderation.generated.ts';
import type { ModerationDetailsQuery } from './Moderation.generated.ts';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Details = NonNullable<ModerationDetailsQuery['property']>;

/** All that a listing says, with its contact and history, fetched when it is unfolded. */
export function QueueDetails({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small font-medium text-primary hover:text-primary-hover">
        Description, facts and history
        <span className="sr-only">{` of ${title}`}</span>
      </summary>
      {isOpen && <Loaded id={id} />}
    </details>
  );
}

function Loaded({ id }: { id: string }) {
  const part = useModerationDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OwnPart
      part={part}
      title="The details could not be loaded"
      waiting={<Skeleton className="h-32" />}
    >
      {({ property }) => property && <All property={property} />}
    </OwnPart>
  );
}

function All({ property }: { property: Details }) {
  const { description, address, pincode, contact, facts, history } = property;
  const basics: [label: string, value: string | null][] = [
    ['Contact phone', contact.phone],
    ['Contact e-mail', contact.email],
    ['Address', address],
    ['PIN code', pincode],
  ];
  const all = [
    ...basics.flatMap(([label, value]) => (value ? [{ key: label, label, value }] : [])),
    ...facts.flatMap((group) => group.facts),
  ];
  return (
    <div className="grid gap-4 pb-2 text-small">
      {description && (
        <p className="max-w-measure wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {all.map(({ key, label, value }) => (
          <div key={key} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {history.length > 0 && (
        <ol className="grid gap-1.5 border-l-2 border-line pl-3.5">
          {history.map(({ at, label, by, note }) => (
            <li key={at + label} className="wrap-anywhere">
              <span className="font-medium">{label}</span>
              <span className="text-muted">{` · ${by} · ${fullDate(new Date(at))}`}</span>
              {note && <span className="block text-muted">{`“${note}”`}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
