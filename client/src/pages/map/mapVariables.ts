import { LIMITS } from '../../../../schema/limits.ts';
import { cut } from '../../../../schema/rules/text.ts';
import type { MapPageQueryVariables } from './MapPage.generated.ts';

/** What the map's page asks for: everything, or the city in the address with its listings. No city is called ''. */
export function mapVariables(params: URLSearchParams): MapPageQueryVariables {
  const city = cut(params.get('city')?.trim() ?? '', LIMITS.filter.textMaxLength);
  const state = params.get('state')?.trim() || null;
  const isFocused = city !== '';
  return {
    filter: isFocused ? { city, ...(state && { state }) } : {},
    pageSize: LIMITS.home.gridListings,
    city,
    state: isFocused ? state : null,
  };
}
