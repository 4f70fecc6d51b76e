import { useContext } from 'react';
import { PanelContext } from '../../features/market/search/panelContext.ts';
import { SidebarSearch } from '../../features/market/search/SidebarSearch.tsx';

/** Under a list without results: a search from scratch. */
export function AnotherSearch() {
  const purpose = useContext(PanelContext)?.list.filter.purpose;
  return (
    <section className="grid w-full max-w-md gap-4 justify-self-center">
      <h2 className="text-center font-text text-h3 font-semibold">Start another search</h2>
      <SidebarSearch variant="listing" purpose={purpose} />
    </section>
  );
}
