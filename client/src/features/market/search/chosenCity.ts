import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchFilter } from '../../../../../schema/search.ts';
import type { UnderstoodKind } from '../../../types.generated.ts';
import { selectCity, selectedCity } from '../places/selectedCity.ts';
import type { SelectedCity } from '../places/selectedCity.ts';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';

/**
 * The address of a list that somebody comes to from another page, narrowed to the city of the header. Null where the
 * list or the words it was searched with name a place of their own, where no city is chosen, and on every move
 * within the lists, Back among them: there the address of the browser is that of a list already.
 */
export function inChosenCity(
  list: ListingAddress,
  understood: readonly { kind: UnderstoodKind }[],
): string | null {
  const { filter } = list;
  const chosen = selectedCity();
  if (!chosen || LISTS.test(window.location.pathname)) return null;
  if (hasPlace(filter) || understood.some(({ kind }) => PLACES.has(kind))) return null;
  const { city, state } = chosen;
  return pathTo(list, { ...filter, city, state });
}

/** The city of the header is cleared with the city of a list that is taken away: both agree. */
export function leavePlace(before: SearchFilter, after: SearchFilter): void {
  const chosen = selectedCity()?.city;
  if (chosen !== undefined && before.city === chosen && after.city !== chosen) selectCity(null);
}

/** What remains of a filter when a value is taken away: the state that came with the city of the header goes with it. */
export function restOf(chosen: SelectedCity | null, before: SearchFilter, after: SearchFilter) {
  const cameWithIt =
    chosen && before.city === chosen.city && !after.city && after.state === chosen.state;
  return cameWithIt ? { ...after, state: undefined } : after;
}

/** Back and Forward bring the city of the header back that a list agreed with when it was come to. */
export function useCityOfEntry({ filter }: ListingAddress): void {
  const { key } = useLocation();
  useEffect(() => {
    const before = cities.get(key);
    if (before !== undefined) return selectCity(before);
    const chosen = selectedCity();
    if (chosen ? chosen.city === filter.city : !hasPlace(filter)) cities.set(key, chosen);
  }, [key, filter]);
}

function hasPlace({ state, city, district, location }: SearchFilter): boolean {
  return [state, city, district, location].some(Boolean);
}

/** The paths of lists. */
const LISTS = /^\/property(-type\/|$)/;

const PLACES: ReadonlySet<UnderstoodKind> = new Set(['STATE', 'CITY', 'LOCALITY']);

/** By the router's key of an entry of the history. */
const cities = new Map<string, SelectedCity | null>();
