import type { QueuedListing } from './approvalWords.ts';
import type { ReactNode } from 'react';
import { detailPath } from '../../../../../schema/routes.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { Link } from '../../../ui/Link.tsx';
import { formatArea } from '../../../../../schema/format/area.ts';
import { Area, Price } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { ListPicture } from '../../market/property/ListPicture.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { isOpen, placeLine, roomsLabel, statusLabel } from '../../market/property/wording.ts';
import { approvalWords } from './approvalWords.ts';
import { EditChanges } from './EditChanges.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { QueueDetails } from './QueueDetails.tsx';
import type { ModerationQueueQuery } from './Moderation.generated.ts';

/** One listing in its newest version, with what its edit changes; `children` decide about it. */
export function QueueItem({
  listing,
  check,
  children,
}: {
  listing: QueuedListing;
  /** What speaks for and against it; absent until that is known. */
  check?: ListingCheck;
  children: ReactNode;
}) {
  const { id, title, price, purpose, edit, createdAt, rejectionReason, pictures } = listing;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <Cover listing={listing} />
      <div className="grid min-w-0 gap-1">
        <h2 className="font-text text-body leading-snug font-semibold wrap-anywhere">
          <Link dir="auto" to={detailPath(id)} className="hover:text-primary hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-small text-muted">{placeLine(listing)}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
          <Price rupees={price} perMonth={purpose === 'RENT'} />
          <Facts listing={listing} />
        </p>
        <p className="text-small text-muted">
          {`${OWNERS[listing.seller.ownerType]} `}
          <bdi>{listing.seller.name}</bdi>
          {' · '}
          {edit ? 'edited ' : 'posted '}
          <PostedDate date={edit?.submittedAt ?? createdAt} />
        </p>
        <Badges listing={listing} />
        {rejectionReason && (
          <p className="text-small wrap-anywhere text-danger">
            Rejected: <bdi>{rejectionReason}</bdi>
          </p>
        )}
      </div>
      <div className="col-span-2 grid min-w-0 gap-3 sm:col-start-2 sm:col-end-3">
        {check && <QueueCheck check={check} />}
        {edit && <EditChanges edit={edit} title={title} />}
        {children}
        <PhotoStrip name="Photos" title={title} photos={pictures} />
        <QueueDetails id={id} title={title} />
      </div>
    </article>
  );
}

function Cover({ listing: { pictures } }: { listing: QueuedListing }) {
  const [cover] = pictures;
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-input bg-sunken">
      {cover && (
        <ListPicture
          key={cover.id}
          picture={cover}
          alt=""
          sizes="(min-width: 40rem) 10rem, 5.5rem"
          maxWidth={480}
          className="size-full object-cover"
        />
      )}
      <span className="absolute right-1 bottom-1 rounded-tag bg-surface/90 px-1.5 text-caption font-medium tabular-nums">
        {pluralize(pictures.length, 'photo')}
      </span>
    </div>
  );
}

function Facts({ listing }: { listing: QueuedListing }) {
  const rooms = roomsLabel(listing.bedrooms, listing.rooms);
  return (
    <span className="flex flex-wrap gap-x-3 text-muted">
      <span>{listing.subtype.title}</span>
      {rooms && <span>{rooms}</span>}
      {listing.area !== null && <Area text={formatArea(listing.area, listing.areaUnit)} />}
    </span>
  );
}

function Badges({ listing }: { listing: QueuedListing }) {
  const { edit, isActive, isPublic, featured, lifecycle } = listing;
  const { label, tone } = approvalWords(listing);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{label}</Badge>
      {edit && isPublic && <Badge tone="success">Approved version is public</Badge>}
      {!isActive && <Badge tone="plain">Hidden</Badge>}
      {featured && <Badge tone="brass">Featured</Badge>}
      <Badge tone={isOpen(lifecycle) ? 'info' : 'plain'}>{statusLabel(listing)}</Badge>
    </p>
  );
}

const OWNERS: Record<QueuedListing['seller']['ownerType'], string> = {
  OWNER: 'Owner',
  AGENT: 'Agent',
  BUILDER: 'Builder',
};

export type ListingCheck =
  ModerationQueueQuery['administration']['moderationQueue']['checks'][number];

/** Which contacts are proven, what is unlikely, and who else says the same. */
function QueueCheck({ check }: { check: ListingCheck }) {
  const { isPhoneProven, isEmailVerified, doubts, repeats } = check;
  return (
    <div className="grid gap-2 text-small">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={isPhoneProven ? 'success' : 'warning'}>
          {isPhoneProven ? 'Phone verified' : 'Phone not verified'}
        </Badge>
        <Badge tone={isEmailVerified ? 'success' : 'plain'}>
          {isEmailVerified ? 'Email verified' : 'Email not verified'}
        </Badge>
      </p>
      {(doubts.length > 0 || repeats.length > 0) && (
        <ul aria-label="Please check" className="grid gap-1 rounded-input bg-warning-soft p-3">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
          {repeats.map((id, index) => (
            <li key={id}>
              {'Another account says the same: '}
              <Link to={detailPath(id)} className="text-link">
                {repeats.length === 1 ? 'its listing' : `listing ${index + 1}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
