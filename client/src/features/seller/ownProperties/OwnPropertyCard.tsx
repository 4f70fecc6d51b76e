import { workspacePath, detailPath } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { ListPicture } from '../../market/property/ListPicture.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { placeLine } from '../../market/property/wording.ts';
import { OwnPropertyActions } from './OwnPropertyActions.tsx';
import { listingStatus } from './listingStatus.ts';
import type { OwnItem } from './listingStatus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

/** One listing of somebody's own: picture, where it stands and why, what came of it, what to do with it. */
export function OwnPropertyCard({
  home,
  item,
  onChanged,
}: {
  home: string;
  item: OwnItem;
  onChanged: () => void;
}) {
  const { property, viewCount, enquiryCount, favouriteCount } = item;
  const { id, title, price, purpose, createdAt, isPublic, toConfirm, approvalStatus } = property;
  const { badges, note } = listingStatus(property);
  const editing = workspacePath(home, 'edit-property', id);
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:p-5">
      <Cover item={item} />
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap gap-1.5">
          {badges.map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          <span className="text-caption text-muted">
            <PostedDate date={createdAt} />
          </span>
        </p>
        <h2 dir="auto" className="font-text text-h3 leading-snug font-semibold">
          {title}
        </h2>
        <p className="truncate text-small text-muted">{placeLine(property)}</p>
        <p>
          <Price rupees={price} perMonth={purpose === 'RENT'} />
        </p>
      </div>
      <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
        {note && (
          <p className="rounded-input bg-sunken px-3.5 py-2.5 text-small wrap-anywhere">
            {note}
            {approvalStatus === 'REJECTED' && (
              <>
                {' '}
                <Link to={editing} className="text-link">
                  Edit it to submit it again<span className="sr-only">: {title}</span>
                </Link>
                .
              </>
            )}
          </p>
        )}
        {toConfirm.length > 0 && (
          <Notice tone="warning">
            <p>
              {`Please check ${toConfirm.join(', ')}. Our form used to stop at this value, so it may be lower than what you typed. Edit the listing and press Update, even if the value is right.`}
            </p>
          </Notice>
        )}
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          <Figure icon="Eye" label="Views" count={viewCount} />
          <Figure
            icon="Inbox"
            label="Enquiries"
            count={enquiryCount}
            to={enquiryCount > 0 ? viewAddress(home, 'enquiries', { id }) : undefined}
          />
          <Figure icon="Heart" label="Favourites" count={favouriteCount} />
        </dl>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="outline" to={editing}>
            Edit
            <span dir="auto" className="sr-only">
              {' '}
              {title}
            </span>
          </ButtonLink>
          <ButtonLink variant="outline" to={detailPath(id)}>
            {isPublic ? 'View' : 'Preview'}
            <span dir="auto" className="sr-only">
              {' '}
              {title}
            </span>
          </ButtonLink>
          <OwnPropertyActions property={property} onChanged={onChanged} />
        </div>
      </div>
    </article>
  );
}

function Cover({ item }: { item: OwnItem }) {
  const [cover] = item.property.pictures;
  return (
    <div className="aspect-4/3 overflow-hidden rounded-input bg-sunken sm:row-span-2">
      {cover && (
        <ListPicture
          key={cover.id}
          picture={cover}
          alt=""
          sizes="(width >= 40rem) 10rem, 5.5rem"
          maxWidth={480}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

function Figure({
  icon,
  label,
  count,
  to,
}: {
  icon: IconName;
  label: string;
  count: number;
  to?: string;
}) {
  const text = count.toLocaleString('en-IN');
  return (
    <div className="flex items-center gap-1.5 text-muted">
      <dt className="flex items-center gap-1.5">
        <Icon name={icon} className="size-4" />
        {label}
      </dt>
      <dd className="font-semibold text-ink tabular-nums">
        {to === undefined ? (
          text
        ) : (
          <Link to={to} className="text-link -my-2 inline-block px-1 py-2">
            {text}
            <span className="sr-only"> enquiries, view</span>
          </Link>
        )}
      </dd>
    </div>
  );
}
