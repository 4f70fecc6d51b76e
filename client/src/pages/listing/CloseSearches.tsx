import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { leavePlace } from '../../features/market/search/chosenCity.ts';
import { toPropertyFilter } from '../../features/market/search/listingAddress.ts';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ListingData } from './loadListing.ts';
import { relaxationStep } from './relaxationSteps.ts';
import { useRelaxationsQuery } from './Relaxations.generated.ts';

/**
 * With a list of hardly anything: what is next to it, the nearest first, with its count. The nearest show cards, which
 * count nowhere.
 */
export function CloseSearches() {
  const panel = useContext(PanelContext);
  const { hasCloseFailed } = useLoaderData<ListingData>();
  const { data, refetch } = useRelaxationsQuery({
    variables: { filter: toPropertyFilter(panel?.list.filter ?? {}) },
    fetchPolicy: 'cache-only',
  });
  if (panel === null) return null;
  if (!data && hasCloseFailed) {
    const retry = () => void refetch().catch(() => undefined);
    return <FailedPart message="Close matches could not be loaded." onRetry={retry} />;
  }
  const { list, names } = panel;
  const steps = (data?.relaxations ?? []).map((relaxation) => ({
    ...relaxationStep(list, names, relaxation),
    items: relaxation.items,
  }));
  const linkTo = ({ text, path, filter }: (typeof steps)[number]) => (
    <Link
      to={path}
      onClick={() => leavePlace(list.filter, filter)}
      className="text-link inline-flex min-h-11 items-center"
    >
      {text}
    </Link>
  );
  const shown = steps.filter(({ items }) => items.length > 0);
  const others = steps.filter(({ items }) => items.length === 0);
  return (
    <>
      {shown.length > 0 && (
        <section aria-labelledby="close-to-search" className="grid gap-6">
          <h2 id="close-to-search" className="font-text text-h3 font-semibold">
            Close matches
          </h2>
          {shown.map((step) => (
            <section key={step.text} className="grid gap-3">
              <h3 className="font-text font-semibold">{linkTo(step)}</h3>
              <PropertyGrid items={step.items} isRow />
            </section>
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="wider-searches" className="grid gap-3">
          <h2 id="wider-searches" className="font-text text-h3 font-semibold">
            Widen your search
          </h2>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {others.map((step) => (
              <li key={step.text}>{linkTo(step)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
