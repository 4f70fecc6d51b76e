import { useParams } from 'react-router-dom';
import { listingPath } from '../../../../../schema/routes.ts';
import { readSearch } from '../../../../../schema/searchReader.ts';
import { loaded } from '../../../apollo/loaded.ts';
import { RecentlyViewed } from '../../../features/market/recent/RecentlyViewed.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useDetailPageQuery } from '../DetailPage.generated.ts';
import { useLowerDetailsQuery } from './LowerDetails.generated.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { useAlsoOfferedQuery } from './AlsoOffered.generated.ts';
import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PropertyCard } from '../../../features/market/property/PropertyCard.tsx';
import type { PropertyCard_PropertyFragment } from '../../../features/market/property/PropertyCard.generated.ts';

/** Others like it, of its project and of its seller, and those that were opened before. */
export function MoreProperties() {
  const { id = '' } = useParams();
  const { property } = loaded(useDetailPageQuery({ variables: { id } }));
  const lower = useLowerDetailsQuery({ variables: { id } }).data?.property;
  const steps = property?.similarSteps ?? [];
  const labels = new Map(
    steps.flatMap(({ label, items }) => items.map((item) => [item.id, label] as const)),
  );
  return (
    <>
      <CardRow
        id="similar"
        title="Similar properties"
        items={steps.flatMap(({ items }) => items)}
        labelOf={(each) => labels.get(each)}
      >
        {steps.map(({ label, query }) => (
          <Link
            key={query}
            to={listingPath(readSearch(new URLSearchParams(query)).filter)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {`All ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          </Link>
        ))}
      </CardRow>
      {lower && (
        <AlsoOffered
          key={id}
          id={id}
          sellerId={lower.seller.id}
          shown={new Set([id, ...labels.keys()])}
        />
      )}
      <RecentlyViewed except={id} />
    </>
  );
}

/**
 * What else can be had in the same project and of the same seller, without what stands above already. It is asked for
 * once the block is there, and nothing stands in its place where there is none.
 */
function AlsoOffered({
  id,
  sellerId,
  shown,
}: {
  id: string;
  sellerId: string;
  shown: ReadonlySet<string>;
}) {
  const { data, error, refetch } = useAlsoOfferedQuery({ variables: { id, sellerId } });
  const project = data?.property?.project ?? '';
  const inProject = firstOf(data?.property?.sameProject, shown);
  const record = data?.seller;
  const ofSeller = firstOf(
    record?.listings.items,
    new Set([...shown, ...inProject.map((item) => item.id)]),
  );
  if (error && !data) {
    return (
      <div className="wrap pt-16">
        <FailedPart
          message="Other properties of this project and seller could not be loaded."
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <>
      <CardRow title={`Also in ${project}`} items={inProject}>
        <Link
          to={listingPath({ city: data?.property?.city, location: project })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {`All in ${project}`}
        </Link>
      </CardRow>
      <CardRow title={`Also from ${record?.seller.name ?? ''}`} items={ofSeller} />
    </>
  );
}

function firstOf(items: readonly CardItem[] = [], shown: ReadonlySet<string>): CardItem[] {
  return items.filter((item) => !shown.has(item.id)).slice(0, MOST);
}

const MOST = 4;

type CardItem = FragmentType<PropertyCard_PropertyFragment> & { id: string };

/** Some listings under a heading of their own, each with what it is shown for where that differs, and a way to all. */
function CardRow({
  id,
  title,
  items,
  labelOf,
  children,
}: {
  id?: string;
  title: string;
  items: readonly CardItem[];
  labelOf?: (id: string) => string | undefined;
  children?: ReactNode;
}) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="wrap grid scroll-mt-20 gap-4 pt-16 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 dir="auto" id={heading} className="text-h2">
          {title}
        </h2>
        {children && <div className="flex flex-wrap gap-x-5 text-small">{children}</div>}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {items.map((item) => {
          const label = labelOf?.(item.id);
          return (
            <li key={item.id} className="grid grid-rows-[auto_1fr] gap-1.5">
              {label && <p className="text-small font-semibold text-muted">{label}</p>}
              <PropertyCard property={item} index={BELOW_THE_FIRST_SCREEN} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pictures of these cards wait until they are scrolled to. */
const BELOW_THE_FIRST_SCREEN = 100;
