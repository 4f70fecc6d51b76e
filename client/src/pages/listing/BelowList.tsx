import { useContext } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import type { ListingData } from './loadListing.ts';
import { RelaxationLinks } from './RelaxationLinks.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { countText } from '../../features/market/search/resultCount.ts';
import { closedVariables, toPropertyFilter } from '../../features/market/search/listingAddress.ts';
import { useAlsoClosedQuery, useCloseToSearchQuery } from './ListingPage.generated.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { listingPath } from '../../../../schema/routes.ts';
import { Link } from '../../ui/Link.tsx';

/** What stands under a list of little, or where it is asked for. */
export function BelowList() {
  return (
    <>
      <CloseToSearch />
      <WiderSearches />
      <AlsoClosed />
    </>
  );
}

/** Under a list of hardly anything to which nothing is close: what to give up. An empty list says it itself. */
function WiderSearches() {
  const { relaxations } = useLoaderData<ListingData>();
  const panel = useContext(PanelContext);
  if (panel === null || panel.isEmpty || relaxations.length === 0) return null;
  return (
    <section aria-labelledby="wider-searches" className="mt-10 grid gap-3">
      <h2 id="wider-searches" className="font-text text-h3 font-semibold">
        Widen your search
      </h2>
      <RelaxationLinks
        list={panel.list}
        relaxations={relaxations}
        className="justify-items-start"
      />
    </section>
  );
}

/** Under what can be had: what was sold or rented lately. It counts nowhere, and nothing of it is featured. */
function AlsoClosed() {
  const list = useContext(PanelContext)?.asked;
  const { revalidate } = useRevalidator();
  const { data } = useAlsoClosedQuery({
    variables: closedVariables(list ?? { filter: {}, page: 1 }),
    fetchPolicy: 'cache-only',
  });
  if (!list?.alsoClosed) return null;
  if (!data) {
    return (
      <FailedPart
        message="Sold and rented properties could not be loaded."
        onRetry={() => void revalidate()}
      />
    );
  }
  const { items, total, totalIsLowerBound } = data.closedProperties;
  return (
    <section aria-labelledby="also-closed" className="mt-6 grid gap-5">
      <h2 id="also-closed" className="font-text text-h3 font-semibold">
        {total === 0
          ? 'No similar properties sold or rented in the last 12 months'
          : `${countText(total, totalIsLowerBound)} sold or rented in the last 12 months`}
      </h2>
      <PropertyGrid items={items.map((item) => ({ ...item, featured: false }))} />
    </section>
  );
}

/** Under a list of hardly anything: what is nearly the same, said in what it differs. It counts nowhere. */
function CloseToSearch() {
  const panel = useContext(PanelContext);
  const { hasCloseFailed } = useLoaderData<ListingData>();
  const { data, refetch } = useCloseToSearchQuery({
    variables: { filter: toPropertyFilter(panel?.asked.filter ?? {}) },
    fetchPolicy: 'cache-only',
  });
  if (!data && hasCloseFailed) {
    const retry = () => void refetch().catch(() => undefined);
    return (
      <div className="mt-10">
        <FailedPart message="Close matches could not be loaded." onRetry={retry} />
      </div>
    );
  }
  const groups = data?.closeProperties ?? [];
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="close-to-search" className="mt-10 grid gap-6">
      <h2 id="close-to-search" className="font-text text-h3 font-semibold">
        Close matches
      </h2>
      {groups.map(({ label, query, items }) => (
        <section key={query} className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-text font-semibold">{label}</h3>
            <Link
              to={listingPath(readSearch(new URLSearchParams(query)).filter)}
              aria-label={`Show all: ${label}`}
              className="text-link inline-flex min-h-11 items-center text-small"
            >
              Show all
            </Link>
          </div>
          <PropertyGrid items={items} />
        </section>
      ))}
    </section>
  );
}
