import { useContext } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { countText } from '../../features/market/search/resultCount.ts';
import { closedVariables } from '../../features/market/search/listingAddress.ts';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { useAlsoClosedQuery } from './AlsoClosed.generated.ts';

/** Under what can be had: what was sold or rented lately. It counts nowhere, and nothing of it is featured. */
export function AlsoClosed() {
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
