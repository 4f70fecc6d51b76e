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
import { HeroPicture } from './hero/HeroPicture.tsx';
import { HeroBadges, HeroLabel } from './hero/HeroClaims.tsx';
import { HOME_VARIABLES } from './homeVariables.ts';
import { Recommended } from './Recommended.tsx';

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
