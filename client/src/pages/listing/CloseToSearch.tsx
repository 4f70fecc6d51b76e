import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import { readSearch } from '../../../../schema/searchReader.ts';
import { listingPath } from '../../../../schema/routes.ts';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { toPropertyFilter } from '../../features/market/search/listingAddress.ts';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Link } from '../../ui/Link.tsx';
import { useCloseToSearchQuery } from './CloseToSearch.generated.ts';
import type { ListingData } from './loadListing.ts';

/** Under a list of hardly anything: what is nearly the same, said in what it differs. It counts nowhere. */
export function CloseToSearch() {
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
