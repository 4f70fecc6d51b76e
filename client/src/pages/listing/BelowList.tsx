import { AlsoClosed } from './AlsoClosed.tsx';
import { CloseToSearch } from './CloseToSearch.tsx';
import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import type { ListingData } from './loadListing.ts';
import { RelaxationLinks } from './RelaxationLinks.tsx';

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
