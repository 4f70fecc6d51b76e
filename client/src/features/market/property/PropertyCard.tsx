import { Suspense, useRef, useState, createElement, useSyncExternalStore } from 'react';
import type { RefObject, ComponentType } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { LIMITS } from '../../../../../schema/limits.ts';
import { detailPath } from '../../../../../schema/routes.ts';
import { usePropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { COPY } from '../../../base/copy.ts';
import { Area, Price, PricePerArea } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { CardPictures, KEYS } from './CardPictures.tsx';
import { shownSize } from './shownSize.ts';
import { useShownUnit } from './shownUnit.ts';
import { bathsLabel, isFeatured, placeLine, roomsLabel } from './wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CardMarksProps } from './CardMarks.tsx';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { idle } from '../../../ui/idle.ts';
import { inBatches } from '../../../ui/nextTask.ts';

interface Place {
  /** Position in the list: the first six load their picture at once, the very first before all. */
  index: number;
  /** False where the list marks others instead; a property that is not featured is never marked. */
  isMarkedFeatured?: boolean;
}

interface ListedProperty extends Place {
  property: Pick<PropertyCard_PropertyFragment, 'id'>;
}

/**
 * A property in a list, read from the cache by its own fragment. Nothing in it is waited for: behind its boundary
 * React hydrates a card after the page around it, and what both begin is not one long task.
 */
export function PropertyCard(listed: ListedProperty) {
  return (
    <Suspense>
      <CachedCard {...listed} />
    </Suspense>
  );
}

function CachedCard({ property, ...place }: ListedProperty) {
  const { data, complete } = usePropertyCard_PropertyFragment({
    from: { __typename: 'Property', id: property.id },
  });
  return complete ? <PropertyCardView property={data} {...place} /> : null;
}

/** The card itself: picture, price, one line of facts, title, place, amenities, date. */
export function PropertyCardView({
  property,
  index,
  isMarkedFeatured = true,
}: Place & { property: PropertyCard_PropertyFragment }) {
  const link = useRef<HTMLAnchorElement>(null);
  const step = useRef<(by: number) => void>(null);
  const [pointer, setPointer] = useState<string | null>(null);
  const { purpose, price } = property;
  const size = shownSize(property, useShownUnit());
  return (
    <article
      onPointerEnter={(event) => setPointer(event.pointerType)}
      onPointerLeave={() => setPointer(null)}
      className="group property-card"
    >
      <CardPictures
        property={property}
        index={index}
        pointer={pointer}
        step={step}
        onTap={() => link.current?.click()}
      />
      <div className="card-badges">
        <StatusBadge property={property} />
        {isMarkedFeatured && isFeatured(property) && (
          <Badge tone="brass" icon={<Icon name="Star" className="size-3 fill-current" />}>
            Featured
          </Badge>
        )}
      </div>
      {property.id && <LazyCardMarks id={property.id} title={property.title} />}
      <div className="card-words">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price rupees={price} perMonth={purpose === 'RENT'} />
          <PricePerArea rate={size.rate} />
        </p>
        <CardFacts property={property} size={size} />
        <CardDetails facts={property.cardFacts} />
        <h3 className="card-title">
          <CardTitle
            property={property}
            link={link}
            onStep={(by) => step.current?.(by)}
            onFocus={() => setPointer((known) => known ?? KEYS)}
            onBlur={() => setPointer((known) => (known === KEYS ? null : known))}
          />
        </h3>
        <p className="card-place">
          <Icon name="MapPin" />
          <span>{placeLine(property)}</span>
        </p>
        <CardAmenities names={property.amenities.map(({ name }) => name)} />
        <p className="card-foot">
          <span className="truncate">{property.subtype.title}</span>
          <PostedDate date={property.createdAt} />
        </p>
      </div>
    </article>
  );
}

/** The pictures of a card whose link has the focus are turned by these keys. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The one link of the card, stretched over it; without an id a button that says why. */
function CardTitle({
  property,
  link,
  onStep,
  ...focus
}: {
  property: PropertyCard_PropertyFragment;
  link: RefObject<HTMLAnchorElement | null>;
  /** Turns the pictures, so many further on. */
  onStep: (by: number) => void;
  onFocus: () => void;
  onBlur: () => void;
}) {
  const [isAlertShown, setAlertShown] = useState(false);
  const title = property.title || COPY.missing;
  if (property.id) {
    return (
      <Link
        ref={link}
        dir="auto"
        to={detailPath(property.id)}
        {...focus}
        onKeyDown={({ key }) => key in STEPS && onStep(STEPS[key] ?? 0)}
        className="card-link"
      >
        {title}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        dir="auto"
        className="stretched text-start"
        onClick={() => setAlertShown(true)}
      >
        {title}
      </button>
      {isAlertShown && (
        <span role="alert" className="block text-small font-medium text-danger">
          {COPY.noPropertyId}
        </span>
      )}
    </>
  );
}

/** '3 BHK · 2 baths · 1,450 sq ft'; an area that is not given shows the documented default. */
function CardFacts({
  property,
  size: { size, listedAs },
}: {
  property: PropertyCard_PropertyFragment;
  size: ReturnType<typeof shownSize>;
}) {
  const rooms = roomsLabel(property.bedrooms, property.rooms);
  const baths = bathsLabel(property.bathrooms);
  return (
    <ul className="dotted text-small font-medium">
      {rooms && <li>{rooms}</li>}
      {baths && <li>{baths}</li>}
      <li>{size === null ? DEFAULT_AREA : <Area text={size} />}</li>
      {listedAs && <li className="font-normal text-muted">{`listed as ${listedAs}`}</li>}
    </ul>
  );
}

/** What the kind of property is judged by, as the catalogue says. */
function CardDetails({ facts }: { facts: PropertyCard_PropertyFragment['cardFacts'] }) {
  if (facts.length === 0) return null;
  return (
    <ul aria-label="Details" className="dotted lg:line-clamp-2 text-caption text-muted">
      {facts.map(({ key, label, value }) => (
        <li key={key}>{`${label}: ${value}`}</li>
      ))}
    </ul>
  );
}

/** The first four amenities and how many more there are. */
function CardAmenities({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.slice(0, LIMITS.card.amenitiesShown);
  const hidden = names.length - shown.length;
  return (
    <ul aria-label="Amenities" className="dotted text-caption text-muted">
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {hidden > 0 && <li className="font-semibold">{`+${hidden} more`}</li>}
    </ul>
  );
}

/** A documented text. */
const DEFAULT_AREA = '900 sqft';

/**
 * The buttons of a card work with scripts only, so the server draws none and their code is no part of any
 * page: it is fetched once for all cards, as soon as the browser has nothing else to do.
 * A few cards draw theirs in one task: all together a phone would answer nobody for a sixth of a second.
 */
function LazyCardMarks(props: CardMarksProps) {
  const hasLoaded = useSyncExternalStore(
    subscribe,
    () => loaded !== null,
    () => false,
  );
  return hasLoaded && loaded ? createElement(loaded, props) : null;
}

/** A card alone would cost the page a layout of its own. */
const AT_ONCE = 5;

const listeners = new Set<() => void>();
let loaded: ComponentType<CardMarksProps> | null = null;
let isRequested = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRequested) {
    isRequested = true;
    void fetchMarks();
  }
  return () => listeners.delete(listener);
}

async function fetchMarks(): Promise<void> {
  await idle();
  try {
    loaded = (await fetchWithRetry(() => import('./CardMarks.tsx'))).CardMarks;
    await inBatches([...listeners], AT_ONCE, (draw) => draw());
  } catch {
    // The next card that is drawn asks again.
    isRequested = false;
  }
}
