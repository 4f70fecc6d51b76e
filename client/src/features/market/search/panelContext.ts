import { createContext, useMemo } from 'react';
import type { RoomCount } from '../../../types.generated.ts';
import type { FilterChoicesQuery } from './FilterChoices.generated.ts';
import type { FilterNames } from './filterWords.ts';
import type { ListingAddress } from './listingAddress.ts';

/** What the blocks of the list that are fetched later need to know about it. */
export interface PanelData {
  /** As it was read: what its words said are filters. */
  list: ListingAddress;
  /** As its address says it. */
  asked: ListingAddress;
  /** The keyword of the address, as it was typed. */
  typed: string;
  /** Of what its filters only know by key. */
  names: FilterNames;
  /** Stands in for the choices of the filters when those could not be fetched. */
  builtInChoices: FilterChoicesQuery | null;
  /** The numbers of rooms that its listings have. */
  roomCounts: readonly RoomCount[];
  /** '1,240 properties'. */
  total: string;
  /** Whether nothing was found. */
  isEmpty: boolean;
}

/** Nothing to choose from. */
export const NO_CHOICES: FilterChoicesQuery = { states: [], subtypes: [], amenities: [] };

export const PanelContext = createContext<PanelData | null>(null);

/** The same object for as long as the same is known of the list. */
export function usePanel(data: PanelData): PanelData {
  const { list, asked: address, typed, names, builtInChoices, roomCounts, total, isEmpty } = data;
  return useMemo(
    () => ({ list, asked: address, typed, names, builtInChoices, roomCounts, total, isEmpty }),
    [list, address, typed, names, builtInChoices, roomCounts, total, isEmpty],
  );
}
