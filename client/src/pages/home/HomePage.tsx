import { ArrowRight, Building2, House, Sprout } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { listingPath, subtypePath } from '../../../../schema/routes.ts';
import { useLoaded } from '../../apollo/useLoaded.ts';
import { COPY } from '../../copy.ts';
import { CityCards } from '../../features/places/CityCards.tsx';
import { PropertyCard } from '../../features/property/PropertyCard.tsx';
import { HeroSearch } from '../../features/search/HeroSearch.tsx';
import { propertiesText } from '../../features/search/resultCount.ts';
import { HomePageDocument } from '../../gql/home.ts';
import { ShellDocument } from '../../gql/core.ts';
import type { HomePageQuery } from '../../gql/home.ts';
import type { PropertyType } from '../../gql/core.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { LinkChip } from '../../ui/Tag.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { HOME_VARIABLES } from './homeVariables.ts';

/** The first page: search, homes to look at, and ways in by kind and by city. */
export function HomePage() {
  const { head } = useLoaderData<PageData>();
  const { properties, categories } = useLoaded(HomePageDocument, HOME_VARIABLES);
  const { subtypes, cities } = useLoaded(ShellDocument, {});
  useDocumentHead(head);
  const knownNames = [...cities.map(({ name }) => name), ...subtypes.map(({ title }) => title)];
  return (
    <>
      <section className="wrap grid items-center gap-x-16 gap-y-8 pt-8 pb-4 lg:grid-cols-[1.2fr_1fr] lg:pt-12 lg:pb-14">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <h1 className="text-display">Find a home you can trust</h1>
          <p className="mb-2 max-w-measure text-body text-muted lg:text-h3">
            {propertiesText(properties.total, properties.totalIsLowerBound)} across India, with
            plain prices and real facts.
          </p>
          <HeroSearch knownNames={knownNames} />
        </div>
        <HeroPicture property={properties.items[0]} />
      </section>
      <Recommended items={properties.items} />
      <Categories categories={categories} />
      {cities.length > 0 && (
        <Block title="Properties by city">
          <CityCards cities={cities} />
        </Block>
      )}
      <Block title="Browse by property type">
        <ul className="flex flex-wrap gap-2.5">
          {subtypes.map(({ key, title, propertyCount }) => (
            <li key={key}>
              <LinkChip to={subtypePath(key)}>
                {title} <span className="text-muted tabular-nums">{propertyCount}</span>
              </LinkChip>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}

/** Phones see two rows that scroll sideways, larger windows a grid (V-2.4-15, V-2.4-16). */
function Recommended({ items }: { items: HomePageQuery['properties']['items'] }) {
  return (
    <Block
      title="Recommended properties"
      aside={
        <ul className="flex flex-wrap gap-2">
          {SHORTCUTS.map(({ label, path }) => (
            <li key={label}>
              <LinkChip to={path}>{label}</LinkChip>
            </li>
          ))}
        </ul>
      }
    >
      {items.length === 0 ? (
        <EmptyState title={COPY.noPropertiesNow} />
      ) : (
        <>
          <ul className="scroll-row grid snap-x auto-cols-[min(19rem,82vw)] grid-flow-col grid-rows-2 gap-4 max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-sm:[--row-padding:var(--gutter)] sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:grid-rows-none sm:gap-5 sm:overflow-visible lg:grid-cols-3 lg:gap-6 xl:grid-cols-4">
            {items.map((item, index) => (
              <li key={item.id} className="snap-start">
                <PropertyCard property={item} index={index + 1} />
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink to={listingPath()} variant="outline">
              {COPY.viewAll}
              <ArrowRight aria-hidden="true" className="size-4" />
            </ButtonLink>
          </p>
        </>
      )}
    </Block>
  );
}

function Categories({ categories }: { categories: HomePageQuery['categories'] }) {
  return (
    <Block title="Try Searching For">
      <ul className="grid gap-4 sm:grid-cols-3 lg:gap-6">
        {categories.map(({ key, propertyCount }) => {
          const { Icon, type } = CATEGORY_LOOKS[key];
          return (
            <li key={key}>
              <Link
                to={listingPath({ type })}
                className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-shadow duration-200 hover:shadow-lift sm:p-5"
              >
                <span className="arch grid h-16 w-13 shrink-0 place-items-center bg-primary-soft pt-2 text-on-primary-soft">
                  <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                </span>
                <span className="grid">
                  <span className="text-h3 font-semibold group-hover:text-primary">
                    {COPY.type[key]}
                  </span>
                  <span className="text-small text-muted">
                    {`${propertyCount.toLocaleString('en-IN')} Properties`}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

function Block({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="wrap grid gap-6 pt-10 lg:gap-8 lg:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-h2">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const SHORTCUTS = [
  { label: 'Buy', path: listingPath({ purpose: 'sell' }) },
  { label: 'New Projects', path: listingPath({ type: 'project' }) },
  { label: 'Commercial', path: listingPath({ type: 'commercial' }) },
];

const CATEGORY_LOOKS: Record<PropertyType, { Icon: LucideIcon; type: string }> = {
  RESIDENTIAL: { Icon: House, type: 'residential' },
  COMMERCIAL: { Icon: Building2, type: 'commercial' },
  AGRICULTURAL: { Icon: Sprout, type: 'agricultural' },
};
