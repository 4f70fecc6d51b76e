import { useContext } from 'react';
import { PanelContext } from './panelContext.ts';
import { SimpleSearchBar } from './SimpleSearchBar.tsx';

/** The short search over the list around it, with what was typed for that list. */
export function SimpleSearchBlock() {
  const panel = useContext(PanelContext);
  return <SimpleSearchBar keyword={panel?.typed ?? ''} />;
}
