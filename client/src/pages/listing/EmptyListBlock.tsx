import { useContext, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { searchKeywordProblem } from '../../../../schema/rules/searchKeyword.ts';
import { appliedFilters } from '../../features/market/search/filterWords.ts';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { forgetKeyword } from '../../features/market/search/recentSearches.ts';
import { EmptyList } from './EmptyList.tsx';
import type { ListingData } from './loadListing.ts';

/** Stands in the place of the results of the list around it. */
export function EmptyListBlock() {
  const { hasClose, requestId } = useLoaderData<ListingData>();
  const panel = useContext(PanelContext);
  const { keyword } = panel?.asked.filter ?? {};
  const isUnderstood = keyword !== panel?.list.filter.keyword;
  useEffect(() => {
    // The home page would refuse it, and nothing here is called so: it is no search to come back to.
    const isRefused = !isUnderstood && searchKeywordProblem(keyword ?? '', () => false) !== null;
    if (keyword && isRefused) forgetKeyword(keyword);
  }, [keyword, isUnderstood]);
  if (panel === null) return null;
  const { list, names } = panel;
  const applied = appliedFilters(list.filter, names);
  return <EmptyList list={list} applied={applied} hasClose={hasClose} requestId={requestId} />;
}
