import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmptyFilter } from '../../../../schema/search.ts';
import { inChosenCity } from './chosenCity.ts';
import { savedFilters } from './savedFilters.ts';

/** Narrows a list that the server sent, which knows no header, to the city that was chosen before. */
export function useChosenCity(...[list, said]: Parameters<typeof inChosenCity>): void {
  const navigate = useNavigate();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    // Filters that come back are narrowed when their list is loaded.
    if (isEmptyFilter(list.filter) && savedFilters() !== null) return;
    const narrowed = inChosenCity(list, said);
    if (narrowed !== null) void navigate(narrowed, { replace: true });
  }, [list, said, navigate]);
}
