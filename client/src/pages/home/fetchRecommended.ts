import type { PropertyCard_PropertyFragment } from '../../features/market/property/PropertyCard.generated.ts';
import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '../../../../schema/limits.ts';
import { load } from '../../apollo/load.ts';
import type { SelectedCity } from '../../features/market/places/selectedCity.ts';
import { RecommendedListDocument } from './RecommendedList.generated.ts';

/** What is on its card is in the cache. */
export type RecommendedItem = Pick<
  PropertyCard_PropertyFragment,
  'id' | 'approvalStatus' | 'featured'
>;

export interface RecommendedPage {
  items: readonly RecommendedItem[];
  total: number;
  totalIsLowerBound: boolean;
}

/**
 * One page of the recommended list: six a request for a city, eight for all of India.
 * Rejects when it cannot be loaded.
 */
export async function fetchRecommended(
  client: ApolloClient,
  city: SelectedCity | null,
  page: number,
): Promise<RecommendedPage> {
  const { properties } = await load(client, RecommendedListDocument, {
    filter: city && { city: city.city, state: city.state },
    page,
    pageSize: city ? LIMITS.home.cityListings : LIMITS.home.listings,
  });
  return properties;
}
