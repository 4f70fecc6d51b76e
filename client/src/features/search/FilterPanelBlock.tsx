import { useContext } from 'react';
import { FilterPanel } from './FilterPanel.tsx';
import { PanelContext } from './panelContext.ts';

/** The panel of the list around it. */
export function FilterPanelBlock() {
  const panel = useContext(PanelContext);
  return panel && <FilterPanel list={panel.list} choices={panel.choices} total={panel.total} />;
}
