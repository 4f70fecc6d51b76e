import { createContext } from 'react';
import type { FilterChoices } from './FilterFields.tsx';
import type { ListingAddress } from './listingAddress.ts';

/** What the blocks of the list that are fetched later need to know about it. */
export interface PanelData {
  list: ListingAddress;
  choices: FilterChoices;
  /** '1,240 properties'. */
  total: string;
}

export const PanelContext = createContext<PanelData | null>(null);
