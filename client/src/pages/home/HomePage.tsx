import { useLoaderData } from 'react-router-dom';
import { loaded } from '../../apollo/loaded.ts';
import { HeroSearch } from '../../features/market/search/HeroSearch.tsx';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import { useShellQuery } from '../shell/Shell.generated.ts';
import { useShownHomeQuery } from './HomePage.generated.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { HeroBadges, HeroLabel } from './hero/HeroClaims.tsx';
import { HOME_VARIABLES } from './homeVariables.ts';
import { Recommended } from './Recommended.tsx';
import { Link } from '../../ui/Link.tsx';
import { detailPath } from '../../../../schema/routes.ts';
import { COPY } from '../../base/copy.ts';
import { usePropertyCard_PropertyFragment } from '../../features/market/property/PropertyCard.generated.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HERO_PICTURE } from './hero/heroPicture.ts';

/** The first page: search, homes to look at, and ways in by kind and by city. */
export function HomePage() {
  const { head } = useLoaderData<PageData>();
  const { banners, properties } = loaded(
    useShownHomeQuery({ variables: HOME_VARIABLES, fetchPolicy: 'cache-only' }),
  );
  const { subtypes, cities } = loaded(useShellQuery());
  useDocumentHead(head);
  const knownNames = [...cities.map(({ name }) => name), ...subtypes.map(({ title }) => title)];
  const title = 'Find a home you can trust';
  const count = propertiesText(properties.total, properties.totalIsLowerBound);
  const search = <HeroSearch knownNames={knownNames} />;
  return (
    <>
      {banners.length > 0 ? (
        <section data-hero className="wrap py-4 lg:pb-14">
          <h1 className="sr-only">{title}</h1>
          <LazyHeroBanners />
          <div className="relative z-1 -mt-12 grid gap-4 px-3 lg:px-14">
            {search}
            <HeroBadges />
          </div>
        </section>
      ) : (
        <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 pb-4 lg:grid-cols-[1.2fr_1fr] lg:pt-12 lg:pb-14">
          <div className="grid min-w-0 gap-4 lg:gap-5">
            <HeroLabel />
            <h1 className="text-display">{title}</h1>
            <p className="mb-2 max-w-measure text-body text-muted lg:text-h3">
              {count} across India, with clear prices and full details.
            </p>
            {search}
            <HeroBadges />
          </div>
          {properties.items[0] && <HeroPicture id={properties.items[0].id} />}
        </section>
      )}
      <Recommended first={properties} cities={cities} />
      <LazyBelowFold />
    </>
  );
}

/** Only where there are banners: what turns them is no part of the page's own code. */
const LazyHeroBanners = lazyBlock({
  load: lazyWithRetry(() => import('./hero/HeroBanners.tsx'), 'HeroBanners'),
  placeholder: <div className="h-96" />,
});

const LazyBelowFold = lazyBlock({
  load: lazyWithRetry(() => import('./below/BelowFold.tsx'), 'BelowFold'),
  placeholder: <div className="sections-skeleton h-940" />,
});

/** A home of the list in an arched window; large screens only, phones go straight to the search. */
function HeroPicture({ id }: { id: string }) {
  const { data: property, complete } = usePropertyCard_PropertyFragment({
    from: { __typename: 'Property', id },
  });
  const picture = complete ? property.cover[0] : undefined;
  if (!complete || !picture) return null;
  return (
    <figure className="relative max-lg:hidden">
      <div className="jali arch absolute inset-0 translate-x-5 translate-y-5 bg-brass-soft [--jali-strength:0.16]" />
      <div className="arch relative aspect-square border border-line bg-sunken">
        <Picture
          picture={picture}
          sizes={HERO_PICTURE.sizes}
          media={HERO_PICTURE.media}
          loading="first"
          className="size-full object-cover"
        />
      </div>
      <figcaption className="absolute bottom-4 left-4 max-w-[80%] rounded-input bg-surface/95 px-3.5 py-2 text-small">
        <Link
          dir="auto"
          to={detailPath(id)}
          className="font-medium hover:text-primary hover:underline"
        >
          {property.title}
        </Link>
        {picture.isIllustration && (
          <span className="block text-caption text-muted">{COPY.illustration}</span>
        )}
      </figcaption>
    </figure>
  );
}
