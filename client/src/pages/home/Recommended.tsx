import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { listingPath } from '../../../../schema/routes.ts';
import { COPY } from '../../base/copy.ts';
import { selectCity, useSelectedCity } from '../../features/market/places/selectedCity.ts';
import { PropertyCard } from '../../features/market/property/PropertyCard.tsx';
import { featuredBadges } from '../../features/market/property/wording.ts';
import type { ShellQuery } from '../shell/Shell.generated.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Notice } from '../../ui/Panel.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { Block } from './Block.tsx';
import { useRecommended } from './useRecommended.ts';
import type { Recommended as List } from './useRecommended.ts';
import type { RecommendedPage } from './fetchRecommended.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Field.tsx';
import { grouped } from '../../../../schema/format/grouped.ts';

/**
 * Homes to look at: of all India, or of the city the visitor has selected anywhere on the site.
 * Phones see two rows that scroll sideways, larger windows a grid.
 */
export function Recommended({
  first,
  cities,
}: {
  first: RecommendedPage;
  cities: ShellQuery['cities'];
}) {
  const list = useRecommended(first);
  const { city } = list;
  return (
    <Block
      title={city ? `Properties in ${city.city}` : 'Recommended properties'}
      aside={
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <CityChoice cities={cities} />
          <ul className="flex flex-wrap gap-2">
            {SHORTCUTS.map(({ label, path }) => (
              <li key={label}>
                <LinkChip to={path}>{label}</LinkChip>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      {list.hasFailed && (
        <Notice tone="warning">
          <span role="alert">{COPY.propertiesFailed}</span>
          <Button variant="quiet" onClick={list.retry}>
            {COPY.tryAgain}
          </Button>
        </Notice>
      )}
      <div
        aria-busy={list.isReloading}
        className={`grid gap-6 transition-opacity duration-200 lg:gap-8 ${list.isReloading ? 'opacity-60' : ''}`}
      >
        {list.items.length === 0 ? <Nothing list={list} /> : <Cards list={list} />}
      </div>
    </Block>
  );
}

/** What was looked for is not there, and how to see something else. */
function Nothing({ list: { city } }: { list: List }) {
  if (!city) return <EmptyState title={COPY.noPropertiesNow} />;
  return (
    <EmptyState title={`${COPY.noProperties} in ${city.city}`}>
      <Button variant="outline" onClick={() => selectCity(null)}>
        {COPY.clearFilter}
      </Button>
    </EmptyState>
  );
}

function Cards({ list }: { list: List }) {
  const row = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const { city } = list;
  const items = list.items.slice(0, ROW_CAP);
  const badges = featuredBadges(items);
  const isMore = items.length < Math.min(list.total, ROW_CAP);
  const isGridFull = items.length >= LIMITS.home.gridListings;

  // The button may be gone with the last page, so the focus goes on to what it brought, once that is drawn.
  useEffect(
    () => row.current?.querySelector<HTMLElement>(`a[href$="/${firstNew}"]`)?.focus(),
    [firstNew],
  );

  return (
    <>
      <ul
        ref={row}
        className="scroll-row grid snap-x auto-cols-[min(19rem,82vw)] grid-flow-col grid-rows-2 gap-4 max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-sm:[--row-padding:var(--gutter)] sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:grid-rows-none sm:gap-5 sm:overflow-visible lg:grid-cols-3 lg:gap-6 xl:grid-cols-4"
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={`min-w-0 snap-start ${index < LIMITS.home.gridListings ? '' : 'sm:hidden'}`}
          >
            <PropertyCard
              property={item}
              index={index + 1}
              isMarkedFeatured={badges.has(item.id)}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          to={listingPath(city ? { city: city.city, state: city.state } : {})}
          variant="outline"
        >
          {COPY.viewAll}
          <Icon name="ArrowRight" className="size-4" />
        </ButtonLink>
        {isMore && (
          <Button
            variant="quiet"
            aria-disabled={list.isGrowing}
            className={`needs-script ${isGridFull ? 'sm:hidden' : ''}`}
            onClick={() => {
              if (!list.isGrowing) void list.showMore().then(setFirstNew);
            }}
          >
            {list.isGrowing ? COPY.loadingProperties : COPY.showMore}
          </Button>
        )}
      </p>
    </>
  );
}

const SHORTCUTS = [
  { label: 'Buy', path: listingPath({ purpose: 'sell' }) },
  { label: 'New Projects', path: listingPath({ type: 'project' }) },
  { label: 'Commercial', path: listingPath({ type: 'commercial' }) },
];

/** What the two rows of a phone hold together; the grid of larger windows holds less. */
const ROW_CAP = LIMITS.home.rows * LIMITS.home.rowListings;

/** The city filter beside the list; the same choice as the one in the header. */
function CityChoice({ cities }: { cities: ShellQuery['cities'] }) {
  const selected = useSelectedCity();
  const choices = cities.map(({ name, state, propertyCount }) => ({
    city: name,
    state,
    propertyCount,
  }));
  const isListed = choices.some((each) => keyOf(each) === keyOf(selected));
  const options = selected && !isListed ? [selected, ...choices] : choices;
  return (
    <div className="needs-script w-44 max-w-full">
      <Select
        label="City"
        labelHidden
        className="rounded-full text-small pointer-fine:min-h-9"
        value={keyOf(selected)}
        onChange={({ currentTarget }) =>
          selectCity(options.find((each) => keyOf(each) === currentTarget.value) ?? null)
        }
      >
        <option value="">All cities</option>
        {options.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {`${each.city} (${grouped(each.propertyCount)})`}
          </option>
        ))}
      </Select>
    </div>
  );
}

function keyOf(place: { city: string; state: string } | null): string {
  return place ? `${place.city}, ${place.state}` : '';
}
