import { usePropertyHistoryQuery } from './OwnProperties.generated.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { fullDate } from '../../../../../schema/format/time.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** What happened to a listing and who did it, the newest first. */
export function PropertyHistory({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  const part = usePropertyHistoryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog
      label={`History of ${title}`}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overscroll-contain rounded-card border border-line shadow-dialog"
    >
      <div className="grid gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <h2 className="font-text text-h3 font-semibold">History</h2>
            <p dir="auto" className="text-small text-muted">
              {title}
            </p>
          </div>
          <IconButton label="Close" className="-mt-2 -mr-2" onClick={onClose}>
            <Icon name="X" className="size-5" />
          </IconButton>
        </div>
        <ViewerPart
          part={part}
          title="The history could not be loaded"
          waiting={<Skeleton className="h-32" />}
        >
          {({ property }) =>
            property && property.history.length > 0 ? (
              <ol className="grid border-l-2 border-line">
                {property.history.map(({ at, label, by, note }) => (
                  <li key={`${at} ${label}`} className="relative grid gap-0.5 pb-4 pl-5 last:pb-0">
                    <span
                      aria-hidden="true"
                      className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-surface bg-primary"
                    />
                    <p className="font-medium">{label}</p>
                    <p className="text-small text-muted">
                      {by} · <time dateTime={at}>{fullDate(new Date(at))}</time>
                    </p>
                    {note && <p className="text-small wrap-anywhere">{note}</p>}
                  </li>
                ))}
              </ol>
            ) : (
              <p className="text-muted">
                {property
                  ? 'No changes or decisions since it was posted.'
                  : 'No history is available.'}
              </p>
            )
          }
        </ViewerPart>
      </div>
    </Dialog>
  );
}
