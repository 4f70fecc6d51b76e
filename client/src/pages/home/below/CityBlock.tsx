import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { COPY } from '../../../base/copy.ts';
import { CityScene } from '../../../features/market/places/CityScene.tsx';
import { isActiveCity } from '../../../features/market/places/popularCities.ts';
import { propertiesText } from '../../../features/market/search/resultCount.ts';
import { useHomeCitiesQuery } from './HomeCities.generated.ts';
import type { HomeCitiesQuery } from './HomeCities.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { Block } from '../Block.tsx';
import { HOME_CITIES_VARIABLES } from '../homeVariables.ts';

/** 'Properties By Cities': a card leads to the page of its city. */
export function CityBlock({
  hasFailed,
}: {
  /** The server's loader has tried in vain: its page says so, and this one agrees until somebody tries again. */
  hasFailed: boolean;
}) {
  const [isGivenUp, setGivenUp] = useState(hasFailed);
  const part = useHomeCitiesQuery(isGivenUp ? skipToken : { variables: HOME_CITIES_VARIABLES });
  const { data, error } = part;
  const isFailed = isGivenUp || error !== undefined;
  const retry = () => {
    setGivenUp(false);
    if (error) void part.refetch();
  };
  return (
    <Block title="Properties By Cities">
      {data && <CityGrid cities={data.cities} />}
      {!data && !isFailed && <Skeleton className="h-72" />}
      {isFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-4 font-medium text-danger">
          {COPY.citiesFailed}
          <Button variant="outline" onClick={retry}>
            {COPY.tryAgain}
          </Button>
        </p>
      )}
    </Block>
  );
}

/** Large windows see the first eight cities in two rows; small ones all of them, side by side. */
export function CityGrid({ cities }: { cities: HomeCitiesQuery['cities'] }) {
  return (
    <ul className="scroll-row grid snap-x auto-cols-[9.5rem] grid-flow-col gap-4 max-lg:-mx-(--gutter) max-lg:px-(--gutter) max-lg:[--row-padding:var(--gutter)] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-4 lg:gap-6 lg:overflow-visible">
      {cities.map((city, index) => (
        <li
          key={city.id}
          className={`snap-start ${index < LIMITS.home.cityCardsOnLargeScreens ? '' : 'lg:hidden'}`}
        >
          <CityCard city={city} />
        </li>
      ))}
    </ul>
  );
}

function CityCard({ city }: { city: HomeCitiesQuery['cities'][number] }) {
  return (
    <Link to={city.path} className="group city-card">
      <span className="city-picture">
        <CityScene city={city.name} />
      </span>
      <span className="grid justify-items-center gap-1 lg:justify-items-start">
        <span className="font-semibold group-hover:text-primary lg:text-h3">{city.name}</span>
        <span className="text-small text-muted tabular-nums">
          {propertiesText(city.propertyCount)}
        </span>
        {isActiveCity(city) && <Badge tone="success">Active</Badge>}
      </span>
    </Link>
  );
}
