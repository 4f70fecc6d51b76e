import { LIMITS } from '../../../../schema/limits.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import { listingPath } from '../../../../schema/routes.ts';
import type { CityPageQuery, CityPageQueryVariables } from './CityPage.generated.ts';

export type Overview = NonNullable<CityPageQuery['cityOverview']>;

/** Cards of the newest listings. */
const NEWEST = 8;

/** What the page asks for; `name` is the path as it was typed, `state` tells towns of one name apart. */
export function cityVariables(name: string, state: string | null): CityPageQueryVariables {
  return {
    slug: name,
    state,
    filter: { city: name, ...(state && { state }) },
    pageSize: NEWEST,
  };
}

/** Longer names than a filter may have belong to no city. */
export function isCityName(name: string): boolean {
  return name.trim() !== '' && name.length <= LIMITS.filter.textMaxLength;
}

/** A list of the city's properties. The state is written where another town has the same name. */
export function cityListPath({ city }: Overview, filter: SearchFilter = {}): string {
  const state = city.path.includes('?') ? { state: city.state } : {};
  return listingPath({ city: city.name, ...state, ...filter });
}
