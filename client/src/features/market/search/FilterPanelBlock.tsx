import { useContext } from 'react';
import { useCityChoicesQuery, useFilterChoicesQuery } from './FilterChoices.generated.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { NO_CHOICES, PanelContext } from './panelContext.ts';
import type { PanelData } from './panelContext.ts';

/** The panel of the list around it. */
export function FilterPanelBlock() {
  const panel = useContext(PanelContext);
  return panel && <PanelOf {...panel} />;
}

function PanelOf({ list, asked: address, builtInChoices, roomCounts, total }: PanelData) {
  const available = useFilterChoicesQuery().data ?? builtInChoices ?? NO_CHOICES;
  // As the page asked for them: what its words say is known only with the list itself.
  const ofState = { state: address.filter.state ?? null };
  const { cities } = useCityChoicesQuery({ variables: ofState }).data ?? NO_CITIES;
  const choices = { ...available, cities, isBuiltIn: builtInChoices !== null };
  return <FilterPanel list={list} choices={choices} roomCounts={roomCounts} total={total} />;
}

const NO_CITIES = { cities: [] };
