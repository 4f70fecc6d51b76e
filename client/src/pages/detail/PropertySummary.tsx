import type { ReactNode } from 'react';
import { formatRupees, priceParts } from '../../../../schema/format/money.ts';
import { COPY } from '../../base/copy.ts';
import { PostedDate } from '../../ui/PostedDate.tsx';
import { shownSize } from '../../features/market/property/shownSize.ts';
import { useShownUnit } from '../../features/market/property/shownUnit.ts';
import { StatusBadge } from '../../features/market/property/StatusBadge.tsx';
import {
  isFeatured,
  placeLine,
  roomsLabel,
  typeLabel,
} from '../../features/market/property/wording.ts';
import type { DetailPageQuery } from './DetailPage.generated.ts';
import { lazyWithRetry, fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { Area, Price, PricePerArea } from '../../ui/Price.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../../../schema/catalogue/iconNames.ts';
import { detailPath } from '../../../../schema/routes.ts';
import { CompareButton } from '../../features/market/compare/CompareButton.tsx';
import { FavouriteButton } from '../../features/account/favourites/FavouriteButton.tsx';
import { useSite } from '../../base/start.ts';

type Property = NonNullable<DetailPageQuery['property']>;

/** The head of the page: what it costs, what it is, where it is, how big. */
export function PropertySummary({ property }: { property: Property }) {
  const { purpose, price, bedrooms, bathrooms, rooms } = property;
  const { size, listedAs, rate } = shownSize(property, useShownUnit());
  const roomCount = roomsLabel(bedrooms, rooms);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge property={property} />
        {isFeatured(property) && (
          <Badge tone="brass" icon={<Icon name="Star" className="size-3 fill-current" />}>
            Featured
          </Badge>
        )}
        <Badge tone="plain" isLong>
          {`${property.subtype.title}, ${typeLabel(property.type)}`}
        </Badge>
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Price rupees={price} perMonth={purpose === 'RENT'} size="large" />
          <PricePerArea rate={rate} />
        </p>
        {price !== null && (
          <p className="text-small text-muted tabular-nums">
            {`${formatRupees(price)} (${priceParts(price).words})`}
          </p>
        )}
      </div>
      {/* Titles begin with figures, which the display face sets in old style. */}
      <h1 dir="auto" className="font-text text-h2 font-bold">
        {property.title}
      </h1>
      <p className="flex items-start gap-2 text-muted">
        <Icon name="MapPin" className="mt-1 size-4.5 shrink-0" />
        {placeLine(property)}
      </p>
      <PropertyActions id={property.id} title={property.title} />
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        <KeyFact icon="Ruler" label="Area">
          {size === null ? COPY.missing : <Area text={size} />}
          {listedAs && (
            <span className="block text-small font-normal text-muted">{`listed as ${listedAs}`}</span>
          )}
        </KeyFact>
        {roomCount && (
          <KeyFact icon="BedDouble" label={bedrooms === null ? 'Rooms' : 'Bedrooms'}>
            {roomCount}
          </KeyFact>
        )}
        {bathrooms !== null && (
          <KeyFact icon="Bath" label="Bathrooms">
            {bathrooms}
          </KeyFact>
        )}
        <KeyFact icon="Tag" label="Posted">
          <PostedDate date={property.createdAt} />
        </KeyFact>
      </dl>
      {size !== null && (
        <div className="justify-self-start">
          <LazyUnitSwitch />
        </div>
      )}
    </section>
  );
}

function KeyFact({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-32 flex-1 gap-0.5 bg-surface p-4">
      <dt className="flex items-center gap-2 text-caption font-semibold text-muted">
        <Icon name={icon} className="size-4" />
        {label}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

const LazyUnitSwitch = lazyBlock({
  load: lazyWithRetry(() => import('../../features/market/property/UnitSwitch.tsx'), 'UnitSwitch'),
  placeholder: <div className="h-11" />,
});

/** Share by WhatsApp, also without scripts; keep, compare, share in another way, print. */
function PropertyActions({ id, title }: { id: string; title: string }) {
  const { url } = useSite();
  const message = encodeURIComponent(`${title} ${url}${detailPath(id)}`);
  const share = async () => {
    const { sharePage } = await fetchWithRetry(() => import('../../ui/sharePage.ts'));
    await sharePage(title);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a href={`https://wa.me/?text=${message}`} className={BUTTON}>
        <Icon name="MessageCircle" className="stroke-[1.75] size-5" />
        Share on WhatsApp
      </a>
      <span className="needs-script contents">
        <FavouriteButton propertyId={id} title={title} look="labelled" />
        <CompareButton propertyId={id} title={title} look="labelled" />
        <button
          type="button"
          className={BUTTON}
          onClick={() => void share().catch(() => undefined)}
        >
          <Icon name="Share2" className="stroke-[1.75] size-5" />
          Share
        </button>
        <button type="button" className={BUTTON} onClick={() => window.print()}>
          <Icon name="Printer" className="stroke-[1.75] size-5" />
          Print
        </button>
      </span>
    </div>
  );
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-2 rounded-input border border-control bg-surface px-3.5 text-small font-semibold hover:bg-sunken';
