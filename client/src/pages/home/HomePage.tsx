import { Star } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { loaded } from '../../apollo/loaded.ts';
import { HeroSearch } from '../../features/search/HeroSearch.tsx';
import { propertiesText } from '../../features/search/resultCount.ts';
import { useShellQuery } from '../shell/Shell.generated.ts';
import { useHomePageQuery } from './HomePage.generated.ts';
import { partOf } from '../../ui/fetchAgain.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { useSite } from '../../start.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { HOME_VARIABLES } from './homeVariables.ts';
import { Recommended } from './Recommended.tsx';

/** The first page: search, homes to look at, and ways in by kind and by city. */
export function HomePage() {
  const { head } = useLoaderData<PageData>();
  const { properties } = loaded(useHomePageQuery({ variables: HOME_VARIABLES }));
  const { subtypes, cities } = loaded(useShellQuery());
  const { label } = useSite().claims;
  useDocumentHead(head);
  const knownNames = [...cities.map(({ name }) => name), ...subtypes.map(({ title }) => title)];
  return (
    <>
      <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 pb-4 lg:grid-cols-[1.2fr_1fr] lg:pt-12 lg:pb-14">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          {label && (
            <p className="flex items-center gap-2 text-small font-semibold text-brass">
              <Star aria-hidden="true" className="size-4 shrink-0 fill-current" />
              {label}
            </p>
          )}
          <h1 className="text-display">Find a home you can trust</h1>
          <p className="mb-2 max-w-measure text-body text-muted lg:text-h3">
            {propertiesText(properties.total, properties.totalIsLowerBound)} across India, with
            plain prices and real facts.
          </p>
          <HeroSearch knownNames={knownNames} />
        </div>
        <HeroPicture property={properties.items[0]} />
      </section>
      <Recommended first={properties} cities={cities} />
      <LazyBelowFold />
    </>
  );
}

const LazyBelowFold = lazyBlock({
  load: partOf(() => import('./below/BelowFold.tsx'), 'BelowFold'),
  placeholder: <div className="h-[300svh]" />,
});
