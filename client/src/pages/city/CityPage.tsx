import type { ReactNode } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../../../schema/limits.ts';
import { listingPath, mapPath } from '../../../../schema/routes.ts';
import { loaded } from '../../apollo/loaded.ts';
import { COPY } from '../../base/copy.ts';
import { CityMap } from '../../features/market/places/CityMap.tsx';
import { PropertyCard } from '../../features/market/property/PropertyCard.tsx';
import { featuredBadges } from '../../features/market/property/wording.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import { useCityPageQuery } from './CityPage.generated.ts';
import type { CityPageQuery } from './CityPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { cityListPath, cityVariables } from './cityAddress.ts';
import type { Overview } from './cityAddress.ts';
import { citySummary } from './citySummary.ts';
import { CityTypes } from './CityTypes.tsx';
import { crumbsOf, headingOf } from './loadCity.ts';
import { PriceRanges } from './PriceRanges.tsx';
import { grouped } from '../../../../schema/format/grouped.ts';
import { Icon } from '../../ui/Icon.tsx';

/** One city: what is on offer there, where, at which prices, and what lies around it. */
export function CityPage() {
  const { head } = useLoaderData<PageData>();
  const { city: name = '' } = useParams();
  const [params] = useSearchParams();
  const { cityOverview, properties } = loaded(
    useCityPageQuery({
      variables: cityVariables(name, params.get('state')),
    }),
  );
  useDocumentHead(head);
  if (!cityOverview) return null;
  const { city, types, localities, nearby } = cityOverview;
  return (
    <>
      <CityHeader overview={cityOverview} />
      {city.propertyCount === 0 ? (
        <div className="wrap pt-10">
          <EmptyState
            title={`No properties found in ${city.name}`}
            text="Try a nearby city, or search all of India."
          >
            <ButtonLink to={listingPath()}>{COPY.viewAll}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <Block title="Properties by type">
            <CityTypes overview={cityOverview} />
          </Block>
          {types.some(({ prices }) => prices.length > 0) && (
            <Block title="Prices">
              <PriceRanges overview={cityOverview} />
            </Block>
          )}
          {localities.length > 0 && (
            <Block title={`Localities in ${city.name}`}>
              <ul className="flex flex-wrap gap-2">
                {localities.map((locality) => (
                  <li key={locality.name}>
                    <LinkChip to={cityListPath(cityOverview, { location: locality.name })}>
                      {locality.name} <Count of={locality.propertyCount} />
                    </LinkChip>
                  </li>
                ))}
              </ul>
            </Block>
          )}
          <Newest overview={cityOverview} items={properties.items} />
        </>
      )}
      {nearby.length > 0 && <Nearby nearby={nearby} />}
    </>
  );
}

function CityHeader({ overview }: { overview: Overview }) {
  const { city, forSale, forRent, nearby, namesakes } = overview;
  const isEmpty = city.propertyCount === 0;
  return (
    <div className="jali border-b border-line bg-sunken [--jali-strength:0.045]">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-10">
        <div className="grid gap-4">
          <Breadcrumbs crumbs={crumbsOf(city)} />
          <h1 className="text-h1 lg:text-display">{headingOf(city)}</h1>
          <p className="max-w-measure text-muted">{citySummary(overview)}</p>
          {namesakes.length > 0 && (
            <p className="text-small text-muted">
              {'Looking for '}
              {namesakes.map((other, index) => (
                <span key={other.id}>
                  {index > 0 && ' or '}
                  <Link to={other.path} className="text-link">
                    {`${other.name} in ${other.state}`}
                  </Link>
                </span>
              ))}
              ?
            </p>
          )}
          {!isEmpty && (
            <p className="flex flex-wrap gap-3 pt-1">
              <ButtonLink to={cityListPath(overview)} size="large">
                {`See all ${propertiesText(city.propertyCount)}`}
                <Icon name="ArrowRight" className="size-5" />
              </ButtonLink>
              {forSale > 0 && forRent > 0 && (
                // Side by side also where they do not fit behind the first.
                <span className="flex flex-wrap gap-3">
                  <ButtonLink
                    to={cityListPath(overview, { purpose: 'sell' })}
                    variant="outline"
                    size="large"
                  >
                    For Sale
                  </ButtonLink>
                  <ButtonLink
                    to={cityListPath(overview, { purpose: 'rent' })}
                    variant="outline"
                    size="large"
                  >
                    For Rent
                  </ButtonLink>
                </span>
              )}
            </p>
          )}
        </div>
        <div className="grid justify-items-center gap-2">
          <div className="w-full max-w-88 overflow-hidden rounded-panel border border-line bg-canvas">
            <CityMap
              cities={[city, ...nearby.map((near) => near.city)]}
              focus={city}
              pathOf={({ path }) => path}
              label={`${city.name} and the cities around it`}
            />
          </div>
          <Link
            to={mapPath(city.name, city.path.includes('?') ? city.state : undefined)}
            className="text-link inline-flex min-h-11 items-center text-small"
          >
            View on the map of India
          </Link>
        </div>
      </div>
    </div>
  );
}

function Newest({
  overview,
  items,
}: {
  overview: Overview;
  items: CityPageQuery['properties']['items'];
}) {
  const badges = featuredBadges(items);
  return (
    <Block title={`Newest in ${overview.city.name}`}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4">
        {items.map((item, index) => (
          <li key={item.id}>
            {/* They stand below the first screen, so none of them is fetched at once. */}
            <PropertyCard
              property={item}
              index={index + LIMITS.card.eagerCards}
              isMarkedFeatured={badges.has(item.id)}
            />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={cityListPath(overview)} variant="outline">
          {`See all ${propertiesText(overview.city.propertyCount)}`}
          <Icon name="ArrowRight" className="size-4" />
        </ButtonLink>
      </p>
    </Block>
  );
}

function Nearby({ nearby }: { nearby: Overview['nearby'] }) {
  return (
    <Block title="Cities nearby">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4">
        {nearby.map(({ city, kilometres }) => (
          <li key={city.id}>
            <Link
              to={city.path}
              className="group grid h-full gap-0.5 rounded-card border border-line bg-surface p-4 transition-shadow duration-200 hover:shadow-lift"
            >
              <span className="font-semibold group-hover:text-primary">{city.name}</span>
              <span className="text-small text-muted">
                {propertiesText(city.propertyCount)}
                <span className="block">{`${grouped(kilometres)} km away`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Count({ of }: { of: number }) {
  return <span className="text-muted">{grouped(of)}</span>;
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="wrap grid gap-5 pt-10 lg:gap-6 lg:pt-14">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}
