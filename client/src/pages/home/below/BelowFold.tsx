import { useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { COPY } from '../../../base/copy.ts';
import { MeetOurAgents } from '../../../features/market/agents/MeetOurAgents.tsx';
import { RecentlyViewed } from '../../../features/market/recent/RecentlyViewed.tsx';
import { useSite } from '../../../base/start.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import type { HomeData } from '../loadHome.ts';
import { BlogBlock } from './BlogBlock.tsx';
import { CategoryBlock } from './CategoryBlock.tsx';
import { CityBlock } from './CityBlock.tsx';
import { PartnerStrip } from '../../../features/market/marketing/PartnerStrip.tsx';
import { Testimonials } from '../../../features/market/marketing/Testimonials.tsx';
import { addPropertyPath, listingPath, mapPath } from '../../../../../schema/routes.ts';
import { shownClaims } from '../../../features/market/marketing/claims.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CityScene } from '../../../features/market/places/CityScene.tsx';
import { POPULAR_CITIES } from '../../../features/market/places/popularCities.ts';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Link } from '../../../ui/Link.tsx';
import { loaded } from '../../../apollo/loaded.ts';
import { roundedDown } from '../../../../../schema/claims.ts';
import { useShellQuery } from '../../shell/Shell.generated.ts';
import { Block } from '../Block.tsx';
import { useShownHomeQuery } from '../HomePage.generated.ts';
import { HOME_VARIABLES } from '../homeVariables.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Everything under the recommended list, in one file that is fetched when the visitor comes near it. */
export function BelowFold() {
  const { failedParts } = useLoaderData<HomeData>();
  const { hasSampleReviews, isDemo } = useSite();
  const { partners } = loaded(
    useShownHomeQuery({ variables: HOME_VARIABLES, fetchPolicy: 'cache-only' }),
  );
  return (
    <>
      <Part>
        <RecentlyViewed />
      </Part>
      <Part height="[--height:31rem]">
        <CategoryBlock />
      </Part>
      <Part height="[--height:24rem] lg:[--height:31rem]">
        <CityBlock hasFailed={failedParts.includes('cities')} />
      </Part>
      <Part height="[--height:38rem] lg:[--height:26rem]">
        <PartnerBanner />
      </Part>
      <Part height="[--height:27rem] md:[--height:33rem]">
        <ShowcaseBlock />
      </Part>
      {isDemo && (
        <Part height="[--height:46rem]">
          <div className="wrap pt-12 lg:pt-20">
            <MeetOurAgents />
          </div>
        </Part>
      )}
      {(isDemo || hasSampleReviews) && (
        <Part height="[--height:50rem] lg:[--height:55rem]">
          <VoicesBlock />
        </Part>
      )}
      {partners.length > 0 && (
        <Part height="[--height:17rem]">
          <Block
            title="Trusted partners"
            text={isDemo && 'Sample partners. None of these firms exists.'}
          >
            <PartnerStrip partners={partners} />
          </Block>
        </Part>
      )}
      <Part height="[--height:39rem]">
        <BlogBlock hasFailed={failedParts.includes('blogs')} />
      </Part>
    </>
  );
}

/** A block that breaks is drawn again on demand; the others stay. One whose height is known is drawn when it comes near. */
function Part({ height, children }: { height?: string; children: ReactNode }) {
  const part = (
    <PartBoundary message={COPY.blockFailed} onRetry={() => undefined}>
      {children}
    </PartBoundary>
  );
  return height === undefined ? part : <div className={`drawn-near ${height}`}>{part}</div>;
}

/** What people say, on a ground of its own. */
function VoicesBlock() {
  return (
    <section className="jali mt-12 border-y border-line bg-sunken py-12 [--jali-strength:0.035] lg:mt-20 lg:py-16">
      <div className="wrap grid gap-6 lg:gap-8">
        <div className="grid gap-1">
          <h2 className="text-h2">What people say</h2>
          <p className="text-muted">Sample testimonials from fictional people.</p>
        </div>
        <Testimonials />
      </div>
    </section>
  );
}

/** 'Become Partners'. */
function PartnerBanner() {
  const { claims } = useSite();
  return (
    <section className="wrap pt-12 lg:pt-20">
      <div className="jali grid items-center gap-8 overflow-hidden rounded-panel bg-primary-soft px-5 py-10 [--jali-strength:0.07] sm:px-10 lg:grid-cols-[1.4fr_1fr] lg:px-14 lg:py-14">
        <div className="grid min-w-0 gap-4">
          <h2 className="text-h1">Become Partners</h2>
          <p className="max-w-measure text-on-primary-soft">
            Owners, agents and builders list properties for free and get enquiries from serious
            buyers and tenants.
          </p>
          <p className="mt-2 flex flex-wrap gap-3">
            <ButtonLink to={addPropertyPath()} variant="accent" size="large">
              List Your Property
            </ButtonLink>
            <ButtonLink to={listingPath()} variant="outline" size="large">
              Explore Properties
            </ButtonLink>
          </p>
        </div>
        <ul className="flex min-w-0 justify-center gap-4 lg:justify-end">
          {shownClaims(claims, ['properties', 'partners']).map(({ value, what }) => (
            <li
              key={what}
              className="arch grid aspect-4/5 w-36 min-w-0 content-center justify-items-center gap-1 border border-line bg-surface pt-4 sm:w-44"
            >
              <span className="text-price-xl font-bold text-primary tabular-nums">{value}</span>{' '}
              <span className="text-muted">{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const PER_VIEW = { 0: 2, 640: 3, 1024: 4, 1280: 5 } as const;

/** The nine popular cities; a card shows its city on the map. */
function ShowcaseBlock() {
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
