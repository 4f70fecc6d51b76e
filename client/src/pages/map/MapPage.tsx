import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { homePath, listingPath, mapPath } from '../../../../schema/routes.ts';
import { loaded } from '../../apollo/loaded.ts';
import { CityMap } from '../../features/market/places/CityMap.tsx';
import { UseMyLocation } from '../../features/market/places/UseMyLocation.tsx';
import { PropertyCard } from '../../features/market/property/PropertyCard.tsx';
import { featuredBadges } from '../../features/market/property/wording.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import { useMapPageQuery } from './MapPage.generated.ts';
import type { MapPageQuery } from './MapPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyState, Notice } from '../../ui/Panel.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { CitiesByState } from './CitiesByState.tsx';
import { mapVariables } from './mapVariables.ts';
import { Icon } from '../../ui/Icon.tsx';

type City = MapPageQuery['cities'][number];

/** India with its cities beside a grid of listings; ?city= brings one of them into focus. */
export function MapPage() {
  const { head } = useLoaderData<PageData>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const variables = mapVariables(params);
  const { cities, city, properties } = loaded(useMapPageQuery({ variables }));
  useDocumentHead(head);
  const focus = city ?? null;
  const total = propertiesText(properties.total, properties.totalIsLowerBound);
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-8">
      <div className="grid gap-2">
        <Breadcrumbs crumbs={crumbsOf(focus)} />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="text-h1">
            {focus ? `${focus.name} on the map` : 'Properties on the map'}
          </h1>
          <UseMyLocation onFound={({ city: name, state }) => void navigate(mapPath(name, state))} />
        </div>
        {variables.city !== '' && !focus && (
          <Notice tone="warning">
            {`We could not find the city “${variables.city}”. Choose one on the map or from the list below.`}
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <div className="mx-auto grid w-full max-w-lg gap-2 md:sticky md:top-4">
          <div className="overflow-hidden rounded-panel border border-line bg-surface">
            <CityMap
              cities={withFocus(cities, focus)}
              focus={focus}
              pathOf={focusPath}
              label={focus ? `${focus.name} and the cities around it` : 'Map of Indian cities'}
            />
          </div>
          <p className="text-small text-muted">
            {focus
              ? 'Select a city to move there.'
              : 'Select a city to zoom in and see the cities around it.'}
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-small">
            {focus && (
              <Link to={mapPath()} className={QUIET_LINK}>
                Show all of India
              </Link>
            )}
            <a href="#cities" className={QUIET_LINK}>
              All cities as a list
            </a>
          </p>
        </div>
        <section aria-labelledby="grid-title" className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="grid-title" className="font-text text-h3 font-semibold">
              {focus ? `${total} in ${focus.name}` : `${total} in India`}
            </h2>
            {focus && (
              <ButtonLink to={focus.path} variant="outline">
                {`About ${focus.name}`}
                <Icon name="ArrowRight" className="size-4" />
              </ButtonLink>
            )}
          </div>
          <Listings focus={focus} items={properties.items} total={total} />
        </section>
      </div>
      <CitiesByState cities={cities} focus={focus} pathOf={focusPath} />
    </div>
  );
}

function Listings({
  focus,
  items,
  total,
}: {
  focus: City | null;
  items: MapPageQuery['properties']['items'];
  total: string;
}) {
  if (items.length === 0) {
    return (
      <EmptyState
        title={focus ? `No properties found in ${focus.name}` : 'No properties found'}
        text="Choose another city on the map or from the list."
      />
    );
  }
  const badges = featuredBadges(items);
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.id}>
            <PropertyCard
              property={item}
              index={index + 1}
              isMarkedFeatured={badges.has(item.id)}
            />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={focus ? listPathOf(focus) : listingPath()}>
          {`See all ${total}`}
          <Icon name="ArrowRight" className="size-4" />
        </ButtonLink>
      </p>
    </>
  );
}

const QUIET_LINK = 'text-link inline-flex min-h-11 items-center';

function crumbsOf(focus: City | null) {
  const start = [{ label: 'Home', path: homePath() }];
  return focus
    ? [...start, { label: 'Map', path: mapPath() }, { label: focus.name }]
    : [...start, { label: 'Map' }];
}

/** A city without listings is not among the others. */
function withFocus(cities: readonly City[], focus: City | null): readonly City[] {
  return focus && !cities.some(({ id }) => id === focus.id) ? [...cities, focus] : cities;
}

/** Of two towns of one name the smaller needs its state in the address; so its own page says. */
function focusPath({ name, state, path }: City): string {
  return mapPath(name, path.includes('?') ? state : undefined);
}

function listPathOf({ name, state, path }: City): string {
  return listingPath({ city: name, ...(path.includes('?') && { state }) });
}
