import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isEmptyFilter } from '../../../../../schema/search.ts';
import { listingPath } from '../../../../../schema/routes.ts';
import { openEveryBlock } from '../../../ui/lazyBlock.tsx';
import type { ListingAddress } from './listingAddress.ts';
import { savedFilters } from './savedFilters.ts';

/**
 * Brings the last applied filters back when the visitor arrives at the bare list. Whatever an address
 * asks for, an order or a page too, wins over the saved ones. True while the restored list is shown.
 */
export function useRestoredFilters(list: ListingAddress): boolean {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  useEffect(() => {
    if (hasArrived) return;
    hasArrived = true;
    const saved = savedFilters();
    if (saved === null || search !== '' || !isEmptyFilter(list.filter)) return;
    openEveryBlock();
    void navigate(`${listingPath()}?${saved}`, { replace: true, state: RESTORED });
  }, [list, search, navigate]);
  return state === RESTORED;
}

/** Filters come back once a visit: later the list does what the visitor asks. */
let hasArrived = false;

const RESTORED = 'restored filters';
