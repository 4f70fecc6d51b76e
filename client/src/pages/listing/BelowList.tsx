import { useContext } from 'react';
import { useRevalidator } from 'react-router-dom';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { countText } from '../../features/market/search/resultCount.ts';
import { closedVariables } from '../../features/market/search/listingAddress.ts';
import { CloseSearches } from './CloseSearches.tsx';
import { useAlsoClosedQuery } from './ListingPage.generated.ts';

/** What stands under a list of little, or where it is asked for. An empty list says itself what is close to it. */
export function BelowList() {
  const panel = useContext(PanelContext);
  return (
    <div className="mt-10 grid gap-10">
      {!panel?.isEmpty && <CloseSearches />}
      <AlsoClosed />
    </div>
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
    <section aria-labelledby="also-closed" className="grid gap-5">
      <h2 id="also-closed" className="font-text text-h3 font-semibold">
        {total === 0
          ? 'No similar properties sold or rented in the last 12 months'
          : `${countText(total, totalIsLowerBound)} sold or rented in the last 12 months`}
      </h2>
      <PropertyGrid items={items.map((item) => ({ ...item, featured: false }))} />
    </section>
  );
}
