import { useContext } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useShownUnit } from '../../features/property/shownUnit.ts';
import { appliedFilters, namesOf } from '../../features/search/filterWords.ts';
import { PanelContext } from '../../features/search/panelContext.ts';
import { EmptyList } from './EmptyList.tsx';
import type { ListingData } from './loadListing.ts';

/** Stands in the place of the results of the list around it. */
export function EmptyListBlock() {
  const { relaxations, requestId } = useLoaderData<ListingData>();
  const unit = useShownUnit();
  const panel = useContext(PanelContext);
  if (panel === null) return null;
  const { list, choices } = panel;
  const applied = appliedFilters(list.filter, namesOf(choices, unit));
  return (
    <EmptyList list={list} applied={applied} relaxations={relaxations} requestId={requestId} />
  );
}
