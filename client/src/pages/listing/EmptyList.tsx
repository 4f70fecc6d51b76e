import { leavePlace } from '../../features/market/search/chosenCity.ts';
import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router-dom';
import { forgetLists } from '../../apollo/load.ts';
import { COPY } from '../../base/copy.ts';
import type { AppliedFilter } from '../../features/market/search/filterWords.ts';
import { pathTo } from '../../features/market/search/listingAddress.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { SearchDetails } from '../../features/market/search/SearchDetails.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { CloseSearches } from './CloseSearches.tsx';

const LazyAnotherSearch = lazyBlock({
  load: lazyWithRetry(() => import('./AnotherSearch.tsx'), 'AnotherSearch'),
  placeholder: <div className="sections-skeleton h-68" />,
});

/** Nothing fits: shows what is close to it. */
export function EmptyList({
  list,
  applied,
  hasClose,
  requestId,
}: {
  list: ListingAddress;
  applied: readonly AppliedFilter[];
  /** Whether something is close to it. */
  hasClose: boolean;
  requestId: string;
}) {
  const client = useApolloClient();
  const revalidator = useRevalidator();
  const bare = pathTo(list, list.routeSubtype === null ? {} : { subtype: list.routeSubtype }, {});
  const refresh = () => {
    forgetLists(client.cache);
    void revalidator.revalidate();
  };
  return (
    <div className="grid gap-8">
      <EmptyState
        title={COPY.noProperties}
        text={
          hasClose
            ? 'No exact match. What comes nearest is below.'
            : 'Try another place, a wider price range or fewer filters.'
        }
      >
        <ButtonLink to={bare} onClick={() => leavePlace(list.filter, {})}>
          Clear all filters
        </ButtonLink>
        <Button variant="outline" className="needs-script" onClick={refresh}>
          Refresh
        </Button>
        <SearchDetails list={list} applied={applied} requestId={requestId} />
      </EmptyState>
      <CloseSearches />
      <LazyAnotherSearch />
    </div>
  );
}
