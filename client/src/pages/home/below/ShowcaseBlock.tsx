import { mapPath } from '../../../../../schema/routes.ts';
import { CityScene } from '../../../features/market/places/CityScene.tsx';
import { POPULAR_CITIES } from '../../../features/market/places/popularCities.ts';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Link } from '../../../ui/Link.tsx';
import { loaded } from '../../../apollo/loaded.ts';
import { roundedDown } from '../../../../../schema/claims.ts';
import { useSite } from '../../../base/start.ts';
import { useShellQuery } from '../../shell/Shell.generated.ts';
import { Block } from '../Block.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const PER_VIEW = { 0: 2, 640: 3, 1024: 4, 1280: 5 } as const;

/** The nine popular cities; a card shows its city on the map. */
export function ShowcaseBlock() {
  const { showcase } = useSite();
  const { cities } = loaded(useShellQuery());
  const claimOf = (city: string) => {
    if (showcase !== 'live') return showcase === 'hidden' ? null : '50+ properties';
    const count = roundedDown(cities.find(({ name }) => name === city)?.propertyCount ?? 0);
    return count && `${count} ${count === '1' ? 'property' : 'properties'}`;
  };
  return (
    <Block title="Popular cities on the map" text="See where homes are available.">
      <Carousel
        label="Popular cities"
        perView={PER_VIEW}
        slides={POPULAR_CITIES.map((city) => (
          <Link
            key={city}
            to={mapPath(city)}
            className="group grid h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-lift"
          >
            <span className="block aspect-square bg-primary-soft">
              <CityScene city={city} />
            </span>
            <span className="flex items-center justify-between gap-2 p-4">
              <span className="grid">
                <span className="font-semibold group-hover:text-primary">{city}</span>
                <span className="text-small text-muted">{claimOf(city)}</span>
              </span>
              <Icon name="MapPinned" className="size-5 shrink-0 text-primary" />
            </span>
          </Link>
        ))}
      />
    </Block>
  );
}
