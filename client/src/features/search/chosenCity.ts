import { selectCity, selectedCity } from '../places/selectedCity.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import type { UnderstoodKind } from '../../types.generated.ts';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';

/**
 * The address of a list narrowed to the city of the header; null where no city is chosen, or where the list or the
 * words it was searched with name a place of their own.
 */
export function inChosenCity(
  list: ListingAddress,
  said: readonly { kind: UnderstoodKind }[],
): string | null {
  const chosen = selectedCity();
  if (!chosen || hasPlace(list.filter) || said.some(({ kind }) => PLACES.has(kind))) return null;
  const { city, state } = chosen;
  return pathTo(list, { ...list.filter, city, state });
}

/** The city of the header is cleared with the city of a list that is taken away, else it would come back at once. */
export function leavePlace(before: SearchFilter, after: SearchFilter): void {
  const chosen = selectedCity()?.city;
  if (chosen !== undefined && before.city === chosen && after.city !== chosen) selectCity(null);
}

function hasPlace({ state, city, district, location }: SearchFilter): boolean {
  return [state, city, district, location].some(Boolean);
}

const PLACES: ReadonlySet<UnderstoodKind> = new Set(['STATE', 'CITY', 'LOCALITY']);
