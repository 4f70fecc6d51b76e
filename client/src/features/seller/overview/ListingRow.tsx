import type { ReactNode } from 'react';
import { detailPath } from '../../../../../schema/routes.ts';
import type { ApprovalStatus } from '../../../types.generated.ts';
import type { RecentListingsQuery } from './Overview.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import type { BadgeTone } from '../../../ui/Tag.tsx';
import { ListPicture } from '../../market/property/ListPicture.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { isOpen, placeLine, statusLabel } from '../../market/property/wording.ts';

export type OwnListing = RecentListingsQuery['viewer']['overview']['recent'][number];

/** One listing of somebody's own with its state. Only what visitors may see has a page to lead to. */
export function ListingRow({ listing, children }: { listing: OwnListing; children?: ReactNode }) {
  const { id, title, approvalStatus, isActive, createdAt, price, purpose } = listing;
  const isPublic = approvalStatus === 'APPROVED' && isActive;
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <Cover listing={listing} />
      <div className="grid min-w-0 gap-1">
        <h3 className="font-text text-body leading-snug font-semibold">
          {isPublic ? (
            <Link dir="auto" to={detailPath(id)} className="hover:text-primary hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="truncate text-small text-muted">{placeLine(listing)}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
          <Price rupees={price} perMonth={purpose === 'RENT'} />
          <span className="text-muted">
            <PostedDate date={createdAt} />
          </span>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={TONES[approvalStatus]}>{STATES[approvalStatus]}</Badge>
          {!isActive && <Badge tone="plain">Hidden</Badge>}
          <Badge tone={isOpen(listing.lifecycle) ? 'info' : 'plain'}>{statusLabel(listing)}</Badge>
        </p>
      </div>
      {children && <div className="max-lg:col-span-2">{children}</div>}
    </article>
  );
}

function Cover({ listing }: { listing: OwnListing }) {
  const [cover] = listing.pictures;
  return (
    <div className="aspect-4/3 overflow-hidden rounded-input bg-sunken">
      {cover && (
        <ListPicture
          key={cover.id}
          picture={cover}
          alt=""
          sizes="7rem"
          maxWidth={480}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

const STATES: Record<ApprovalStatus, string> = {
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
};

const TONES: Record<ApprovalStatus, BadgeTone> = {
  APPROVED: 'success',
  PENDING: 'warning',
  REJECTED: 'danger',
};
